import { lazy, Suspense, useState } from 'react';
import { RegionBoundary } from '../../../../ui/region-boundary.tsx';

const HowToPlay = lazy(() => import('./how-to-play.tsx').then((module) => ({ default: module.HowToPlay })));

/** The four moving pictures, loaded when they are first asked for. */
export function HowToPlayDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <RegionBoundary name="how to play" isInPlay>
      <Suspense fallback={null}>
        <HowToPlay open={open} onClose={onClose} />
      </Suspense>
    </RegionBoundary>
  );
}
