import { z } from 'zod';
import { kuwaitDay, kuwaitDayBounds } from '#shared/kernel/kuwait-time.ts';

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

/** As it was typed: a clock in Kuwait, wherever one reads it. */
export function plainMoment(at: number): string {
  return `\u2066${writeMoment(at).replace('T', ' ')}\u2069`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
