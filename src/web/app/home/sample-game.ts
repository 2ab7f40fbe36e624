import type { TeamColor } from '#shared/games/setup.ts';
import type { TileValue } from '#shared/questions/schema.ts';
// Imported one by one, so that the page of a visitor loads no more illustrations than it shows.
import bowl from '../../ui/category-art/bowl.svg';
import dallah from '../../ui/category-art/dallah.svg';
import football from '../../ui/category-art/football.svg';
import globe from '../../ui/category-art/globe.svg';
import rocket from '../../ui/category-art/rocket.svg';
import towers from '../../ui/category-art/towers.svg';

/** The miniature's board: six columns as of a short evening, a cell a value. */
export const sampleCategories = [
  { name: 'gulf', art: towers, hue: 30 },
  { name: 'world', art: globe, hue: 220 },
  { name: 'sport', art: football, hue: 145 },
  { name: 'science', art: rocket, hue: 295 },
  { name: 'food', art: bowl, hue: 45 },
  { name: 'sayings', art: dallah, hue: 310 },
] as const;

const [, world, , science, food, sayings] = sampleCategories;

/** The tiles of the taste. Their questions are in content/taste, loaded with its game. */
export const tasteTiles = [
  { category: food, value: 200 },
  { category: sayings, value: 200 },
  { category: world, value: 400 },
  { category: science, value: 600 },
] as const satisfies readonly { readonly category: (typeof sampleCategories)[number]; readonly value: TileValue }[];

export const sampleValues: readonly TileValue[] = [200, 400, 600];
export const sampleTeams = ['coral', 'turquoise'] as const satisfies readonly TeamColor[];
export type SampleTeam = (typeof sampleTeams)[number];

interface Move {
  readonly category: number;
  readonly value: TileValue;
  /** The winning team; null: no team. */
  readonly winner: SampleTeam | null;
}

/** A short game: close, with a steal and an unanswered question. */
const moves: readonly Move[] = [
  { category: 1, value: 200, winner: 'coral' },
  { category: 4, value: 400, winner: 'turquoise' },
  { category: 2, value: 600, winner: 'turquoise' },
  { category: 0, value: 400, winner: 'coral' },
  { category: 5, value: 600, winner: 'coral' },
  { category: 3, value: 200, winner: null },
  { category: 0, value: 600, winner: 'turquoise' },
  { category: 4, value: 200, winner: 'coral' },
  { category: 1, value: 600, winner: 'turquoise' },
  { category: 2, value: 400, winner: 'coral' },
];
export const sampleMoves = moves.length;

export interface SampleBoard {
  /** By "category-value": the team that won the tile, or null for none. */
  readonly used: ReadonlyMap<string, SampleTeam | null>;
  readonly scores: Readonly<Record<SampleTeam, number>>;
  readonly turn: SampleTeam;
  /** The move that made this board. */
  readonly last: Move | null;
}

export function tileKey(category: number, value: TileValue): string {
  return `${category}-${value}`;
}

/** The board after a number of moves. */
export function sampleBoardAfter(count: number): SampleBoard {
  const used = new Map<string, SampleTeam | null>();
  const scores = { coral: 0, turquoise: 0 };
  const played = moves.slice(0, count);
  for (const { category, value, winner } of played) {
    used.set(tileKey(category, value), winner);
    if (winner !== null) scores[winner] += value;
  }
  return { used, scores, turn: count % 2 === 0 ? 'coral' : 'turquoise', last: played.at(-1) ?? null };
}
