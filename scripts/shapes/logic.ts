import { star } from './nets.ts';
import { circle, colours, line, path, picture, plain, polygon, rect, round, sign, type Point } from './pen.ts';
import { checked } from './puzzle.ts';

/** A grid of numbers; 0 is empty, and the question mark has its own place. */
export type Cells = readonly (readonly number[])[];

export function drawGrid(cells: Cells, asked: Point, size: number): string {
  const [rows, columns] = [cells.length, cells[0]?.length ?? 0];
  const [left, top] = [200 - (columns * size) / 2, 150 - (rows * size) / 2];
  const at = (column: number, row: number): Point => [left + column * size, top + row * size];
  return picture(
    rect([left, top], columns * size, rows * size, { fill: colours.white, width: 8 }),
    rect(at(asked[0], asked[1]), size, size, plain('#ffe1a1')),
    ...Array.from({ length: columns - 1 }, (_, column) =>
      line([at(column + 1, 0), at(column + 1, rows)], { width: 4 }),
    ),
    ...Array.from({ length: rows - 1 }, (_, row) => line([at(0, row + 1), at(columns, row + 1)], { width: 4 })),
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
