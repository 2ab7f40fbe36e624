import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { largestFitting } from './fit-text.tsx';

const minPercent = 45;

/** Several texts that shrink together until they fit: their sizes are multiplied by `--fit`. */
export function FitBox({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const outer = room.current;
    const inner = content.current;
    if (outer === null || inner === null) return;
    const fit = () => {
      if (outer.clientHeight === 0) return;
      const percent = largestFitting(minPercent, 100, (share) => {
        inner.style.setProperty('--fit', String(share / 100));
        return inner.offsetHeight <= outer.clientHeight && inner.scrollWidth <= outer.clientWidth;
      });
      inner.style.setProperty('--fit', String(percent / 100));
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(outer);
    void document.fonts.ready.then(fit);
    return () => observer.disconnect();
  }, [children]);
  return (
    <div ref={room} className={className} aria-live="polite">
      <div ref={content}>{children}</div>
    </div>
  );
}
