import { checked } from './puzzle.ts';
import { colours, picture, polygon, short, type Point } from './pen.ts';

/** A camera that looks down on a corner: x runs to the lower right, y to the lower left, z up. */
interface Camera {
  readonly origin: Point;
  readonly edge: number;
}

type Corner = readonly [number, number, number];

function seen({ origin, edge }: Camera, [x, y, z]: Corner): Point {
  return [origin[0] + (x - y) * edge * 0.866, origin[1] + (x + y) * edge * 0.5 - z * edge];
}

interface Sides {
  readonly top: string;
  readonly left: string;
  readonly right: string;
}

const wood: Sides = { top: '#f8d68a', left: '#d9902b', right: '#f2b33d' };
const ivory: Sides = { top: '#ffffff', left: '#d8dde8', right: '#eef1f7' };

function cube(camera: Camera, [x, y, z]: Corner, sides: Sides): string {
  const at = (dx: number, dy: number, dz: number) => seen(camera, [x + dx, y + dy, z + dz]);
  const style = (fill: string) => ({ fill, width: 4 });
  return (
    polygon([at(0, 0, 1), at(1, 0, 1), at(1, 1, 1), at(0, 1, 1)], style(sides.top)) +
    polygon([at(0, 1, 1), at(1, 1, 1), at(1, 1, 0), at(0, 1, 0)], style(sides.left)) +
    polygon([at(1, 0, 1), at(1, 1, 1), at(1, 1, 0), at(1, 0, 0)], style(sides.right))
  );
}

/** Columns of cubes; none is hidden behind a lower one, so that all can be counted. */
export type Heap = readonly (readonly number[])[];

export function countCubes(heap: Heap): number {
  heap.forEach((row, x) =>
    row.forEach((height, y) => {
      const isHidden = height > (heap[x - 1]?.[y] ?? Infinity) || height > (row[y - 1] ?? Infinity);
      checked(isHidden, false);
    }),
  );
  return heap.flat().reduce((sum, height) => sum + height, 0);
}

export function drawHeap(heap: Heap, camera: Camera): string {
  const cubes = heap.flatMap((row, x) =>
    row.flatMap((height, y) => Array.from({ length: height }, (_, z): Corner => [x, y, z])),
  );
  return picture(...inOrder(cubes).map((place) => cube(camera, place, wood)));
}

// Nearer shapes cover farther ones.
function inOrder(cubes: readonly Corner[]): Corner[] {
  return [...cubes].sort((a, b) => a[0] + a[1] + a[2] - (b[0] + b[1] + b[2]));
}

/** The number of small cubes of a painted large one with this many painted faces. */
export function countPainted(size: number, faces: number): number {
  const places = Array.from({ length: size }, (_, place) => (place === 0 || place === size - 1 ? 1 : 0));
  return places.flatMap((x) => places.flatMap((y) => places.filter((z) => x + y + z === faces))).length;
}

export function drawPaintedCube(size: number, camera: Camera): string {
  const places = Array.from({ length: size }, (_, place) => place);
  const painted: Sides = { top: '#e4666d', left: '#96232b', right: '#c8373f' };
  return picture(
    ...inOrder(places.flatMap((x) => places.flatMap((y) => places.map((z): Corner => [x, y, z])))).map((place) =>
      cube(camera, place, painted),
    ),
  );
}

/** What a die shows; opposite faces make seven. */
export interface Die {
  readonly top: number;
  readonly left: number;
  readonly right: number;
}

export function hiddenBelow({ top }: Die): number {
  return 7 - top;
}

/** True where the three faces can meet so on a real die, on which 1, 2 and 3 run against the clock. */
export function isRealDie({ top, left, right }: Die): boolean {
  const faces = [top, left, right].map((value) => ({ axis: value > 3 ? 7 - value : value, turn: value > 3 ? -1 : 1 }));
  const axes = faces.map(({ axis }) => axis).join('');
  const order = ['123', '231', '312'].includes(axes) ? 1 : ['132', '213', '321'].includes(axes) ? -1 : 0;
  return faces.reduce((product, { turn }) => product * turn, order) === 1;
}

const pips: Readonly<Record<number, readonly Point[]>> = {
  1: [[0.5, 0.5]],
  2: [
    [0.25, 0.25],
    [0.75, 0.75],
  ],
  3: [
    [0.25, 0.25],
    [0.5, 0.5],
    [0.75, 0.75],
  ],
  4: [
    [0.25, 0.25],
    [0.25, 0.75],
    [0.75, 0.25],
    [0.75, 0.75],
  ],
  5: [
    [0.25, 0.25],
    [0.25, 0.75],
    [0.75, 0.25],
    [0.75, 0.75],
    [0.5, 0.5],
  ],
  6: [
    [0.25, 0.2],
    [0.25, 0.5],
    [0.25, 0.8],
    [0.75, 0.2],
    [0.75, 0.5],
    [0.75, 0.8],
  ],
};

/** The dots of a face whose corner and two edges are given, leaning with the face. */
function dots(value: number, corner: Point, along: Point, down: Point): string {
  const [a, b, c, d] = [along[0] - corner[0], along[1] - corner[1], down[0] - corner[0], down[1] - corner[1]].map(
    short,
  );
  const drawn = (pips[value] ?? [])
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="0.105" fill="${value === 1 ? colours.red : colours.ink}"/>`)
    .join('');
  return `<g transform="matrix(${a} ${b} ${c} ${d} ${short(corner[0])} ${short(corner[1])})">${drawn}</g>`;
}

/** A tower of dice, the lowest first. */
export function drawDice(dice: readonly Die[], camera: Camera): string {
  return picture(
    ...dice.map((die, z) => {
      checked(isRealDie(die), true);
      const at = (x: number, y: number, up: number) => seen(camera, [x, y, z + up]);
      return (
        cube(camera, [0, 0, z], ivory) +
        (z === dice.length - 1 ? dots(die.top, at(0, 0, 1), at(1, 0, 1), at(0, 1, 1)) : '') +
        dots(die.left, at(0, 1, 1), at(1, 1, 1), at(0, 1, 0)) +
        dots(die.right, at(1, 1, 1), at(1, 0, 1), at(1, 1, 0))
      );
    }),
  );
}
