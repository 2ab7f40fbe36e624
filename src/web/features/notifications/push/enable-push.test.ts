import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ar } from '#shared/i18n/ar/index.ts';
import { en } from '#shared/i18n/en/index.ts';
import { fakeApi, testUser, type Answers } from '#testing/web/fake-api.ts';
import { fakePushBrowser, pushAnswers } from '#testing/web/fake-push.ts';
import { stored } from '../../../lib/storage.ts';
import { enablePush } from './enable-push.ts';
import { registerDevice } from './push-device.ts';
import { pushLimits, type PushOutcome } from './push-outcome.ts';
import { toastOf } from './use-push.ts';

const user = testUser();
const answering = (answers: Answers = {}) => fakeApi({ ...pushAnswers, ...answers }, user);
beforeEach(() => stored.pushDevice.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('registers the device after a tap, and follows the topics, which may fail [NOTE-2] [NOTE-3]', async () => {
  fakePushBrowser();
  const sent = answering();
  expect(await enablePush(user)).toEqual({ status: 'granted' });
  expect(sent.map(({ key }) => key)).toEqual([
    'GET /api/push/key',
    'POST /api/push/registrations',
    'POST /functions/me-central1/subscribeToTopics',
  ]);
  expect(sent[2]?.body).toEqual({
    data: {
      token: 'token-1',
      topics: ['announcements', 'game-updates', 'promotions', 'tournaments', 'maintenance'],
      userId: user.uid,
    },
  });
  expect(toastOf({ status: 'granted' }, ar).title).toBe('تم تفعيل الإشعارات بنجاح');
});

it.each<[string, Parameters<typeof fakePushBrowser>[0], Answers, PushOutcome]>([
  ['denied', { permission: 'denied' }, {}, { status: 'denied', code: 'notifications/permission-denied' }],
  ['dismissed', { permission: 'default' }, {}, { status: 'default', code: 'notifications/permission-dismissed' }],
  ['the push service refuses', { subscribes: false }, {}, { status: 'token-error' }],
  [
    'our server refuses',
    {},
    { 'POST /api/push/registrations': { refusal: { status: 400, code: 'notifications/endpoint-refused' } } },
    { status: 'token-error' },
  ],
  [
    'the session has ended',
    {},
    { 'POST /api/push/registrations': { refusal: { status: 401, code: 'auth/unauthenticated' } } },
    { status: 'no-user' },
  ],
  ['no network', {}, { 'GET /api/push/key': 'no-network' }, { status: 'unavailable' }],
  [
    'no key',
    {},
    { 'GET /api/push/key': { refusal: { status: 500, code: 'system/unexpected' } } },
    { status: 'token-error', code: 'notifications/misconfigured' },
  ],
  [
    'a key that was cut off',
    {},
    { 'GET /api/push/key': { body: { publicKey: 'BEl62iUY' } } },
    { status: 'token-error', code: 'notifications/key-malformed' },
  ],
])('ends where %s [NOTE-2]', async (_, browser, answers, outcome) => {
  fakePushBrowser(browser);
  answering(answers);
  expect(await enablePush(user)).toEqual(outcome);
  expect(stored.pushDevice.read()).toBeNull();
});

it("requires a user, a capable browser, and an iPhone's home screen before it asks [NOTE-2]", async () => {
  const { requestPermission } = fakePushBrowser();
  answering();
  expect(await enablePush(null)).toEqual({ status: 'no-user' });
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) Safari/604.1',
  );
  expect(await enablePush(user)).toEqual({ status: 'not-supported', code: 'iphone' });
  vi.restoreAllMocks();
  vi.stubGlobal('PushManager', undefined);
  Reflect.deleteProperty(window, 'PushManager');
  expect(await enablePush(user)).toEqual({ status: 'not-supported', code: 'notifications/unsupported-browser' });
  expect(requestPermission).not.toHaveBeenCalled();
});

it.each([
  ['its person', { permission: null }, pushLimits.permissionMs, 'error'],
  ['its push service', { subscribes: null }, pushLimits.tokenMs, 'token-error'],
] as const)('does not wait for ever for %s [NOTE-2]', async (_, browser, limitMs, status) => {
  vi.useFakeTimers();
  fakePushBrowser(browser);
  answering();
  const outcome = enablePush(user);
  await vi.advanceTimersByTimeAsync(limitMs);
  expect(await outcome).toEqual({ status, code: 'notifications/timed-out' });
});

it('renews a device after 7 days, and registers it again if the server has deleted it [NOTE-2]', async () => {
  const sent = answering({
    'PATCH /api/push/registrations/token-1': { refusal: { status: 404, code: 'notifications/registration-not-found' } },
  });
  const device = { native: { token: 'phone' } };
  const asked = () =>
    sent
      .splice(0)
      .map(({ key }) => key)
      .filter((key) => key.includes('registrations'));
  await registerDevice(user.uid, device, 1000);
  expect(asked()).toEqual(['POST /api/push/registrations']);
  expect(await registerDevice(user.uid, device, 1000 + pushLimits.refreshMs - 1)).toBe(false);
  expect(asked()).toEqual([]);
  await registerDevice(user.uid, device, 1000 + pushLimits.refreshMs);
  expect(asked()).toEqual(['PATCH /api/push/registrations/token-1', 'POST /api/push/registrations']);
});

it('has the words of the product for how it can end, for 5 s, and 8 s on an iPhone [NOTE-2] [ERR-2]', () => {
  expect(toastOf({ status: 'denied', code: 'notifications/permission-denied' }, ar)).toMatchObject({
    title: 'تم رفض إذن الإشعارات',
    durationMs: 5000,
    variant: 'destructive',
  });
  expect(toastOf({ status: 'denied', code: 'notifications/permission-denied' }, en).description).toBe(
    'Notification permission was denied. Please enable notifications in your browser settings.',
  );
  expect(toastOf({ status: 'token-error', code: 'notifications/misconfigured' }, en).description).toBe(
    'Notification service is not properly configured.',
  );
  expect(toastOf({ status: 'token-error', code: 'notifications/key-malformed' }, en).description).toBe(
    'VAPID key appears to be incomplete or malformed',
  );
  expect(en.errors['notifications/permission-dismissed']).toBe('Permission request was dismissed');
  expect(toastOf({ status: 'not-supported', code: 'iphone' }, ar)).toMatchObject({ durationMs: 8000 });
});
