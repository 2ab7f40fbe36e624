import { useEffect, useReducer } from 'react';
import { remainingAt, type Clock } from '#shared/games/clock.ts';
import { serverNow } from '../../../lib/server-clock.ts';

/** Whole seconds as a clock shows them: 60 at the start, 0 only when it is over. */
export function shownSeconds(remainingMs: number): number {
  return Math.ceil(remainingMs / 1000);
}

/** How long until the shown second changes. */
export function untilNextSecondMs(remainingMs: number): number {
  const past = remainingMs % 1000;
  return past === 0 ? 1000 : past;
}

/** Remaining time of a clock, updated each second; null without a limit [LIFE-1]. */
export function useRemaining(clock: Clock | null): number | null {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (clock === null || clock.since === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const plan = () => {
      const left = remainingAt(clock, serverNow());
      // Some ms late rather than early: the deadline itself decides, not this picture of it.
      if (left > 0) timer = setTimeout(turn, untilNextSecondMs(left) + 4);
    };
    const turn = () => {
      tick();
      plan();
    };
    // Updates at once when a sleeping tab wakes.
    const wake = () => {
      clearTimeout(timer);
      turn();
    };
    plan();
    document.addEventListener('visibilitychange', wake);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [clock]);
  return clock === null ? null : remainingAt(clock, serverNow());
}
