import type { Clock } from '../server/platform/clock.ts';

/** A clock that only the test moves. */
export interface FixedClock extends Clock {
  moveBy(durationMs: number): void;
}

export function fixedClock(startMs = Date.UTC(2026, 10, 20, 17, 0)): FixedClock {
  let nowMs = startMs;
  return {
    now: () => nowMs,
    moveBy(durationMs) {
      nowMs += durationMs;
    },
  };
}
