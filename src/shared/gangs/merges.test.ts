import { expect, it } from 'vitest';
import { followMerges } from './merges.ts';

it('puts the member who stays in the place of the merged one [GANG-4]', () => {
  expect(followMerges([['a', 'b'], ['c']], [{ id: 'b', intoId: 'd' }])).toEqual([['a', 'd'], ['c']]);
});

it('leaves teams without merged members as they are [GANG-4]', () => {
  expect(followMerges([['a'], ['b']], [{ id: 'x', intoId: 'a' }])).toEqual([['a'], ['b']]);
});

it('places a person once, where the id that stays is; of two merged ids the first counts [GANG-4]', () => {
  expect(followMerges([['a'], ['b', 'c']], [{ id: 'a', intoId: 'b' }])).toEqual([[], ['b', 'c']]);
  const both = ['a', 'b'].map((id) => ({ id, intoId: 'd' }));
  expect(followMerges([['a'], ['b', 'c']], both)).toEqual([['d'], ['c']]);
});
