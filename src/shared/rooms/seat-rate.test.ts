import { expect, it } from 'vitest';
import { createSeatRate } from './seat-rate.ts';

it('lets a seat press as often as a second allows, at once or spread, and others beside it [ROOM-6, CHEER-1]', () => {
  const may = createSeatRate(2);
  expect([may('a', 0), may('a', 0), may('a', 0), may('b', 0)]).toEqual([true, true, false, true]);
  expect([may('a', 400), may('a', 500), may('a', 500), may('a', 1000)]).toEqual([false, true, false, true]);
});

it('lets a seat that was silent for long press no more than a second allows [ROOM-6, CHEER-1]', () => {
  const may = createSeatRate(2);
  may('a', 0);
  expect([60_000, 60_000, 60_000].map((now) => may('a', now))).toEqual([true, true, false]);
});
