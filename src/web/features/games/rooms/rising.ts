import type { SeatEvent } from '#shared/rooms/schema.ts';
import { prefersReducedMotion } from '../../../ui/reduced-motion.ts';

export type ReactionEvent = Extract<SeatEvent, { kind: 'react' }>;

/** Reactions on the screen at the same time. */
export const maxRising = 12;
export const riseMs = 2700;
/** Interval between two starts: long enough that a burst doesn't overlap. */
export const riseEveryMs = riseMs / maxRising;
/** Queued reactions; when full, the oldest is dropped. */
export const maxWaiting = 6;

// No CSS variables: with one, the animation would leave the compositor.
const rise: Keyframe[] = [
  { opacity: 0, transform: 'translateY(0) scale(0.5)' },
  { opacity: 1, transform: 'translateY(-5vh) scale(1.12)', offset: 0.08 },
  { opacity: 1, transform: 'translateY(-9vh) scale(1)', offset: 0.14 },
  { opacity: 1, transform: 'translateY(-70vh) scale(1)', offset: 0.75 },
  { opacity: 0, transform: 'translateY(-84vh) scale(1)' },
];

/** Animates reactions on a layer's children, used in turn, without a React render. */
export function createRising(colorOf: (teamIndex: number | null) => string | undefined) {
  let slots: readonly HTMLElement[] = [];
  let next = 0;
  let waiting: readonly ReactionEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const launch = ({ reaction, teamIndex }: ReactionEvent) => {
    const slot = slots[next % slots.length];
    next += 1;
    if (slot === undefined) return;
    slot.dataset['reaction'] = reaction;
    const color = colorOf(teamIndex);
    if (color === undefined) delete slot.dataset['team'];
    else slot.dataset['team'] = color;
    slot.animate(rise, { duration: riseMs });
  };
  const launchNext = () => {
    timer = undefined;
    const [first, ...rest] = waiting;
    if (first === undefined) return;
    waiting = rest;
    launch(first);
    timer = setTimeout(launchNext, riseEveryMs);
  };

  return {
    /** Nothing rises under reduced motion, or while the page is hidden. */
    take: (event: ReactionEvent): void => {
      if (slots.length === 0 || document.hidden || prefersReducedMotion()) return;
      waiting = [...waiting, event].slice(-maxWaiting);
      if (timer === undefined) launchNext();
    },
    /** The layer whose children are the slots; null as it goes away. */
    attach: (layer: HTMLElement | null): void => {
      slots = layer === null ? [] : [...layer.children].filter((child) => child instanceof HTMLElement);
      if (layer !== null) return;
      waiting = [];
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
