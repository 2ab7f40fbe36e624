import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stepOf } from './step.ts';

it('puts every score on one step, in order, none wider than a thirty-second of its score [BOARD-1]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 12 }), (score) => {
      const { step, until } = stepOf(score);
      expect(until).toBeGreaterThan(score);
      expect(stepOf(until).step).toBe(step + 1);
      expect(stepOf(until - 1).step).toBe(step);
      expect(until - score).toBeLessThanOrEqual(Math.max(1, score / 32));
    }),
  );
});
