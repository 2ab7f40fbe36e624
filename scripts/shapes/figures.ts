import { circle, colours, label, line, picture, plain, type Point } from './pen.ts';

/** A straight stroke of a figure. */
export type Stroke = readonly [Point, Point];

const near = 0.01;

/** Where two strokes meet, ends included. */
function meeting([[x1, y1], [x2, y2]]: Stroke, [[x3, y3], [x4, y4]]: Stroke): Point | null {
  const cross = (x2 - x1) * (y4 - y3) - (y2 - y1) * (x4 - x3);
  if (Math.abs(cross) < near) return null;
  const first = ((x3 - x1) * (y4 - y3) - (y3 - y1) * (x4 - x3)) / cross;
  const second = ((x3 - x1) * (y2 - y1) - (y3 - y1) * (x2 - x1)) / cross;
  const isOn = (share: number) => share > -near && share < 1 + near;
  return isOn(first) && isOn(second) ? [x1 + first * (x2 - x1), y1 + first * (y2 - y1)] : null;
}

function isSame([x1, y1]: Point, [x2, y2]: Point): boolean {
  return Math.hypot(x1 - x2, y1 - y2) < 1;
}

/** Every three strokes that meet in three different places are a triangle. No stroke may be given in two pieces. */
export function countTriangles(strokes: readonly Stroke[]): number {
  let found = 0;
  strokes.forEach((a, first) =>
    strokes.slice(first + 1).forEach((b, next) =>
      strokes.slice(first + next + 2).forEach((c) => {
        const [ab, bc, ca] = [meeting(a, b), meeting(b, c), meeting(c, a)];
        if (ab && bc && ca && !isSame(ab, bc) && !isSame(bc, ca) && !isSame(ca, ab)) found += 1;
      }),
    ),
  );
  return found;
}

/** Every two level strokes with two upright ones that meet in four places are a rectangle. */
export function countRectangles(
  strokes: readonly Stroke[],
  isCounted: (width: number, height: number) => boolean = () => true,
): number {
  const level = strokes.filter(([[, y1], [, y2]]) => y1 === y2);
  const upright = strokes.filter(([[x1], [x2]]) => x1 === x2);
  let found = 0;
  level.forEach((top, first) =>
    level.slice(first + 1).forEach((bottom) =>
      upright.forEach((left, index) =>
        upright.slice(index + 1).forEach((right) => {
          if (
            ![meeting(top, left), meeting(top, right), meeting(bottom, left), meeting(bottom, right)].every(
              (place) => place !== null,
            )
          )
            return;
          if (isCounted(Math.abs(left[0][0] - right[0][0]), Math.abs(top[0][1] - bottom[0][1]))) found += 1;
        }),
      ),
    ),
  );
  return found;
}

export function countSquares(strokes: readonly Stroke[]): number {
  return countRectangles(strokes, (width, height) => width > 0 && width === height);
}

export function drawStrokes(strokes: readonly Stroke[]): string {
  return picture(...strokes.map((stroke) => line(stroke, { width: 7 })));
}

export function gridStrokes(columns: number, rows: number, cell: number): Stroke[] {
  const left = 200 - (columns * cell) / 2;
  const top = 150 - (rows * cell) / 2;
  return [
    ...Array.from({ length: rows + 1 }, (_, row): Stroke => [
      [left, top + row * cell],
      [left + columns * cell, top + row * cell],
    ]),
    ...Array.from({ length: columns + 1 }, (_, column): Stroke => [
      [left + column * cell, top],
      [left + column * cell, top + rows * cell],
    ]),
  ];
}

/** A triangle whose top is joined to places on its base. */
export function fanStrokes(): Stroke[] {
  const top: Point = [200, 32];
  const [left, right]: [Point, Point] = [
    [70, 262],
    [330, 262],
  ];
  return [
    [left, right],
    [top, left],
    [top, [157, 262]],
    [top, [243, 262]],
    [top, right],
  ];
}

export function pentagramStrokes(): Stroke[] {
  const tips = [0, 1, 2, 3, 4].map((tip): Point => {
    const angle = ((tip * 72 - 90) * Math.PI) / 180;
    return [200 + 130 * Math.cos(angle), 162 + 130 * Math.sin(angle)];
  });
  return tips.map((tip, index): Stroke => [tip, tips[(index + 2) % 5] ?? tip]);
}

/** A large triangle cut by lines beside its sides into rows of small ones. */
export function triangleGridStrokes(rows: number): Stroke[] {
  const side = 270;
  const [left, bottom, height] = [200 - side / 2, 264, side * 0.866];
  const at = (along: number, up: number): Point => [
    left + ((along + up / 2) * side) / rows,
    bottom - (up * height) / rows,
  ];
  return Array.from({ length: rows }, (_, step): Stroke[] => [
    [at(0, step), at(rows - step, step)],
    [at(step, 0), at(step, rows - step)],
    [at(rows - step, 0), at(0, rows - step)],
  ]).flat();
}

/** A drawing of lines between numbered corners. */
export interface Web {
  readonly corners: readonly Point[];
  readonly lines: readonly (readonly [number, number])[];
}

/** It can be drawn in one go where at most two corners have an odd number of lines (Euler). */
export function isOneStroke({ corners, lines }: Web): boolean {
  const odd = corners.filter((_, corner) => lines.filter((pair) => pair.includes(corner)).length % 2 === 1);
  return odd.length <= 2;
}

/** Four webs in the quarters of the panel, each in a box of 100 by 100. */
export function drawWebs(webs: readonly Web[]): string {
  return picture(
    ...webs.flatMap(({ corners, lines }, index) => {
      const left = 80 + (index % 2) * 190;
      const top = 26 + Math.floor(index / 2) * 138;
      const at = (corner: number): Point => [
        left + (corners[corner]?.[0] ?? 0) * 1.1,
        top + (corners[corner]?.[1] ?? 0) * 1.1,
      ];
      return [
        ...lines.map(([from, to]) => line([at(from), at(to)], { width: 6 })),
        label(index + 1, [left - 34, top + 55]),
      ];
    }),
  );
}

/** Shortest ways over a grid of streets: each crossing takes the ways of the one above and the one beside it. */
export function countRoutes(columns: number, rows: number): number {
  return columns === 0 || rows === 0 ? 1 : countRoutes(columns - 1, rows) + countRoutes(columns, rows - 1);
}

export function drawStreets(columns: number, rows: number, cell: number): string {
  const strokes = gridStrokes(columns, rows, cell);
  const from: Point = [200 - (columns * cell) / 2, 150 - (rows * cell) / 2];
  const to: Point = [200 + (columns * cell) / 2, 150 + (rows * cell) / 2];
  return picture(
    ...strokes.map((stroke) => line(stroke, { width: 12, stroke: '#8b8f9c' })),
    circle(from, 19, { ...plain(colours.red), stroke: colours.ink, width: 4 }),
    circle(to, 19, { ...plain(colours.green), stroke: colours.ink, width: 4 }),
  );
}

/** A grid of four by four with two more squares laid over crossings of it. */
export function layeredStrokes(cell: number): Stroke[] {
  const half = cell / 2;
  const extra = [150 - cell, 150 + cell].flatMap((y): Stroke[] => [
    [
      [200 - half, y - half],
      [200 + half, y - half],
    ],
    [
      [200 - half, y + half],
      [200 + half, y + half],
    ],
    [
      [200 - half, y - half],
      [200 - half, y + half],
    ],
    [
      [200 + half, y - half],
      [200 + half, y + half],
    ],
  ]);
  return [...gridStrokes(4, 4, cell), ...extra];
}
