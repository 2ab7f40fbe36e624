import { expect, it } from 'vitest';
import { findCapacity } from './capacity.ts';

const serverOf = (capacity: number) => (rate: number) => Promise.resolve(rate > capacity ? ['too slow'] : []);

it.each([1.5, 7, 20, 90, 333])('finds a capacity of %s within a fifth, from below or above', async (capacity) => {
  const { ratePerMinute } = await findCapacity(serverOf(capacity), 20);
  expect(ratePerMinute).toBeLessThanOrEqual(capacity);
  expect(ratePerMinute! * 1.2).toBeGreaterThanOrEqual(capacity);
});

it('keeps each rate that it tried, with why it was too much', async () => {
  const { trials } = await findCapacity(serverOf(50), 20);
  expect(trials.slice(0, 3)).toEqual([
    { ratePerMinute: 20, overload: [] },
    { ratePerMinute: 40, overload: [] },
    { ratePerMinute: 80, overload: ['too slow'] },
  ]);
});

it('names none where a server can not even do a journey a minute', async () => {
  expect((await findCapacity(serverOf(0.1), 4)).ratePerMinute).toBeNull();
});
