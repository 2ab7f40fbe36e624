import { useEffect, useRef } from 'react';
import { Points } from '../frame/points.tsx';
import styles from './team-score.module.css';

/** A team's score; it jumps a little when it changes. */
export function TeamScore({ teamIndex, score }: { teamIndex: number; score: number }) {
  const place = useRef<HTMLSpanElement>(null);
  const before = useRef(score);
  useEffect(() => {
    if (before.current === score) return;
    before.current = score;
    const element = place.current;
    const { pop } = styles;
    if (element === null || pop === undefined) return;
    element.classList.remove(pop);
    // Reading the size restarts the same animation.
    element.getBoundingClientRect();
    element.classList.add(pop);
  }, [score]);
  return (
    <span ref={place} data-score-of={teamIndex} className={styles.score}>
      <Points value={score} />
    </span>
  );
}
