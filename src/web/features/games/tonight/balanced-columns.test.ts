import { expect, it } from 'vitest';
import { balancedColumns } from './balanced-columns.ts';

it('leaves no face alone in the last row where another number of columns avoids it [GANG-10]', () => {
  expect(balancedColumns(5, 8)).toBe(8);
  expect(balancedColumns(9, 8)).toBe(7);
  expect(balancedColumns(17, 8)).toBe(7);
  expect(balancedColumns(6, 5)).toBe(4);
  expect(balancedColumns(4, 3)).toBe(2);
  // Seven in threes or in pairs: one is alone either way.
  expect(balancedColumns(7, 3)).toBe(3);
  for (let count = 9; count <= 60; count += 1) expect(count % balancedColumns(count, 8)).not.toBe(1);
});
