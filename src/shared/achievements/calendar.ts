const dayMs = 24 * 60 * 60 * 1000;
// Kuwait keeps one time all year.
const kuwaitOffsetMs = 3 * 60 * 60 * 1000;
// Day 0 was a Thursday; a week begins on Sunday.
const daysFromSunday = 4;

/** Days, weeks and months in Kuwait, each counted on from the one before. */
export interface CalendarPlace {
  readonly day: number;
  readonly week: number;
  readonly month: number;
}

export function calendarPlace(at: number): CalendarPlace {
  const local = new Date(at + kuwaitOffsetMs);
  const day = Math.floor(local.getTime() / dayMs);
  return {
    day,
    week: Math.floor((day + daysFromSunday) / 7),
    month: local.getUTCFullYear() * 12 + local.getUTCMonth(),
  };
}
