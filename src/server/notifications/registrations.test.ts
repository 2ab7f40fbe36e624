import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { pushApi } from '#shared/notifications/api.ts';
import { startPushDouble } from '#testing/push-double.ts';
import type { PushDouble } from '#testing/push-double.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';
import { noPushSettings } from './index.ts';
import { maxRegistrations } from './registrations.ts';

let double: PushDouble;
beforeAll(async () => {
  double = await startPushDouble();
});
afterAll(() => double.close());

let app: TestApp;
let noura: TestUser;
beforeEach(async () => {
  app = await createTestApp({ push: { ...noPushSettings, hosts: [double.host] } });
  noura = await app.signUp();
});

const me = async (user: TestUser) => (await user.call(accountsApi.getMe, {})).user;
const stored = () => app.database.query.selectFrom('push_registrations').selectAll().orderBy('created_at').execute();

it('registers, renews and removes a browser; its token occurs once in the record [NOTE-2] [NOTE-3]', async () => {
  const { web } = double.newDevice('phone');
  const { publicKey } = await app.visitor().call(pushApi.getKey, {});
  const { token } = await noura.call(pushApi.register, { web: { ...web, applicationPubKey: publicKey } });
  expect(await noura.call(pushApi.register, { web })).toEqual({ token });
  expect(await me(noura)).toMatchObject({
    fcmTokens: [token],
    lastTokenUpdate: app.clock.now(),
    notificationsEnabled: true,
  });
  app.clock.moveBy(60_000);
  const moved = double.newDevice('phone-again').web;
  expect(await noura.call(pushApi.refresh, { token, web: moved })).toEqual({ token });
  expect(await me(noura)).toMatchObject({ fcmTokens: [token], lastTokenUpdate: app.clock.now() });
  expect(await stored()).toMatchObject([
    { id: token, address: moved.endpoint, p256dh: moved.p256dh, auth: moved.auth },
  ]);
  expect(await noura.call(pushApi.unregister, { token })).toEqual({});
  expect([await stored(), (await me(noura)).fcmTokens]).toEqual([[], []]);
  expect(await noura.errorOf(pushApi.unregister, { token })).toMatchObject({
    status: 404,
    code: 'notifications/registration-not-found',
  });
});

it('makes one key for all processes, and keeps it sealed [NOTE-2]', async () => {
  const { publicKey } = await app.visitor().call(pushApi.getKey, {});
  const other = await createTestApp({}, app);
  expect(await other.visitor().call(pushApi.getKey, {})).toEqual({ publicKey });
  const [row] = await app.database.query.selectFrom('push_keys').selectAll().execute();
  expect(row?.sealed_private_key).toHaveLength(95);
  expect(publicKey).toMatch(/^B[\w-]{86}$/);
});

it("wants a sign-in, and knows only one's own devices [NOTE-2] [NOTE-3]", async () => {
  const { web } = double.newDevice('phone');
  expect(await app.visitor().errorOf(pushApi.register, { web })).toMatchObject({
    status: 401,
    code: 'auth/unauthenticated',
  });
  const { token } = await noura.call(pushApi.register, { web });
  const fahad = await app.signUp();
  for (const refusal of [
    await fahad.errorOf(pushApi.unregister, { token }),
    await fahad.errorOf(pushApi.refresh, { token, web: double.newDevice('his').web }),
  ]) {
    expect(refusal).toMatchObject({ status: 404, code: 'notifications/registration-not-found' });
  }
  expect(await stored()).toMatchObject([{ id: token, user_id: noura.user.uid }]);
});

it('gives a device to the last user who registers it [NOTE-3]', async () => {
  const { web } = double.newDevice('shared');
  const first = await noura.call(pushApi.register, { web });
  const fahad = await app.signUp();
  const second = await fahad.call(pushApi.register, { web });
  expect(second.token).not.toBe(first.token);
  expect(await stored()).toMatchObject([{ id: second.token, user_id: fahad.user.uid }]);
  expect([(await me(noura)).fcmTokens, (await me(fahad)).fcmTokens]).toEqual([[], [second.token]]);
});

it('keeps the latest devices of a person; the oldest goes [NOTE-3]', async () => {
  const tokens: string[] = [];
  for (let count = 0; count <= maxRegistrations; count += 1) {
    app.clock.moveBy(1000);
    tokens.push(
      (await noura.call(pushApi.register, { native: { token: `phone-${count}`, platform: 'android' } })).token,
    );
  }
  expect((await stored()).map(({ id }) => id)).toEqual(tokens.slice(1));
  expect((await me(noura)).fcmTokens).toEqual(tokens.slice(1));
});

it.each([
  'https://127.0.0.1/push',
  'https://[::1]/push',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/push',
  'https://localhost:1/push',
  'https://2130706433/push',
  'https://0x7f000001/push',
  'https://10.0.0.5/push',
  'https://user:pass@fcm.googleapis.com/fcm/send/x',
  'https://fcm.googleapis.com:8443/fcm/send/x',
  'https://fcm.googleapis.com./fcm/send/x',
  'https://fcm.googleapis.com.evil.example/fcm/send/x',
  'https://evilpush.services.mozilla.com.example/x',
  'https://push.services.mozilla.com/x',
  'https://.push.services.mozilla.com/x',
  'https://evil.example/?fcm.googleapis.com',
  'https://evil.example#@fcm.googleapis.com/',
  'http://fcm.googleapis.com/fcm/send/x',
  'ftp://fcm.googleapis.com/x',
  'fcm.googleapis.com',
  '',
  'https://metadata.google.internal/',
])('refuses %j as the address of a push service [NOTE-3]', async (endpoint) => {
  const { web } = double.newDevice('phone');
  expect(await noura.errorOf(pushApi.register, { web: { ...web, endpoint } })).toMatchObject({
    status: 400,
    code: 'notifications/endpoint-refused',
  });
  expect(await stored()).toEqual([]);
});

