import { circle, colours, label, path, picture, plain, polygon, rect, regular, type Point } from './pen.ts';

/** Squares of a sheet that folds, by column and row. */
export type Net = readonly Point[];

/** A cube that rolls over the sheet: the bottom face, then north, east, south, west and top. */
interface Rolling {
  readonly down: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
  readonly west: number;
  readonly up: number;
}

const steps: readonly { readonly by: Point; readonly roll: (cube: Rolling) => Rolling }[] = [
  { by: [1, 0], roll: (cube) => ({ ...cube, down: cube.east, east: cube.up, up: cube.west, west: cube.down }) },
  { by: [-1, 0], roll: (cube) => ({ ...cube, down: cube.west, west: cube.up, up: cube.east, east: cube.down }) },
  { by: [0, 1], roll: (cube) => ({ ...cube, down: cube.south, south: cube.up, up: cube.north, north: cube.down }) },
  { by: [0, -1], roll: (cube) => ({ ...cube, down: cube.north, north: cube.up, up: cube.south, south: cube.down }) },
];

/** The face of the cube that each square becomes; opposite faces make five. */
export function fold(net: Net): number[] {
  const faces = net.map((): number => -1);
  const roll = (square: number, cube: Rolling) => {
    if (faces[square] !== -1) return;
    faces[square] = cube.down;
    const [x = 0, y = 0] = net[square] ?? [];
    for (const step of steps) {
      const beside = net.findIndex(([column, row]) => column === x + step.by[0] && row === y + step.by[1]);
      if (beside >= 0) roll(beside, step.roll(cube));
    }
  };
  roll(0, { down: 0, north: 1, east: 2, south: 4, west: 3, up: 5 });
  return faces;
}

export function foldsToCube(net: Net): boolean {
  return net.length === 6 && new Set(fold(net)).size === 6 && !fold(net).includes(-1);
}

/** The square that comes to lie opposite another. */
export function oppositeOf(net: Net, square: number): number {
  const faces = fold(net);
  return faces.indexOf(5 - (faces[square] ?? 0));
}

export function drawNets(nets: readonly Net[]): string {
  const size = 28;
  return picture(
    ...nets.flatMap((net, index) => {
      const left = 60 + (index % 2) * 180;
      const top = 36 + Math.floor(index / 2) * 140;
      return [
        ...net.map(([column, row]) =>
          rect([left + column * size, top + row * size], size, size, { fill: colours.amber, width: 4 }),
        ),
        label(index + 1, [left - 30, top + size * 1.5]),
      ];
    }),
  );
}

/** The marks on the squares of a net, in its order. */
export const marks: readonly ((centre: Point) => string)[] = [
  (at) => polygon(star(at, 24), plain(colours.amber)),
  (at) => circle(at, 20, plain(colours.red)),
  (at) => rect([at[0] - 18, at[1] - 18], 36, 36, plain(colours.blue)),
  (at) => polygon(regular(at, 25, 3), plain(colours.green)),
  ([x, y]) => path(`M${x + 6} ${y - 22}a22 22 0 1 0 14 30a20 20 0 0 1 -14 -30z`, plain(colours.teal)),
  ([x, y]) =>
    path(`M${x - 16} ${y - 16}L${x + 16} ${y + 16}M${x + 16} ${y - 16}L${x - 16} ${y + 16}`, {
      stroke: colours.brown,
      width: 11,
    }),
];

export function star(centre: Point, radius: number): Point[] {
  const inner = regular(centre, radius * 0.42, 5, 36);
  return regular(centre, radius, 5).flatMap((tip, index) => [tip, inner[index] ?? tip]);
}

export function drawMarkedNet(net: Net, size: number): string {
  const left = 200 - ((Math.max(...net.map(([column]) => column)) + 1) * size) / 2;
  const top = 150 - ((Math.max(...net.map(([, row]) => row)) + 1) * size) / 2;
  return picture(
    ...net.map(([column, row], index) => {
      const corner: Point = [left + column * size, top + row * size];
      return (
        rect(corner, size, size, { fill: colours.white, width: 5 }) +
        (marks[index]?.([corner[0] + size / 2, corner[1] + size / 2]) ?? '')
      );
    }),
  );
}

/** A flat piece of squares in the four ways it can lie. */
function turns(piece: Net): string[] {
  const turn = (squares: Net): Net => squares.map(([x, y]): Point => [-y, x]);
  const second = turn(piece);
  const third = turn(second);
  return [piece, second, third, turn(third)].map(spell);
}

function spell(piece: Net): string {
  const left = Math.min(...piece.map(([x]) => x));
  const top = Math.min(...piece.map(([, y]) => y));
  return piece
    .map(([x, y]) => `${x - left},${y - top}`)
    .sort()
    .join(' ');
}

export function isTurned(piece: Net, other: Net): boolean {
  return turns(piece).includes(spell(other));
}

export function flip(piece: Net): Net {
  return piece.map(([x, y]): Point => [-x, y]);
}

export function turnPiece(piece: Net, times: number): Net {
  return times === 0
    ? piece
    : turnPiece(
        piece.map(([x, y]): Point => [-y, x]),
        times - 1,
      );
}

/** Four pieces in the quarters of the panel. */
export function drawPieces(pieces: readonly Net[]): string {
  const size = 36;
  return picture(
    ...pieces.flatMap((piece, index) => {
      const minX = Math.min(...piece.map(([x]) => x));
      const minY = Math.min(...piece.map(([, y]) => y));
      const left = 78 + (index % 2) * 190;
      const top = 22 + Math.floor(index / 2) * 136;
      return [
        ...piece.map(([x, y]) =>
          rect([left + (x - minX) * size, top + (y - minY) * size], size, size, { fill: colours.teal, width: 4 }),
        ),
        label(index + 1, [left - 34, top + 54]),
      ];
    }),
  );
}
