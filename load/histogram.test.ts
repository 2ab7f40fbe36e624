import { expect, it } from 'vitest';
import { seededRandom } from '#shared/kernel/random.ts';
import { createHistogram } from './histogram.ts';

function filled(values: readonly number[]) {
  const histogram = createHistogram();
  for (const value of values) histogram.add(value);
  return histogram;
}

it('knows percentiles of any spread within 1 %', () => {
  const random = seededRandom('times');
  // From a tenth of a ms to a minute.
  const values = Array.from({ length: 5000 }, () => 0.1 * 10 ** (random() * 5.7));
  const sorted = values.toSorted((one, other) => one - other);
  const histogram = filled(values);
  for (const share of [0.01, 0.5, 0.9, 0.99, 0.999]) {
    const exact = sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
    expect(Math.abs(histogram.percentile(share) - exact) / exact).toBeLessThan(0.0101);
  }
  expect(histogram.count).toBe(5000);
  expect(histogram.max).toBe(sorted.at(-1));
});

it('takes the value at the rank: one slow call of a hundred is no p99, two are', () => {
  const fast = Array.from({ length: 98 }, () => 10);
  expect(filled([...fast, 10, 1000]).percentile(0.99)).toBeLessThan(11);
  expect(filled([...fast, 1000, 1000]).percentile(0.99)).toBeGreaterThan(900);
});

it('keeps its size: extreme values share the outer buckets, and the maximum stays exact', () => {
  const histogram = filled([0, 0.001, 5_000_000]);
  expect(histogram.percentile(0.5)).toBeLessThanOrEqual(0.05);
  expect(histogram.percentile(1)).toBeLessThanOrEqual(610_000);
  expect(histogram.max).toBe(5_000_000);
});

it('is 0 without a value', () => {
  const empty = createHistogram();
  expect([empty.count, empty.max, empty.percentile(0.99)]).toEqual([0, 0, 0]);
});
