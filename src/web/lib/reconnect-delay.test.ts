import { expect, it } from 'vitest';
import { seededRandom } from '#shared/kernel/random.ts';
import { reconnectDelayMs } from './reconnect-delay.ts';

it('waits 1 s at first, then 1.5 times as long each time, at most 10 s, with jitter [CONN-2]', () => {
  expect([1, 2, 3, 4, 5].map((failures) => reconnectDelayMs(failures, () => 0.5))).toEqual([
    1000, 1500, 2250, 3375, 5062.5,
  ]);
  expect([1, 5].map((failures) => reconnectDelayMs(failures, () => 0))).toEqual([500, 2531.25]);
  expect(reconnectDelayMs(5, () => 1)).toBeLessThanOrEqual(10_000);
});

it('reconnects every 30 s after five attempts [CONN-2]', () => {
  expect([6, 7, 40].map((failures) => reconnectDelayMs(failures, () => 0.5))).toEqual([30_000, 30_000, 30_000]);
});

it('spreads 200 pages over the whole of each delay [CONN-2]', () => {
  const random = seededRandom('a server is killed');
  for (const failures of [1, 2, 3, 5, 6]) {
    const waits = Array.from({ length: 200 }, () => reconnectDelayMs(failures, random));
    const least = reconnectDelayMs(failures, () => 0);
    const width = (reconnectDelayMs(failures, () => 1) - least) / 10;
    const tenths = Array.from(
      { length: 10 },
      (_, tenth) => waits.filter((ms) => Math.floor((ms - least) / width) === tenth).length,
    );
    // 20 would be even.
    expect(Math.max(...tenths), tenths.join()).toBeLessThan(40);
    expect(Math.min(...tenths), tenths.join()).toBeGreaterThan(5);
  }
});
