import { kuwaitDay } from '../kernel/kuwait-time.ts';
import { present } from '../kernel/assert.ts';
import type { Evening, Table, TableRow } from './schema.ts';
import { numberMembers, type Numbered } from './members.ts';
import { minTiles, titlesOf } from './titles.ts';

/** Evenings that two members must have played against each other, or together, before it says something. */
export const minMeetings = 3;

type CategoryOfMember = NonNullable<TableRow['favourite']>;

/** What a member's teams did in all evenings. */
interface Totals {
  readonly memberId: string;
  evenings: number;
  wins: number;
  points: number;
  possible: number;
  readonly categories: Map<CategoryOfMember, { tiles: number; won: number }>;
}

/** How often each pair of members met, by the number of the one whose view it is times all members, plus the other's. */
interface Meetings {
  readonly against: Int32Array;
  readonly beaten: Int32Array;
  readonly together: Int32Array;
  readonly wonTogether: Int32Array;
}

/** The month of a moment in Kuwait, as `2026-11`. */
export function seasonOf(at: number): string {
  return kuwaitDay(at).slice(0, 7);
}

/**
 * The table and the titles of a season, `all` or a month such as `2026-11`. The same evenings give the same table in
 * whatever order they come. Rows are in the order of wins, then the share of possible points in percent, then the fewer
 * evenings, then the id; a shared win is a win.
 */
export function tableOf(evenings: readonly Evening[], season: string): Table {
  const seasons = [...new Set(evenings.map(({ at }) => seasonOf(at)))].sort().reverse();
  const counted = season === 'all' ? evenings : evenings.filter(({ at }) => seasonOf(at) === season);
  const numbered = numberMembers(counted);
  const totals = totalsOf(numbered);
  const meetings = meetingsOf(numbered);
  const rows = totals.map((total, number) => ({
    memberId: total.memberId,
    evenings: total.evenings,
    wins: total.wins,
    share: shareOf(total),
    ...likesOf(total),
    rival: rivalOf(totals, meetings, number),
    partner: partnerOf(totals, meetings, number),
  }));
  return { season, seasons, rows: rows.sort(inRank), titles: titlesOf(counted) };
}

function inRank(one: TableRow, other: TableRow): number {
  return (
    other.wins - one.wins ||
    other.share - one.share ||
    one.evenings - other.evenings ||
    (one.memberId < other.memberId ? -1 : 1)
  );
}

/** In percent. Comebacks and adjustments can bring more than is possible. */
function shareOf({ points, possible }: Totals): number {
  return possible === 0 ? 0 : Math.min(100, Math.round((100 * points) / possible));
}

/** By the members' numbers. */
function totalsOf({ evenings, ids, teams }: Numbered): readonly Totals[] {
  const categories = categoriesOf(evenings);
  const all = ids.map((memberId): Totals => ({
    memberId,
    evenings: 0,
    wins: 0,
    points: 0,
    possible: 0,
    categories: new Map(),
  }));
  for (const [index, { result }] of evenings.entries()) {
    for (const [teamIndex, members] of present(teams[index], 'the teams').entries()) {
      const { points, possible } = present(result.teams[teamIndex], 'the team');
      const hasWon = result.winners.includes(teamIndex);
      const played = result.categories.flatMap(({ id, teams: figures }) => {
        const { tiles, won } = present(figures[teamIndex], 'the team');
        return tiles === 0 ? [] : [{ category: present(categories.get(id), 'the category'), tiles, won }];
      });
      for (const member of members) {
        const totals = present(all[member], 'the member');
        totals.evenings += 1;
        totals.wins += hasWon ? 1 : 0;
        totals.points += points;
        totals.possible += possible;
        for (const { category, tiles, won } of played) {
          const before = totals.categories.get(category);
          if (before === undefined) totals.categories.set(category, { tiles, won });
          else {
            before.tiles += tiles;
            before.won += won;
          }
        }
      }
    }
  }
  return all;
}

/** As the latest evening names them. */
function categoriesOf(evenings: readonly Evening[]): ReadonlyMap<string, CategoryOfMember> {
  return new Map(
    evenings.flatMap(({ result }) =>
      result.categories.map(({ id, name, icon, hue }) => [id, { id, name, icon, hue }] as const),
    ),
  );
}

