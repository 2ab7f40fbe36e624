import { useCallback, useState } from 'react';
import { remainingAt } from '#shared/games/clock.ts';
import type { Act } from '#shared/games/commands.ts';
import type { OpenQuestion } from '#shared/games/state.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import type { ReadyGame } from '../engine/game-view.ts';

/** The support dialog over a game. No team may lose time by it: a running clock is paused, if this device may. */
export function useSupport({ game, role }: ReadyGame, give: (act: Act) => string | null) {
  const [isWriting, setIsWriting] = useState(false);
  const { question } = game.state;
  const ask = useCallback(() => {
    if (role === 'writer' && isClockRunning(question, serverNow())) give({ type: 'pause' });
    setIsWriting(true);
  }, [role, question, give]);
  const close = useCallback(() => setIsWriting(false), []);
  return { isWriting, ask, close };
}

export function isClockRunning(open: OpenQuestion | null, now: number): boolean {
  if (open === null || open.paused || (open.stage !== 'own' && open.stage !== 'steal')) return false;
  const clock = open.consultation?.clock ?? open.clock;
  return clock !== null && remainingAt(clock, now) > 0;
}
