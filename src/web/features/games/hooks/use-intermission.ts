import { useCallback, useEffect } from 'react';
import { remainingAt, type Clock } from '#shared/games/clock.ts';
import type { OpenQuestion } from '#shared/games/state.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import type { GameEngine } from '../engine/game-engine.ts';
import type { ReadyGame } from '../engine/game-view.ts';

type Parts = Pick<GameEngine, 'give' | 'setIntermission'>;

/** The intermission of a game: while there is one, no clock runs, whatever began it. Returns what ends it. */
export function useIntermission({ game, role, intermission }: ReadyGame, { give, setIntermission }: Parts) {
  const { question } = game.state;
  const isWriter = role === 'writer';
  useEffect(() => {
    if (intermission !== null && isWriter && hasRunningClock(question, serverNow())) give({ type: 'pause' });
  }, [intermission, isWriter, question, give]);
  const isPaused = question?.paused === true;
  return useCallback(() => {
    setIntermission(null);
    if (isPaused) give({ type: 'resume' });
  }, [setIntermission, give, isPaused]);
}

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
