import type { LocalizedText } from '#shared/kernel/text.ts';

/** A crowd of emoji in which the room counts, as written by hand. */
export interface Scene {
  readonly ask: LocalizedText;
  /** How often each emoji stands in the crowd. */
  readonly crowd: Readonly<Record<string, number>>;
  /** What counts: one for each of these, or as many as said, such as its legs. */
  readonly counts: readonly string[] | Readonly<Record<string, number>>;
  /** What hasty eyes arrive at. */
  readonly wrong: readonly [number, number, number];
  readonly isForChildren?: boolean;
  readonly fact: LocalizedText;
  /** Where the fact can be read; without it, the source names the drawings. */
  readonly source?: string;
}

/** How many of what is asked for stand in the crowd. */
export function countOf({ crowd, counts }: Scene): number {
  const worth = Array.isArray(counts)
    ? new Map((counts as readonly string[]).map((name) => [name, 1]))
    : new Map(Object.entries(counts as Readonly<Record<string, number>>));
  return Object.entries(crowd).reduce((sum, [name, count]) => sum + count * (worth.get(name) ?? 0), 0);
}
