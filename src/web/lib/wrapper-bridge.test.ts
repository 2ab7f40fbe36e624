import { afterEach, expect, it, vi } from 'vitest';
import { createWrapper } from './wrapper-bridge.ts';

const names = [
  'TriviaBridge',
  'FlutterBridge',
  'PurchaseChannel',
  'flutter_inappwebview',
  'ReactNativeWebView',
  'Capacitor',
  'webkit',
];
afterEach(() => {
  for (const name of names) Reflect.deleteProperty(window, name);
});

const inject = (parts: object) => Object.assign(window, parts);
const userAgent = (text: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(text);
const post = (data: unknown, init: MessageEventInit = {}) =>
  window.dispatchEvent(new MessageEvent('message', { data, ...init }));
const sentTo = (channel: ReturnType<typeof vi.fn>): unknown => JSON.parse(String(channel.mock.calls[0]?.[0]));
const message = { type: 'purchase', productId: 'five', customPurchaseId: 'p-1', appUserId: 'u-1' } as const;
// oxlint-disable-next-line typescript/no-unsafe-assignment -- a matcher
const envelope = { v: 1, id: expect.stringMatching(/^[0-9a-f]{32}$/), ...message };

it('is a browser without an app: sends nothing, names no platform [PAY-3] [ROUTE-2]', () => {
  userAgent('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1');
  const wrapper = createWrapper();
  expect(wrapper).toMatchObject({ isInside: false, platform: 'none', transport: null, appVersion: null });
  expect(wrapper.send(message)).toBe(false);
});

it('sends to a Flutter handler, and receives its answer [PAY-4]', async () => {
  const callHandler = vi.fn(() => Promise.resolve({ type: 'purchase_success', customPurchaseId: 'p-1' }));
  inject({ flutter_inappwebview: { callHandler }, ReactNativeWebView: { postMessage: vi.fn() } });
  const wrapper = createWrapper();
  const heard = vi.fn();
  wrapper.on('purchase_success', heard);
  expect(wrapper.transport).toBe('flutter handler');
  expect(wrapper.send(message)).toBe(true);
  await vi.waitFor(
    () => expect(heard).toHaveBeenCalledWith(expect.objectContaining({ customPurchaseId: 'p-1' })),
    10_000,
  );
  expect(callHandler).toHaveBeenCalledWith('TriviaBridge', envelope);
});

it('waits with a Flutter handler until the page says it is ready [PAY-4]', async () => {
  const callHandler = vi.fn(() => Promise.resolve(null));
  inject({ flutter_inappwebview: { callHandler } });
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  createWrapper().send(message);
  await Promise.resolve();
  expect(callHandler).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('flutterInAppWebViewPlatformReady'));
  await vi.waitFor(() => expect(callHandler).toHaveBeenCalledOnce(), 10_000);
});

it.each(['TriviaBridge', 'FlutterBridge', 'PurchaseChannel', 'ReactNativeWebView'])(
  'sends text to the channel %s [PAY-4]',
  (name) => {
    const postMessage = vi.fn();
    inject({ [name]: { postMessage } });
    const wrapper = createWrapper();
    expect(wrapper.transport).toBe(name === 'ReactNativeWebView' ? 'react native' : 'flutter channel');
    expect(wrapper.send(message)).toBe(true);
    expect(sentTo(postMessage)).toEqual(envelope);
  },
);

it('sends to a Capacitor plugin, receives its messages, and uses its platform [PAY-4]', () => {
  const plugin = { postMessage: vi.fn(() => Promise.resolve()), addListener: vi.fn() };
  inject({ Capacitor: { isNativePlatform: () => true, getPlatform: () => 'ios', Plugins: { TriviaBridge: plugin } } });
  const wrapper = createWrapper();
  expect(wrapper).toMatchObject({ isInside: true, platform: 'ios', transport: 'capacitor' });
  wrapper.send(message);
  expect(plugin.postMessage).toHaveBeenCalledWith(envelope);
  const heard = vi.fn();
  wrapper.on('push_token', heard);
  const [event, receive] = plugin.addListener.mock.calls[0] as [string, (said: unknown) => void];
  receive({ type: 'push_token', token: 'abc' });
  expect([event, heard.mock.calls.length]).toEqual(['message', 1]);
});

