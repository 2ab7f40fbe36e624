import { useCallback, useEffect } from 'react';
import { serverNow } from '../../../lib/server-clock.ts';
import type { GameEngine } from '../engine/game-engine.ts';
import type { ReadyGame } from '../engine/game-view.ts';
import { hasRunningClock } from './running-clock.ts';

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
