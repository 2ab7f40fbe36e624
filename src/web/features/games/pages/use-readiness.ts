import { useEffect } from 'react';
import { afterPaint } from '../../../lib/after-paint.ts';
import { whenBack } from '../../../lib/connection-store.ts';
import { useText } from '../../../lib/language.ts';
import { showToast, wantToaster } from '../../../ui/toast.tsx';
import { preloadStages, StealRace } from '../components/frame/stages.ts';

/** Long enough to be read across a room. */
const durationMs = 12_000;

interface Readiness {
  readonly isKept: boolean;
  readonly isMediaKept: boolean;
  readonly hasBuzzer: boolean;
}

/** Gets the device ready for a game without a network, and says what it can't do [GAME-6]. */
export function useReadiness(
  { isKept, isMediaKept, hasBuzzer }: Readiness,
  loadCode = hasBuzzer ? loadPlayWithBuzzer : loadPlay,
): void {
  const text = useText().games.play.sync;
  useEffect(() => {
    const bringCode = () => void loadCode().catch(() => undefined);
    // After the first screen, which doesn't need it.
    afterPaint(() => {
      wantToaster();
      bringCode();
    });
    // Requests persistent storage; a denial changes nothing.
    if ('storage' in navigator) void navigator.storage.persist().catch(() => undefined);
    // What a bad moment left out comes with the network.
    return whenBack(bringCode);
  }, [loadCode]);
  useEffect(() => {
    if (!window.isSecureContext)
      showToast({
        id: 'not-secure',
        title: text.notSecure,
        description: text.notSecureWhy,
        variant: 'destructive',
        durationMs,
      });
  }, [text]);
  useEffect(() => {
    if (!isKept) showToast({ id: 'not-kept', variant: 'destructive', title: text.notKept, durationMs });
  }, [isKept, text]);
  useEffect(() => {
    // Without a secure connection that has been said, and without a network there is nothing to be done now.
    if (!isMediaKept && window.isSecureContext && navigator.onLine)
      showToast({ id: 'media-not-kept', title: text.mediaNotKept, variant: 'destructive', durationMs });
  }, [isMediaKept, text]);
}

/** All the code that play may come to, while there is a network to bring it. */
async function loadPlay(): Promise<void> {
  await Promise.all([
    preloadStages(),
    import('./game-summary-page.tsx'),
    import('../../../ui/category-illustrations.tsx'),
  ]);
}

async function loadPlayWithBuzzer(): Promise<void> {
  await Promise.all([loadPlay(), StealRace.preload()]);
}
