const dayMs = 24 * 60 * 60 * 1000;
// Kuwait keeps one time all year.
const kuwaitOffsetMs = 3 * 60 * 60 * 1000;

/** The day in Kuwait, as YYYY-MM-DD. */
export function kuwaitDay(at: number): string {
  return new Date(at + kuwaitOffsetMs).toISOString().slice(0, 10);
}

/** The first and the last moment of a day in Kuwait. */
export function kuwaitDayBounds(day: string): { readonly startAt: number; readonly endAt: number } {
  const startAt = Date.parse(`${day}T00:00:00Z`) - kuwaitOffsetMs;
  return { startAt, endAt: startAt + dayMs - 1 };
}

/** Adds calendar days; a negative number subtracts. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

/** The Sunday with which the week of a day begins. */
export function weekStart(day: string): string {
  return addDays(day, -new Date(Date.parse(day)).getUTCDay());
}
