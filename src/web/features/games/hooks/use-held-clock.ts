import { useEffect, useEffectEvent, useState } from 'react';
import { serverNow } from '../../../lib/server-clock.ts';
import { useGameContext } from './game-context.tsx';
import { hasRunningClock } from './running-clock.ts';

interface HeldClock {
  /** Pauses a running clock, if this device may. */
  readonly hold: () => void;
  /** Resumes what `hold` paused; a pause of the host stays. */
  readonly release: () => void;
}

/** For a dialog in front of the question: no team loses time by reading it. */
export function useHeldClock(): HeldClock {
  const { state, isWriter, give } = useGameContext();
  const [isHeld, setIsHeld] = useState(false);
  return {
    hold: () => setIsHeld(isWriter && hasRunningClock(state.question, serverNow()) && give({ type: 'pause' })),
    release: () => {
      if (isHeld && state.question?.paused === true) give({ type: 'resume' });
      setIsHeld(false);
    },
  };
}

/** The same for a dialog that is open or not. */
export function useClockHeldWhile(open: boolean): void {
  const { hold, release } = useHeldClock();
  const follow = useEffectEvent(() => (open ? hold() : release()));
  useEffect(() => follow(), [open]);
}
