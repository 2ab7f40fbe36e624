import { expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { notificationsAdminApi } from '#shared/notifications/admin-api.ts';
import { pushApi } from '#shared/notifications/api.ts';
import { createTestApp } from '#testing/test-app.ts';

it('says before sending how many people and devices it would come to [NOTE-4]', async () => {
  const app = await createTestApp();
  const admin = await app.admin();
  const noura = await app.signUp({ email: 'noura@siraj.test', displayName: 'نورة' });
  await app.signUp();
  const { token } = await noura.call(pushApi.register, { native: { token: 'phone' } });
  await noura.request({
    method: 'POST',
    path: '/functions/me-central1/subscribeToTopics',
    body: { data: { token, topics: ['promotions'] } },
  });
  const reach = (wish: Parameters<typeof admin.call>[1]) =>
    admin.call(notificationsAdminApi.findReach, wish as { audience: 'all' });
  const countedAt = app.clock.now();
  expect(await reach({ audience: 'all' })).toEqual({ people: 3, devices: 1, person: null, countedAt });
  expect(await reach({ audience: 'topic', topic: 'promotions' })).toEqual({
    people: 1,
    devices: 1,
    person: null,
    countedAt,
  });
  expect(await reach({ audience: 'topic', topic: 'maintenance' })).toEqual({
    people: 0,
    devices: 0,
    person: null,
    countedAt,
  });
  const found = {
    people: 1,
    devices: 1,
    countedAt,
    person: { id: noura.user.uid, displayName: 'نورة', email: 'noura@siraj.test' },
  };
  expect(await reach({ audience: 'user', email: ' Noura@Siraj.test ' })).toEqual(found);
  expect(
    await admin.errorOf(notificationsAdminApi.findReach, { audience: 'user', email: 'nobody@siraj.test' }),
  ).toMatchObject({ status: 404, code: 'notifications/user-not-found' });
  expect(await admin.errorOf(notificationsAdminApi.findReach, { audience: 'user' })).toMatchObject({ status: 400 });
  await noura.call(accountsApi.deleteMe, { password: noura.password });
  expect(
    await admin.errorOf(notificationsAdminApi.findReach, { audience: 'user', email: 'noura@siraj.test' }),
  ).toMatchObject({ code: 'notifications/user-not-found' });
  app.clock.moveBy(59_999);
  expect(await reach({ audience: 'all' }), 'the count of less than a minute ago').toEqual({
    people: 3,
    devices: 1,
    person: null,
    countedAt,
  });
  app.clock.moveBy(1);
  expect(await reach({ audience: 'all' })).toEqual({ people: 2, devices: 0, person: null, countedAt: app.clock.now() });
});
