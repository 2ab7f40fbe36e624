import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** One line under the bar of a game. While hidden it stays for screen readers, which announce what it says next. */
export function Notice({ isShown = true, children }: { isShown?: boolean; children: ReactNode }) {
  return (
    <div role="status" className={isShown ? styles.notice : 'sr-only'}>
      {children}
    </div>
  );
}
