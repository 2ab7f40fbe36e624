import type { LocalizedText } from '#shared/kernel/text.ts';
import type { PieceName } from './names.ts';

/** Letters beside the pictures. */
interface Letters {
  readonly letters: string;
}

/** One puzzle, as written by hand. Its pieces are read aloud in Arabic, one after the other. */
export interface Puzzle {
  readonly pieces: readonly (PieceName | Letters)[];
  /** How the pieces sound in Arabic, in Latin letters: the English question says it. */
  readonly sounds: string;
  /** The question: a riddle that hints at the word. */
  readonly ask: LocalizedText;
  readonly answer: LocalizedText;
  readonly wrong: readonly [LocalizedText, LocalizedText, LocalizedText];
  readonly isForChildren: boolean;
  readonly fact: LocalizedText;
  readonly source: string;
  /** The number in its id, when it replaces an older puzzle at this place: ids are never reused. */
  readonly number?: number;
}

/** "Arabic|English". */
export function both(text: string): LocalizedText {
  const [ar, en] = text.split('|');
  if (ar === undefined || en === undefined) throw new Error(`${text} lacks a language`);
  return { ar, en };
}

/** A puzzle whose texts are "Arabic|English". */
export function puzzle(
  pieces: readonly (PieceName | Letters)[],
  sounds: string,
  ask: string,
  [answer, ...wrong]: readonly [string, string, string, string],
  fact: string,
  source: string,
  { isForChildren = false, number }: { readonly isForChildren?: boolean; readonly number?: number } = {},
): Puzzle {
  return {
    pieces,
    sounds,
    ask: both(ask),
    answer: both(answer),
    wrong: [both(wrong[0]), both(wrong[1]), both(wrong[2])],
    isForChildren,
    fact: both(fact),
    source,
    ...(number === undefined ? {} : { number }),
  };
}

export function letters(text: string): Letters {
  return { letters: text };
}
