import { beforeEach, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { notificationsAdminApi } from '#shared/notifications/admin-api.ts';
import type { NotificationWish } from '#shared/notifications/admin-api.ts';
import { notificationsApi, pushApi } from '#shared/notifications/api.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';
import { grantRole } from '../accounts/index.ts';
import '../platform/audit.ts';

let app: TestApp;
let admin: TestUser;
let noura: TestUser;
let fahad: TestUser;
beforeEach(async () => {
  app = await createTestApp();
  admin = await app.admin();
  noura = await app.signUp();
  fahad = await app.signUp();
});

const wish = (changes: Partial<NotificationWish> = {}): NotificationWish => ({
  audience: 'all',
  title: { ar: 'خبر' },
  body: { ar: 'تفاصيل الخبر' },
  data: {},
  ...changes,
});
const send = async (changes: Partial<NotificationWish> = {}) => {
  app.clock.moveBy(1000);
  return (await admin.call(notificationsAdminApi.send, wish(changes))).notification;
};
const titles = async (reader: TestUser) =>
  (await reader.call(notificationsApi.list, {})).items.map(({ title }) => title);

it('is one row in all lists, unread by each user until they read it [NOTE-1]', async () => {
  const { id, timestamp } = await send({ title: { ar: 'خبر', en: 'News' }, data: { page: '/store' } });
  expect(await noura.call(notificationsApi.list, {})).toEqual({
    items: [{ id, title: 'خبر', body: 'تفاصيل الخبر', data: { page: '/store' }, timestamp, read: false }],
    nextCursor: null,
    hasMore: false,
    unread: 1,
  });
  // What has no English is shown in Arabic.
  expect(await noura.call(notificationsApi.list, {}, { 'accept-language': 'en' })).toMatchObject({
    items: [{ title: 'News', body: 'تفاصيل الخبر' }],
  });
  expect(await noura.call(notificationsApi.markRead, { ids: [id] })).toEqual({ unread: 0 });
  expect(await noura.call(notificationsApi.markRead, { ids: [id] })).toEqual({ unread: 0 });
  expect(await noura.call(notificationsApi.list, {})).toMatchObject({ items: [{ read: true }], unread: 0 });
  expect(await fahad.call(notificationsApi.list, {})).toMatchObject({ items: [{ read: false }], unread: 1 });
  expect(await app.database.query.selectFrom('notifications').select('id').execute()).toHaveLength(1);
});

it('hides notifications from before the account, and those of other users [NOTE-1]', async () => {
  await send({ title: { ar: 'قديم' } });
  app.clock.moveBy(1000);
  const late = await app.signUp();
  const own = await send({ audience: 'user', userId: noura.user.uid, title: { ar: 'لنورة' } });
  expect([await titles(noura), await titles(fahad), await titles(late)]).toEqual([['لنورة', 'قديم'], ['قديم'], []]);
  // Another user's can't be marked either.
  await fahad.call(notificationsApi.markRead, { ids: [own.id] });
  expect(await app.database.query.selectFrom('notification_reads').selectAll().execute()).toEqual([]);
  expect((await app.visitor().errorOf(notificationsApi.list, {})).code).toBe('auth/unauthenticated');
});

it('notifies the followers of a topic [NOTE-1] [NOTE-3]', async () => {
  const { token } = await noura.call(pushApi.register, { native: { token: 'phone' } });
  await noura.request({
    method: 'POST',
    path: '/functions/me-central1/subscribeToTopics',
    body: { data: { token, topics: ['promotions'] } },
  });
  await send({ audience: 'topic', topic: 'promotions', title: { ar: 'عرض' } });
  await send({ audience: 'topic', topic: 'maintenance', title: { ar: 'صيانة' } });
  expect([await titles(noura), await titles(fahad)]).toEqual([['عرض'], []]);
});

it('comes by pages, the newest first, and is marked read as a whole [NOTE-1]', async () => {
  for (const title of ['1', '2', '3', '4', '5']) await send({ title: { ar: title } });
  const first = await noura.call(notificationsApi.list, { limit: 2 });
  expect([first.items.map(({ title }) => title), first.hasMore, first.unread]).toEqual([['5', '4'], true, 5]);
  const rest = await noura.call(notificationsApi.list, { limit: 3, cursor: first.nextCursor ?? '' });
  expect([rest.items.map(({ title }) => title), rest.hasMore, rest.nextCursor]).toEqual([['3', '2', '1'], false, null]);
  expect(await noura.errorOf(notificationsApi.list, { cursor: 'mine' })).toMatchObject({
    code: 'system/invalid-input',
  });
  expect(await noura.call(notificationsApi.markRead, { all: true })).toEqual({ unread: 0 });
  expect((await fahad.call(notificationsApi.list, {})).unread).toBe(5);
  expect((await noura.errorOf(notificationsApi.markRead, {})).status).toBe(400);
});

it('is sent by moderators and admins, once for a repeated request, and written down [NOTE-4] [ADM-3]', async () => {
  await app.verified({ email: 'moderator@siraj.test' });
  await grantRole(app.database, 'moderator@siraj.test', 'moderator');
  const moderator = await app.verified({ email: 'second@siraj.test' });
  await grantRole(app.database, 'second@siraj.test', 'moderator');
  const key = { 'idempotency-key': 'announcement-1' };
  const { notification } = await moderator.call(notificationsAdminApi.send, wish(), key);
  expect(await moderator.call(notificationsAdminApi.send, wish(), key)).toEqual({ notification });
  expect(await moderator.errorOf(notificationsAdminApi.send, wish({ title: { ar: 'آخر' } }), key)).toMatchObject({
    code: 'system/idempotency-key-reused',
  });
  expect(await fahad.errorOf(notificationsAdminApi.send, wish())).toMatchObject({ status: 403 });
  expect(await moderator.call(notificationsAdminApi.list, {})).toMatchObject({
    items: [
      {
        id: notification.id,
        audience: 'all',
        topic: null,
        userId: null,
        title: { ar: 'خبر', en: null },
        sentBy: moderator.user.uid,
        delivery: { sent: 0, failed: 0, dropped: 0, waiting: 0 },
      },
    ],
    hasMore: false,
  });
  expect(
    await app.database.query.selectFrom('audit_log').selectAll().where('action', '=', 'notifications/sent').execute(),
  ).toMatchObject([{ actor_id: moderator.user.uid, subject_id: notification.id, after: { audience: 'all' } }]);
});

it.each([
  ['a page elsewhere', { data: { page: 'https://evil.example' } }, 'notifications/page-refused'],
  ['a page elsewhere, written as a path', { data: { page: '//evil.example' } }, 'notifications/page-refused'],
  ['no topic', { audience: 'topic' }, 'notifications/topic-required'],
  ['a topic nobody asked for', { topic: 'promotions' }, 'notifications/topic-required'],
  ['nobody', { audience: 'user' }, 'notifications/user-required'],
  [
    "somebody who isn't there",
    { audience: 'user', userId: '00000000-0000-4000-8000-00000000000f' },
    'notifications/user-not-found',
  ],
  ['no words', { title: { ar: ' ' } }, 'system/invalid-input'],
] as const)('refuses %s, and sends nothing [NOTE-4]', async (_, changes, code) => {
  expect(await admin.errorOf(notificationsAdminApi.send, { ...wish(), ...changes })).toMatchObject({ code });
  expect(await titles(noura)).toEqual([]);
});

it("goes along in the export, and what was one's own goes with the account [AUTH-10] [NOTE-1]", async () => {
  const everybodys = await send();
  const own = await send({ audience: 'user', userId: noura.user.uid });
  await noura.call(notificationsApi.markRead, { ids: [everybodys.id] });
  expect(await noura.call(accountsApi.exportMe, {})).toMatchObject({
    notifications: [{ id: own.id }],
    readNotifications: [{ id: everybodys.id }],
  });
  await noura.call(accountsApi.deleteMe, { password: noura.password });
  expect(await app.database.query.selectFrom('notifications').select('id').execute()).toEqual([{ id: everybodys.id }]);
  expect(await app.database.query.selectFrom('notification_reads').selectAll().execute()).toEqual([]);
});
