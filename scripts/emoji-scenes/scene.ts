import type { LocalizedText } from '#shared/kernel/text.ts';
import type { SceneEmoji } from './names.ts';

/** A wrong option, and the pictures of the scene that it fits: some of them, never all. */
export interface Decoy extends LocalizedText {
  readonly fits: readonly SceneEmoji[];
}

/** One scene, as written by hand. */
export interface Scene {
  /** From the first to the last, 3 to 5. */
  readonly emoji: readonly SceneEmoji[];
  readonly ask: LocalizedText;
  readonly answer: LocalizedText;
  readonly wrong: readonly [Decoy, Decoy, Decoy];
  readonly isForChildren?: boolean;
  /** It plays in the Gulf, or is a saying from there. */
  readonly isOfGulf?: boolean;
  readonly fact: LocalizedText;
  /** Where the explanation's fact can be read; none for scenes of everyday life. */
  readonly source?: string;
}
