import { colours, label, line, picture, type Point } from './pen.ts';
import { checked } from './puzzle.ts';

/** Whether the rope lies above at each of its three crossings, in the order in which it first comes to them. */
export type Rope = readonly [boolean, boolean, boolean];

/**
 * A rope laid like an overhand knot meets its crossings in the order 1, 2, 3, 1, 2, 3. It is a knot only where it goes
 * over and under by turns all along; otherwise pulling its ends undoes it.
 */
export function isKnot(rope: Rope): boolean {
  const along = [...rope, ...rope.map((isOver) => !isOver)];
  return along.every((isOver, index) => index === 0 || isOver !== along[index - 1]);
}

// Places by which the rope runs: a trefoil cut open at its lowest lobe, with its ends drawn out to both sides.
const course: readonly Point[] = [
  [3.3, 3.1],
  [1.9, 2.8],
  ...Array.from({ length: 23 }, (_, step): Point => {
    const turn = Math.PI + 0.48 + (step / 22) * (2 * Math.PI - 0.96);
    return [Math.sin(turn) + 2 * Math.sin(2 * turn), 2 * Math.cos(2 * turn) - Math.cos(turn)];
  }),
  [-1.9, 2.8],
  [-3.3, 3.1],
];

/** A smooth line through the places (Catmull-Rom). */
function smooth(points: readonly Point[]): Point[] {
  return points.slice(0, -1).flatMap((from, index) => {
    const to = points[index + 1] ?? from;
    const [before, after] = [points[index - 1] ?? from, points[index + 2] ?? to];
    return Array.from({ length: 16 }, (_, step): Point => {
      const t = step / 16;
      const mix = (a: number, b: number, c: number, d: number) =>
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
      return [mix(before[0], from[0], to[0], after[0]), mix(before[1], from[1], to[1], after[1])];
    });
  });
}

/** The pairs of steps at which the line crosses itself, in order. */
function crossings(points: readonly Point[]): (readonly [number, number])[] {
  const side = (a: Point, b: Point, c: Point) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  const found: (readonly [number, number])[] = [];
  for (let one = 0; one + 1 < points.length; one += 1) {
    for (let other = one + 2; other + 1 < points.length; other += 1) {
      const [a, b, c, d] = [points[one], points[one + 1], points[other], points[other + 1]];
      if (a === undefined || b === undefined || c === undefined || d === undefined) continue;
      if (side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0) found.push([one, other]);
    }
  }
  return found;
}

/** Four ropes in the quarters of the panel. */
export function drawRopes(ropes: readonly Rope[]): string {
  const points = smooth(course);
  const places = crossings(points);
  const order = places
    .flat()
    .sort((a, b) => a - b)
    .map((step) => places.findIndex((pair) => pair.includes(step)));
  checked(order, [0, 1, 2, 0, 1, 2]);
  return picture(
    ...ropes.flatMap((rope, index) => {
      const [middleX, middleY] = [116 + (index % 2) * 190, 68 + Math.floor(index / 2) * 140];
      const at = ([x, y]: Point): Point => [middleX + x * 21, middleY + y * 19];
      const whole = points.map(at);
      const over = places.map(([first, second], crossing) => {
        const middle = rope[crossing] ? first : second;
        return whole.slice(middle - 9, middle + 11);
      });
      return [
        line(whole, { width: 14 }) + line(whole, { stroke: colours.amber, width: 7 }),
        ...over.map(
          (part) =>
            line(part, { stroke: colours.paper, width: 21, cap: 'butt' }) +
            line(part, { width: 14, cap: 'butt' }) +
            line(part, { stroke: colours.amber, width: 7 }),
        ),
        label(index + 1, [middleX - 88, middleY - 18]),
      ];
    }),
  );
}
