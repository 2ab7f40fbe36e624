import { useEffect } from 'react';
import { deadlineOf } from '#shared/games/clock.ts';
import type { Act } from '#shared/games/commands.ts';
import type { GameState } from '#shared/games/state.ts';
import { serverNow } from '../../../lib/server-clock.ts';

/** The instant at which the open question's time, or its consultation, runs out. */
export function deadlineIn(state: GameState): number | null {
  const open = state.question;
  if (!open || (open.stage !== 'own' && open.stage !== 'steal')) return null;
  const clock = open.consultation?.clock ?? open.clock;
  return clock && deadlineOf(clock);
}

/** The writing device says when the time is up; also after a sleep or a reload. */
export function useTimeUp(state: GameState, isWriter: boolean, give: (act: Act) => unknown): void {
  const deadline = deadlineIn(state);
  useEffect(() => {
    if (deadline === null || !isWriter) return;
    let timer: ReturnType<typeof setTimeout>;
    const check = () => {
      clearTimeout(timer);
      const left = deadline - serverNow();
      if (left <= 0) give({ type: 'timeUp' });
      else timer = setTimeout(check, Math.min(left + 2, 60_000));
    };
    check();
    document.addEventListener('visibilitychange', check);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [deadline, isWriter, give]);
}
