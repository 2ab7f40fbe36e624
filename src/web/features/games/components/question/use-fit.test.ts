import { expect, it } from 'vitest';
import { largestFitting } from './use-fit.ts';

/** Wrapped text that needs the whole room at a size. */
const textOf = (fullAt: number) => (size: number) => (size / fullAt) ** 2;
const counted = (needs: (size: number) => number) => {
  const tried: number[] = [];
  const size = largestFitting(13, 64, (each) => {
    tried.push(each);
    return needs(each);
  });
  return { size, tried };
};

it('finds the largest size that fits, and never goes below the smallest', () => {
  for (let fullAt = 13; fullAt < 80; fullAt += 0.5)
    expect(counted(textOf(fullAt)).size).toBe(Math.min(64, Math.floor(fullAt)));
  expect(counted(() => 3).size).toBe(13);
});

it('finds it also where room is taken by steps, as whole lines do', () => {
  const byLines = (size: number) => (Math.ceil((size * 40) / 300) * size * 1.55) / 170;
  const largest = Array.from({ length: 52 }, (_, index) => 13 + index)
    .filter((size) => byLines(size) <= 1)
    .at(-1);
  expect(counted(byLines).size).toBe(largest);
});

it('lays out once what fits at once, and a few times what does not', () => {
  expect(counted(textOf(100)).tried).toEqual([64]);
  expect(counted(textOf(31.4)).tried).toEqual([64, 31, 32]);
  expect(counted(() => 3).tried.length).toBeLessThan(10);
  expect(counted((size) => (size <= 41 ? 1 : 1.01)).tried.length).toBeLessThan(10);
});
