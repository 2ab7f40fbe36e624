import { circle, colours, line, picture, plain, polygon, rect, round, sign, type Point } from './pen.ts';
import { checked } from './puzzle.ts';

/** The most pieces that straight cuts make of a disc: each new cut crosses all before it. */
export function maxPieces(cuts: number): number {
  return cuts === 0 ? 1 : maxPieces(cuts - 1) + cuts;
}

/** A round of kunafa, cut straight through its middle this many times. */
export function drawKunafa(cuts: number): string {
  const middle: Point = [200, 150];
  return picture(
    circle(middle, 130, { fill: '#c9ced9', width: 6 }),
    circle(middle, 114, { fill: '#ef8b2c', stroke: '#b65a12', width: 5 }),
    ...Array.from({ length: 14 }, (_, nut) =>
      circle(round(middle, nut % 2 === 0 ? 92 : 62, nut * 25.7 + 9), 6, plain('#7fa83f')),
    ),
    ...Array.from({ length: cuts }, (_, cut) => {
      const turn = (cut * 180) / cuts + 20;
      return line([round(middle, 114, turn), round(middle, 114, turn + 180)], { stroke: colours.paper, width: 7 });
    }),
  );
}

type Cells = readonly Point[];

const large: readonly Point[] = [
  [0, 0],
  [8, 0],
  [8, 3],
];
const small: readonly Point[] = [
  [0, 0],
  [5, 0],
  [5, 2],
];
const step: Cells = [
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
  [4, 0],
  [2, 1],
  [3, 1],
  [4, 1],
];
const hook: Cells = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
  [2, 1],
  [3, 1],
  [4, 1],
];

/** Where each piece of the tray lies, by its lower left corner. */
interface Tray {
  readonly large: Point;
  readonly small: Point;
  readonly step: Point;
  readonly hook: Point;
}
const trays: readonly [Tray, Tray] = [
  { large: [0, 0], small: [8, 3], step: [8, 0], hook: [8, 1] },
  { large: [5, 2], small: [0, 0], step: [8, 0], hook: [5, 0] },
];

/** Which cells below the slope no piece of the tray covers. */
function holesOf(tray: Tray, from: number, rows: number): Cells {
  const covered = new Set(
    [
      ...step.map(([x, y]) => [x + tray.step[0], y + tray.step[1]]),
      ...hook.map(([x, y]) => [x + tray.hook[0], y + tray.hook[1]]),
    ].map(String),
  );
  checked(covered.size, step.length + hook.length);
  return Array.from({ length: (13 - from) * rows }, (_, index): Point => [
    from + (index % (13 - from)),
    Math.floor(index / (13 - from)),
  ]).filter((cell) => !covered.has(String(cell)));
}

/** Four pieces in two orders that seem to make one triangle, the second with a hole (Curry). */
export function drawTrays(): string {
  checked([holesOf(trays[0], 8, 3), holesOf(trays[1], 5, 2)], [[], [[7, 0]]]);
  const unit = 24.5;
  return picture(
    ...trays.map((tray, index) => {
      const [left, bottom] = [40, index === 0 ? 140 : 284];
      const at = ([x, y]: Point, [dx, dy]: Point): Point => [left + (x + dx) * unit, bottom - (y + dy) * unit];
      const cells = (squares: Cells, place: Point, fill: string) =>
        squares.map((square) => {
          const [x, y] = at(square, place);
          return rect([x, y - unit], unit, unit, { fill, stroke: colours.ink, width: 2 });
        });
      const triangle = (corners: readonly Point[], place: Point, fill: string) =>
        polygon(
          corners.map((corner) => at(corner, place)),
          { fill, width: 2 },
        );
      const hole = at([7.5, 0.5], [0, 0]);
      return [
        triangle(large, tray.large, colours.red),
        triangle(small, tray.small, colours.teal),
        ...cells(step, tray.step, '#8fc26b'),
        ...cells(hook, tray.hook, colours.amber),
        ...(index === 0 ? [] : [sign('?', hole, 22, colours.red)]),
      ].join('');
    }),
  );
}
