import { blank, star } from './nets.ts';
import {
  circle,
  colours,
  line,
  path,
  picture,
  plain,
  polygon,
  rect,
  regular,
  round,
  sign,
  turned,
  type Point,
} from './pen.ts';
import { checked, only } from './puzzle.ts';

/** A grid of numbers; 0 is empty, and the question mark has its own place. */
export type Cells = readonly (readonly number[])[];

/** All ways to fill a small sudoku of 4 by 4. */
function fills(cells: Cells): Cells[] {
  const row = cells.findIndex((line) => line.includes(0));
  if (row < 0) return [cells];
  const column = cells[row]?.indexOf(0) ?? 0;
  return [1, 2, 3, 4]
    .filter((number) =>
      cells.every((numbers, y) =>
        numbers.every((other, x) => {
          const isPeer = y === row || x === column || (y >> 1 === row >> 1 && x >> 1 === column >> 1);
          return !isPeer || other !== number;
        }),
      ),
    )
    .flatMap((number) =>
      fills(cells.map((numbers, y) => numbers.map((other, x) => (y === row && x === column ? number : other)))),
    );
}

/** The value of the place in every solution of the grid. */
export function solveSudoku(cells: Cells, [column, row]: Point): number {
  const found = new Set(fills(cells).map((filled) => filled[row]?.[column] ?? 0));
  return only([...found], () => true);
}

export function drawGrid(cells: Cells, asked: Point, size: number, blocks: number): string {
  const [rows, columns] = [cells.length, cells[0]?.length ?? 0];
  const [left, top] = [200 - (columns * size) / 2, 150 - (rows * size) / 2];
  const at = (column: number, row: number): Point => [left + column * size, top + row * size];
  return picture(
    rect([left, top], columns * size, rows * size, { fill: colours.white, width: 8 }),
    rect(at(asked[0], asked[1]), size, size, plain('#ffe1a1')),
    ...Array.from({ length: columns - 1 }, (_, column) =>
      line([at(column + 1, 0), at(column + 1, rows)], { width: blocks > 0 && (column + 1) % blocks === 0 ? 8 : 4 }),
    ),
    ...Array.from({ length: rows - 1 }, (_, row) =>
      line([at(0, row + 1), at(columns, row + 1)], { width: blocks > 0 && (row + 1) % blocks === 0 ? 8 : 4 }),
    ),
    rect([left, top], columns * size, rows * size, { width: 8 }),
    ...cells.flatMap((numbers, y) =>
      numbers.map((number, x) => {
        const [cornerX, cornerY] = at(x, y);
        const centre: Point = [cornerX + size / 2, cornerY + size / 2];
        if (x === asked[0] && y === asked[1]) return sign('?', centre, size * 0.66, colours.red);
        return number === 0 ? '' : sign(number, centre, size * 0.56);
      }),
    ),
  );
}

/** The number that completes a square whose rows, columns and diagonals have equal sums; 0 is empty. */
export function solveMagic(cells: Cells, [column, row]: Point): number {
  const lines = [
    ...[0, 1, 2].map(
      (y) =>
        [
          [0, y],
          [1, y],
          [2, y],
        ] as const,
    ),
    ...[0, 1, 2].map(
      (x) =>
        [
          [x, 0],
          [x, 1],
          [x, 2],
        ] as const,
    ),
    [
      [0, 0],
      [1, 1],
      [2, 2],
    ] as const,
    [
      [2, 0],
      [1, 1],
      [0, 2],
    ] as const,
  ];
  const sum = (cells[0] ?? []).reduce((total, number) => total + number, 0);
  const known = cells.map((numbers) => [...numbers]);
  // Each pass fills what a line with one gap gives away.
  for (let pass = 0; pass < 9; pass += 1) {
    for (const places of lines) {
      const gaps = places.filter(([x, y]) => known[y]?.[x] === 0);
      const [gap] = gaps;
      const target = gap === undefined ? undefined : known[gap[1]];
      if (gap !== undefined && target !== undefined && gaps.length === 1)
        target[gap[0]] = sum - places.reduce((total, [x, y]) => total + (known[y]?.[x] ?? 0), 0);
    }
  }
  for (const places of lines)
    checked(
      places.reduce((total, [x, y]) => total + (known[y]?.[x] ?? 0), 0),
      sum,
    );
  return known[row]?.[column] ?? 0;
}

export function readRoman(letters: string): number {
  const values: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };
  return Array.from(letters).reduce((sum, letter, index) => {
    const [value, next] = [values[letter] ?? 0, values[letters[index + 1] ?? ''] ?? 0];
    return value < next ? sum - value : sum + value;
  }, 0);
}

