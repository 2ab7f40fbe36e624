import { lazy, Suspense } from 'react';
import { useText } from '../../../../lib/language.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { RegionBoundary } from '../../../../ui/region-boundary.tsx';
import { useGameContext } from '../../hooks/game-context.tsx';
import { useClockPausedWhile } from '../../hooks/use-paused-clock.ts';

const SoundSettings = lazy(() =>
  import('../../sound/sound-settings.tsx').then((module) => ({ default: module.SoundSettings })),
);

/** The volumes, the set of sounds and the voice of this device. No team loses time by it. */
export function SoundDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText().games.sounds;
  const { isSoundOn, toggleSound } = useGameContext();
  useClockPausedWhile(open);
  return (
    <Dialog open={open} onClose={onClose} title={text.title}>
      {open && (
        <RegionBoundary name="sound settings" isInPlay>
          <Suspense fallback={null}>
            <SoundSettings isOn={isSoundOn} onToggle={toggleSound} />
          </Suspense>
        </RegionBoundary>
      )}
    </Dialog>
  );
}
