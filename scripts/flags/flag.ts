import type { LocalizedText } from '#shared/kernel/text.ts';

/** A flag as a question shows it: by its code (ISO 3166 alpha-2, lower case), changed, or drawn. */
export type FlagPicture =
  | string
  | {
      readonly of: string;
      /** Colours of the file, by those that take their places. */
      readonly colours?: Readonly<Record<string, string>>;
      /** What is left out of the file: from this text to the next end of an element. */
      readonly without?: readonly string[];
      readonly turned?: 'upside-down' | 'mirrored';
    }
  | { readonly drawing: string };

type Four<Item> = readonly [Item, Item, Item, Item];

/** One question of the flags category, as written by hand; names and pictures come from the packages. */
export interface FlagQuestion {
  /** Of its id; a replaced question gives its number to no other. */
  readonly number: number;
  readonly text: LocalizedText;
  readonly fact: LocalizedText;
  readonly source: string;
  readonly isForChildren?: true;
  /** Beside the question. */
  readonly shown?: { readonly flag: FlagPicture; readonly alt: LocalizedText };
  /** The answer first: words, or a country by its code. Pictures of countries belong to their names. */
  readonly options: Four<string | LocalizedText>;
  /** The options are pictures: of the same order, or `flags` for those of the countries. */
  readonly pictures?: Four<FlagPicture> | 'flags';
}
