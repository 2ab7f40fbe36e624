import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { authStateOf } from '#shared/accounts/local-copy.ts';
import { fakeApi, testUser, type Answer } from '#testing/web/fake-api.ts';
import { signOut } from './sign-out.ts';
import { stored } from './storage.ts';

const { uid } = testUser();
const goTo = vi.fn();
const postMessage = vi.fn();

beforeEach(() => {
  vi.spyOn(window.location, 'assign').mockImplementation(goTo);
  stored.authState.write(authStateOf(testUser(), 1));
  stored.welcomed.write([uid, 'somebody-else']);
  stored.referralCode.write('FAHAD');
  stored.signInLink.write({ email: 'fatima@example.com' });
  stored.theme.write('light');
});
afterEach(() => {
  Reflect.deleteProperty(window, 'ReactNativeWebView');
  goTo.mockReset();
  postMessage.mockReset();
});

const answering = (answer: Answer) => fakeApi({ 'POST /api/auth/sign-out': answer }, testUser());
const insideTheApp = () => {
  vi.useFakeTimers();
  Object.assign(window, { ReactNativeWebView: { postMessage } });
};
const isOfAccountGone = () =>
  stored.authState.read() === null && stored.referralCode.read() === null && stored.signInLink.read() === null;

it('takes the account off the device and goes home at once in a browser [AUTH-2]', async () => {
  answering({ body: {} });
  await signOut(uid, false);
  expect(isOfAccountGone()).toBe(true);
  expect(stored.welcomed.read()).toEqual(['somebody-else']);
  expect(stored.theme.read()).toBe('light');
  expect(goTo.mock.calls).toEqual([['/']]);
});

it('gives each part its time in the app, notifies it, and goes home between 1200 and 2000 ms [AUTH-2]', async () => {
  insideTheApp();
  answering({ body: {} });
  const left = signOut(uid, false);
  await vi.advanceTimersByTimeAsync(0);
  expect(stored.authState.read()).toBeNull();
  expect(stored.referralCode.read()).toBe('FAHAD');
  await vi.advanceTimersByTimeAsync(100);
  expect(stored.referralCode.read()).toBeNull();
  await vi.advanceTimersByTimeAsync(300 + 500 - 1);
  expect(postMessage).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(JSON.parse(String(postMessage.mock.calls[0]?.[0]))).toMatchObject({ v: 1, type: 'logged_out' });
  await vi.advanceTimersByTimeAsync(1200 - 900);
  expect(goTo).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000 - 1200);
  await left;
  expect(goTo.mock.calls).toEqual([['/']]);
});

it.each([true, false])(
  'records with the sign-out that notifications are wished for: %s [AUTH-2]',
  async (notificationsEnabled) => {
    const sent = answering({ body: {} });
    await signOut(uid, notificationsEnabled);
    expect(sent.map(({ body }) => body)).toEqual([{ notificationsEnabled }]);
  },
);

it('leaves once, however often it is pressed [AUTH-2]', async () => {
  insideTheApp();
  const sent = answering({ body: {} });
  const pressed = [signOut(uid, false), signOut(uid, false)];
  await vi.advanceTimersByTimeAsync(2000);
  await Promise.all(pressed);
  expect(sent.length).toBe(1);
  expect(postMessage).toHaveBeenCalledOnce();
  expect(goTo).toHaveBeenCalledOnce();
});

it('leaves everything as it is where the server was not reached [AUTH-2]', async () => {
  answering('no-network');
  await expect(signOut(uid, false)).rejects.toThrow();
  expect(isOfAccountGone()).toBe(false);
  expect(goTo).not.toHaveBeenCalled();
  answering({ body: {} });
  await signOut(uid, false);
  expect(isOfAccountGone()).toBe(true);
});
