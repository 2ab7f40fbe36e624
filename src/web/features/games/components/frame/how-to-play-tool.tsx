import { useClockHeldWhile } from '../../hooks/use-held-clock.ts';
import { HowToPlayDialog } from '../how-to-play/how-to-play-dialog.tsx';

/** How to play, from the game's menu. No team loses time by it. */
export function HowToPlayTool({ open, onClose }: { open: boolean; onClose: () => void }) {
  useClockHeldWhile(open);
  return <HowToPlayDialog open={open} onClose={onClose} />;
}
