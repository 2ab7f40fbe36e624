import { kuwaitDay } from '#shared/kernel/kuwait-time.ts';
import type { Language } from '#shared/kernel/text.ts';
import { locales } from '#shared/i18n/catalogue.ts';

/** The calendar month in Kuwait, as `2026-11`. */
export function seasonAt(atMs: number): string {
  return kuwaitDay(atMs).slice(0, 7);
}

/** "نوفمبر 2026", "November 2026". */
export function seasonName(season: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${season}-01`),
  );
}

export function isSeason(value: string | null): value is string {
  return value !== null && (value === 'all' || /^\d{4}-(0[1-9]|1[0-2])$/.test(value));
}
