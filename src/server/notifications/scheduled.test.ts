import { beforeEach, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { notificationsAdminApi, scheduledAdminApi } from '#shared/notifications/admin-api.ts';
import { notificationsApi } from '#shared/notifications/api.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';
import { grantRole } from '../accounts/index.ts';
import '../platform/audit.ts';

const minute = 60_000;
let app: TestApp;
let moderator: TestUser;
let noura: TestUser;
beforeEach(async () => {
  app = await createTestApp();
  moderator = await app.verified({ email: 'moderator@siraj.test' });
  await grantRole(app.database, 'moderator@siraj.test', 'moderator');
  noura = await app.signUp();
});

let keys = 0;
const wish = (changes: Record<string, unknown> = {}) => ({
  audience: 'all' as const,
  title: { ar: 'خبر' },
  body: { ar: 'تفاصيل' },
  data: { page: '/store' },
  sendAt: app.clock.now() + 30 * minute,
  ...changes,
});
const schedule = async (changes: Record<string, unknown> = {}) =>
  (
    await moderator.call(scheduledAdminApi.create, wish(changes), {
      'idempotency-key': `scheduled-of-a-test-${(keys += 1)}`,
    })
  ).scheduled;
const states = async () => (await moderator.call(scheduledAdminApi.list, {})).items.map(({ state }) => state);
const titles = async (reader: TestUser) =>
  (await reader.call(notificationsApi.list, {})).items.map(({ title }) => title);
const audits = async () =>
  (
    await app.database.query
      .selectFrom('audit_log')
      .select('action')
      .where('action', 'like', 'notifications/%')
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

it('is sent when its time has come, once, whichever of several processes comes first [NOTE-4]', async () => {
  const beside = await createTestApp({}, app);
  await schedule();
  await app.notifications.sendScheduled();
  expect([await titles(noura), await states()]).toEqual([[], ['waiting']]);
  app.clock.moveBy(30 * minute);
  await Promise.all([
    app.notifications.sendScheduled(),
    beside.notifications.sendScheduled(),
    app.notifications.sendScheduled(),
  ]);
  expect([await titles(noura), await states()]).toEqual([['خبر'], ['sent']]);
  const { items } = await moderator.call(notificationsAdminApi.list, {});
  expect(items).toMatchObject([{ timestamp: app.clock.now(), sentBy: moderator.user.uid, data: { page: '/store' } }]);
  expect(await audits()).toEqual(['notifications/scheduled', 'notifications/sent']);
});

it('is sent within an hour after its time if no process was running, and marked missed after that [NOTE-4]', async () => {
  await schedule({ title: { ar: 'متأخر' }, sendAt: app.clock.now() + 10 * minute });
  await schedule({ title: { ar: 'فات' }, sendAt: app.clock.now() + 5 * minute });
  app.clock.moveBy(70 * minute);
  await app.notifications.sendScheduled();
  expect([await titles(noura), await states()]).toEqual([['متأخر'], ['sent', 'missed']]);
});

it('is changed and cancelled while it waits, only by the last reader [NOTE-4]', async () => {
  const made = await schedule();
  const { scheduled } = await moderator.call(scheduledAdminApi.change, {
    ...wish({ title: { ar: 'خبر أدق' } }),
    id: made.id,
    version: 1,
  });
  expect(scheduled).toMatchObject({ title: { ar: 'خبر أدق', en: null }, version: 2, state: 'waiting' });
  expect(await moderator.errorOf(scheduledAdminApi.cancel, { id: made.id, version: 1 })).toMatchObject({
    status: 409,
    code: 'notifications/scheduled-changed-meanwhile',
  });
  expect((await moderator.call(scheduledAdminApi.cancel, { id: made.id, version: 2 })).scheduled).toMatchObject({
    state: 'cancelled',
  });
  expect(await moderator.errorOf(scheduledAdminApi.change, { ...wish(), id: made.id, version: 3 })).toMatchObject({
    status: 409,
    code: 'notifications/scheduled-settled',
  });
  expect(await moderator.errorOf(scheduledAdminApi.cancel, { id: 'nothing', version: 1 })).toMatchObject({
    status: 404,
  });
  app.clock.moveBy(30 * minute);
  await app.notifications.sendScheduled();
  expect([await titles(noura), await states()]).toEqual([[], ['cancelled']]);
  expect(await audits()).toEqual([
    'notifications/scheduled',
    'notifications/schedule-changed',
    'notifications/schedule-cancelled',
  ]);
});

it('is stored once for a repeated request, and never for a past time or without recipients [NOTE-4]', async () => {
  const key = { 'idempotency-key': 'scheduled-once-of-a-test' };
  const one = await moderator.call(scheduledAdminApi.create, wish(), key);
  expect(await moderator.call(scheduledAdminApi.create, wish(), key)).toEqual(one);
  for (const changes of [
    { title: { ar: 'غيره' } },
    { audience: 'user', userId: noura.user.uid },
    { sendAt: wish().sendAt + 1 },
  ] as const) {
    expect(await moderator.errorOf(scheduledAdminApi.create, wish(changes), key)).toMatchObject({
      code: 'system/idempotency-key-reused',
    });
  }
  expect(await moderator.errorOf(scheduledAdminApi.create, wish({ sendAt: Number.MAX_SAFE_INTEGER }))).toMatchObject({
    status: 400,
  });
  for (const [changes, code] of [
    [{ sendAt: app.clock.now() }, 'notifications/time-past'],
    [{ audience: 'user', userId: 'nobody' }, 'notifications/user-not-found'],
  ] as const) {
    expect(
      await moderator.errorOf(scheduledAdminApi.create, wish(changes), {
        'idempotency-key': `refused-of-a-test-${code}`,
      }),
    ).toMatchObject({ code });
  }
  expect(await states()).toEqual(['waiting']);
});

it('names the one person it is for, and goes with their account [NOTE-4] [AUTH-10]', async () => {
  expect(await schedule({ audience: 'user', userId: noura.user.uid })).toMatchObject({
    person: { displayName: noura.user.displayName, email: noura.user.email },
  });
  await noura.call(accountsApi.deleteMe, { password: noura.password });
  expect(await states()).toEqual([]);
});
