const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const dayMs = 24 * 60 * 60 * 1000;

/** First and last instant of a day in Kuwait in an address; none if invalid. */
export function daySpan(day: string | null): { readonly startAt: number; readonly endAt: number } | undefined {
  if (day === null || !dayPattern.test(day)) return undefined;
  const startAt = Date.parse(`${day}T00:00:00+03:00`);
  return Number.isNaN(startAt) ? undefined : { startAt, endAt: startAt + dayMs - 1 };
}

/** The same address with one parameter set, or with null without it. */
export function withParam(query: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(query);
  if (value === null) next.delete(name);
  else next.set(name, value);
  return next;
}
