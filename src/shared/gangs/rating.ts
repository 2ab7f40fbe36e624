import { rate } from 'openskill';
import type { Evening } from './schema.ts';

/** How strong a member plays, and how sure that is: a mean and its standard deviation. Never shown. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** A newcomer starts in the middle. */
export const startRating: Rating = { mu: 25, sigma: 25 / 3 };
/** What an evening adds to the uncertainty, so that old ratings can still move. */
const tau = startRating.mu / 300;
/** How far below the average of its team an empty seat plays. */
const emptySeatGap = startRating.sigma / 2;

/** Sums over the members of a team. */
export interface Strength {
  readonly mu: number;
  readonly variance: number;
}

/**
 * A team of fewer members than `seats`, as strong as with its empty seats taken by somewhat weaker copies of its average
 * member: sums alone would give three newcomers against two a chance of 77 percent.
 */
export function filledStrength({ mu, variance }: Strength, size: number, seats: number): Strength {
  const share = seats / size;
  return { mu: mu * share - (seats - size) * emptySeatGap, variance: variance * share };
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
  const seats = Math.max(...rated.map(({ ids }) => ids.length));
  const before = rated.map(({ ids }) => ids.map((id) => ratings.get(id) ?? startRating));
  const after = rate(
    before.map((members) => [...members, ...emptySeats(members, seats)]),
    { rank: rated.map(({ place }) => place), tau },
  );
  const changes = rated.flatMap(({ ids }, team) =>
    ids.flatMap((id, seat) => {
      const [was, is] = [before[team]?.[seat], after[team]?.[seat]];
      return was === undefined || is === undefined ? [] : [{ id, was, is }];
    }),
  );
  // What empty seats and unequal uncertainties took or gave goes back to all, most to the least certain.
  const surplus = sum(changes.map(({ was, is }) => is.mu - was.mu));
  const variance = sum(changes.map(({ was }) => was.sigma ** 2));
  for (const { id, was, is } of changes)
    ratings.set(id, { mu: is.mu - (surplus * was.sigma ** 2) / variance, sigma: is.sigma });
}

function emptySeats(members: readonly Rating[], seats: number): { mu: number; sigma: number }[] {
  const mean = (values: readonly number[]) => sum(values) / values.length;
  const mu = mean(members.map((member) => member.mu)) - emptySeatGap;
  const sigma = Math.sqrt(mean(members.map((member) => member.sigma ** 2)));
  return Array.from({ length: seats - members.length }, () => ({ mu, sigma }));
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
