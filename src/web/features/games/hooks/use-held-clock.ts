import { useState } from 'react';
import { serverNow } from '../../../lib/server-clock.ts';
import { useGameContext } from './game-context.tsx';
import { isClockRunning } from './use-support.ts';

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
    hold: () => setIsHeld(isWriter && isClockRunning(state.question, serverNow()) && give({ type: 'pause' })),
    release: () => {
      if (isHeld && state.question?.paused === true) give({ type: 'resume' });
      setIsHeld(false);
    },
  };
}
