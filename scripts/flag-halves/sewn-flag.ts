import type { LocalizedText } from '#shared/kernel/text.ts';
import type { TileValue } from '#shared/questions/schema.ts';

/** A country by its code (ISO 3166 alpha-2, lower case). */
type Code = string;

/** One flag of two halves, as written by hand: the half beside the pole, then the half that flies. */
export interface SewnFlag {
  readonly value: TileValue;
  readonly isForChildren?: boolean;
  readonly halves: readonly [pole: Code, flying: Code];
  /** A country that each half may be taken for, though the half shows that it isn't. */
  readonly alike: readonly [pole: Code, flying: Code];
  readonly text: LocalizedText;
  /** How to tell the halves, and a story of one of the flags. */
  readonly fact: LocalizedText;
  /** Where the story can be read. */
  readonly source: string;
}
