import { expect, it } from 'vitest';
import { addDays } from '../kernel/kuwait-time.ts';
import { clampCompleted, dayExpiresAt, daysBetween, isRange } from './days.ts';

it('lets no day have more completed games than games [ANA-1]', () => {
  expect([clampCompleted(3, 2), clampCompleted(2, 2), clampCompleted(1, 2)]).toEqual([2, 2, 1]);
});

it('lets the figures of a day go after 365 days [ANA-1]', () => {
  expect(dayExpiresAt('2026-11-21')).toBe(Date.parse('2027-11-21T00:00:00+03:00'));
});

it('takes a range of up to a year, the right way round [ANA-1]', () => {
  expect(daysBetween('2026-11-29', '2026-12-02')).toEqual(['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02']);
  expect(isRange({ from: '2026-11-21', to: '2026-11-21' })).toBe(true);
  expect(isRange({ from: '2026-11-22', to: '2026-11-21' })).toBe(false);
  expect(isRange({ from: '2026-01-01', to: addDays('2026-01-01', 365) })).toBe(true);
  expect(isRange({ from: '2026-01-01', to: addDays('2026-01-01', 366) })).toBe(false);
  for (const to of ['', '2026-13-01', '1e400']) expect(isRange({ from: '2026-01-01', to })).toBe(false);
});
