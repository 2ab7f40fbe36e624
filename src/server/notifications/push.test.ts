import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { present } from '#shared/kernel/assert.ts';
import { notificationsAdminApi } from '#shared/notifications/admin-api.ts';
import type { NotificationWish } from '#shared/notifications/admin-api.ts';
import { pushApi } from '#shared/notifications/api.ts';
import { maxBodyLength, maxTitleLength, pushPayloadSchema } from '#shared/notifications/schema.ts';
import { startFcmDouble } from '#testing/fcm-double.ts';
import { startPushDouble } from '#testing/push-double.ts';
import type { PushDouble } from '#testing/push-double.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';
import { maxAttempts } from './deliver.ts';
import { noPushSettings } from './index.ts';
import type { PushOptions } from './index.ts';

let double: PushDouble;
let app: TestApp;
let admin: TestUser;
let noura: TestUser;
let push: PushOptions;
/** What a push service takes beside its encryption (RFC 8188: 4096 bytes in all). */
const maxPayloadBytes = 3993;
const closing: (() => Promise<void>)[] = [];
beforeAll(async () => {
  double = await startPushDouble();
});
afterAll(() => double.close());
beforeEach(async () => {
  double.messages.splice(0);
  double.asked.splice(0);
  push = { ...noPushSettings, hosts: [double.host], agent: double.agent, timeoutMs: 60_000, batchSize: 10 };
  await open(push);
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function open(options: PushOptions): Promise<void> {
  app = await createTestApp({ push: options });
  admin = await app.admin();
  noura = await app.signUp();
}

let devices = 0;
/** A user's registered browser. */
async function browserOf(user: TestUser): Promise<string> {
  devices += 1;
  const { name, web } = double.newDevice(`device-${devices}`);
  await user.call(pushApi.register, { web });
  return name;
}

const wish = (changes: Partial<NotificationWish> = {}): NotificationWish => ({
  audience: 'all',
  title: { ar: 'بطولة الليلة' },
  body: { ar: 'نبدأ الساعة التاسعة' },
  data: {},
  ...changes,
});
/** Each a moment after the one before, so that the newest is known. */
const send = async (changes: Partial<NotificationWish> = {}) => {
  app.clock.moveBy(1);
  return (await admin.call(notificationsAdminApi.send, wish(changes))).notification;
};
const delivery = async () => (await admin.call(notificationsAdminApi.list, {})).items[0]?.delivery;
const devicesLeft = () => app.database.query.selectFrom('push_registrations').select('id').execute();

it('reaches every device of all users who want pushes, signed and encrypted, in their language [NOTE-2] [NOTE-4]', async () => {
  const fahad = await app.signUp();
  await fahad.call(accountsApi.updateMe, { preferences: { language: 'en' } });
  const unwilling = await app.signUp();
  const [hers, his] = [await browserOf(noura), await browserOf(fahad), await browserOf(unwilling)];
  await unwilling.call(accountsApi.updateMe, { notificationsEnabled: false });
  const { id } = await send({
    title: { ar: 'بطولة الليلة', en: 'Tournament tonight' },
    body: { ar: 'نبدأ الساعة التاسعة', en: 'We start at nine' },
    data: { page: '/store' },
  });
  await app.outbox.drain();
  const { publicKey } = await app.visitor().call(pushApi.getKey, {});
  expect(double.messages).toHaveLength(2);
  expect(double.messages.find(({ device }) => device === hers)).toMatchObject({
    publicKey,
    subject: 'mailto:push@siraj.example',
    headers: { ttl: '259200', urgency: 'normal', topic: id.replaceAll('-', '') },
    json: { id, title: 'بطولة الليلة', body: 'نبدأ الساعة التاسعة', lang: 'ar', dir: 'rtl', page: '/store' },
  });
  expect(double.messages.find(({ device }) => device === his)).toMatchObject({
    json: { title: 'Tournament tonight', lang: 'en', dir: 'ltr' },
  });
  expect(await delivery()).toEqual({ sent: 2, failed: 0, dropped: 0, waiting: 0, isDone: true });
});

it('reaches the followers of a topic, or one person, and no one else; and no signed-out device [NOTE-3] [NOTE-4]', async () => {
  const fahad = await app.signUp();
  const [hers, his] = [await browserOf(noura), await browserOf(fahad)];
  const {
    fcmTokens: [token],
  } = (await noura.call(accountsApi.getMe, {})).user;
  await noura.request({
    method: 'POST',
    path: '/functions/me-central1/subscribeToTopics',
    body: { data: { token, topics: ['tournaments'], userId: noura.user.uid } },
  });
  await send({ audience: 'topic', topic: 'tournaments' });
  await app.outbox.drain();
  expect(double.messages.map(({ device }) => device)).toEqual([hers]);
  await send({ audience: 'user', userId: fahad.user.uid });
  await app.outbox.drain();
  expect(double.messages.map(({ device }) => device)).toEqual([hers, his]);
  await fahad.call(accountsApi.signOut, {});
  await send();
  await app.outbox.drain();
  expect(double.messages.map(({ device }) => device)).toEqual([hers, his, hers]);
});

it.each([404, 410])('drops a device that its push service knows no more (%i) [NOTE-4]', async (status) => {
  const name = await browserOf(noura);
  double.answer(name, { status });
  await send();
  await app.outbox.drain();
  expect([await delivery(), await devicesLeft()]).toEqual([
    { sent: 0, failed: 0, dropped: 1, waiting: 0, isDone: true },
    [],
  ]);
  expect((await noura.call(accountsApi.getMe, {})).user.fcmTokens).toEqual([]);
});

it('waits as long as a push service asks (429), and sends then [NOTE-4]', async () => {
  const name = await browserOf(noura);
  double.answer(name, { status: 429, headers: { 'retry-after': '120' } });
  await send();
  await app.outbox.drain();
  expect(await delivery()).toEqual({ sent: 0, failed: 0, dropped: 0, waiting: 1, isDone: false });
  double.answer(name, { status: 201 });
  app.clock.moveBy(119_000);
  await app.notifications.pushDue();
  expect(double.asked).toHaveLength(1);
  app.clock.moveBy(1_000);
  await app.notifications.pushDue();
  expect(await delivery()).toEqual({ sent: 1, failed: 0, dropped: 0, waiting: 0, isDone: true });
});

/** How often each device that is tried again was tried. */
const triesSoFar = async () =>
  (await app.database.query.selectFrom('push_retries').select('attempts').execute()).map(({ attempts }) => attempts);

it.each([
  ['broken', { status: 500 }, 60_000],
  ['silent', 'hangs', 300],
] as const)('tries a %s push service a few times, ever later, and gives up [NOTE-4]', async (_, answer, timeoutMs) => {
  await open({ ...push, timeoutMs });
  const name = await browserOf(noura);
  double.answer(name, answer);
  await send();
  await app.outbox.drain();
  for (let attempt = 1; attempt < maxAttempts; attempt += 1) {
    expect([await triesSoFar(), await delivery()]).toEqual([
      [attempt],
      { sent: 0, failed: 0, dropped: 0, waiting: 1, isDone: false },
    ]);
    app.clock.moveBy(30_000 * 4 ** (attempt - 1));
    await app.notifications.pushDue();
  }
  app.clock.moveBy(24 * 60 * 60 * 1000);
  await app.notifications.pushDue();
  expect([await triesSoFar(), await delivery()]).toEqual([
    [],
    { sent: 0, failed: 1, dropped: 0, waiting: 0, isDone: true },
  ]);
  // On a busy machine a request may be given up before a silent service has received it.
  expect(double.asked.length).toBeGreaterThanOrEqual(answer === 'hangs' ? 0 : maxAttempts);
  expect(double.asked.length).toBeLessThanOrEqual(maxAttempts);
  expect(await devicesLeft()).toHaveLength(1);
});

it('counts what a push service rejects permanently, and keeps the device [NOTE-4]', async () => {
  double.answer(await browserOf(noura), { status: 403 });
  await send();
  await app.outbox.drain();
  expect([await delivery(), (await devicesLeft()).length]).toEqual([
    { sent: 0, failed: 1, dropped: 0, waiting: 0, isDone: true },
    1,
  ]);
});

/** More devices than a batch takes, as rows. */
async function manyDevices(count: number): Promise<string[]> {
  const first = await browserOf(noura);
  const [row] = await app.database.query.selectFrom('push_registrations').selectAll().execute();
  const names = Array.from({ length: count - 1 }, (_, index) => `many-${index}`);
  await app.database.query
    .insertInto('push_registrations')
    .values(
      names.map((each, index) => {
        const { web } = double.newDevice(each);
        return {
          ...present(row, 'first device'),
          id: `z${String(index).padStart(4, '0')}`,
          address: web.endpoint,
          auth: web.auth,
          p256dh: web.p256dh,
        };
      }),
    )
    .execute();
  return [first, ...names];
}

it('goes through all devices a batch at a time, each once [NOTE-4]', async () => {
  const names = await manyDevices(23);
  await send();
  await app.outbox.drain();
  expect(double.messages.map(({ device }) => device).sort()).toEqual([...names].sort());
  expect(await delivery()).toEqual({ sent: 23, failed: 0, dropped: 0, waiting: 0, isDone: true });
});

it('continues after a process died halfway, and sends to no device twice [NOTE-4]', async () => {
  const names = await manyDevices(13);
  double.answer('many-3', 'hangs');
  const { id } = await send();
  const dying = app.outbox.drain();
  await vi.waitFor(() => expect([double.asked.length, double.messages.length]).toEqual([10, 9]), { timeout: 30_000 });
  expect(await delivery()).toMatchObject({ failed: 10, isDone: false });
  // After the lease of an entry whose process has died, another takes it.
  app.clock.moveBy(61_000);
  const other = await createTestApp({ push }, app);
  await other.outbox.drain();
  expect(await delivery()).toMatchObject({ sent: 3, failed: 10, isDone: true });
  double.release();
  await dying;
  expect([...double.asked].sort()).toEqual([...names].sort());
  expect((await admin.call(notificationsAdminApi.list, {})).items).toMatchObject([
    { id, delivery: { sent: 13, failed: 0, waiting: 0 } },
  ]);
});

it('fits into what push services take, whatever it says [NOTE-4]', async () => {
  await browserOf(noura);
  // Signs that JSON writes in six bytes.
  await send({
    title: { ar: '\u0001'.repeat(maxTitleLength) },
    body: { ar: '\u0001'.repeat(maxBodyLength) },
    data: { page: `/${'x'.repeat(199)}` },
  });
  await app.outbox.drain();
  const payload = pushPayloadSchema.parse(double.messages[0]?.json);
  expect([payload.body.length, Buffer.byteLength(JSON.stringify(payload)) <= maxPayloadBytes]).toEqual([
    maxBodyLength,
    true,
  ]);
});

it('reaches the app on a phone through Firebase, as the service account, and drops a phone that has removed it [NOTE-4]', async () => {
  const fcm = await startFcmDouble();
  closing.push(() => fcm.close());
  await open({ ...push, fcm: fcm.settings });
  const fahad = await app.signUp();
  await fahad.call(pushApi.register, { native: { token: 'phone-1', platform: 'android' } });
  await fahad.call(pushApi.register, { native: { token: 'phone-2', platform: 'ios' } });
  fcm.answer('phone-2', {
    status: 404,
    body: {
      error: {
        code: 404,
        status: 'NOT_FOUND',
        details: [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode: 'UNREGISTERED' }],
      },
    },
  });
  await send({ data: { page: '/profile' } });
  await app.outbox.drain();
  expect(fcm.messages()).toHaveLength(2);
  expect(fcm.messages().find(({ token }) => token === 'phone-1')).toMatchObject({
    notification: { title: 'بطولة الليلة', body: 'نبدأ الساعة التاسعة' },
    data: { page: '/profile' },
  });
  expect(await delivery()).toEqual({ sent: 1, failed: 0, dropped: 1, waiting: 0, isDone: true });
  fcm.outage = 'broken';
  await send();
  await app.outbox.drain();
  expect(await delivery()).toMatchObject({ waiting: 1 });
  // One token of an hour served all.
  expect(fcm.requests.filter(({ path }) => path === '/token')).toHaveLength(1);
  expect(await fcm.claims()).toMatchObject({
    iss: 'push@siraj-app.example',
    aud: fcm.settings.tokenUrl.href,
    scope: 'https://www.googleapis.com/auth/firebase.messaging',
  });
});
