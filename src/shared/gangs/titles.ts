import { present } from '../kernel/assert.ts';
import { numberMembers } from './members.ts';
import type { Evening, Title } from './schema.ts';

/** Own tiles of a category from which on a share counts; below it is luck. */
export const minTiles = 5;
export const minSteals = 5;

/** The id of the title for steals. */
export const stealsTitle = 'steals';

/** What a member has in the race for a title. */
interface Tally {
  /** In the order in which members first played. */
  readonly number: number;
  tiles: number;
  won: number;
}

/** Above 0 if the first is better; 0 if both are equally good. */
type Compare = (tally: Tally, other: Tally) => number;

/** What a title goes by, and what it has come to so far. */
interface Race {
  readonly id: string;
  readonly min: number;
  readonly compare: Compare;
  category: Title['category'];
  /** By the member's number. */
  readonly tallies: readonly Tally[];
  readonly holders: { readonly tally: Tally; readonly since: number }[];
}

// Shares compared without a division, so that equal ones are equal.
const byShare: Compare = (tally, other) => tally.won * other.tiles - other.won * tally.tiles;
const byNumber: Compare = (tally, other) => tally.won - other.won;

/**
 * The titles that members take from each other: steals first, then categories, the one taken last first. After each
 * evening, in the order of time, a category's title goes to the highest share of own tiles won, from 5 tiles on, and that
 * of steals to the highest number, from 5 steals on. Equal keeps the holder; among new equals the one with more tiles
 * takes it, then the one who played first. No member has a title without a won tile.
 */
export function titlesOf(unordered: readonly Evening[]): Title[] {
  const { evenings, ids, teams } = numberMembers(unordered);
  const newRace = (id: string, min: number, compare: Compare): Race => ({
    id,
    min,
    compare,
    category: null,
    tallies: ids.map((_, number) => ({ number, tiles: 0, won: 0 })),
    holders: [],
  });
  const steals = newRace(stealsTitle, minSteals, byNumber);
  const categories = new Map<string, Race>();
  for (const [index, { at, result }] of evenings.entries()) {
    const members = present(teams[index], 'the teams');
    count(
      steals,
      members,
      result.teams.map((team) => ({ tiles: team.steals, won: team.steals })),
    );
    pass(steals, at);
    for (const { id, name, icon, hue, teams: figures } of result.categories) {
      const race = categories.get(id) ?? newRace(id, minTiles, byShare);
      categories.set(id, race);
      race.category = { name, icon, hue };
      count(race, members, figures);
      pass(race, at);
    }
  }
  return [steals, ...[...categories.values()].sort(byLastTaken)]
    .filter(({ holders }) => holders.length > 0)
    .map(({ id, category, holders }) => ({
      id,
      category,
      holders: holders.map(({ tally, since }) => ({ memberId: present(ids[tally.number], 'the member'), since })),
    }));
}

function count(
  { tallies }: Race,
  teams: readonly (readonly number[])[],
  figures: readonly { readonly tiles: number; readonly won: number }[],
): void {
  for (const [teamIndex, members] of teams.entries()) {
    const { tiles, won } = present(figures[teamIndex], 'the team');
    if (tiles === 0) continue;
    for (const member of members) {
      const tally = present(tallies[member], 'the member');
      tally.tiles += tiles;
      tally.won += won;
    }
  }
}

/** Gives the title to the best, unless its holder is as good. */
function pass({ tallies, holders, min, compare }: Race, at: number): void {
  let best: Tally | null = null;
  for (const tally of tallies) {
    if (tally.tiles < min || tally.won === 0) continue;
    // Of equals the first in the list has played first.
    if (best === null || (compare(tally, best) || tally.tiles - best.tiles) > 0) best = tally;
  }
  const holder = holders.at(-1)?.tally;
  if (best !== null && (holder === undefined || compare(best, holder) > 0)) holders.push({ tally: best, since: at });
}

function byLastTaken(one: Race, other: Race): number {
  const takenAt = ({ holders }: Race) => holders.at(-1)?.since ?? 0;
  return takenAt(other) - takenAt(one) || (one.id < other.id ? -1 : 1);
}
