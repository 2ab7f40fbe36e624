import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { liveBeatMs } from '#shared/kernel/live.ts';
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
    onSessionEnded,
    random: () => 0,
  });
});
afterEach(() => vi.useRealTimers());

const follower = () => ({ onData: vi.fn(), poll: vi.fn() });
const last = () => sockets[sockets.length - 1] ?? new FakeSocket();

it('follows a topic, and receives its state and each change [USER-2]', () => {
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
  vi.advanceTimersByTime(749);
  expect(sockets).toHaveLength(2);
  vi.advanceTimersByTime(1);
  last().opens();
  expect(last().sent).toEqual([{ subscribe: ['me'], after: { me: '7' } }]);
});

it('retries five times, from 1 s by a factor of 1.5 up to 10 s, then polls and reconnects slowly until a socket opens [CONN-2]', () => {
  const me = follower();
  live.follow('me', me);
  // By the chance of this test each wait is half of the longest.
  for (const waitMs of [500, 750, 1125, 1687.5, 2531.25]) {
    const before = sockets.length;
    last().end(1006);
    vi.advanceTimersByTime(Math.floor(waitMs) - 1);
    expect(sockets).toHaveLength(before);
    vi.advanceTimersByTime(2);
    expect(sockets).toHaveLength(before + 1);
  }
  expect(me.poll).not.toHaveBeenCalled();
  last().end(1006);
  expect(me.poll).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(15_000);
  expect(sockets).toHaveLength(7);
  last().end(1006);
  vi.advanceTimersByTime(15_000);
  expect(me.poll).toHaveBeenCalledTimes(2);
  last().opens();
  me.poll.mockClear();
  vi.advanceTimersByTime(120_000);
  expect(me.poll).not.toHaveBeenCalled();
});

it('closes with the last follower, and gives a new follower the known state [USER-2]', () => {
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

it('stays away while it is paused, and follows again when it is restarted [CONN-2]', () => {
  live.follow('me', follower());
  last().opens();
  live.pause();
  expect(last().readyState).toBe(WebSocket.CLOSED);
  live.follow('settings', follower());
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
  live.restart();
  last().opens();
  expect(last().sent).toEqual([{ subscribe: ['me', 'settings'], after: {} }]);
});

it('reports that the session has ended, and reconnects as the current user [USER-2]', () => {
  live.follow('settings', follower());
  last().opens();
  last().end(4001);
  expect(onSessionEnded).toHaveBeenCalledOnce();
  live.restart();
  expect(sockets).toHaveLength(2);
});

it('takes a socket that was silent for long for dead, and one that beats for alive [CONN-2]', () => {
  live.follow('me', follower());
  last().opens();
  for (let beats = 0; beats < 10; beats += 1) {
    vi.advanceTimersByTime(liveBeatMs);
    last().says({ isBeat: true });
  }
  expect(sockets).toHaveLength(1);
  vi.advanceTimersByTime(3 * liveBeatMs);
  expect(sockets).toHaveLength(2);
});

it('reconnects at once when the page wakes after an hour, and keeps a socket that was active just before [CONN-2]', () => {
  live.follow('me', follower());
  last().opens();
  last().says({ topic: 'me', version: '7', data: {} });
  live.wake();
  expect(sockets).toHaveLength(1);
  // A device asleep runs no timers: only its clock has moved.
  vi.setSystemTime(Date.now() + 3_600_000);
  live.wake();
  expect(sockets).toHaveLength(2);
  last().opens();
  expect(last().sent).toEqual([{ subscribe: ['me'], after: { me: '7' } }]);
  last().end(1006);
  live.wake();
  expect(sockets).toHaveLength(3);
});

it('reports whether a topic is live: from its first answer, until the socket is lost or the topic rejected [CONN-2]', () => {
  const onHold = vi.fn();
  live.follow('games/1', { onData: vi.fn(), onHold });
  last().opens();
  expect(onHold).not.toHaveBeenCalled();
  last().says({ topic: 'games/1', version: '1', data: {} });
  last().end(1006);
  vi.advanceTimersByTime(2_000);
  last().opens();
  last().says({ topic: 'games/1', version: '1', isCurrent: true });
  last().says({ topic: 'games/1', error: { code: 'games/not-found' } });
  expect(onHold.mock.calls).toEqual([[true], [false], [true], [false]]);
});
