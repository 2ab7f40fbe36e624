import { expect, it } from 'vitest';
import { largestFitting } from './fit-text.tsx';

it('finds the largest size that fits, and never goes below the least', () => {
  expect(largestFitting(13, 64, (px) => px <= 41)).toBe(41);
  expect(largestFitting(13, 64, () => true)).toBe(64);
  expect(largestFitting(13, 64, () => false)).toBe(13);
});
