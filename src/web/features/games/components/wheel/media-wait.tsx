import { Suspense, useEffect, useSyncExternalStore, type ComponentType } from 'react';
import { RegionBoundary } from '../../../../ui/region-boundary.tsx';
import { useBoardMedia, useGameContext } from '../../hooks/game-context.tsx';
import { MediaProgress } from '../frame/stages.ts';
import { useMediaWait } from './use-media-wait.ts';

interface MediaWaitProps {
  readonly Progress?: ComponentType;
}

/**
 * After the wheel's show: gives the board once nothing is waited for. With the wheel's own code, since the progress is
 * loaded later: it may be missing or late, like the media.
 */
export function MediaWait({ Progress = MediaProgress }: MediaWaitProps) {
  const { isWriter, give } = useGameContext();
  const media = useBoardMedia();
  const isWaiting = useMediaWait(useSyncExternalStore(media.subscribe, media.left) === 0);
  useEffect(() => {
    // Also for a device that takes the game back during the wait.
    if (!isWaiting && isWriter) give({ type: 'wheelStopped' });
  }, [isWaiting, isWriter, give]);
  if (!isWaiting) return null;
  return (
    <RegionBoundary name="progress" isSilent>
      <Suspense>
        <Progress />
      </Suspense>
    </RegionBoundary>
  );
}
