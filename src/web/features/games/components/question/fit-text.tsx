import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './fit-text.module.css';

const minPx = 13;

/** The largest whole size at which it still fits, found by halving. */
export function largestFitting(least: number, most: number, fits: (px: number) => boolean): number {
  let low = least;
  let high = Math.max(least, Math.floor(most));
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * Text as large as its room allows: the longest question still reads from the back, a short one fills the screen. `kind`
 * is the line above it.
 */
export function FitText({ kind, children }: { kind?: string | undefined; children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const outer = room.current;
    const inner = text.current;
    if (outer === null || inner === null) return;
    const fit = () => {
      if (outer.clientHeight === 0) return;
      inner.style.fontSize = '';
      const most = Number.parseFloat(getComputedStyle(inner).fontSize);
      const size = largestFitting(minPx, most, (px) => {
        inner.style.fontSize = `${px}px`;
        return inner.scrollHeight <= outer.clientHeight && inner.scrollWidth <= outer.clientWidth;
      });
      inner.style.fontSize = `${size}px`;
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(outer);
    // The measure is another once the font has come.
    void document.fonts.ready.then(fit);
    return () => observer.disconnect();
  }, [children]);
  return (
    <div ref={room} className={styles.room}>
      <p ref={text} data-question-text className={styles.text}>
        {kind !== undefined && <span className={styles.kind}>{kind}</span>}
        {children}
      </p>
    </div>
  );
}
