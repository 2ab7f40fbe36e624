/** One rate that was tried. */
export interface Trial {
  readonly ratePerMinute: number;
  /** Why it was too much; empty if it wasn't. */
  readonly overload: readonly string[];
}

export interface Capacity {
  readonly trials: readonly Trial[];
  /** The highest rate that the server can do, in journeys a minute; null if it can't do the lowest that was tried. */
  readonly ratePerMinute: number | null;
}

/** The capacity is known within this factor. */
const precision = 1.2;
const maxTrials = 12;
const minRate = 1;

/**
 * Finds the highest rate without overload: doubles or halves `startRate`, then narrows the interval until `precision`
 * is reached. Makes up to `maxTrials` trials, none below `minRate`. Rejects if `overloadAt` does.
 */
export async function findCapacity(
  overloadAt: (ratePerMinute: number) => Promise<readonly string[]>,
  startRate: number,
): Promise<Capacity> {
  const trials: Trial[] = [];
  let possible: number | null = null;
  let tooMuch: number | null = null;
  let rate = startRate;
  while (trials.length < maxTrials && rate >= minRate) {
    const overload = await overloadAt(rate);
    trials.push({ ratePerMinute: rate, overload });
    if (overload.length === 0) possible = rate;
    else tooMuch = rate;
    if (possible !== null && tooMuch !== null && tooMuch / possible <= precision) break;
    rate = nextRate(possible, tooMuch);
  }
  return { trials, ratePerMinute: possible };
}

function nextRate(possible: number | null, tooMuch: number | null): number {
  if (tooMuch === null) return (possible ?? minRate) * 2;
  if (possible === null) return tooMuch / 2;
  return Math.sqrt(possible * tooMuch);
}
