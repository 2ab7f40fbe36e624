import { expect, it } from 'vitest';
import { seededRandom } from '#shared/kernel/random.ts';
import { arrivalTimes } from './arrivals.ts';

const hourMs = 60 * 60_000;

it('gives the same arrivals for the same seed, in order and within the run', () => {
  const times = arrivalTimes(seededRandom('one'), 30, hourMs);
  expect(arrivalTimes(seededRandom('one'), 30, hourMs)).toEqual(times);
  expect(arrivalTimes(seededRandom('two'), 30, hourMs)).not.toEqual(times);
  expect(times.toSorted((a, b) => a - b)).toEqual(times);
  expect(Math.max(...times)).toBeLessThan(hourMs);
});

it('arrives at the rate, with the spread of a Poisson process', () => {
  const times = arrivalTimes(seededRandom('siraj'), 60, 10 * hourMs);
  const mean = 60 * 60 * 10;
  // Five standard deviations of the count.
  expect(Math.abs(times.length - mean)).toBeLessThan(5 * Math.sqrt(mean));
  const aMinute = Array.from({ length: 600 }, () => 0);
  for (const at of times) aMinute[Math.floor(at / 60_000)]! += 1;
  const variance = aMinute.reduce((sum, count) => sum + (count - 60) ** 2, 0) / aMinute.length;
  // The variance of a Poisson count is its mean; a steady beat has none.
  expect(variance).toBeGreaterThan(45);
  expect(variance).toBeLessThan(75);
});
