import type { LocalizedText } from '#shared/kernel/text.ts';

/** A shadow, as written by hand. */
export interface Shadow {
  /** The name of its Fluent Emoji. */
  readonly emoji: string;
  /** Degrees clockwise: upside down or lying, a known thing is strange. */
  readonly turn?: 90 | 180 | 270;
  readonly answer: LocalizedText;
  /** Things with a like outline. */
  readonly wrong: readonly [LocalizedText, LocalizedText, LocalizedText];
  readonly isForChildren?: boolean;
  readonly text: LocalizedText;
  /** The outline in words, for those who can't see it; never its name. */
  readonly alt: LocalizedText;
  readonly fact: LocalizedText;
  /** Where the fact can be read; without it, the source is the drawing. */
  readonly source?: string;
}
