import type { LocalizedText } from '#shared/kernel/text.ts';
import type { EmojiName } from './names.ts';

/** What a riddle's pictures stand for: it decides how the riddle asks. */
export type Sought = 'film' | 'story' | 'country' | 'dish' | 'proverb' | 'word';

/** One riddle, as written by hand. */
export interface Riddle {
  readonly sought: Sought;
  /** From the first to the last, at most four. */
  readonly emoji: readonly EmojiName[];
  readonly answer: LocalizedText;
  /** Each shares a picture or a thought with the answer. */
  readonly wrong: readonly [LocalizedText, LocalizedText, LocalizedText];
  readonly isForChildren?: boolean;
  /** Asks in its own words, instead of those of the program. */
  readonly text?: LocalizedText;
  readonly fact: LocalizedText;
  /** Where the fact can be read; none for a joke, which then names its emoji. */
  readonly source?: string;
}
