import { z } from 'zod';
import { badgeInputSchema, maxConditions, maxMetricValue, rejectRepeats } from '#shared/achievements/badges.ts';
import { rewardInputSchema } from '#shared/achievements/rewards.ts';
import { metrics } from '#shared/achievements/totals.ts';
import { useCodeText } from '../../../lib/error-text.ts';
import { useStaffText } from '../../../lib/staff-text.ts';

const text = (most: number) => z.string().trim().min(1, { error: 'required' }).max(most, { error: 'too-long' });

/** A number as it is typed, in either kind of digits. */
export const typedNumber = (least: number, most: number, problem?: string) =>
  z.string().transform((typed, context) => {
    const digits = typed.trim().replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) % 16));
    const number = /^\d+$/.test(digits) ? Number(digits) : -1;
    const isRight = number >= least && number <= most;
    // Other errors are reported as well.
    if (!isRight)
      context.issues.push({
        code: 'custom',
        message: problem ?? (digits === '' ? 'required' : number > most ? 'too-big' : 'whole'),
        input: typed,
        continue: true,
      });
    return number;
  });

/** Null if the badge shows its emblem. An empty id means that no picture is chosen yet, which is an error. */
const pictureDraft = z
  .object({ id: z.string(), url: z.string() })
  .nullable()
  .refine((picture) => picture?.id !== '', { error: 'no-picture' });

/** A moment as the browser's own field writes it; empty is none. */
const typedMoment = z.string().transform((typed) => (typed === '' ? null : new Date(typed).getTime()));

const inBoth = (most: number) => z.object({ ar: text(most), en: text(most) });

export const badgeDraftSchema = z
  .object({
    name: inBoth(40),
    description: inBoth(160),
    emblem: badgeInputSchema.shape.emblem,
    color: badgeInputSchema.shape.color,
    picture: pictureDraft,
    conditions: z
      .array(z.object({ metric: z.enum(metrics), atLeast: typedNumber(1, maxMetricValue) }))
      .min(1)
      .max(maxConditions)
      .superRefine(rejectRepeats),
  })
  .transform(({ picture, ...badge }) => ({ ...badge, pictureId: picture === null ? null : picture.id }));
export type BadgeDraft = z.input<typeof badgeDraftSchema>;

export const ruleDraftSchema = z
  .object({
    kind: rewardInputSchema.shape.kind,
    count: typedNumber(1, 10_000),
    sessions: typedNumber(1, 100),
    isActive: z.boolean(),
    startsAt: typedMoment,
    endsAt: typedMoment,
  })
  .refine(({ startsAt, endsAt }) => startsAt === null || endsAt === null || startsAt < endsAt, {
    error: 'achievements/window-reversed',
    path: ['endsAt'],
  });
export type RuleDraft = z.input<typeof ruleDraftSchema>;

/** A moment as the browser's own field reads it, in this device's time. */
export function writeMoment(at: number | null): string {
  if (at === null) return '';
  const local = new Date(at - new Date(at).getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** Words for what a form, or the server, found wrong with a field. */
export function useProblemText(): (code: string | undefined) => string | undefined {
  return useCodeText(useStaffText().adminAchievements.problems);
}
