import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLiveConnection } from './live.ts';
import type { LiveConnection } from './live.ts';

class FakeSocket extends EventTarget {
  readyState: number = WebSocket.CONNECTING;
  readonly sent: unknown[] = [];
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.end(1000);
  }
  opens() {
    this.readyState = WebSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }
  says(message: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
  end(code: number) {
    this.readyState = WebSocket.CLOSED;
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

let sockets: FakeSocket[];
let live: LiveConnection;
const onSessionEnded = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  onSessionEnded.mockClear();
  sockets = [];
  live = createLiveConnection({
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    onSessionEnded, random: () => 0,
  });
});
afterEach(() => vi.useRealTimers());

const follower = () => ({ onData: vi.fn(), poll: vi.fn() });
const last = () => sockets[sockets.length - 1] ?? new FakeSocket();

it('follows a topic, hears its state and each change [USER-2]', () => {
  const me = follower();
  live.follow('me', me);
  last().opens();
  expect(last().sent).toEqual([{ subscribe: ['me'], after: {} }]);
  last().says({ topic: 'me', version: '1', data: { balance: 3 } });
  last().says({ topic: 'other', version: '1', data: {} });
  last().says('nonsense');
  last().says({ topic: 'me', version: '2', data: { balance: 2 } });
  expect(me.onData.mock.calls).toEqual([[{ balance: 3 }], [{ balance: 2 }]]);
});

it('comes back after a drop and asks for what it missed, later each time [CONN-2]', () => {
  live.follow('me', follower());
  last().opens();
  last().says({ topic: 'me', version: '7', data: {} });
  last().end(1006);
  vi.advanceTimersByTime(499);
  expect(sockets).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(sockets).toHaveLength(2);
  last().end(1006);
  vi.advanceTimersByTime(999);
  expect(sockets).toHaveLength(2);
  vi.advanceTimersByTime(1);
  last().opens();
  expect(last().sent).toEqual([{ subscribe: ['me'], after: { me: '7' } }]);
});

it('never waits longer than 30 s, and asks by itself where no socket holds, until one does [CONN-2]', () => {
  const me = follower();
  live.follow('me', me);
  for (let tries = 0; tries < 8; tries += 1) {
    last().end(1006);
    vi.advanceTimersByTime(30_000);
    expect(sockets).toHaveLength(tries + 2);
  }
  expect(me.poll.mock.calls.length).toBeGreaterThanOrEqual(5);
  last().opens();
  me.poll.mockClear();
  vi.advanceTimersByTime(120_000);
  expect(me.poll).not.toHaveBeenCalled();
});

it('closes with the last follower, and tells one who comes later what the others know [USER-2]', () => {
  const stop = live.follow('me', follower());
  last().opens();
  const stopOther = live.follow('me', follower());
  expect(last().sent.at(-1)).toEqual({ subscribe: ['me'] });
  stop();
  expect(last().readyState).toBe(WebSocket.OPEN);
  stopOther();
  expect(last().readyState).toBe(WebSocket.CLOSED);
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
});

it('tells where the session has ended, and comes back as whoever is there then [USER-2]', () => {
  live.follow('settings', follower());
  last().opens();
  last().end(4001);
  expect(onSessionEnded).toHaveBeenCalledOnce();
  live.restart();
  expect(sockets).toHaveLength(2);
});
