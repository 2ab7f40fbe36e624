import type { LocalizedText } from '#shared/kernel/text.ts';

/** A thing seen from very near, as written by hand. */
export interface CloseUp {
  /** The name of its Fluent Emoji, which is 32 units wide. */
  readonly emoji: string;
  readonly centre: readonly [x: number, y: number];
  /** How much of the drawing is seen, in units. */
  readonly width: number;
  readonly answer: LocalizedText;
  /** Things of the same colours or pattern. */
  readonly wrong: readonly [LocalizedText, LocalizedText, LocalizedText];
  readonly isForChildren?: boolean;
  readonly fact: LocalizedText;
}
