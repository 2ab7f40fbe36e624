import { useLayoutEffect, useRef } from 'react';
import { remainingAt, type Clock } from '#shared/games/clock.ts';
import { useText } from '../../../../lib/language.ts';
import { serverNow } from '../../../../lib/server-clock.ts';
import { NumberValue } from '../../../../ui/value.tsx';
import { prefersReducedMotion } from '../../../../ui/reduced-motion.ts';
import { shownSeconds, useRemaining } from '../../hooks/use-remaining.ts';
import { classNames } from '../../../../ui/class-names.ts';
import styles from './ring-clock.module.css';

/** From here on the end of the time is near. */
export const lateMs = 5000;

interface RingClockProps {
  readonly clock: Clock;
  readonly isPaused: boolean;
  /** Replaces the unit under the number. */
  readonly hint?: string | undefined;
}

/** A deadline as a ring that empties. Animated by CSS until then; the number updates each second. */
export function RingClock({ clock, isPaused, hint }: RingClockProps) {
  const text = useText().games.question.clock;
  const remaining = useRemaining(clock) ?? 0;
  const first = useRef<HTMLSpanElement>(null);
  const second = useRef<HTMLSpanElement>(null);
  const seconds = shownSeconds(remaining);
  // While stopped it is set each second; while running CSS animates it.
  const step = prefersReducedMotion() ? seconds : null;
  useLayoutEffect(() => {
    const turns = [turnHalf(first.current, clock, 0.5, 1), turnHalf(second.current, clock, 0, 0.5)];
    return () => turns.forEach((turn) => turn?.cancel());
  }, [clock, step]);
  return (
    <div
      role="timer"
      aria-label={`${text.label}: ${text.seconds(seconds)}`}
      className={styles.ring}
      data-late={(!isPaused && remaining <= lateMs) || undefined}
      data-paused={isPaused || undefined}
    >
      <span className={classNames(styles.half, styles.first)}>
        <span ref={first} />
      </span>
      <span className={classNames(styles.half, styles.second)}>
        <span ref={second} />
      </span>
      <span aria-hidden="true" className={styles.face}>
        <b>
          <NumberValue value={seconds} />
        </b>
        <em>{hint ?? (isPaused ? text.paused : text.unit(seconds))}</em>
      </span>
    </div>
  );
}

/** The rotation of a half, for the shares between `from` and `to` of the remaining time. */
export function halfTurn(share: number, from: number, to: number): number {
  const inside = Math.min(Math.max(share, from), to);
  return 180 * (1 - (inside - from) / (to - from));
}

// The right half empties first, clockwise; each is moved by the compositor alone.
function turnHalf(half: HTMLElement | null, clock: Clock, from: number, to: number): Animation | null {
  if (half === null || typeof half.animate !== 'function') return null;
  const left = remainingAt(clock, serverNow());
  const at = (share: number) => `rotate(${halfTurn(share, from, to)}deg)`;
  const share = left / clock.totalMs;
  if (clock.since === null || left === 0 || prefersReducedMotion()) {
    half.style.transform = at(share);
    return null;
  }
  const turning = Math.max(0, Math.min(share, to) - from) * clock.totalMs;
  // It may start in the future, once the question has been read.
  const waiting = Math.max(0, clock.since - serverNow()) + Math.max(0, share - to) * clock.totalMs;
  return half.animate([{ transform: at(Math.min(share, to)) }, { transform: at(from) }], {
    delay: waiting,
    duration: turning,
    fill: 'both',
  });
}
