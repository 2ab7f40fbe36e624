import '../platform/audit.ts';
import { beforeEach, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { siteSettingsApi as api } from '#shared/site-settings/api.ts';
import { balanceOf } from '#testing/shop.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { grantRole } from '../accounts/index.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});

it('returns the payment provider, and no override, to any caller, also without a stored record [PAY-3] [SITE-1]', async () => {
  const { payment, paymentMethodOverride } = await app.visitor().call(api.getSettings, {});
  expect(payment).toEqual({ provider: 'sandbox', isLive: false });
  expect(paymentMethodOverride).toEqual({
    enabled: false,
    appliesTo: 'all_flutter',
    forceMethod: 'iap',
    scheduledStart: null,
    scheduledEnd: null,
  });
});

it('lets an admin force a way to pay, with its defaults, and writes down who did [PAY-3]', async () => {
  const admin = await app.admin();
  const { paymentMethodOverride } = await admin.call(api.setPaymentOverride, {
    enabled: true,
    forceMethod: 'hybrid',
    scheduledEnd: 5,
  });
  expect(paymentMethodOverride).toEqual({
    enabled: true,
    appliesTo: 'all_flutter',
    forceMethod: 'hybrid',
    reason: 'Admin override',
    scheduledStart: null,
    scheduledEnd: 5,
    updatedAt: app.clock.now(),
    updatedBy: admin.user.uid,
  });
  expect((await admin.call(api.getPaymentOverride, {})).paymentMethodOverride).toEqual(paymentMethodOverride);
  const shown = await app.visitor().call(api.getSettings, {});
  expect(shown.paymentMethodOverride).toEqual({
    enabled: true,
    appliesTo: 'all_flutter',
    forceMethod: 'hybrid',
    scheduledStart: null,
    scheduledEnd: 5,
  });
  expect(await app.database.query.selectFrom('audit_log').selectAll().execute()).toMatchObject([
    {
      actor_id: admin.user.uid,
      action: 'site-settings/payment-override-set',
      before: { enabled: false },
      after: { enabled: true, forceMethod: 'hybrid' },
    },
  ]);
  expect(
    (
      await admin.errorOf(api.setPaymentOverride, {
        enabled: true,
        forceMethod: 'iap',
        scheduledStart: 9,
        scheduledEnd: 5,
      })
    ).status,
  ).toBe(400);
});

it('rejects every other caller [PAY-3] [SITE-1]', async () => {
  await app.verified({ email: 'moderator@siraj.test' });
  const player = await app.verified();
  const moderator = await app.verified({ email: 'other@siraj.test' });
  await grantRole(app.database, 'other@siraj.test', 'moderator');
  for (const person of [player, moderator]) {
    expect(
      await person.errorOf(
        api.setPaymentOverride,
        { enabled: true, forceMethod: 'online' },
        { 'accept-language': 'en' },
      ),
    ).toMatchObject({ status: 403, message: 'Only admins can change payment method overrides' });
  }
});

it('is put under maintenance by an admin, with its defaults, and opened again; who did is written down [SITE-1] [SITE-2]', async () => {
  const admin = await app.admin();
  const now = app.clock.now();
  const usual = {
    maintenanceMessage: 'Site is under maintenance. Please check back later.',
    estimatedMaintenanceTime: '60',
  };
  expect(await app.visitor().call(api.getSettings, {})).toMatchObject({
    ...usual,
    maintenanceMode: false,
    maintenanceStartTime: null,
  });
  expect(await admin.call(api.setMaintenance, { enabled: true })).toEqual({
    ...usual,
    maintenanceMode: true,
    maintenanceStartTime: now,
  });
  expect(await app.visitor().call(api.getSettings, {})).toMatchObject({
    ...usual,
    maintenanceMode: true,
    maintenanceStartTime: now,
  });
  app.clock.moveBy(1000);
  await admin.call(api.setMaintenance, { enabled: true, message: 'نعود بعد العشاء', estimatedMinutes: 90 });
  expect(await app.visitor().call(api.getSettings, {})).toMatchObject({
    maintenanceMessage: 'نعود بعد العشاء',
    estimatedMaintenanceTime: '90',
    maintenanceStartTime: now,
  });
  await admin.call(api.setMaintenance, { enabled: false });
  expect(await app.visitor().call(api.getSettings, {})).toMatchObject({
    maintenanceMode: false,
    maintenanceStartTime: null,
  });
  const rows = await app.database.query
    .selectFrom('audit_log')
    .select(['actor_id', 'action', 'before', 'after'])
    .orderBy('id')
    .execute();
  expect(rows).toMatchObject(
    [true, true, false].map((maintenanceMode) => ({
      actor_id: admin.user.uid,
      action: 'site-settings/maintenance-set',
      after: { maintenanceMode },
    })),
  );
  expect((await admin.errorOf(api.setMaintenance, { enabled: true, estimatedMinutes: 1441 })).status).toBe(400);
});

