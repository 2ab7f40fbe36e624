import { tileValues, type TileValue } from './schema.ts';

/** What drawing must know of a question. */
export interface Candidate {
  readonly id: string;
  /** The folded answer: a game never holds two questions with the same one. */
  readonly answerKey: string;
}

export interface DrawnCell {
  readonly categoryIndex: number;
  readonly value: TileValue;
  readonly questionId: string;
  readonly reserveId: string;
}

/** A category's candidates of one value, in the order they should be taken: unseen ones shuffled, then the longest unseen. */
export type CandidatesOf = (categoryIndex: number, value: TileValue) => readonly Candidate[];

/**
 * Fills a board: first every cell, then every cell's reserve from what remains (game.md, "The pack").
 * Refused with the index of the category that has too few questions.
 */
export function drawBoard(
  categories: number,
  cellsPerValue: number,
  candidatesOf: CandidatesOf,
): { readonly ok: true; readonly cells: readonly DrawnCell[] } | { readonly ok: false; readonly categoryIndex: number } {
  const places = Array.from({ length: categories }, (_, categoryIndex) =>
    tileValues.flatMap((value) => Array.from({ length: cellsPerValue }, () => ({ categoryIndex, value })))).flat();
  const taken = new Set<Candidate>();
  const answers = new Set<string>();
  const takeOne = ({ categoryIndex, value }: (typeof places)[number]): string | undefined => {
    const found = candidatesOf(categoryIndex, value).find((each) => !taken.has(each) && !answers.has(each.answerKey));
    if (!found) return undefined;
    taken.add(found);
    answers.add(found.answerKey);
    return found.id;
  };
  const drawn = [...places, ...places].map(takeOne);
  const cells: DrawnCell[] = [];
  for (const [index, place] of places.entries()) {
    const questionId = drawn[index];
    const reserveId = drawn[places.length + index];
    if (questionId === undefined || reserveId === undefined) return { ok: false, categoryIndex: place.categoryIndex };
    cells.push({ ...place, questionId, reserveId });
  }
  return { ok: true, cells };
}

/** Fresh games left: the least, over the values, of unseen questions by cells of that value, rounded down. */
export function gamesLeft(unseen: Readonly<Record<TileValue, number>>, cellsPerValue: number): number {
  return Math.min(...tileValues.map((value) => Math.floor(unseen[value] / cellsPerValue)));
}
