import { useCallback, useState } from 'react';
import type { Act } from '#shared/games/commands.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import type { ReadyGame } from '../engine/game-view.ts';
import { hasRunningClock } from './running-clock.ts';

/** The support dialog over a game. No team may lose time by it: a running clock is paused, if this device may. */
export function useSupport({ game, role }: ReadyGame, give: (act: Act) => string | null) {
  const [isWriting, setIsWriting] = useState(false);
  const { question } = game.state;
  const ask = useCallback(() => {
    if (role === 'writer' && hasRunningClock(question, serverNow())) give({ type: 'pause' });
    setIsWriting(true);
  }, [role, question, give]);
  const close = useCallback(() => setIsWriting(false), []);
  return { isWriting, ask, close };
}