/** Letters carved in a stone. */
export function drawRoman(letters: string): string {
  return picture(
    rect([28, 82], 344, 136, { fill: '#d9d3c7', width: 7 }, 14),
    sign(letters, [200, 150], letters.length > 4 ? 64 : 88),
  );
}

/** Fewest moves of a knight on a small board. */
export function knightMoves(size: number, from: Point, to: Point): number {
  const far = new Map([[`${from[0]},${from[1]}`, 0]]);
  for (const [place, moves] of far) {
    const [x = 0, y = 0] = place.split(',').map(Number);
    for (const [dx, dy] of [
      [1, 2],
      [2, 1],
      [-1, 2],
      [-2, 1],
      [1, -2],
      [2, -1],
      [-1, -2],
      [-2, -1],
    ] as const) {
      const key = `${x + dx},${y + dy}`;
      if (x + dx >= 0 && x + dx < size && y + dy >= 0 && y + dy < size && !far.has(key)) far.set(key, moves + 1);
    }
  }
  return far.get(`${to[0]},${to[1]}`) ?? Infinity;
}

export function drawBoard(size: number, [knightX, knightY]: Point, [starX, starY]: Point): string {
  const cell = 52;
  const [left, top] = [200 - (size * cell) / 2, 150 - (size * cell) / 2];
  const squares = Array.from({ length: size * size }, (_, index) => {
    const [x, y] = [index % size, Math.floor(index / size)];
    return rect([left + x * cell, top + y * cell], cell, cell, plain((x + y) % 2 === 0 ? '#f6e3b8' : '#b98a55'));
  });
  const [x, y] = [left + knightX * cell, top + knightY * cell];
  return picture(
    ...squares,
    rect([left, top], size * cell, size * cell, { width: 6 }),
    path(
      [
        `M${x + 13} ${y + 47}H${x + 42}C${x + 46} ${y + 28} ${x + 42} ${y + 12} ${x + 26} ${y + 8}`,
        `L${x + 24} ${y + 3}L${x + 19} ${y + 9}C${x + 13} ${y + 13} ${x + 9} ${y + 22} ${x + 5} ${y + 27}`,
        `L${x + 11} ${y + 33}L${x + 24} ${y + 27}C${x + 23} ${y + 36} ${x + 15} ${y + 38} ${x + 13} ${y + 47}Z`,
      ].join(''),
      { fill: colours.ink, stroke: colours.white, width: 2 },
    ),
    polygon(star([left + (starX + 0.5) * cell, top + (starY + 0.5) * cell], 21), {
      fill: colours.red,
      stroke: colours.white,
      width: 2,
    }),
  );
}

/** Beads of a necklace in an order that repeats; one is left out. A ring reads the same from both sides. */
export const beads = ['circle', 'square', 'triangle', 'star'] as const;
export type Bead = (typeof beads)[number];

function drawBead(bead: Bead, at: Point, size: number, fill: string): string {
  const style = { fill, width: 4 };
  if (bead === 'circle') return circle(at, size, style);
  if (bead === 'square') return rect([at[0] - size, at[1] - size], size * 2, size * 2, style);
  return polygon(
    bead === 'triangle' ? regular([at[0], at[1] + size * 0.25], size * 1.25, 3) : star(at, size * 1.3),
    style,
  );
}

/** The bead at the gap: the one for which the whole necklace repeats after three. */
export function missingBead(necklace: readonly (Bead | null)[]): Bead {
  return only(beads, (bead) =>
    necklace.every((each, index) => (each ?? bead) === (necklace[(index + 3) % necklace.length] ?? bead)),
  );
}

export function drawNecklace(necklace: readonly (Bead | null)[]): string {
  const fills: Readonly<Record<Bead, string>> = {
    circle: colours.red,
    square: colours.blue,
    triangle: colours.green,
    star: colours.amber,
  };
  return picture(
    circle([200, 150], 104, { width: 5, stroke: colours.brown }),
    ...necklace.map((bead, index) => {
      const [x, y] = round([200, 150], 104, (index * 360) / necklace.length);
      return bead === null ? blank([x - 32, y - 34], 64, 68) : drawBead(bead, [x, y], 25, fills[bead]);
    }),
  );
}

/** Nine boxes in which shape, colour and number each follow a separate rule; the last is left out. */
export const matrixShapes = ['circle', 'square', 'triangle'] as const;
export const matrixColours = ['red', 'blue', 'green'] as const;

