import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenForPush, ownPath, readPush } from './push.ts';

const origin = 'https://siraj.example';

/** A page that answers as soon as it listens; one that is still loading never does. */
const windowAt = (path: string, { isListening = true, isControlled = true } = {}) => ({
  id: path,
  isControlled,
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
    clients: {
      matchAll: ({ includeUncontrolled = false }: ClientQueryOptions) =>
        Promise.resolve(windows.filter(({ isControlled }) => includeUncontrolled || isControlled)),
      openWindow,
    },
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
  // A frozen page answers only once it is forward.
  expect(home.focus).toHaveBeenCalledBefore(home.postMessage);
  const playing = fakeWorker([game]);
  await playing.happen('notificationclick', tapped('/store'));
  expect(playing.openWindow).toHaveBeenCalledWith('/store');
});

describe('a tapped notification over a page that is still loading', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** What has happened before the second is over after which Firefox opens no window. */
  const tapOn = async (loading: Window) => {
    const worker = fakeWorker([loading]);
    const done = worker.happen('notificationclick', tapped('/store'));
    await vi.advanceTimersByTimeAsync(600);
    await done;
    return worker;
  };

  it('is opened there by the browser, which brings the page forward before [NOTE-2]', async () => {
    const loading = windowAt('/', { isListening: false });
    const { openWindow } = await tapOn(loading);
    expect(loading.navigate).toHaveBeenCalledWith('/store');
    expect(loading.focus).toHaveBeenCalledBefore(loading.navigate);
    expect(openWindow).not.toHaveBeenCalled();
  });

  it('is opened there also if the browser may not bring it forward [NOTE-2]', async () => {
    const loading = windowAt('/', { isListening: false });
    loading.focus.mockRejectedValue(new DOMException('no tap', 'InvalidAccessError'));
    await tapOn(loading);
    expect(loading.navigate).toHaveBeenCalledWith('/store');
  });

  it('is opened in a new window if the browser can not navigate it [NOTE-2]', async () => {
    const loading = windowAt('/', { isListening: false });
    loading.navigate.mockRejectedValue(new TypeError('failed'));
    const { openWindow } = await tapOn(loading);
    expect(openWindow).toHaveBeenCalledWith('/store');
  });

  it("is opened in a new window, which stays in front, if the page isn't the worker's [NOTE-2]", async () => {
    const loading = windowAt('/', { isListening: false, isControlled: false });
    const { openWindow } = await tapOn(loading);
    expect(openWindow).toHaveBeenCalledWith('/store');
    expect([loading.navigate.mock.calls.length, loading.focus.mock.calls.length]).toEqual([0, 0]);
    const listening = windowAt('/', { isControlled: false });
    expect((await tapOn(listening)).openWindow).not.toHaveBeenCalled();
    expect(listening.focus).toHaveBeenCalled();
  });
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
