import type { Language } from '../kernel/text.ts';
import { locales } from './catalogue.ts';

// Written in every sentence with a number: to build a format takes longer than to render its element.
const numberFormats: Partial<Record<Language, Intl.NumberFormat>> = {};

/** "1,234" in both languages. */
export function formatNumber(value: number, language: Language): string {
  const format = (numberFormats[language] ??= new Intl.NumberFormat(locales[language]));
  return format.format(value);
}

/** A number that may be a year, so that only five digits are grouped: "1971", "42,195". */
export function formatGuess(value: number, language: Language): string {
  return new Intl.NumberFormat(locales[language], { useGrouping: 'min2' }).format(value);
}

/** Short month, day, year: "Nov 21, 2026" [SHELL-5]; the Arabic months in Arabic. */
export function formatDate(atMs: number, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { month: 'short', day: 'numeric', year: 'numeric' }).format(atMs);
}

/** A calendar day (YYYY-MM-DD), independent of the reader's time zone: "Nov 21, 2026". */
export function formatDay(day: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(day));
}

/** The date with the time of day, where one reads it or at another place: "Nov 21, 2026, 8:05 PM". */
export function formatDateTime(atMs: number, language: Language, timeZone?: string): string {
  const parts = { month: 'short', day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(locales[language], {
    ...parts,
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(atMs);
}

/** Money in Kuwaiti dinars with its three decimals: "1.500 د.ك", "1.500 KD" [SHELL-5]. */
export function formatKwd(fils: number, language: Language): string {
  const amount = new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: 3,
    maximumFractionDigits: 3,
  }).format(fils / 1000);
  return `${amount} ${language === 'ar' ? 'د.ك' : 'KD'}`;
}

/** US dollars, the same in both languages: "$4.99". */
export function formatUsd(cents: number): string {
  return new Intl.NumberFormat(locales.en, { style: 'currency', currency: 'USD' }).format(cents / 100);
}

const kibi = 1024;
const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte', 'petabyte'] as const;

/** How large a file is, with two decimals at most, each unit 1024 of the one before [SHELL-5]: "1.25 ميغابايت", "340 KB". */
export function formatBytes(bytes: number, language: Language): string {
  const step = bytes < kibi ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(kibi)), byteUnits.length - 1);
  const value = bytes / kibi ** step;
  if (language === 'en')
    return `${new Intl.NumberFormat(locales.en, { maximumFractionDigits: 2 }).format(value)} ${englishUnits[step] ?? ''}`;
  return new Intl.NumberFormat(locales.ar, {
    style: 'unit',
    unit: byteUnits[step] ?? 'byte',
    unitDisplay: 'long',
    maximumFractionDigits: 2,
  }).format(value);
}

const englishUnits = ['Bytes', 'KB', 'MB', 'GB', 'TB', 'PB'] as const;

const steps = [
  ['minute', 60_000],
  ['hour', 60 * 60_000],
  ['day', 24 * 60 * 60_000],
] as const;

/** "5 minutes ago", "yesterday"; the date from a week on, and null within the first minute. */
export function formatRelative(atMs: number, nowMs: number, language: Language): string | null {
  const agoMs = Math.max(0, nowMs - atMs);
  const step = [...steps].reverse().find(([, lengthMs]) => agoMs >= lengthMs);
  if (step === undefined) return null;
  const [unit, unitMs] = step;
  if (agoMs >= 7 * 24 * 60 * 60_000) return formatDate(atMs, language);
  return new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' }).format(-Math.floor(agoMs / unitMs), unit);
}
