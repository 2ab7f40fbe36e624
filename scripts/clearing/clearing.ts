import type { LocalizedText } from '#shared/kernel/text.ts';

/** A thing whose picture becomes clear, as written by hand. */
export interface Clearing {
  /** The name of its Fluent Emoji. */
  readonly emoji: string;
  /** Seen with the squares; fits several things until the picture decides. */
  readonly riddle: LocalizedText;
  readonly answer: LocalizedText;
  /** Things that the riddle or the first squares could be. */
  readonly wrong: readonly [LocalizedText, LocalizedText, LocalizedText];
  readonly isForChildren?: boolean;
  readonly fact: LocalizedText;
  /** Where the fact can be read. */
  readonly source: string;
}
