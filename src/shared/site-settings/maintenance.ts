import { z } from 'zod';

const minuteMs = 60_000;
const secondMs = 1000;
const minRetrySeconds = 15;

/** SITE-2: the defaults. */
export const maintenanceDefaults = {
  message: 'Site is under maintenance. Please check back later.',
  estimatedMinutes: 60,
} as const;
export const maxEstimateMinutes = 24 * 60;
export const maxMaintenanceMessageLength = 300;

/** The public part of the settings; the estimate is text in minutes, as in the record. */
export const maintenanceSchema = z.object({
  maintenanceMode: z.boolean(),
  maintenanceMessage: z.string(),
  estimatedMaintenanceTime: z.string(),
  /** Null while the site is open. */
  maintenanceStartTime: z.number().int().nullable(),
});
export type Maintenance = z.infer<typeof maintenanceSchema>;

/** An empty message means the default; omitted fields stay. */
export const maintenanceWishSchema = z.strictObject({
  enabled: z.boolean(),
  message: z.string().trim().max(maxMaintenanceMessageLength).optional(),
  estimatedMinutes: z.number().int().min(1).max(maxEstimateMinutes).optional(),
});
export type MaintenanceWish = z.output<typeof maintenanceWishSchema>;

export const noMaintenance: Maintenance = {
  maintenanceMode: false,
  maintenanceMessage: maintenanceDefaults.message,
  estimatedMaintenanceTime: String(maintenanceDefaults.estimatedMinutes),
  maintenanceStartTime: null,
};

/** A change while it is on keeps its start, so that what players were promised can be corrected. */
export function changeMaintenance(
  before: Maintenance,
  { enabled, message, estimatedMinutes }: MaintenanceWish,
  now: number,
): Maintenance {
  return {
    maintenanceMode: enabled,
    maintenanceMessage: message === '' ? maintenanceDefaults.message : (message ?? before.maintenanceMessage),
    estimatedMaintenanceTime:
      estimatedMinutes === undefined ? before.estimatedMaintenanceTime : String(estimatedMinutes),
    maintenanceStartTime: !enabled ? null : before.maintenanceMode ? (before.maintenanceStartTime ?? now) : now,
  };
}

export function estimatedMinutesOf({ estimatedMaintenanceTime }: Maintenance): number {
  const minutes = Number(estimatedMaintenanceTime);
  return Number.isInteger(minutes) && minutes >= 1 ? minutes : maintenanceDefaults.estimatedMinutes;
}

/** When it is hoped to be over; null while the site is open. */
export function maintenanceEndsAt(maintenance: Maintenance): number | null {
  const { maintenanceMode, maintenanceStartTime } = maintenance;
  return maintenanceMode && maintenanceStartTime !== null
    ? maintenanceStartTime + estimatedMinutesOf(maintenance) * minuteMs
    : null;
}

/** When a rejected client may retry: never at once, even if the estimate has passed. */
export function maintenanceRetrySeconds(maintenance: Maintenance, now: number): number {
  return Math.max(minRetrySeconds, Math.ceil(((maintenanceEndsAt(maintenance) ?? now) - now) / secondMs));
}

/** "59:04", and "1:00:00" from an hour on; null once it has run out. */
export function countdownText(endsAt: number, now: number): string | null {
  const seconds = Math.ceil((endsAt - now) / secondMs);
  if (seconds <= 0) return null;
  const rest = `${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`;
  return seconds < 3600 ? rest : `${Math.floor(seconds / 3600)}:${rest}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
