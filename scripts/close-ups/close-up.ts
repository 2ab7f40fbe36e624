import type { LocalizedText } from '#shared/kernel/text.ts';

/** A thing seen from very near, as written by hand. */
export interface CloseUp {
  /** The name of its Fluent Emoji, which is 32 units wide. */
  readonly emoji: string;
  readonly centre: readonly [x: number, y: number];
  /** How much of the drawing is seen, in units. */
  readonly width: number;
  /** The colours and shapes in it, for who cannot see them; never what the thing is. */
  readonly seen: LocalizedText;
  /** A riddle that fits more than one of the options until one looks. */
  readonly ask: LocalizedText;
  readonly answer: LocalizedText;
  /** Things of the same colours or pattern. */
  readonly wrong: readonly [LocalizedText, LocalizedText, LocalizedText];
  readonly isForChildren?: boolean;
  readonly fact: LocalizedText;
  readonly source: string;
}
