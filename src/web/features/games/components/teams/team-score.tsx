import { useEffect, useRef } from 'react';
import { afterPaint } from '../../../../lib/after-paint.ts';
import { prefersReducedMotion } from '../../../../ui/reduced-motion.ts';
import { Points } from '../frame/points.tsx';
import styles from './team-score.module.css';

const popMs = 420;

/** A team's score; it jumps a little when it changes. */
export function TeamScore({ teamIndex, score }: { teamIndex: number; score: number }) {
  const place = useRef<HTMLSpanElement>(null);
  const before = useRef(score);
  useEffect(() => {
    if (before.current === score) return;
    before.current = score;
    if (!prefersReducedMotion()) afterPaint(() => pop(place.current));
  }, [score]);
  return (
    <span ref={place} data-score-of={teamIndex} className={styles.score}>
      <Points value={score} />
    </span>
  );
}

function pop(score: HTMLElement | null): void {
  score?.animate(
    { transform: ['none', 'scale(1.16)', 'none'], offset: [0, 0.4, 1] },
    { duration: popMs, easing: 'ease-out' },
  );
}
