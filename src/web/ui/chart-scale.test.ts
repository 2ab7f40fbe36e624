import { expect, it } from 'vitest';
import { axisValues, namedDays, roundStep } from './chart-scale.ts';

it.each([
  [1, 5, true, 1],
  [4, 5, true, 1],
  [7, 5, true, 2],
  [23, 5, true, 5],
  [26, 5, true, 10],
  [940, 5, true, 200],
  [1_000_000, 5, true, 200_000],
  [0.4, 5, false, 0.1],
  [0.012, 5, false, 0.005],
  [0.4, 5, true, 1],
])('draws an axis up to %d in at most %d steps (whole: %s) of %d', (max, maxSteps, isWhole, step) => {
  expect(roundStep(max, maxSteps, isWhole)).toBeCloseTo(step, 9);
});

it('starts at 0 and ends at the last round value, without rounding errors', () => {
  expect(axisValues(23, 5, true)).toEqual([0, 5, 10, 15, 20]);
  expect(axisValues(100, 5, true)).toEqual([0, 20, 40, 60, 80, 100]);
  expect(axisValues(0.3, 5, false)).toEqual([0, 0.1, 0.2, 0.3]);
  expect(axisValues(0, 5, true)).toEqual([0]);
});

it('names as many days as have room, none of them at an edge that would cut it off', () => {
  expect(namedDays(3, 90, 70)).toEqual([0, 1, 2]);
  expect(namedDays(10, 24, 70)).toEqual([1, 4, 7]);
  expect(namedDays(200, 1.3, 70)).toEqual([27, 81, 135]);
  expect(namedDays(30, 1.3, 70)).toEqual([]);
});
