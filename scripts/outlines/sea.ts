import { landNear, projectionAt, type Ring } from './atlas.ts';
import type { Place, Sea } from './outline.ts';

// The atlas contains land only: a sea is found by a flood fill on a grid and tracing its edge.
const columns = 1600;

interface Grid {
  readonly width: number;
  readonly height: number;
  /** 0 open, 1 land or wall, 2 the sea. */
  readonly dots: Uint8Array;
}

/** The shores of a sea, in dots of the grid: north is up and islands are holes. */
export function shoresOf({ seed, box, walls }: Sea): Ring[] {
  const project = projectionAt([(box[0] + box[2]) / 2, (box[1] + box[3]) / 2]);
  // Parallels bend on the flat, so the middle of a side may lie farther out than its corners.
  const sides = [box[0], (box[0] + box[2]) / 2, box[2]].flatMap((x) => [project([x, box[1]]), project([x, box[3]])]);
  const left = Math.min(...sides.map(([x]) => x));
  const top = Math.min(...sides.map(([, y]) => y));
  const scale = columns / (Math.max(...sides.map(([x]) => x)) - left);
  const height = Math.ceil((Math.max(...sides.map(([, y]) => y)) - top) * scale);
  const grid: Grid = { width: columns, height, dots: new Uint8Array(columns * height) };
  const toGrid = (place: Place) => {
    const [x, y] = project(place);
    return [(x - left) * scale, (y - top) * scale] as const;
  };
  fillRings(
    grid,
    landNear(box).map((ring) => ring.map(toGrid)),
  );
  for (const [from, to] of walls) buildWall(grid, toGrid(from), toGrid(to));
  pour(grid, toGrid(seed));
  return edgesOf(grid);
}

/** Marks what lies inside the rings, row by row: between the first and second crossing, the third and fourth, and so on. */
function fillRings({ width, height, dots }: Grid, rings: readonly Ring[]): void {
  const crossings = Array.from({ length: height }, (): number[] => []);
  for (const ring of rings) {
    ring.forEach(([x1, y1], index) => {
      const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1];
      const last = Math.min(height - 1, Math.ceil(Math.max(y1, y2) - 0.5) - 1);
      for (let row = Math.max(0, Math.ceil(Math.min(y1, y2) - 0.5)); row <= last; row += 1) {
        crossings[row]?.push(x1 + ((row + 0.5 - y1) / (y2 - y1)) * (x2 - x1));
      }
    });
  }
  crossings.forEach((xs, row) => {
    xs.sort((a, b) => a - b);
    for (let index = 0; index + 1 < xs.length; index += 2) {
      const [from = 0, to = 0] = [xs[index], xs[index + 1]].map((x = 0) => Math.min(width, Math.max(0, Math.round(x))));
      dots.fill(1, row * width + from, row * width + to);
    }
  });
}

function buildWall(
  { width, dots }: Grid,
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
): void {
  const steps = Math.ceil(Math.hypot(x2 - x1, y2 - y1) * 2);
  for (let step = 0; step <= steps; step += 1) {
    const x = Math.round(x1 + ((x2 - x1) * step) / steps);
    const y = Math.round(y1 + ((y2 - y1) * step) / steps);
    for (const row of [y - 1, y, y + 1]) dots.fill(1, row * width + x - 1, row * width + x + 2);
  }
}

function pour({ width, height, dots }: Grid, [x, y]: readonly [number, number]): void {
  const open = [Math.floor(y) * width + Math.floor(x)];
  for (let dot = open.pop(); dot !== undefined; dot = open.pop()) {
    if (dots[dot] !== 0) continue;
    const column = dot % width;
    const row = (dot - column) / width;
    if (column === 0 || row === 0 || column === width - 1 || row === height - 1)
      throw new Error('The sea runs out of its box');
    dots[dot] = 2;
    open.push(dot - 1, dot + 1, dot - width, dot + width);
  }
}

/** Goes round every edge with the water on the right hand. */
function edgesOf({ width, height, dots }: Grid): Ring[] {
  const corners = width + 1;
  const isSea = (column: number, row: number) => dots[row * width + column] === 2;
  const next = new Map<number, number[]>();
  const add = (from: number, to: number) => next.set(from, [...(next.get(from) ?? []), to]);
  for (let row = 1; row < height - 1; row += 1) {
    for (let column = 1; column < width - 1; column += 1) {
      if (!isSea(column, row)) continue;
      const corner = row * corners + column;
      if (!isSea(column, row - 1)) add(corner, corner + 1);
      if (!isSea(column + 1, row)) add(corner + 1, corner + corners + 1);
      if (!isSea(column, row + 1)) add(corner + corners + 1, corner + corners);
      if (!isSea(column - 1, row)) add(corner + corners, corner);
    }
  }
  const rings: Ring[] = [];
  for (const start of next.keys()) {
    const ring: (readonly [number, number])[] = [];
    for (let corner = next.get(start)?.pop(); corner !== undefined; corner = next.get(corner)?.pop())
      ring.push([corner % corners, Math.floor(corner / corners)]);
    if (ring.length > 0) rings.push(ring);
  }
  return rings;
}
