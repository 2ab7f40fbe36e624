import { expect, it } from 'vitest';
import { ranksOf } from './ranks.ts';

const row = (wins: number, share: number, evenings = 3) => ({ wins, share, evenings });

it('gives equals the same rank, and the next one the place it has in the list [GANG-7]', () => {
  expect(ranksOf([row(3, 60), row(2, 50), row(2, 50), row(2, 50, 4), row(1, 50)])).toEqual([1, 2, 2, 4, 5]);
  expect(ranksOf([])).toEqual([]);
});
