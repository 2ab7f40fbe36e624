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
  /** What to look for. */
  readonly ask: LocalizedText;
  readonly answer: LocalizedText;
  readonly wrong: readonly [LocalizedText, LocalizedText, LocalizedText];
  readonly isForChildren: boolean;
  readonly fact: LocalizedText;
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
  band?: 'children',
): Puzzle {
  return {
    pieces,
    sounds,
    ask: both(ask),
    answer: both(answer),
    wrong: [both(wrong[0]), both(wrong[1]), both(wrong[2])],
    isForChildren: band === 'children',
    fact: both(fact),
  };
}

export function letters(text: string): Letters {
  return { letters: text };
}
