import { useSyncExternalStore } from 'react';

/** SHELL-4. The CSS variants `phone`, `short`, `md:` and `lg:` say the same. */
export const tabletFromPx = 768;
export const desktopFromPx = 1024;
export const shortLandscapeBelowPx = 635;

export interface LayoutMode {
  readonly size: 'mobile' | 'tablet' | 'desktop';
  readonly isLandscape: boolean;
  /** Landscape or desktop. */
  readonly isDesktopLayout: boolean;
  /** A phone on its side: little height. */
  readonly isShortLandscape: boolean;
}

export function layoutModeOf(widthPx: number, heightPx: number): LayoutMode {
  const size = widthPx < tabletFromPx ? 'mobile' : widthPx < desktopFromPx ? 'tablet' : 'desktop';
  const isLandscape = widthPx > heightPx;
  return {
    size,
    isLandscape,
    isDesktopLayout: isLandscape || size === 'desktop',
    isShortLandscape: isLandscape && heightPx < shortLandscapeBelowPx,
  };
}

/** Of pages rendered at build. `ByLayout` shows on any screen what belongs there. */
const prerendered = layoutModeOf(1366, 768);
let current = prerendered;

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

// The same object while nothing changed, so that a resize within a mode renders nothing.
function snapshot(): LayoutMode {
  const next = layoutModeOf(window.innerWidth, window.innerHeight);
  const isSame =
    next.size === current.size &&
    next.isLandscape === current.isLandscape &&
    next.isShortLandscape === current.isShortLandscape;
  if (!isSame) current = next;
  return current;
}

export function useLayoutMode(): LayoutMode {
  return useSyncExternalStore(subscribe, snapshot, () => prerendered);
}
