import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createServerTime } from './server-time.ts';

/** The server's clock is this far ahead of the phone's time base. */
const aheadMs = 1_800_000_000_000;

class Socket extends EventTarget {
  readyState: number = WebSocket.OPEN;
  readonly asked: number[] = [];
  send(text: string) {
    this.asked.push((JSON.parse(text) as { clock: number }).clock);
  }
  says(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

function start() {
  let now = 5000;
  const serverTime = createServerTime(() => now);
  const connect = () => {
    const socket = new Socket();
    serverTime.use(socket as unknown as WebSocket);
    return socket;
  };
  /** Answers the newest request; `upMs` and `downMs` are the times of its two ways. */
  const answer = (socket: Socket, upMs: number, downMs: number, ahead = aheadMs) => {
    now += upMs;
    const at = now + ahead;
    now += downMs;
    socket.says(JSON.stringify({ clock: socket.asked.at(-1), at }));
  };
  const row = (socket: Socket, trips: readonly (readonly [number, number])[], ahead = aheadMs) => {
    serverTime.measure();
    for (const [up, down] of trips) answer(socket, up, down, ahead);
  };
  return { serverTime, connect, answer, row, error: () => (serverTime.serverNow() ?? NaN) - now - aheadMs };
}

it('is unknown until the server has answered, and then half a round trip after its answer [ROOM-8]', () => {
  const { serverTime, connect, answer, error } = start();
  expect(serverTime.serverNow()).toBeNull();
  serverTime.measure();
  const socket = connect();
  serverTime.measure();
  expect(serverTime.serverNow()).toBeNull();
  answer(socket, 30, 30);
  expect(error()).toBe(0);
  expect(serverTime.serverNow(4321)).toBe(aheadMs + 4321);
});

it('is by the sample of three with the smallest round trip, wherever it is among them [ROOM-8]', () => {
  const slow = [5, 205] as const;
  const fast = [20, 24] as const;
  for (const trips of [
    [fast, slow, slow],
    [slow, fast, slow],
    [slow, slow, fast],
  ]) {
    const { connect, row, error } = start();
    const socket = connect();
    row(socket, trips);
    expect(error()).toBe(-2);
    expect(socket.asked).toEqual([1, 2, 3]);
  }
});

it('asks three times in a row, each time after an answer, and not without an open socket [ROOM-8]', () => {
  const { serverTime, connect, answer } = start();
  const socket = connect();
  socket.readyState = WebSocket.CONNECTING;
  serverTime.measure();
  expect(socket.asked).toEqual([]);
  socket.readyState = WebSocket.OPEN;
  serverTime.measure();
  expect(socket.asked).toEqual([1]);
  for (let count = 0; count < 5; count += 1) answer(socket, 1, 1);
  expect(socket.asked).toEqual([1, 2, 3]);
});

it('keeps the offset of the row before until the next is complete, then takes that of the next [ROOM-8]', () => {
  const { serverTime, connect, row, answer, error } = start();
  const socket = connect();
  row(socket, [
    [10, 10],
    [10, 10],
    [10, 10],
  ]);
  serverTime.measure();
  const later = aheadMs + 40;
  answer(socket, 300, 300, later);
  answer(socket, 20, 20, later);
  expect(error()).toBe(0);
  answer(socket, 25, 35, later);
  expect(error()).toBe(40);
});

it('counts no answer to an earlier request, of an earlier socket, or that is none [ROOM-8]', () => {
  const { serverTime, connect, answer, error } = start();
  const first = connect();
  serverTime.measure();
  const second = connect();
  answer(first, 0, 0, 0);
  expect(serverTime.serverNow()).toBeNull();
  serverTime.measure();
  answer(first, 0, 0, 0);
  second.says(JSON.stringify({ clock: 1, at: 5 }));
  second.says(JSON.stringify({ clock: 2, at: 'now' }));
  second.says(JSON.stringify({ clock: 2, at: null }));
  second.says('{"clock":');
  second.says(`{"clock":2,"at":5${' '.repeat(100)}}`);
  second.says(JSON.stringify({ topic: 'seats/1', version: '1', data: { clock: 2, at: 5 } }));
  second.says(new ArrayBuffer(8));
  expect(serverTime.serverNow()).toBeNull();
  expect(second.asked).toEqual([2]);
  answer(second, 10, 10);
  expect(error()).toBe(0);
});

it('is wrong by no more than half of the smallest round trip, however uneven the ways are [ROOM-8]', () => {
  const way = fc.integer({ min: 0, max: 2000 });
  const trip = fc.tuple(way, way);
  fc.assert(
    fc.property(fc.tuple(trip, trip, trip), (trips) => {
      const { connect, row, error } = start();
      row(connect(), trips);
      expect(Math.abs(error())).toBeLessThanOrEqual(Math.min(...trips.map(([up, down]) => up + down)) / 2 + 0.5);
    }),
  );
});
