import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { listenForPush, ownPath, readPush } from './push.ts';

const origin = 'https://siraj.example';

/** A page that answers as soon as it listens; one that is still loading never does. */
const windowAt = (path: string, { isListening = true } = {}) => ({
  url: `${origin}${path}`,
  postMessage: vi.fn((_message: unknown, ports: readonly MessagePort[] = []) => {
    if (isListening) ports[0]?.postMessage('opened');
  }),
  focus: vi.fn(() => Promise.resolve()),
  navigate: vi.fn(() => Promise.resolve(null)),
});
type Window = ReturnType<typeof windowAt>;

/** A worker scope that only records listeners. */
function fakeWorker(windows: readonly Window[]) {
  const listeners = new Map<string, (event: unknown) => void>();
  const showNotification = vi.fn(() => Promise.resolve());
  const openWindow = vi.fn(() => Promise.resolve(null));
  const subscription = {
    toJSON: () => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/new', keys: { auth: 'auth', p256dh: 'point' } }),
  };
  const subscribe = vi.fn(() => Promise.resolve(subscription));
  const worker = {
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
    registration: { showNotification, pushManager: { subscribe } },
    location: { origin },
    clients: { matchAll: () => Promise.resolve(windows), openWindow },
  };
  listenForPush(worker);
  const happen = async (type: string, event: Readonly<Record<string, unknown>>) => {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(type)?.({
      ...event,
      waitUntil: (promise: Promise<unknown>) => {
        work = promise;
      },
    });
    await work;
  };
  return { happen, showNotification, openWindow, subscribe };
}

const pushed = (text: string) => ({ data: { text: () => text } });
const tapped = (page: unknown) => ({ notification: { data: { page }, close: vi.fn() } });

beforeEach(() => vi.unstubAllGlobals());

it('shows a push, in its direction, and notifies the open pages [NOTE-2]', async () => {
  const page = windowAt('/');
  const { happen, showNotification } = fakeWorker([page]);
  await happen(
    'push',
    pushed(
      JSON.stringify({ id: 'n1', title: 'بطولة الليلة', body: 'نبدأ التاسعة', lang: 'ar', dir: 'rtl', page: '/store' }),
    ),
  );
  expect(showNotification).toHaveBeenCalledWith(
    'بطولة الليلة',
    expect.objectContaining({ body: 'نبدأ التاسعة', lang: 'ar', dir: 'rtl', tag: 'n1', data: { page: '/store' } }),
  );
  expect(page.postMessage).toHaveBeenCalledWith({ type: 'pushed', id: 'n1' });
});

it.each(['', 'garbage', 'null', '[1]', '{"title":7}'])(
  'shows a notification for %j too, as browsers require [NOTE-2]',
  (text) => {
    expect(readPush(text)).toEqual({ id: '', title: 'سِراج', body: '', lang: 'ar', page: '/' });
  },
);

it('opens a tapped notification in an open page, but never navigates a game away [NOTE-2]', async () => {
  const [game, home] = [windowAt('/game/0190'), windowAt('/')];
  const both = fakeWorker([game, home]);
  await both.happen('notificationclick', tapped('/store'));
  expect(home.postMessage).toHaveBeenCalledWith({ type: 'open-page', page: '/store' }, [expect.anything()]);
  expect(home.navigate).not.toHaveBeenCalled();
  expect([home.focus.mock.calls.length, game.postMessage.mock.calls.length, both.openWindow.mock.calls.length]).toEqual(
    [1, 0, 0],
  );
  const playing = fakeWorker([game]);
  await playing.happen('notificationclick', tapped('/store'));
  expect(playing.openWindow).toHaveBeenCalledWith('/store');
});

it('opens a tapped notification in a page that is still loading, also if the browser may not navigate it [NOTE-2]', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const loading = windowAt('/', { isListening: false });
  const { happen, openWindow } = fakeWorker([loading]);
  const tap = async () => {
    const done = happen('notificationclick', tapped('/store'));
    await vi.runAllTimersAsync();
    await done;
  };
  await tap();
  expect(loading.navigate).toHaveBeenCalledWith('/store');
  expect([loading.focus.mock.calls.length, openWindow.mock.calls.length]).toEqual([1, 0]);
  loading.navigate.mockRejectedValueOnce(new TypeError('not its client'));
  await tap();
  expect(openWindow).toHaveBeenCalledWith('/store');
});

it.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/.//evil.example',
  null,
  7,
])('opens home for %j [NOTE-2]', (page) => {
  expect(ownPath(page)).toBe('/');
});

it('registers again if the browser has changed the address [NOTE-2]', async () => {
  const fetched = vi.fn(() => Promise.resolve(new Response('{}')));
  vi.stubGlobal('fetch', fetched);
  const { happen, subscribe } = fakeWorker([]);
  await happen('pushsubscriptionchange', { oldSubscription: { options: { applicationServerKey: 'key' } } });
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'key' });
  expect(fetched).toHaveBeenCalledWith(
    '/api/push/registrations',
    expect.objectContaining({
      method: 'POST',
      body: JSON.stringify({
        web: { endpoint: 'https://fcm.googleapis.com/fcm/send/new', auth: 'auth', p256dh: 'point' },
      }),
    }),
  );
});
