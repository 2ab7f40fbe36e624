import { Suspense, useEffect, useState } from 'react';
import { afterPaint } from '../../../lib/after-paint.ts';
import { loadEveningTexts } from '../../../lib/language.ts';
import { lazyPage } from '../../../lib/lazy-page.ts';
import { stored } from '../../../lib/storage.ts';
import { RegionBoundary } from '../../../ui/region-boundary.tsx';
import { useGameContext, useStepsContext } from '../hooks/game-context.tsx';

const LateOutbox = lazyPage(() => import('./late-outbox.tsx'), 'LateOutbox', loadEveningTexts);

/** In a game of a gang: sends who came late. It comes after the game's first screen. */
export function LateSender() {
  const { game, pack } = useGameContext();
  const { unsent } = useStepsContext();
  const { gameId, gangId } = pack;
  const isPainted = useIsPainted();
  if (gangId === undefined || !isPainted) return null;
  return (
    <RegionBoundary name="latecomers" isSilent>
      <Suspense>
        <LateOutbox gangId={gangId} steps={{ gameId, seq: game.seq, sentSeq: game.seq - unsent }} />
      </Suspense>
    </RegionBoundary>
  );
}

/** Beside no game: sends what waits of games that ended without a network. */
export function LeftLateSender() {
  const isPainted = useIsPainted();
  if (!isPainted || stored.lateTaps.read() === null) return null;
  return (
    <RegionBoundary name="latecomers" isSilent>
      <Suspense>
        <LateOutbox gangId={null} steps={null} />
      </Suspense>
    </RegionBoundary>
  );
}

function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    afterPaint(() => setIsPainted(true));
  }, []);
  return isPainted;
}
