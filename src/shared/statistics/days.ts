import { addDays, kuwaitDayBounds } from '../kernel/kuwait-time.ts';

/** ANA-1. */
export const keptForDays = 365;
const maxDays = 366;

/** A range that is asked for: of days there are, not the wrong way round, and no longer than a year. */
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