export function matrixAt(
  column: number,
  row: number,
): {
  readonly shape: (typeof matrixShapes)[number];
  readonly colour: (typeof matrixColours)[number];
  readonly count: number;
} {
  return {
    shape: matrixShapes[(column + row) % 3] ?? 'circle',
    colour: matrixColours[(column + 2 * row) % 3] ?? 'red',
    count: column + 1,
  };
}

export function drawMatrix(): string {
  const size = 90;
  return picture(
    ...Array.from({ length: 9 }, (_, index) => {
      const [column, row] = [index % 3, Math.floor(index / 3)];
      const [x, y] = [65 + column * size, 15 + row * size];
      if (index === 8) return blank([x + 4, y + 4], size - 8, size - 8);
      const { shape, colour, count } = matrixAt(column, row);
      const spots: readonly Point[] =
        count === 1
          ? [[45, 45]]
          : count === 2
            ? [
                [26, 45],
                [64, 45],
              ]
            : [
                [45, 26],
                [26, 62],
                [64, 62],
              ];
      return (
        rect([x + 4, y + 4], size - 8, size - 8, { fill: colours.white, width: 3 }, 8) +
        spots.map(([dx, dy]) => drawBead(shape, [x + dx, y + dy], 13, colours[colour])).join('')
      );
    }),
  );
}

/** Quarter arcs that make a ring; one of its four tiles is left out and must be found among four. */
export function drawRing(missing: number, pieces: readonly number[]): string {
  const size = 106;
  const tile = (turn: number, [x, y]: Point, side: number) => {
    const centre: Point = [x + side / 2, y + side / 2];
    return (
      rect([x, y], side, side, { fill: colours.white, width: 4 }) +
      turned(
        turn * 90,
        centre,
        path(`M${x} ${y + side * 0.35}A${side * 0.65} ${side * 0.65} 0 0 1 ${x + side * 0.65} ${y + side}`, {
          stroke: colours.red,
          width: side * 0.2,
          cap: 'butt',
        }),
      )
    );
  };
  // A tile at turn 0 contains the upper right quarter of the ring.
  const places: readonly Point[] = [
    [30 + size, 44],
    [30 + size, 44 + size],
    [30, 44 + size],
    [30, 44],
  ];
  return picture(
    ...places.map((place, turn) => (turn === missing ? blank(place, size, size) : tile(turn, place, size))),
    ...pieces.map(
      (turn, index) =>
        tile(turn, [262 + (index % 2) * 68, 40 + Math.floor(index / 2) * 118], 56) +
        sign(index + 1, [290 + (index % 2) * 68, 116 + Math.floor(index / 2) * 118], 28),
    ),
  );
}

/** Wheels with teeth, by which others they touch. */
export interface Gear {
  readonly at: Point;
  readonly teeth: number;
  readonly colour: string;
  readonly turn: number;
}

/** They turn only where neighbours can go round in opposite ways all along. */
export function canTurn(touching: readonly (readonly [number, number])[]): boolean {
  const ways = new Map([[0, 1]]);
  for (const [gear, way] of ways) {
    for (const pair of touching.filter((each) => each.includes(gear))) {
      const other = pair[0] === gear ? pair[1] : pair[0];
      if (!ways.has(other)) ways.set(other, -way);
    }
  }
  return touching.every(([a, b]) => ways.get(a) !== ways.get(b));
}

export function drawGears(gears: readonly Gear[], module: number): string {
  return picture(
    ...gears.map(({ at, teeth, colour, turn }) => {
      const radius = (module * teeth) / 2;
      const step = 360 / teeth;
      const rim = Array.from({ length: teeth }, (_, tooth) =>
        [-0.29, -0.14, 0.14, 0.29].map((share, index) =>
          round(at, radius + (index === 1 || index === 2 ? 0.42 : -0.5) * module, turn + (tooth + share) * step),
        ),
      ).flat();
      return polygon(rim, { fill: colour, width: 4 }) + circle(at, radius * 0.18, { fill: colours.paper, width: 4 });
    }),
    ...gears.slice(0, 1).map(({ at: [x, y], teeth }) => {
      const reach = (module * teeth) / 12;
      return (
        line(
          Array.from({ length: 8 }, (_, step) => round([x, y], reach * 2.9, -70 + step * 20)),
          { stroke: colours.white, width: 7 },
        ) +
        polygon(
          [round([x, y], reach * 2, 68), round([x, y], reach * 3.8, 72), round([x, y], reach * 2.8, 108)],
          plain(colours.white),
        )
      );
    }),
  );
}
