import { RegionBoundary } from '../../../ui/region-boundary.tsx';
import { drawScene } from './load-scenes.ts';
import { useSpokenMoment } from './use-spoken-moment.ts';
import type { Drama } from './use-drama.ts';

/** The scenes over the stage, and their words for screen readers, which hear them with motion switched off too. */
export function DramaStage({ drama: { scene, key, isFirst, isLast, skip } }: { drama: Drama }) {
  const spoken = useSpokenMoment();
  return (
    <>
      <p className="sr-only" role="status">
        {spoken}
      </p>
      {/* A scene that fails is left out: the step beneath it is done. */}
      <RegionBoundary key={key} name="scene" isSilent>
        {scene !== null && drawScene(key, { scene, isFirst, isLast, onSkip: skip })}
      </RegionBoundary>
    </>
  );
}