/**
 * The category with the highest share of own tiles won and the one with the lowest, from 5 tiles on. Among equals the one
 * with more tiles, then the id. The favourite has a won tile, and the feared one has a lower share than it.
 */
function likesOf({ categories }: Totals): Pick<TableRow, 'favourite' | 'feared'> {
  const enough = [...categories]
    .filter(([, { tiles }]) => tiles >= minTiles)
    .map(([category, { tiles, won }]) => ({ category, tiles, share: won / tiles }))
    .sort((one, other) => other.tiles - one.tiles || (one.category.id < other.category.id ? -1 : 1));
  const best = Math.max(0, ...enough.map(({ share }) => share));
  const worst = Math.min(1, ...enough.map(({ share }) => share));
  const categoryWith = (wanted: number) => enough.find(({ share }) => share === wanted)?.category ?? null;
  return {
    favourite: best > 0 ? categoryWith(best) : null,
    feared: best === 0 || worst < best ? categoryWith(worst) : null,
  };
}

function meetingsOf({ evenings, ids, teams }: Numbered): Meetings {
  const newGrid = () => new Int32Array(ids.length * ids.length);
  const meetings: Meetings = { against: newGrid(), beaten: newGrid(), together: newGrid(), wonTogether: newGrid() };
  for (const [index, { result }] of evenings.entries()) {
    const members = present(teams[index], 'the teams');
    for (const [teamIndex, own] of members.entries()) {
      const hasWon = result.winners.includes(teamIndex);
      for (const [otherIndex, others] of members.entries()) {
        const isOwn = otherIndex === teamIndex;
        addPairs(isOwn ? meetings.together : meetings.against, ids.length, own, others);
        if (hasWon && (isOwn || !result.winners.includes(otherIndex)))
          addPairs(isOwn ? meetings.wonTogether : meetings.beaten, ids.length, own, others);
      }
    }
  }
  return meetings;
}

function addPairs(grid: Int32Array, size: number, own: readonly number[], others: readonly number[]): void {
  for (const member of own)
    for (const other of others) {
      const at = member * size + other;
      grid[at] = (grid[at] ?? 0) + 1;
    }
}

/**
 * The member with the clearest difference of evenings won against each other; among equals the one met more often. An
 * evening that neither team won, or both, is won by neither. Null without a difference.
 */
function rivalOf(totals: readonly Totals[], { against, beaten }: Meetings, number: number): TableRow['rival'] {
  const rivals = totals.flatMap(({ memberId }, other) => {
    const evenings = against[number * totals.length + other] ?? 0;
    const wins = beaten[number * totals.length + other] ?? 0;
    const losses = beaten[other * totals.length + number] ?? 0;
    return evenings < minMeetings || wins === losses ? [] : [{ memberId, evenings, wins, losses }];
  });
  const best = first(
    rivals,
    (one, other) =>
      Math.abs(other.wins - other.losses) - Math.abs(one.wins - one.losses) || other.evenings - one.evenings,
  );
  return best && { memberId: best.memberId, wins: best.wins, losses: best.losses };
}

/** The member with the highest share of evenings won together; among equals the one with more. Null without a win. */
function partnerOf(
  totals: readonly Totals[],
  { together, wonTogether }: Meetings,
  number: number,
): TableRow['partner'] {
  const partners = totals.flatMap(({ memberId }, other) => {
    const evenings = together[number * totals.length + other] ?? 0;
    const wins = wonTogether[number * totals.length + other] ?? 0;
    return other === number || evenings < minMeetings || wins === 0 ? [] : [{ memberId, evenings, wins }];
  });
  return first(
    partners,
    (one, other) => other.wins * one.evenings - one.wins * other.evenings || other.wins - one.wins,
  );
}

/** The first in an order; of equals the one that comes first in the list. */
function first<Item>(items: readonly Item[], compare: (one: Item, other: Item) => number): Item | null {
  return items.reduce<Item | null>((best, item) => (best === null || compare(best, item) > 0 ? item : best), null);
}
