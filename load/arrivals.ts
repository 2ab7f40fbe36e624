import type { Random } from '#shared/kernel/random.ts';

/**
 * When journeys begin, in ms from the start of the run: a Poisson process, so that the arrivals don't wait for answers and
 * come in bunches, as people do. `ratePerMinute` is their mean.
 */
export function arrivalTimes(random: Random, ratePerMinute: number, durationMs: number): number[] {
  const meanGapMs = 60_000 / ratePerMinute;
  const times: number[] = [];
  for (;;) {
    // 1 - random() is never 0, whose logarithm is infinite.
    const at = (times.at(-1) ?? 0) - Math.log(1 - random()) * meanGapMs;
    if (at >= durationMs) return times;
    times.push(at);
  }
}
