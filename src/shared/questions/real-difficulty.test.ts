import { expect, it } from 'vitest';
import { realDifficulty } from './real-difficulty.ts';

it('finds a question whose answered share contradicts its value, once enough rooms have seen it [WEEK-3]', () => {
  expect(realDifficulty(200, { opened: 20, answered: 11 })).toBe('harder');
  expect(realDifficulty(200, { opened: 20, answered: 20 })).toBeNull();
  expect(realDifficulty(400, { opened: 20, answered: 19 })).toBe('easier');
  expect(realDifficulty(400, { opened: 20, answered: 6 })).toBe('harder');
  expect(realDifficulty(600, { opened: 40, answered: 3 })).toBe('harder');
  expect(realDifficulty(600, { opened: 40, answered: 30 })).toBe('easier');
  expect(realDifficulty(600, { opened: 40, answered: 20 })).toBeNull();
  expect(realDifficulty(200, { opened: 19, answered: 0 })).toBeNull();
});
