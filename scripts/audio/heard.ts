/** Questions that are heard, as written by hand in the lists of the categories of sounds. */
import type { LocalizedText } from '#shared/kernel/text.ts';
import type { Samples } from '#shared/games/sounds/signal.ts';

export interface Heard {
  readonly make: () => Samples;
  readonly ask: LocalizedText;
  readonly answer: LocalizedText;
  readonly wrong: readonly [LocalizedText, LocalizedText, LocalizedText];
  readonly fact: LocalizedText;
  readonly isForChildren: boolean;
  /** It asks among its options, which are always on the screen. */
  readonly optionsShown?: true;
  /** Where a fact was read; without it the recipe of the sound is the source. */
  readonly source?: string;
}

export interface Extra {
  readonly band?: 'children';
  readonly source?: string;
  readonly optionsShown?: true;
}

/** "Arabic|English", or what is the same in both. */
export function both(text: string): LocalizedText {
  const [ar = '', en = ar] = text.split('|');
  return { ar, en };
}

/** A question whose texts are "Arabic|English". The answer is the first option. */
export function heard(
  make: () => Samples,
  ask: string,
  [answer, ...wrong]: readonly [string, string, string, string],
  fact: string,
  { band, source, optionsShown }: Extra = {},
): Heard {
  return {
    make,
    ask: both(ask),
    answer: both(answer),
    wrong: [both(wrong[0]), both(wrong[1]), both(wrong[2])],
    fact: both(fact),
    isForChildren: band === 'children',
    ...(optionsShown === undefined ? {} : { optionsShown }),
    ...(source === undefined ? {} : { source }),
  };
}

/** The same for children. */
export function forChildren(
  make: () => Samples,
  ask: string,
  options: readonly [string, string, string, string],
  fact: string,
  source?: string,
): Heard {
  return heard(make, ask, options, fact, { band: 'children', ...(source === undefined ? {} : { source }) });
}
