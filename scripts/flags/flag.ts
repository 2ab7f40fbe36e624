import type { LocalizedText } from '#shared/kernel/text.ts';

/** One question of the flags category, as written by hand; names and pictures come from the packages. */
export interface Flag {
  /** ISO 3166 alpha-2, lower case. */
  readonly code: string;
  /** Countries whose flags one could take for it; never one that looks the same. */
  readonly wrong: readonly [string, string, string];
  /** What the picture shows, for those who can't see it; never a name. */
  readonly alt: LocalizedText;
  readonly fact: LocalizedText;
}
