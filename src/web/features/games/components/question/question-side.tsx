import type { ReactNode } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import styles from './question-side.module.css';

/** Beside a question's card, or under it on an upright screen. */
export function QuestionSide({ children }: { children: ReactNode }) {
  return <div className={styles.side}>{children}</div>;
}

/** The clock, or what replaces it. */
export function SidePanel({ children }: { children?: ReactNode }) {
  return <div className={styles.panel}>{children}</div>;
}

interface SideActsProps {
  /** On an upright phone: in a row as wide as the screen, not beside the clock. */
  readonly isWide?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The buttons of the next steps. */
export function SideActs({ isWide = false, className, children }: SideActsProps) {
  return (
    <div className={classNames(styles.acts, className)} data-wide={isWide || undefined}>
      {children}
    </div>
  );
}
