import { z } from 'zod';
import type { KeptOverride } from '#shared/site-settings/api.ts';
import { overrideAudiences, paymentMethods } from '#shared/store/payment-method.ts';
import { kuwaitDay, kuwaitDayBounds } from '#shared/kernel/kuwait-time.ts';

const minuteMs = 60_000;
const typedMoment = z.string().transform(readMoment);

/** The override as it is typed; moments are those of a clock in Kuwait. */
export const overrideDraftSchema = z.object({
  enabled: z.boolean(),
  appliesTo: z.enum(overrideAudiences),
  forceMethod: z.enum(paymentMethods),
  // Left empty, the server writes its own.
  reason: z.string().trim().max(200, { error: 'reason' }).transform((reason) => reason === '' ? undefined : reason),
  scheduledStart: typedMoment,
  scheduledEnd: typedMoment,
}).refine(({ scheduledStart, scheduledEnd }) => scheduledStart === null || scheduledEnd === null || scheduledStart < scheduledEnd, { path: ['scheduledEnd'], error: 'window' });

export type OverrideDraft = z.input<typeof overrideDraftSchema>;
export type OverrideWish = z.output<typeof overrideDraftSchema>;

export function overrideDraftOf({ enabled, appliesTo, forceMethod, reason, scheduledStart, scheduledEnd }: KeptOverride): OverrideDraft {
  return { enabled, appliesTo, forceMethod, reason, scheduledStart: writeMoment(scheduledStart), scheduledEnd: writeMoment(scheduledEnd) };
}

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

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
