import { addDays, kuwaitDay, kuwaitDayBounds, weekStart } from '../kernel/kuwait-time.ts';

/** Over which games rank people: all of them, those of this month, those of this week. */
export const periods = ['all', 'month', 'week'] as const;
export type Period = (typeof periods)[number];

/** What a period is kept under; of one kind the earlier sorts first. Months and weeks are Kuwait's, a week begins on Sunday. */
export function periodKey(period: Period, at: number): string {
  const day = kuwaitDay(at);
  if (period === 'all') return 'all';
  return period === 'month' ? `month ${day.slice(0, 7)}` : `week ${weekStart(day)}`;
}

/** When the period begun at `at` ends: its first moment that is no longer part of it. Null for all time. */
export function periodEnd(period: Period, at: number): number | null {
  if (period === 'all') return null;
  const day = kuwaitDay(at);
  // 31 days after the first of a month the next one has begun.
  const next =
    period === 'week' ? addDays(weekStart(day), 7) : `${addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`;
  return kuwaitDayBounds(next).startAt;
}
