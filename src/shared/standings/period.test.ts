import { expect, it } from 'vitest';
import { periodEnd, periodKey } from './period.ts';

const kuwait = (moment: string) => Date.parse(`${moment}+03:00`);

it('begins a week with the first moment of Sunday in Kuwait [BOARD-1]', () => {
  const sunday = kuwait('2026-11-22T00:00:00');
  expect(periodKey('week', sunday - 1)).toBe('week 2026-11-15');
  expect(periodKey('week', sunday)).toBe('week 2026-11-22');
  expect(periodEnd('week', sunday - 1)).toBe(sunday);
  expect(periodEnd('week', sunday)).toBe(kuwait('2026-11-29T00:00:00'));
});

it('begins a month with its first moment in Kuwait, over the year too [BOARD-1]', () => {
  const december = kuwait('2026-12-01T00:00:00');
  expect(periodKey('month', december - 1)).toBe('month 2026-11');
  expect(periodKey('month', december)).toBe('month 2026-12');
  expect(periodEnd('month', december - 1)).toBe(december);
  expect(periodEnd('month', december)).toBe(kuwait('2027-01-01T00:00:00'));
  expect(periodEnd('month', kuwait('2027-02-28T12:00:00'))).toBe(kuwait('2027-03-01T00:00:00'));
});

it('lets a week run over the end of a month [BOARD-1]', () => {
  expect(periodKey('week', kuwait('2026-12-05T23:59:59'))).toBe('week 2026-11-29');
});

it('has all time without an end [BOARD-1]', () => {
  expect([periodKey('all', 0), periodEnd('all', 0)]).toEqual(['all', null]);
});
