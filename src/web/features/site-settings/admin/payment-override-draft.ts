import { z } from 'zod';
import type { KeptOverride } from '#shared/site-settings/api.ts';
import { overrideAudiences, paymentMethods } from '#shared/store/payment-method.ts';
import { typedMoment, writeMoment } from '../../../lib/kuwait-moment.ts';

/** The override as it is typed; moments are those of a clock in Kuwait. */
export const overrideDraftSchema = z
  .object({
    enabled: z.boolean(),
    appliesTo: z.enum(overrideAudiences),
    forceMethod: z.enum(paymentMethods),
    // Left empty, the server writes its own.
    reason: z
      .string()
      .trim()
      .max(200, { error: 'reason' })
      .transform((reason) => (reason === '' ? undefined : reason)),
    scheduledStart: typedMoment,
    scheduledEnd: typedMoment,
  })
  .refine(
    ({ scheduledStart, scheduledEnd }) =>
      scheduledStart === null || scheduledEnd === null || scheduledStart < scheduledEnd,
    { path: ['scheduledEnd'], error: 'window' },
  );

export type OverrideDraft = z.input<typeof overrideDraftSchema>;
export type OverrideWish = z.output<typeof overrideDraftSchema>;

export function overrideDraftOf({
  enabled,
  appliesTo,
  forceMethod,
  reason,
  scheduledStart,
  scheduledEnd,
}: KeptOverride): OverrideDraft {
  return {
    enabled,
    appliesTo,
    forceMethod,
    reason,
    scheduledStart: writeMoment(scheduledStart),
    scheduledEnd: writeMoment(scheduledEnd),
  };
}
