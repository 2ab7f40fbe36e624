import { present } from '../kernel/assert.ts';
import { tileValues, type TileValue } from './schema.ts';

/** What drawing must know of a question. */
export interface Candidate {
  readonly id: string;
  /** The normalized answer: a game never contains two questions with the same one. */
  readonly answerKey: string;
}

export interface DrawnCell {
  readonly categoryIndex: number;
  readonly value: TileValue;
  readonly questionId: string;
  readonly reserveId: string;
  /** For a team of young players; absent where none was asked for, or there is none. */
  readonly sisterId?: string;
}

/** A category's candidates of one value, in the order they should be taken: unseen ones shuffled, then the longest unseen. */
export type CandidatesOf = (categoryIndex: number, value: TileValue) => readonly Candidate[];

/**
 * Fills a board: first every cell, then every cell's reserve from the rest (docs/rules.md, "Pack"), each with a
 * different answer. If all remaining answers are taken, a place with an alternative gives its answer up. Fails only if
 * no board can be filled, with the index of a category that has too few questions.
 */
export function drawBoard(
  categories: number,
  cellsPerValue: number,
  candidatesOf: CandidatesOf,
):
  | { readonly ok: true; readonly cells: readonly DrawnCell[] }
  | { readonly ok: false; readonly categoryIndex: number } {
  const pools = Array.from({ length: categories }, (_, categoryIndex) =>
    tileValues.map((value) => ({ categoryIndex, value, candidates: candidatesOf(categoryIndex, value) })),
  ).flat();
  const cells = pools.flatMap((pool) => Array.from({ length: cellsPerValue }, () => pool));
  const places = [...cells, ...cells];
  const drawn = giveEachItsOwn(places.map(({ candidates }) => candidates));
  if (!drawn.ok) return { ok: false, categoryIndex: present(places[drawn.place], 'a place').categoryIndex };
  const taken = new Set(drawn.taken);
  return {
    ok: true,
    cells: pools.flatMap(({ categoryIndex, value, candidates }) => {
      // Whichever place of a pool took one: the tiles have the first of them.
      const ids = candidates.filter((each) => taken.has(each)).map(({ id }) => id);
      return Array.from({ length: cellsPerValue }, (_, cell) => ({
        categoryIndex,
        value,
        questionId: present(ids[cell], 'a question'),
        reserveId: present(ids[cellsPerValue + cell], 'a reserve'),
      }));
    }),
  };
}

/**
 * Gives each cell a second question whose answer the game doesn't have yet, as far as there are any: no cell fails for
 * lack of one. `answers` are those that the game has.
 */
export function drawSisters(
  cells: readonly DrawnCell[],
  candidatesOf: CandidatesOf,
  answers: ReadonlySet<string>,
): readonly DrawnCell[] {
  const taken = new Set(answers);
  return cells.map((cell) => {
    const sister = candidatesOf(cell.categoryIndex, cell.value).find(({ answerKey }) => !taken.has(answerKey));
    if (sister === undefined) return cell;
    taken.add(sister.answerKey);
    return { ...cell, sisterId: sister.id };
  });
}

/** Takes the first candidate of each place whose answer is free, else finds one by augmenting paths (Kuhn's algorithm). */
function giveEachItsOwn(
  places: readonly (readonly Candidate[])[],
): { readonly ok: true; readonly taken: readonly Candidate[] } | { readonly ok: false; readonly place: number } {
  const taken: Candidate[] = [];
  const placeOf = new Map<string, number>();
  const take = (place: number, candidate: Candidate) => {
    taken[place] = candidate;
    placeOf.set(candidate.answerKey, place);
  };
  const assign = (place: number, tried: Set<string>): boolean => {
    const candidates = present(places[place], 'the candidates of a place').filter(
      ({ answerKey }) => !tried.has(answerKey),
    );
    const free = candidates.find(({ answerKey }) => !placeOf.has(answerKey));
    if (free) {
      take(place, free);
      return true;
    }
    return candidates.some((candidate) => {
      if (tried.has(candidate.answerKey)) return false;
      tried.add(candidate.answerKey);
      const isGivenUp = assign(present(placeOf.get(candidate.answerKey), 'who has it'), tried);
      if (isGivenUp) take(place, candidate);
      return isGivenUp;
    });
  };
  const failed = places.findIndex((_, place) => !assign(place, new Set()));
  return failed === -1 ? { ok: true, taken } : { ok: false, place: failed };
}

/** Fresh games left: the least, over the values, of unseen questions by cells of that value, rounded down. */
export function gamesLeft(unseen: readonly number[], cellsPerValue: number): number {
  return Math.floor(Math.min(...unseen) / cellsPerValue);
}
