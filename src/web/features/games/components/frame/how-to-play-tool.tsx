import { useClockPausedWhile } from '../../hooks/use-paused-clock.ts';
import { HowToPlayDialog } from '../how-to-play/how-to-play-dialog.tsx';

/** How to play, from the game's menu. No team loses time by it. */
export function HowToPlayTool({ open, onClose }: { open: boolean; onClose: () => void }) {
  useClockPausedWhile(open);
  return <HowToPlayDialog open={open} onClose={onClose} />;
}
