import { addDays, kuwaitDayBounds } from '../kernel/kuwait-time.ts';

/** Days that a day's figures are kept [ANA-1]. */
export const keptForDays = 365;
const maxDays = 366;

/** Whether both are dates, in order, and at most 366 days apart. */
export function isRange({ from, to }: { readonly from: string; readonly to: string }): boolean {
  const areDays = [from, to].every((day) => !Number.isNaN(Date.parse(day)));
  return areDays && from <= to && addDays(from, maxDays - 1) >= to;
}

export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** No day has more completed games than games: one begun before midnight may end after it [ANA-1]. */
export function clampCompleted(completedGames: number, totalGames: number): number {
  return Math.min(completedGames, totalGames);
}

/** When the figures of a day are deleted. */
export function dayExpiresAt(day: string): number {
  return kuwaitDayBounds(addDays(day, keptForDays)).startAt;
}
