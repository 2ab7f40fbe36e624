import { describe, expect, it } from 'vitest';
import { createServerClock } from './server-clock.ts';

/** A server 90,400 ms ahead, whose Date header is cut to whole seconds; the way there and back takes 80 ms. */
function answerAt(deviceMs: number) {
  const serverMs = Math.floor((deviceMs + 90_400) / 1000) * 1000;
  return { serverMs, sentAt: deviceMs - 40, receivedAt: deviceMs + 40, resolutionMs: 1000 };
}

describe('the server clock', () => {
  it('comes within half a second by one answer, and close by several', () => {
    let device = 1_000_000;
    const clock = createServerClock(() => device);
    clock.learn(answerAt(device));
    expect(Math.abs(clock.now() - (device + 90_400))).toBeLessThanOrEqual(540);
    for (const step of [1550, 2100]) {
      device += step;
      clock.learn(answerAt(device));
    }
    expect(Math.abs(clock.now() - (device + 90_400))).toBeLessThanOrEqual(90);
  });

  it('takes an exact time of an answer as it is', () => {
    const clock = createServerClock(() => 5000);
    clock.learn({ serverMs: 8000, sentAt: 4990, receivedAt: 5010, resolutionMs: 1 });
    expect(clock.now()).toBeGreaterThanOrEqual(7989);
    expect(clock.now()).toBeLessThanOrEqual(8011);
  });

  it('never runs backwards when it learns better', () => {
    let device = 0;
    const clock = createServerClock(() => device);
    clock.learn({ serverMs: 1000, sentAt: 0, receivedAt: 0, resolutionMs: 1000 });
    const before = clock.now();
    clock.learn({ serverMs: 1000, sentAt: 0, receivedAt: 0, resolutionMs: 1 });
    expect(clock.now()).toBeGreaterThanOrEqual(before);
    device += 5000;
    expect(clock.now()).toBeGreaterThan(before);
  });

  it("restarts when the device's own clock was set", () => {
    let device = 10_000_000;
    const clock = createServerClock(() => device);
    clock.learn({ serverMs: 10_000_000, sentAt: device, receivedAt: device, resolutionMs: 1 });
    clock.now();
    device -= 3_600_000;
    clock.learn({ serverMs: 10_000_500, sentAt: device, receivedAt: device, resolutionMs: 1 });
    expect(Math.abs(clock.now() - 10_000_500)).toBeLessThanOrEqual(1);
  });

  it.each([-3_600_000, 3_600_000])(
    'knows on a device that is %i ms off what it learnt before, also without the network [GAME-6]',
    (offMs) => {
      let keptMs: number | null = null;
      const kept = {
        read: () => keptMs,
        write: (offsetMs: number) => {
          keptMs = offsetMs;
        },
      };
      const device = 1_700_000_000_000 + offMs;
      createServerClock(() => device, kept).learn({
        serverMs: 1_700_000_000_000,
        sentAt: device,
        receivedAt: device,
        resolutionMs: 1,
      });
      expect(Math.abs(createServerClock(() => device + 60_000, kept).now() - 1_700_000_060_000)).toBeLessThanOrEqual(1);
    },
  );
});
