import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { useText } from '../../../../lib/language.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { RegionBoundary } from '../../../../ui/region-boundary.tsx';
import { serverNow } from '../../../../lib/server-clock.ts';
import { useGameContext } from '../../hooks/game-context.tsx';
import { isClockRunning } from '../../hooks/use-support.ts';

const SoundSettings = lazy(() =>
  import('../../sound/sound-settings.tsx').then((module) => ({ default: module.SoundSettings })),
);

/** The volumes, the set of sounds and the voice of this device. No team loses time by it: a running clock is paused. */
export function SoundDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText().games.sounds;
  const { state, isWriter, give, isSoundOn, toggleSound } = useGameContext();
  const pause = useEffectEvent(() => {
    if (isWriter && isClockRunning(state.question, serverNow())) give({ type: 'pause' });
  });
  useEffect(() => {
    if (open) pause();
  }, [open]);
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
