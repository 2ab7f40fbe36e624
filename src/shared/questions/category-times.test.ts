import { expect, it } from 'vitest';
import { categorySeasonsAt, isNewCategory, offeredFrom } from './category-times.ts';

const at = (time: string) => Date.parse(time);

it('offers a category from the midnight of its day in Kuwait, and calls it new for 14 days [WEEK-1]', () => {
  const from = offeredFrom('2026-11-01');
  expect(from).toBe(at('2026-10-31T21:00:00Z'));
  expect(isNewCategory(from, from - 1)).toBe(false);
  expect(isNewCategory(from, from)).toBe(true);
  expect(isNewCategory(from, at('2026-11-14T20:59:59Z'))).toBe(true);
  expect(isNewCategory(from, at('2026-11-14T21:00:00Z'))).toBe(false);
  expect(isNewCategory(null, from)).toBe(false);
});

it('knows Ramadan, the national days and the summer of Kuwait [WEEK-1]', () => {
  expect(categorySeasonsAt(at('2026-02-17T20:59:00Z'))).toEqual([]);
  // In 2026 Ramadan begins on 18 February.
  expect(categorySeasonsAt(at('2026-02-17T21:00:00Z'))).toEqual(['ramadan', 'national-day']);
  expect(categorySeasonsAt(at('2026-03-10T12:00:00Z'))).toEqual(['ramadan']);
  expect(categorySeasonsAt(at('2026-03-21T12:00:00Z'))).toEqual([]);
  expect(categorySeasonsAt(at('2027-02-25T12:00:00Z'))).toContain('national-day');
  expect(categorySeasonsAt(at('2026-06-15T12:00:00Z'))).toEqual(['summer']);
  expect(categorySeasonsAt(at('2026-09-01T12:00:00Z'))).toEqual([]);
});
