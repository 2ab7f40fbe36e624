import { clearTimeout, setInterval, setTimeout } from 'node:timers';
import { afterAll, expect } from 'vitest';

// The files of a worker share its globals: a clock that one leaves standing stops the servers of the next.
afterAll(() => {
  expect(globalThis.setTimeout).toBe(setTimeout);
  expect(globalThis.clearTimeout).toBe(clearTimeout);
  expect(globalThis.setInterval).toBe(setInterval);
});
