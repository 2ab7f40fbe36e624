import { useEffect, useEffectEvent } from 'react';
import { serverNow } from '../../../../lib/server-clock.ts';
import { useGameContext } from '../../hooks/game-context.tsx';
import { hasRunningClock } from '../../hooks/use-intermission.ts';
import { HowToPlayDialog } from '../how-to-play/how-to-play-dialog.tsx';

/** How to play, from the game's menu. No team loses time by it: a running clock is paused. */
export function HowToPlayTool({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { state, isWriter, give } = useGameContext();
  const pause = useEffectEvent(() => {
    if (isWriter && hasRunningClock(state.question, serverNow())) give({ type: 'pause' });
  });
  useEffect(() => {
    if (open) pause();
  }, [open]);
  return <HowToPlayDialog open={open} onClose={onClose} />;
}
