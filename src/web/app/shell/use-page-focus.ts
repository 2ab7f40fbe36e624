import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * A new page, or its replacement, scrolls to the top and moves the screen reader there. The first page keeps the
 * browser's own start.
 */
export function usePageFocus(inItsPlace: string): void {
  const { pathname, hash } = useLocation();
  const page = `${inItsPlace} ${pathname}`;
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (hash === '') window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
  }, [page, hash]);
}
