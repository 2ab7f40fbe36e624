import { expect, it } from 'vitest';
import {
  changeMaintenance,
  countdownText,
  maintenanceDefaults,
  maintenanceEndsAt,
  maintenanceRetrySeconds,
  maintenanceWishSchema,
  noMaintenance,
} from './maintenance.ts';

const now = Date.UTC(2026, 10, 21, 18);
const on = changeMaintenance(noMaintenance, { enabled: true }, now);

it('begins now, with the usual message and sixty minutes [SITE-2]', () => {
  expect(on).toEqual({
    maintenanceMode: true,
    maintenanceMessage: 'Site is under maintenance. Please check back later.',
    estimatedMaintenanceTime: '60',
    maintenanceStartTime: now,
  });
  expect(maintenanceEndsAt(on)).toBe(now + 60 * 60_000);
});

it('keeps its start and omitted fields while it is changed, and clears the start when it ends [SITE-2]', () => {
  const longer = changeMaintenance(
    on,
    { enabled: true, message: 'نضيف أسئلة جديدة', estimatedMinutes: 90 },
    now + 5000,
  );
  expect(longer).toMatchObject({
    maintenanceStartTime: now,
    maintenanceMessage: 'نضيف أسئلة جديدة',
    estimatedMaintenanceTime: '90',
  });
  const off = changeMaintenance(longer, { enabled: false }, now + 9000);
  expect(off).toEqual({ ...longer, maintenanceMode: false, maintenanceStartTime: null });
  expect(maintenanceEndsAt(off)).toBeNull();
  expect(changeMaintenance(off, { enabled: true, message: '' }, now).maintenanceMessage).toBe(
    maintenanceDefaults.message,
  );
});

it('counts an estimate that cannot be read as the usual one [SITE-2]', () => {
  expect(maintenanceEndsAt({ ...on, estimatedMaintenanceTime: 'soon' })).toBe(now + 60 * 60_000);
});

it.each([
  [60 * 60_000, '1:00:00'],
  [59 * 60_000 + 4000, '59:04'],
  [9500, '00:10'],
  [1, '00:01'],
  [25 * 3_600_000 + 61_000, '25:01:01'],
  [0, null],
  [-1, null],
])('writes %i ms as %s [SITE-2]', (leftMs, text) => expect(countdownText(now + leftMs, now)).toBe(text));

it('asks a rejected client to retry at the estimated end, never at once [SITE-2]', () => {
  expect(maintenanceRetrySeconds(on, now + 1500)).toBe(3599);
  expect(maintenanceRetrySeconds(on, now + 61 * 60_000)).toBe(15);
});

it('takes no estimate below a minute or above a day, and no endless message [SITE-2]', () => {
  for (const wish of [
    { estimatedMinutes: 0 },
    { estimatedMinutes: 1441 },
    { estimatedMinutes: 1.5 },
    { message: 'x'.repeat(301) },
  ]) {
    expect(maintenanceWishSchema.safeParse({ enabled: true, ...wish }).success).toBe(false);
  }
  expect(maintenanceWishSchema.safeParse({ enabled: true, estimatedMinutes: 1440, message: ' x ' }).data?.message).toBe(
    'x',
  );
});