it.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/x',
  'https://web.push.apple.com/QABC',
  'https://db5p.notify.windows.com/w/?token=x',
])('takes %j [NOTE-3]', async (endpoint) => {
  const { web } = double.newDevice('phone');
  await noura.call(pushApi.register, { web: { ...web, endpoint } });
  expect(await stored()).toMatchObject([{ address: endpoint }]);
});

it('refuses keys by which nothing can be encrypted, and a server key that is cut off or not ours [NOTE-2] [NOTE-3]', async () => {
  const { web } = double.newDevice('phone');
  const offTheCurve = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url');
  for (const wrong of [
    { auth: web.auth.slice(1) },
    { p256dh: web.p256dh.slice(1) },
    { p256dh: web.auth },
    { p256dh: offTheCurve },
  ]) {
    expect(await noura.errorOf(pushApi.register, { web: { ...web, ...wrong } })).toMatchObject({
      status: 400,
      code: 'notifications/device-keys-refused',
    });
  }
  expect(
    await noura.errorOf(
      pushApi.register,
      { web: { ...web, applicationPubKey: web.p256dh.slice(0, 79) } },
      { 'accept-language': 'en' },
    ),
  ).toMatchObject({ code: 'notifications/key-malformed', message: 'VAPID key appears to be incomplete or malformed' });
  expect(await noura.errorOf(pushApi.register, { web: { ...web, applicationPubKey: web.p256dh } })).toMatchObject({
    code: 'notifications/key-unknown',
  });
  expect(await noura.errorOf(pushApi.register, {})).toMatchObject({ status: 400, code: 'notifications/one-device' });
  expect(await noura.errorOf(pushApi.register, { web, native: { token: 'phone' } })).toMatchObject({
    status: 400,
    code: 'notifications/one-device',
  });
  expect(await stored()).toEqual([]);
});

const subscribe = (user: TestUser, data: unknown) =>
  user.request({ method: 'POST', path: '/functions/me-central1/subscribeToTopics', body: { data } });

it("follows topics by the token of the caller's device, and no other topic, device or person [NOTE-3]", async () => {
  const { token } = await noura.call(pushApi.register, { native: { token: 'phone-of-noura', platform: 'ios' } });
  const { uid: userId } = noura.user;
  expect((await subscribe(noura, { token, topics: ['announcements', 'maintenance'], userId })).json).toEqual({
    result: { success: true, topics: ['announcements', 'maintenance'] },
  });
  // The app knows its phone's own token.
  expect((await subscribe(noura, { token: 'phone-of-noura', topics: ['tournaments'] })).json).toMatchObject({
    result: { topics: ['announcements', 'maintenance', 'tournaments'] },
  });
  expect(await subscribe(noura, { token, topics: ['weather'], userId })).toMatchObject({
    status: 400,
    json: { error: { status: 'INVALID_ARGUMENT' } },
  });
  const fahad = await app.signUp();
  expect(await subscribe(fahad, { token, topics: ['announcements'], userId: fahad.user.uid })).toMatchObject({
    status: 404,
    json: { error: { status: 'NOT_FOUND' } },
  });
  expect(await subscribe(fahad, { token, topics: ['announcements'], userId })).toMatchObject({
    status: 403,
    json: { error: { status: 'PERMISSION_DENIED' } },
  });
  expect(
    await app.database.query.selectFrom('followed_topics').selectAll().where('user_id', '=', fahad.user.uid).execute(),
  ).toEqual([]);
});

it('goes along in the export, and goes with the account [AUTH-10] [NOTE-3]', async () => {
  const { web } = double.newDevice('phone');
  const { token } = await noura.call(pushApi.register, { web });
  await subscribe(noura, { token, topics: ['promotions'] });
  expect(await noura.call(accountsApi.exportMe, {})).toMatchObject({
    pushDevices: [{ id: token, kind: 'web', address: web.endpoint }],
    followedTopics: ['promotions'],
  });
  await noura.call(accountsApi.deleteMe, { password: noura.password });
  expect([await stored(), await app.database.query.selectFrom('followed_topics').selectAll().execute()]).toEqual([
    [],
    [],
  ]);
});

it.each([
  ['1,001 characters', Array.from({ length: 1001 }, (_, at) => String.fromCharCode(33 + ((at * 7919) % 90))).join('')],
  ['other letters', 'ن'.repeat(900)],
  ['nothing', ''],
])("refuses %s as a phone's token [NOTE-3]", async (_, token) => {
  expect(await noura.errorOf(pushApi.register, { native: { token } })).toMatchObject({
    status: 400,
    code: 'system/invalid-input',
  });
  expect(await stored()).toEqual([]);
});

it('refuses an address that is too long once it is written out [NOTE-3]', async () => {
  const { web } = double.newDevice('phone');
  expect(
    await noura.errorOf(pushApi.register, {
      web: { ...web, endpoint: `https://fcm.googleapis.com/fcm/send/${'ن'.repeat(900)}` },
    }),
  ).toMatchObject({ code: 'notifications/endpoint-refused' });
});

it('takes a token of 1,000 characters [NOTE-3]', async () => {
  await noura.call(pushApi.register, { native: { token: 'x'.repeat(1000) } });
  expect(await stored()).toHaveLength(1);
});
