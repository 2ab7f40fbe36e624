import type { LocalizedText } from '#shared/kernel/text.ts';
import type { TileValue } from '#shared/questions/schema.ts';

/** One question of the category, as written by hand; drawings and counted answers come from the code beside it. */
export interface Puzzle {
  /** The number of its id, which stays with it; a new puzzle takes the next free one. */
  readonly number: number;
  readonly value: TileValue;
  /** Name of the picture's file; never the answer. */
  readonly file: string;
  readonly svg: string;
  readonly text: LocalizedText;
  readonly answer: LocalizedText;
  readonly wrong: readonly [LocalizedText, LocalizedText, LocalizedText];
  readonly isForChildren?: boolean;
  readonly alt: LocalizedText;
  readonly fact: LocalizedText;
  /** The page that has the fact; left out where the picture alone proves the answer. */
  readonly source?: string;
}

/** The same in both languages: numbers, hours, sums. */
export function same(text: string | number): LocalizedText {
  return { ar: String(text), en: String(text) };
}

type Options = Pick<Puzzle, 'answer' | 'wrong'>;

/** Options that are numbers. */
export function numbers(
  answer: number | string,
  ...wrong: readonly [number | string, number | string, number | string]
): Options {
  return { answer: same(answer), wrong: [same(wrong[0]), same(wrong[1]), same(wrong[2])] };
}

/** Options that name the parts of the picture, 1 to 4. */
export function parts(name: LocalizedText, answer: number): Options {
  const [first, second, third] = [1, 2, 3, 4]
    .filter((number) => number !== answer)
    .map((number) => named(name, number));
  if (first === undefined || second === undefined || third === undefined || answer > 4)
    throw new Error(`${name.en} ${answer} is not one of four`);
  return { answer: named(name, answer), wrong: [first, second, third] };
}

function named({ ar, en }: LocalizedText, number: number): LocalizedText {
  return { ar: `${ar} ${number}`, en: `${en} ${number}` };
}

/** What the code has found, held against what the author expects. */
export function checked<Value>(found: Value, expected: Value): Value {
  if (JSON.stringify(found) !== JSON.stringify(expected))
    throw new Error(`found ${JSON.stringify(found)}, expected ${JSON.stringify(expected)}`);
  return found;
}

/** The one item that passes; a puzzle with none or two is broken. */
export function only<Value>(items: readonly Value[], passes: (item: Value, index: number) => boolean): Value {
  const found = items.filter(passes);
  const [first] = found;
  if (first === undefined || found.length > 1) throw new Error(`${found.length} solutions`);
  return first;
}
