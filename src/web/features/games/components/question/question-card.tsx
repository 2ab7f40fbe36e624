import type { ReactNode } from 'react';
import type { OpenQuestion } from '#shared/games/state.ts';
import { SaduBand } from '../../../../ui/sadu-band.tsx';
import { CardMeta } from './card-meta.tsx';
import styles from './question-card.module.css';

/** The large card of a question, open or revealed: its band and its head, then what it shows now. */
export function QuestionCard({ open, children }: { open: OpenQuestion; children: ReactNode }) {
  return (
    <section className={styles.card}>
      <SaduBand className={styles.teeth} />
      <CardMeta open={open} />
      {children}
    </section>
  );
}
