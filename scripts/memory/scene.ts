import { present } from '#shared/kernel/assert.ts';
import type { LocalizedText } from '#shared/kernel/text.ts';
import { memoryNames, type Thing } from './names.ts';

/** What colours a thing can be dyed, as Arabic says them of a car or a flip-flop. */
export const tintNames = {
  red: { ar: 'حمراء', en: 'Red' },
  yellow: { ar: 'صفراء', en: 'Yellow' },
  green: { ar: 'خضراء', en: 'Green' },
  blue: { ar: 'زرقاء', en: 'Blue' },
  purple: { ar: 'بنفسجية', en: 'Purple' },
  pink: { ar: 'وردية', en: 'Pink' },
} as const satisfies Readonly<Record<string, LocalizedText>>;

export type Tint = keyof typeof tintNames;

/** A thing, and what happened to it. */
export interface Look {
  readonly thing: Thing;
  readonly tint?: Tint;
  readonly turned?: 'mirrored' | 'upside-down' | 'reflected' | 'lying';
  readonly size?: 'tiny' | 'huge';
}

/** A place of the picture: a thing with what it wears, holds or carries on its back, and who hides behind it. */
export interface Cell extends Look {
  readonly wears?: Thing;
  readonly holds?: Thing;
  readonly rider?: Look;
  readonly hider?: Thing;
}

export type Backdrop =
  | 'bag'
  | 'cloth'
  | 'fridge'
  | 'grass'
  | 'lake'
  | 'road'
  | 'room'
  | 'rope'
  | 'sand'
  | 'sea'
  | 'shelves'
  | 'windows';

/** What a picture shows: rows from the top, each from the left. */
export interface Picture {
  readonly backdrop: Backdrop;
  readonly rows: readonly (readonly (Cell | Thing | null)[])[];
  /** Things stand on each other, column by column. */
  readonly isStacked?: boolean;
}

/** An option: a thing, two things, a colour, or any other text. */
export type Option = Thing | readonly [Thing, Thing] | { readonly tint: Tint } | LocalizedText;

/** One question, as written by hand. */
export interface Scene extends Picture {
  /** What sort of picture it is, for those who can't see it; never the answer. */
  readonly alt: LocalizedText;
  /** `{rest}` stands for all things but the one that `find` finds. */
  readonly text: LocalizedText;
  /** Computes all right answers from the picture: there must be one. */
  readonly find: (picture: Picture) => readonly Option[];
  /** The answer that the writer had in mind: the program compares. */
  readonly answer: Option;
  readonly wrong: readonly [Option, Option, Option];
  /** No wrong option is in the picture: the question names, or excludes, all that is. */
  readonly isWrongAbsent?: boolean;
  readonly isForChildren?: boolean;
  readonly fact: LocalizedText;
  /** Where a fact of the explanation can be read, if it tells one. */
  readonly source?: string;
}

export function asCell(cell: Cell | Thing): Cell {
  return typeof cell === 'string' ? { thing: cell } : cell;
}

/** The places of a picture that are not empty, with where they are. */
export function cellsOf({
  rows,
}: Picture): readonly { readonly cell: Cell; readonly row: number; readonly at: number }[] {
  return rows.flatMap((cells, row) =>
    cells.flatMap((cell, at) => (cell === null ? [] : [{ cell: asCell(cell), row, at }])),
  );
}

/** Everything drawn, with what is worn, held and carried. */
export function thingsOf(picture: Picture): readonly Thing[] {
  return cellsOf(picture).flatMap(({ cell: { thing, wears, holds, rider, hider } }) =>
    [thing, wears, holds, rider?.thing, hider].filter((each) => each !== undefined),
  );
}

export function optionText(option: Option): LocalizedText {
  if (typeof option === 'string') return memoryNames[option];
  if ('tint' in option) return tintNames[option.tint];
  if ('ar' in option) return option;
  const [one, other] = option.map((thing) => memoryNames[thing]);
  const [first, second] = [present(one, 'a name'), present(other, 'a name')];
  return { ar: `${first.ar} و${second.ar}`, en: `${first.en} and ${second.en.replace(/^The /, 'the ')}` };
}
