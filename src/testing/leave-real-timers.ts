import { clearInterval, clearTimeout, setImmediate, setInterval, setTimeout } from 'node:timers';
import { afterAll, expect, vi } from 'vitest';

// The files of a worker share its globals: a clock that one leaves fake stops the servers of the next.
afterAll(() => {
  const isFake = vi.isFakeTimers();
  const left = [
    globalThis.setTimeout,
    globalThis.clearTimeout,
    globalThis.setInterval,
    globalThis.clearInterval,
    globalThis.setImmediate,
  ];
  Object.assign(globalThis, { setTimeout, clearTimeout, setInterval, clearInterval, setImmediate });
  vi.useRealTimers();
  expect(isFake).toBe(false);
  expect(left).toEqual([setTimeout, clearTimeout, setInterval, clearInterval, setImmediate]);
});
