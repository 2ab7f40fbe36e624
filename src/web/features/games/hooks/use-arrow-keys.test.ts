import { expect, it } from 'vitest';
import { nearestInDirection } from './use-arrow-keys.ts';

it('walks over tiles as they lie: straight ahead first, nothing behind', () => {
  const places = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 200, y: 0 },
    { x: 100, y: 100 },
  ];
  expect(nearestInDirection({ x: 0, y: 0 }, places, [1, 0])).toBe(1);
  expect(nearestInDirection({ x: 100, y: 0 }, places, [0, 1])).toBe(3);
  expect(nearestInDirection({ x: 0, y: 0 }, places, [-1, 0])).toBe(-1);
});
