export const directions = ['left', 'right', 'up', 'down'] as const;
export type Direction = (typeof directions)[number];

/** A rectangle on the screen, in pixels. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A span on one axis. */
interface Span {
  readonly start: number;
  readonly end: number;
}

const across = ({ left, right }: Box): Span => ({ start: left, end: right });
const down = ({ top, bottom }: Box): Span => ({ start: top, end: bottom });
const flipped = ({ start, end }: Span): Span => ({ start: -end, end: -start });
const centreOf = ({ start, end }: Span) => (start + end) / 2;
const gapBetween = (one: Span, other: Span) => Math.max(0, other.start - one.end, one.start - other.end);

/**
 * What is straight ahead goes before something nearer that lies aside: a row is read to its end before another one, and
 * the next row, though a little aside, comes before what is far below.
 */
const asideWeights = { vertical: 2, horizontal: 60 } as const;
/** Of two that are about equally far, as in a row of different heights, the one whose centre is in line. */
const centreWeight = 0.2;

/** The index of the nearest box in a direction; -1 if there is none. */
export function nearestInDirection(from: Box, boxes: readonly Box[], direction: Direction): number {
  const isVertical = direction === 'up' || direction === 'down';
  const isBackwards = direction === 'left' || direction === 'up';
  const alongOf = (box: Box) => {
    const span = isVertical ? down(box) : across(box);
    return isBackwards ? flipped(span) : span;
  };
  const asideOf = isVertical ? across : down;
  const own = alongOf(from);
  let nearest = -1;
  let bestDistance = Infinity;
  boxes.forEach((box, index) => {
    const span = alongOf(box);
    // Neighbours may overlap a little; what is inside or around isn't ahead.
    const overlap = own.end - span.start;
    const isAhead = span.end > own.end && overlap <= Math.min(own.end - own.start, span.end - span.start) / 2;
    if (!isAhead) return;
    const distance =
      Math.max(0, -overlap) +
      asideWeights[isVertical ? 'vertical' : 'horizontal'] * gapBetween(asideOf(from), asideOf(box)) +
      centreWeight * Math.abs(centreOf(asideOf(from)) - centreOf(asideOf(box)));
    if (distance >= bestDistance) return;
    bestDistance = distance;
    nearest = index;
  });
  return nearest;
}
