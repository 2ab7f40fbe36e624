import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** False while another tab or app covers the page. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(subscribe, isVisible, isVisible);
}

function isVisible(): boolean {
  return document.visibilityState !== 'hidden';
}
