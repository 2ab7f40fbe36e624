/**
 * Computes time left from a deadline, not from ticks: correct after a sleeping tab, a reload or a change of device.
 * `since` is null while paused, and may lie in the future: the clock doesn't run until then. A question without a limit has no clock.
 */
export interface Clock {
  readonly totalMs: number;
  readonly remainingMs: number;
  readonly since: number | null;
}

export function startClock(totalMs: number, at: number): Clock {
  return { totalMs, remainingMs: totalMs, since: at };
}

export function stoppedClock(totalMs: number): Clock {
  return { totalMs, remainingMs: totalMs, since: null };
}

/** Time left at an instant, never below 0. */
export function remainingAt(clock: Clock, at: number): number {
  return clock.since === null ? clock.remainingMs : Math.max(0, clock.remainingMs - Math.max(0, at - clock.since));
}

export function pauseClock(clock: Clock, at: number): Clock {
  return clock.since === null ? clock : { ...clock, remainingMs: remainingAt(clock, at), since: null };
}

export function resumeClock(clock: Clock, at: number): Clock {
  return clock.since === null ? { ...clock, since: at } : clock;
}

/** More time from now on; a clock that has run out starts from the added time. */
export function extendClock(clock: Clock, byMs: number, at: number): Clock {
  const remainingMs = remainingAt(clock, at) + byMs;
  return {
    totalMs: Math.max(clock.totalMs, remainingMs),
    remainingMs,
    since: clock.since === null ? null : Math.max(clock.since, at),
  };
}

/** The instant it runs out, or null while paused. */
export function deadlineOf(clock: Clock): number | null {
  return clock.since === null ? null : clock.since + clock.remainingMs;
}

/** True if no time is left, running or paused. */
export function isOver(clock: Clock, at: number): boolean {
  return remainingAt(clock, at) === 0;
}

/** True if it ran down to its deadline. */
export function hasRunOut(clock: Clock, at: number): boolean {
  return clock.since !== null && remainingAt(clock, at) === 0;
}
