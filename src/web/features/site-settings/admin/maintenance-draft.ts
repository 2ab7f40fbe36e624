import { z } from 'zod';
import { normalizeText } from '#shared/kernel/text.ts';
import {
  estimatedMinutesOf,
  maxEstimateMinutes,
  maxMaintenanceMessageLength,
  maintenanceDefaults,
} from '#shared/site-settings/maintenance.ts';
import type { Maintenance } from '#shared/site-settings/maintenance.ts';

/** Maintenance as typed: digits of either kind, and an optional message. */
export const maintenanceDraftSchema = z.object({
  message: z.string().trim().max(maxMaintenanceMessageLength, { error: 'message' }),
  estimatedMinutes: z
    .string()
    .transform((typed) => Number(normalizeText(typed)))
    .refine((minutes) => Number.isInteger(minutes) && minutes >= 1 && minutes <= maxEstimateMinutes, {
      error: 'minutes',
    }),
});

export type MaintenanceDraft = z.input<typeof maintenanceDraftSchema>;

export function maintenanceDraftOf(maintenance: Maintenance): MaintenanceDraft {
  const { maintenanceMessage: message } = maintenance;
  return {
    message: message === maintenanceDefaults.message ? '' : message,
    estimatedMinutes: String(estimatedMinutesOf(maintenance)),
  };
}
