import type { ReactNode } from 'react';
import styles from './question-side.module.css';

/** Beside a question's card, or under it on an upright screen. */
export function QuestionSide({ children }: { children: ReactNode }) {
  return <div className={styles.side}>{children}</div>;
}

/** The clock, or what replaces it. */
export function SidePanel({ isWide = false, children }: Pick<SideActsProps, 'isWide'> & { children?: ReactNode }) {
  return (
    <div className={styles.panel} data-wide={isWide || undefined}>
      {children}
    </div>
  );
}

interface SideActsProps {
  /** On an upright phone: in a row as wide as the screen, not beside what is next to it elsewhere. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** The buttons of the next steps. */
export function SideActs({ isWide = false, children }: SideActsProps) {
  return (
    <div className={styles.acts} data-wide={isWide || undefined}>
      {children}
    </div>
  );
}
