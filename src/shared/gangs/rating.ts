import { rate } from 'openskill';
import type { Evening } from './schema.ts';

/** How strong a member plays, and how sure that is: a mean and its standard deviation. Never shown. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

export const startRating: Rating = { mu: 25, sigma: 25 / 3 };
/** Uncertainty added per evening, so that old ratings can still change. */
const tau = startRating.mu / 300;
/** How far below the average of its team a missing member plays. */
const missingMemberGap = startRating.sigma / 2;

/** Sums over the members of a team. */
export interface Strength {
  readonly mu: number;
  readonly variance: number;
}

/**
 * A team's strength as if slightly weaker copies of its average member filled its missing places. Otherwise three
 * newcomers would have a chance of 78 % against two.
 */
export function filledStrength({ mu, variance }: Strength, size: number, teamSize: number): Strength {
  const share = teamSize / size;
  return { mu: mu * share - (teamSize - size) * missingMemberGap, variance: variance * share };
}

/**
 * The ratings of all who played, recomputed from the first evening on; their mean is always that of a newcomer. Members
 * who never played have `startRating`.
 */
export function ratingsOf(evenings: readonly Evening[]): ReadonlyMap<string, Rating> {
  const ratings = new Map<string, Rating>();
  const inOrder = [...evenings].sort((one, other) => one.at - other.at || compareText(one.gameId, other.gameId));
  for (const evening of inOrder) rateEvening(evening, ratings);
  return ratings;
}

function rateEvening({ teams, result }: Evening, ratings: Map<string, Rating>): void {
  const places = placesOf(result);
  // Erased members leave teams without anyone.
  const rated = teams.flatMap((ids, index) =>
    ids.length === 0 ? [] : [{ ids, place: places[index] ?? teams.length }],
  );
  if (rated.length < 2) return;
  const teamSize = Math.max(...rated.map(({ ids }) => ids.length));
  const before = rated.map(({ ids }) => ids.map((id) => ratings.get(id) ?? startRating));
  const after = rate(
    before.map((members) => [...members, ...missingMembers(members, teamSize)]),
    { rank: rated.map(({ place }) => place), tau },
  );
  const changes = rated.flatMap(({ ids }, team) =>
    ids.flatMap((id, place) => {
      const [was, is] = [before[team]?.[place], after[team]?.[place]];
      return was === undefined || is === undefined ? [] : [{ id, was, is }];
    }),
  );
  // Keeps the mean constant: spreads the surplus over all members in proportion to their variance.
  const surplus = sum(changes.map(({ was, is }) => is.mu - was.mu));
  const variance = sum(changes.map(({ was }) => was.sigma ** 2));
  for (const { id, was, is } of changes)
    ratings.set(id, { mu: is.mu - (surplus * was.sigma ** 2) / variance, sigma: is.sigma });
}

function missingMembers(members: readonly Rating[], teamSize: number): { mu: number; sigma: number }[] {
  const mean = (values: readonly number[]) => sum(values) / values.length;
  const mu = mean(members.map((member) => member.mu)) - missingMemberGap;
  const sigma = Math.sqrt(mean(members.map((member) => member.sigma ** 2)));
  return Array.from({ length: teamSize - members.length }, () => ({ mu, sigma }));
}

/** From 1: winners share the first place, the others follow by their points; equal points share a place. */
function placesOf({ teams, winners }: Evening['result']): readonly number[] {
  const isAhead = (one: number, other: number) =>
    winners.includes(one) !== winners.includes(other)
      ? winners.includes(one)
      : !winners.includes(one) && (teams[one]?.points ?? 0) > (teams[other]?.points ?? 0);
  return teams.map((_, team) => 1 + teams.filter((__, other) => isAhead(other, team)).length);
}

export function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
