import type { ReactNode } from 'react';
import { useIsHydrating } from '../../lib/hydrating.ts';
import { useLayoutMode } from '../../lib/layout-mode.ts';

/**
 * Shows one of two things by the layout. A page rendered at build contains both, since the screen is unknown there, and
 * its styles hide the wrong one.
 */
export function ByLayout({ desktop, upright }: { desktop: ReactNode; upright: ReactNode }) {
  const isHydrating = useIsHydrating();
  const { isDesktopLayout } = useLayoutMode();
  return (
    <>
      {(isHydrating || isDesktopLayout) && <span className="contents upright:hidden">{desktop}</span>}
      {(isHydrating || !isDesktopLayout) && <span className="contents desktop:hidden">{upright}</span>}
    </>
  );
}
