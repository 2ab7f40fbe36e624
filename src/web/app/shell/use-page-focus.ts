import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** A new page starts at its top, and a screen reader starts there too. The first page keeps the browser's own start. */
export function usePageFocus(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (hash === '') window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
