import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** The whole screen for the game; `isPossible` is false on phones that don't know it. */
export function useFullScreen(): {
  readonly isPossible: boolean;
  readonly isFull: boolean;
  readonly toggle: () => void;
} {
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  return {
    isPossible: document.fullscreenEnabled,
    isFull,
    toggle: () =>
      void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => undefined),
  };
}
