import { remainingAt, type Clock } from '#shared/games/clock.ts';
import type { OpenQuestion } from '#shared/games/state.ts';

/** Any of them: to read, to answer, to ask a teammate, to swap. */
export function hasRunningClock(open: OpenQuestion | null, now: number): boolean {
  if (open === null || open.paused || (open.stage !== 'own' && open.stage !== 'steal')) return false;
  const { reading, clock, flipClock, consultation } = open;
  const clocks = [typeof reading === 'object' ? reading : null, clock, flipClock, consultation?.clock ?? null];
  return clocks.some((each) => each !== null && isRunning(each, now));
}

function isRunning(clock: Clock, now: number): boolean {
  return clock.since !== null && remainingAt(clock, now) > 0;
}
