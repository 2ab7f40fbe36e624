/** The distance between two lines of an axis: 1, 2 or 5 times a power of ten, and at least 1 for whole numbers. */
export function roundStep(max: number, maxSteps: number, isWhole: boolean): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(max, Number.MIN_VALUE) / maxSteps));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => max / size <= maxSteps) ?? power;
  return isWhole ? Math.max(1, step) : step;
}

/** The values at the lines of an axis from 0, none above `max`. */
export function axisValues(max: number, maxSteps: number, isWhole: boolean): readonly number[] {
  if (max <= 0) return [0];
  const step = roundStep(max, maxSteps, isWhole);
  // A quotient just below a whole number is that number.
  return Array.from({ length: Math.floor(max / step + 1e-9) + 1 }, (_, index) =>
    Number((index * step).toPrecision(12)),
  );
}

/** The days that are named below their bars: one in the middle of each group that is wide enough for a name. */
export function namedDays(count: number, slotWidth: number, nameWidth: number): readonly number[] {
  const size = Math.max(1, Math.ceil(nameWidth / slotWidth));
  return Array.from({ length: Math.floor(count / size) }, (_, group) => group * size + Math.floor(size / 2));
}