it('posts messages if a bare web view is all there is [PAY-4]', () => {
  const postMessage = vi.fn();
  inject({ webkit: { messageHandlers: { TriviaBridge: { postMessage } } } });
  createWrapper().send(message);
  expect(postMessage).toHaveBeenCalledWith(envelope);
  Reflect.deleteProperty(window, 'webkit');
  userAgent('Mozilla/5.0 (Linux; Android 14; wv) SirajApp/1.4 (android)');
  const posted = vi.spyOn(window, 'postMessage').mockImplementation(() => undefined);
  const wrapper = createWrapper();
  expect(wrapper).toMatchObject({ isInside: true, platform: 'android', transport: 'post message', appVersion: '1.4' });
  wrapper.send(message);
  expect(sentTo(posted)).toEqual(envelope);
});

it('continues if the app rejects a message [PAY-4]', () => {
  inject({
    ReactNativeWebView: {
      postMessage: () => {
        throw new Error('unknown message');
      },
    },
  });
  expect(createWrapper().send({ type: 'logged_out' })).toBe(true);
});

it.each([
  ['SirajApp/2.0 (ios) Android', 0, 'ios'],
  ['Mozilla/5.0 (Linux; Android 14; wv) SirajApp/2.0', 0, 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) SirajApp/2.0', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X) SirajApp/2.0', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X) SirajApp/2.0', 0, 'none'],
])('tells the platform of %s [PAY-3] [ROUTE-2]', (agent, touchPoints, platform) => {
  userAgent(agent);
  vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(touchPoints);
  expect(createWrapper().platform).toBe(platform);
});

it('prefers what the app says about itself, also for later callers [PAY-3] [ROUTE-2]', () => {
  inject({ ReactNativeWebView: { postMessage: vi.fn() } });
  const wrapper = createWrapper();
  post({ type: 'app_info', platform: 'android', appVersion: '3.1' });
  expect(wrapper).toMatchObject({ platform: 'android', appVersion: '3.1' });
  const heard = vi.fn();
  wrapper.on('app_info', heard);
  expect(heard).toHaveBeenCalledOnce();
});

it('receives each message once, and none after its listener was removed [PAY-4]', () => {
  const wrapper = createWrapper();
  const heard = vi.fn();
  const leave = wrapper.on('purchase_success', heard);
  post('{"v":1,"id":"m-1","type":"purchase_success","customPurchaseId":"p-1","sessions":900}');
  expect(heard.mock.calls).toEqual([[{ v: 1, id: 'm-1', type: 'purchase_success', customPurchaseId: 'p-1' }]]);
  leave();
  post({ type: 'purchase_success', customPurchaseId: 'p-2' });
  expect(heard).toHaveBeenCalledOnce();
});

it('drops what no app of ours has sent [PAY-4]', () => {
  const wrapper = createWrapper();
  const heard = vi.fn();
  for (const type of ['purchase_success', 'purchase_error', 'push_token', 'app_info'] as const) wrapper.on(type, heard);
  const good = { type: 'purchase_success', customPurchaseId: 'p-1' };
  for (const junk of [
    '',
    'null',
    '{',
    7,
    null,
    [],
    {},
    { type: 'grant', sessions: 9 },
    { ...good, v: 2 },
    { type: 'purchase_error' },
    { type: 'push_token', token: '' },
    JSON.stringify({ ...good, pad: 'x'.repeat(70_000) }),
  ])
    post(junk);
  post(good, { origin: 'https://captcha.example' });
  post(good, { source: new MessageChannel().port1 });
  expect(heard).not.toHaveBeenCalled();
  post(good, { origin: window.location.origin, source: window });
  post(good, { origin: 'null' });
  expect(heard).toHaveBeenCalledTimes(2);
});

it('believes what the app says that it does, as long as it says so [AUTH-3]', () => {
  inject({ ReactNativeWebView: { postMessage: vi.fn() } });
  const wrapper = createWrapper();
  const says = (capabilities: unknown) =>
    post({ type: 'app_info', platform: 'ios', capabilities }, { origin: window.location.origin });
  expect(wrapper.can('share')).toBe(false);
  says(['share', 'levitation']);
  expect([wrapper.can('share'), wrapper.can('haptics')]).toEqual([true, false]);
  says('share');
  expect([wrapper.can('share'), wrapper.platform]).toEqual([false, 'ios']);
  says(['share']);
  Reflect.deleteProperty(window, 'ReactNativeWebView');
  expect(wrapper.can('share')).toBe(false);
});
