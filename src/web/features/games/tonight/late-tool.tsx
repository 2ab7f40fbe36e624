import { Suspense, useState } from 'react';
import { loadEveningTexts } from '../../../lib/language.ts';
import { lazyPage } from '../../../lib/lazy-page.ts';
import { RegionBoundary } from '../../../ui/region-boundary.tsx';
import { useClockPausedWhile } from '../hooks/use-paused-clock.ts';

const LateDialog = lazyPage(() => import('./late-dialog.tsx'), 'LateDialog', loadEveningTexts);

/** Who came late, from the game's menu. No team loses time by it. */
export function LateTool({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  useClockPausedWhile(open);
  if (!wasOpened) return null;
  return (
    <RegionBoundary name="latecomers" isInPlay>
      <Suspense>
        <LateDialog open={open} onClose={onClose} />
      </Suspense>
    </RegionBoundary>
  );
}