it('is changed by no other caller, and reports a failed change [SITE-1] [ERR-2]', async () => {
  const admin = await app.admin();
  const moderator = await app.verified({ email: 'moderator@siraj.test' });
  await grantRole(app.database, 'moderator@siraj.test', 'moderator');
  const english = { 'accept-language': 'en' };
  expect(await moderator.errorOf(api.setMaintenance, { enabled: true }, english)).toMatchObject({
    status: 403,
    message: 'Only admins can change maintenance mode',
  });
  expect((await app.visitor().call(api.getSettings, {})).maintenanceMode).toBe(false);
  await app.database.query.schema.alterTable('audit_log').renameTo('audit_log_away').execute();
  try {
    expect(await admin.errorOf(api.setMaintenance, { enabled: true }, english)).toMatchObject({
      status: 503,
      message: 'Failed to update maintenance mode',
    });
  } finally {
    await app.database.query.schema.alterTable('audit_log_away').renameTo('audit_log').execute();
  }
  expect((await app.visitor().call(api.getSettings, {})).maintenanceMode).toBe(false);
});

it("grants an admin's reward for an invitation, and nothing if it is 0 [REF-1] [SITE-1]", async () => {
  const admin = await app.admin();
  expect(await admin.call(api.getReferralReward, {})).toEqual({ inviter: 1, invited: 1 });
  await admin.call(api.setReferralReward, { inviter: 4, invited: 0 });
  const host = await app.verified();
  const { referralCode, reward } = await host.call(accountsApi.getReferral, {});
  expect(reward).toEqual({ inviter: 4, invited: 0 });
  const friend = await app.verified();
  await friend.request({
    method: 'POST',
    path: '/functions/me-central1/processReferral',
    body: { data: { referralCode } },
  });
  expect([await balanceOf(host), await balanceOf(friend)]).toEqual([7, 3]);
  expect((await admin.errorOf(api.setReferralReward, { inviter: -1, invited: 0 })).status).toBe(400);
  expect(await host.errorOf(api.setReferralReward, { inviter: 9, invited: 9 })).toMatchObject({ status: 403 });
  expect(await app.database.query.selectFrom('audit_log').selectAll().execute()).toMatchObject([
    { before: { inviter: 1, invited: 1 }, after: { inviter: 4, invited: 0 } },
  ]);
});

it('writes down of admins who set the invitation at once what each one changed [REF-1] [SITE-1]', async () => {
  const admin = await app.admin();
  const wished = [2, 3, 4, 5, 6, 7];
  await Promise.all(wished.map((inviter) => admin.call(api.setReferralReward, { inviter, invited: 1 })));
  const rows = await app.database.query.selectFrom('audit_log').select('before').execute();
  const last = await admin.call(api.getReferralReward, {});
  // Each replaced exactly one other, from the default to the current one.
  const left = [...rows.map(({ before }) => before as typeof last), last].map(({ inviter }) => inviter);
  expect(left.sort()).toEqual([1, ...wished]);
});
