import { z } from 'zod';
import { formatDateTime } from '#shared/i18n/format.ts';
import { kuwaitDay, kuwaitDayBounds } from '#shared/kernel/kuwait-time.ts';
import type { Language } from '#shared/kernel/text.ts';

const minuteMs = 60_000;

/** A moment as the browser's own field has it, on a clock in Kuwait; nothing typed, or no such moment, is null. */
export const typedMoment = z.string().transform(readMoment);

/** "2026-11-30T20:00" on a clock in Kuwait; nothing typed, or no such moment, is none. */
function readMoment(typed: string): number | null {
  const [, day, hours, minutes] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/.exec(typed) ?? [];
  if (day === undefined) return null;
  return kuwaitDayBounds(day).startAt + (Number(hours) * 60 + Number(minutes)) * minuteMs;
}

export function writeMoment(at: number | null): string {
  if (at === null) return '';
  const day = kuwaitDay(at);
  const minutes = Math.floor((at - kuwaitDayBounds(day).startAt) / minuteMs);
  return `${day}T${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/** In words, on the same clock, wherever one reads it. */
export function momentInWords(at: number, language: Language): string {
  return formatDateTime(at, language, 'Asia/Kuwait');
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
