import type { ReactNode } from 'react';
import { openContext } from '#shared/games/question.ts';
import type { OpenQuestion } from '#shared/games/state.ts';
import { CategoryArt } from '../../../../ui/category-art.tsx';
import { SaduBand } from '../../../../ui/sadu-band.tsx';
import { useGameContext } from '../../hooks/game-context.tsx';
import { CardMeta } from './card-meta.tsx';
import styles from './question-card.module.css';

/** The large card of a question, open or revealed: its band and its head, then what it shows now, before its category's illustration. */
export function QuestionCard({ open, children }: { open: OpenQuestion; children: ReactNode }) {
  const { pack } = useGameContext();
  const category = pack.categories[openContext(pack, open).cell.categoryIndex];
  return (
    <section className={styles.card}>
      {category && <CategoryArt name={category.icon} className={styles.backdrop} />}
      <SaduBand className={styles.teeth} />
      <CardMeta open={open} />
      {children}
    </section>
  );
}
