import type { LocalizedText } from '#shared/kernel/text.ts';
import type { ThingName } from './names.ts';

/** One set of four things, as written by hand. */
export interface OddSet {
  /** States what the other three share, when they share more than one thing with each other. */
  readonly ask: LocalizedText;
  readonly odd: ThingName;
  readonly others: readonly [ThingName, ThingName, ThingName];
  readonly isForChildren?: boolean;
  readonly fact: LocalizedText;
  readonly source: string;
}
