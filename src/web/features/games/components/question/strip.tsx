import type { ReactNode } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import styles from './strip.module.css';

interface StripProps {
  readonly as?: 'p' | 'div';
  readonly className?: string;
  readonly children: ReactNode;
}

/** A line at the foot of a question that says what a lifeline does to it. */
export function Strip({ as: Tag = 'p', className, children }: StripProps) {
  return <Tag className={classNames(styles.strip, className)}>{children}</Tag>;
}
