import { expect, it } from 'vitest';
import { fillString } from './synth.ts';

it('makes a string that rings and dies away', () => {
  const samples = new Float32Array(44_100);
  fillString(samples, 44_100, 146.83);
  const loudness = (from: number) =>
    samples.slice(from, from + 2000).reduce((sum, sample) => sum + Math.abs(sample), 0);
  expect(loudness(0)).toBeGreaterThan(loudness(20_000) * 1.5);
  expect(loudness(20_000)).toBeGreaterThan(loudness(42_000));
  expect(samples.every((sample) => Math.abs(sample) <= 1)).toBe(true);
});
