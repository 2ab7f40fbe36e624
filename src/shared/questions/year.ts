import type { Language } from '../kernel/text.ts';

/** A year as a timeline shows it: those before the common era say so. */
export function shownYear(year: number, language: Language): string {
  if (year >= 0) return String(year);
  return language === 'ar' ? `${-year} ق.م` : `${-year} BC`;
}
