import { circle, colours, label, line, picture, plain, type Point } from './pen.ts';

/** Doors between neighbouring cells, as pairs of cells; all other borders are walls. */
export interface Maze {
  readonly columns: number;
  readonly rows: number;
  /** Rows of the exits on the right, from the top. */
  readonly exits: readonly number[];
  readonly start: number;
  readonly doors: ReadonlySet<string>;
}

const doorOf = (a: number, b: number) => `${Math.min(a, b)}-${Math.max(a, b)}`;

function besides(cell: number, columns: number, rows: number): number[] {
  const x = cell % columns;
  return [x > 0 ? cell - 1 : -1, x < columns - 1 ? cell + 1 : -1, cell - columns, cell + columns].filter(
    (other) => other >= 0 && other < columns * rows,
  );
}

/** The same numbers for the same seed, so that a picture never changes. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

/** A separate path grows from every exit into the cells until none is left: each cell leads to one exit. */
export function growMaze(
  seed: number,
  columns: number,
  rows: number,
  exits: readonly number[],
  startRow: number,
): Maze {
  const draw = chance(seed);
  const paths = exits.map((row) => [row * columns + columns - 1]);
  const taken = new Set(paths.flat());
  const doors = new Set<string>();
  while (taken.size < columns * rows) {
    const cells = paths[draw(paths.length)] ?? [];
    // Mostly from the newest cell, which makes long ways with short stubs.
    const from = draw(4) > 0 ? cells.at(-1) : cells[draw(cells.length)];
    const free = besides(from ?? 0, columns, rows).filter((cell) => !taken.has(cell));
    const next = free[draw(Math.max(1, free.length))];
    if (from === undefined || next === undefined) {
      const last = cells.pop();
      if (last !== undefined) cells.unshift(last);
      continue;
    }
    doors.add(doorOf(from, next));
    taken.add(next);
    cells.push(next);
  }
  return { columns, rows, exits, start: startRow * columns, doors };
}

/** Which exit the start leads to, from 1, and how many steps away. */
export function solveMaze({ columns, rows, exits, start, doors }: Maze): {
  readonly exit: number;
  readonly steps: number;
} {
  const far = new Map([[start, 0]]);
  for (const cell of far.keys()) {
    for (const next of besides(cell, columns, rows)) {
      if (doors.has(doorOf(cell, next)) && !far.has(next)) far.set(next, (far.get(cell) ?? 0) + 1);
    }
  }
  const found = exits
    .map((row, index) => ({ exit: index + 1, steps: far.get(row * columns + columns - 1) }))
    .filter(({ steps }) => steps !== undefined);
  const [only] = found;
  if (only?.steps === undefined || found.length > 1) throw new Error(`the maze has ${found.length} ways out`);
  return { exit: only.exit, steps: only.steps };
}

export function drawMaze({ columns, rows, exits, start, doors }: Maze, cell: number): string {
  const left = 180 - (columns * cell) / 2;
  const top = 150 - (rows * cell) / 2;
  const at = (column: number, row: number): Point => [left + column * cell, top + row * cell];
  const walls: string[] = [];
  const wall = (from: Point, to: Point) => walls.push(line([from, to], { width: 7 }));
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const here = row * columns + column;
      if (column < columns - 1 && !doors.has(doorOf(here, here + 1)))
        wall(at(column + 1, row), at(column + 1, row + 1));
      if (row < rows - 1 && !doors.has(doorOf(here, here + columns)))
        wall(at(column, row + 1), at(column + 1, row + 1));
      if (column === columns - 1 && !exits.includes(row)) wall(at(columns, row), at(columns, row + 1));
    }
  }
  wall(at(0, 0), at(columns, 0));
  wall(at(0, 0), at(0, rows));
  wall(at(0, rows), at(columns, rows));
  const [x, y] = at(0, start / columns);
  return picture(
    ...walls,
    circle([x + cell / 2, y + cell / 2], cell * 0.27, plain(colours.red)),
    ...exits.map((row, index) => label(index + 1, [left + columns * cell + 24, top + (row + 0.5) * cell])),
  );
}
