import { useLayoutEffect, useRef } from 'react';
import { remainingAt, type Clock } from '#shared/games/clock.ts';
import type { OpenQuestion } from '#shared/games/state.ts';
import { useText } from '../../../../lib/language.ts';
import { serverNow } from '../../../../lib/server-clock.ts';
import { prefersReducedMotion } from '../../../../ui/reduced-motion.ts';
import { useReadingLeft } from '../../hooks/use-reading-left.ts';
import { shownSeconds } from '../../hooks/use-remaining.ts';
import { Strip } from './strip.tsx';
import styles from './reading-line.module.css';

/** The time to read, as a line along the card that fills until the clock starts; with reduced motion, its seconds. */
export function ReadingLine({ open }: { open: OpenQuestion }) {
  const { reading, memory } = useText().games.question;
  const left = useReadingLeft(open);
  if (typeof open.reading !== 'object' || left === null || left === 0) return null;
  const label = (open.study ? memory : reading).left(shownSeconds(left));
  if (prefersReducedMotion()) return <Strip>{label}</Strip>;
  return (
    <div role="timer" aria-label={label} className={styles.line} data-paused={open.paused || undefined}>
      <Filling clock={open.reading} />
    </div>
  );
}

function Filling({ clock }: { clock: Clock }) {
  const line = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const filling = fill(line.current, clock);
    return () => filling?.cancel();
  }, [clock]);
  return <span ref={line} />;
}

// Only the compositor moves the line; while paused it stays where it was.
function fill(line: HTMLElement | null, clock: Clock): Animation | null {
  if (line === null || typeof line.animate !== 'function') return null;
  const left = remainingAt(clock, serverNow());
  const now = `scaleX(${1 - left / clock.totalMs})`;
  line.style.transform = now;
  return clock.since === null
    ? null
    : line.animate([{ transform: now }, { transform: 'scaleX(1)' }], { duration: left, fill: 'both' });
}
