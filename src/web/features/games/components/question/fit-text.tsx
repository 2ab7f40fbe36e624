import type { ReactNode } from 'react';
import styles from './fit-text.module.css';
import { useFit } from './use-fit.ts';

const sizes = {
  min: 13,
  maxOf: (text: HTMLElement) => Number.parseFloat(getComputedStyle(text).fontSize),
  apply(text: HTMLElement, px: number | null) {
    text.style.fontSize = px === null ? '' : `${px}px`;
  },
};

/**
 * Text as large as its room allows: the longest question still reads from the back, a short one fills the screen. `kind`
 * is the line above it.
 */
export function FitText({ kind, children }: { kind?: string | undefined; children: ReactNode }) {
  const { room, content } = useFit(sizes, children);
  return (
    <div ref={room} className={styles.room}>
      <p ref={content} data-question-text className={styles.text}>
        {kind !== undefined && <span className={styles.kind}>{kind}</span>}
        {children}
      </p>
    </div>
  );
}
