import type { TileValue } from './schema.ts';

/** Openings from which the share that was answered says something. */
export const minOpenedForDifficulty = 20;

/** The share of openings that a person answers, own team or thief, where a value fits: most know a 200, a 600 stays fair. */
const fittingShares: Readonly<Record<TileValue, readonly [number, number]>> = {
  200: [0.6, 1],
  400: [0.35, 0.9],
  600: [0.1, 0.7],
};

/** How a question's real difficulty contradicts its value; null while it fits, or too few have seen it. */
export function realDifficulty(
  value: TileValue,
  { opened, answered }: { readonly opened: number; readonly answered: number },
): 'harder' | 'easier' | null {
  if (opened < minOpenedForDifficulty) return null;
  const [min, max] = fittingShares[value];
  const share = answered / opened;
  return share < min ? 'harder' : share > max ? 'easier' : null;
}
