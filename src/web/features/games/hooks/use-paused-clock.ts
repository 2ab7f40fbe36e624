import { useEffect, useState } from 'react';
import { serverNow } from '../../../lib/server-clock.ts';
import { useGameContext } from './game-context.tsx';
import { hasRunningClock } from './running-clock.ts';

interface PausableClock {
  /** Pauses a running clock, if this device may. */
  readonly pause: () => void;
  /** Resumes the clock that `pause` paused; a pause of the host stays. */
  readonly resume: () => void;
}

/** Pauses the clock for a dialog in front of the question, so that no team loses time. */
export function usePausedClock(): PausableClock {
  const { state, isWriter, give } = useGameContext();
  const [isOurs, setIsOurs] = useState(false);
  return {
    pause: () => {
      if (isWriter && hasRunningClock(state.question, serverNow()) && give({ type: 'pause' })) setIsOurs(true);
    },
    resume: () => {
      if (isOurs && state.question?.paused === true) give({ type: 'resume' });
      setIsOurs(false);
    },
  };
}

/** Pauses the clock while a dialog is open, also a clock that the remote starts behind it. */
export function useClockPausedWhile(open: boolean): void {
  const { pause, resume } = usePausedClock();
  // After each step.
  useEffect(() => (open ? pause() : resume()));
}
