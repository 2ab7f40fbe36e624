import { blank } from './nets.ts';
import {
  circle,
  colours,
  label,
  line,
  path,
  picture,
  plain,
  polygon,
  rect,
  round,
  short,
  sign,
  type Point,
} from './pen.ts';
import { flatDots } from './solids.ts';
import { checked } from './puzzle.ts';

/** A round of flat bread cut in slices, some of them eaten. */
export function drawBread(slices: number, eaten: number): string {
  const middle: Point = [200, 150];
  const step = 360 / slices;
  return picture(
    circle(middle, 124, { stroke: '#c9b78c', width: 4, dashes: '8 10' }),
    ...Array.from({ length: slices - eaten }, (_, slice) => {
      const [from, to] = [round(middle, 122, (slice + eaten) * step), round(middle, 122, (slice + eaten + 1) * step)];
      const spot = round(middle, 82, (slice + eaten + 0.5) * step);
      return (
        path(`M200 150L${short(from[0])} ${short(from[1])}A122 122 0 0 1 ${short(to[0])} ${short(to[1])}Z`, {
          fill: '#f3b95f',
          stroke: colours.brown,
          width: 6,
        }) + circle(spot, 13, plain(colours.red))
      );
    }),
  );
}

/** A journey: how far (up) after how long (to the right), leg by leg. */
export interface Leg {
  readonly time: number;
  readonly way: number;
}

export function fastestLeg(legs: readonly Leg[]): number {
  const speeds = legs.map(({ time, way }) => Math.abs(way) / time);
  const most = Math.max(...speeds);
  checked(speeds.filter((speed) => speed === most).length, 1);
  return speeds.indexOf(most) + 1;
}

// The place of a leg's number, off its middle.
const besideLegs: readonly Point[] = [
  [-12, -30],
  [0, -30],
  [-26, -20],
  [30, -8],
];

export function drawJourney(legs: readonly Leg[]): string {
  const corners = legs.reduce<Point[]>(
    (points, { time, way }) => {
      const [x, y] = points.at(-1) ?? [0, 0];
      return [...points, [x + time, y - way]];
    },
    [[56, 244]],
  );
  return picture(
    line(
      [
        [56, 24],
        [56, 246],
        [378, 246],
      ],
      { width: 8 },
    ),
    line(
      [
        [44, 40],
        [56, 22],
        [68, 40],
      ],
      { width: 8 },
    ),
    line(
      [
        [362, 234],
        [380, 246],
        [362, 258],
      ],
      { width: 8 },
    ),
    line(corners, { stroke: colours.red, width: 9 }),
    ...corners.slice(1).map(([x, y], index) => {
      const [fromX, fromY] = corners[index] ?? [0, 0];
      return (
        circle([x, y], 8, plain(colours.ink)) +
        label(index + 1, [
          (x + fromX) / 2 + (besideLegs[index]?.[0] ?? 0),
          (y + fromY) / 2 + (besideLegs[index]?.[1] ?? 0),
        ])
      );
    }),
  );
}

/** Domino tiles side by side, the last of them left out. */
export function drawDominoes(tiles: readonly (readonly [number, number])[]): string {
  const size = 66;
  const left = 200 - ((tiles.length + 1) * (size + 18) - 18) / 2;
  return picture(
    ...tiles.map(([top, bottom], index) => {
      const x = left + index * (size + 18);
      return (
        rect([x, 82], size, size * 2 + 6, { fill: colours.white, width: 5 }, 10) +
        line(
          [
            [x + 8, 151],
            [x + size - 8, 151],
          ],
          { width: 5 },
        ) +
        flatDots(top, [x, 82], size) +
        flatDots(bottom, [x, 154], size)
      );
    }),
    blank([left + tiles.length * (size + 18), 82], size, size * 2 + 6),
  );
}

/** The next tile if each half continues by equal steps. */
export function nextTile(tiles: readonly (readonly [number, number])[]): readonly [number, number] {
  const next = (half: 0 | 1) => {
    const values = tiles.map((tile) => tile[half]);
    const step = (values[1] ?? 0) - (values[0] ?? 0);
    values.forEach((value, index) => checked(value, (values[0] ?? 0) + index * step));
    return (values.at(-1) ?? 0) + step;
  };
  return [next(0), next(1)];
}

/** Rods of beads: the right one counts ones, the next tens, then hundreds. */
export function drawAbacus(number: number): string {
  const digits = Array.from(String(number), Number);
  const beadColours = [colours.red, colours.teal, colours.blue];
  return picture(
    ...digits.map((digit, index) => {
      const x = 200 + (index - (digits.length - 1) / 2) * 98;
      return (
        line(
          [
            [x, 30],
            [x, 244],
          ],
          { width: 8, stroke: colours.brown },
        ) +
        Array.from({ length: digit }, (_, bead) =>
          rect(
            [x - 35, 214 - bead * 28],
            70,
            26,
            { fill: beadColours[index % 3] ?? colours.red, stroke: colours.ink, width: 4 },
            12,
          ),
        ).join('')
      );
    }),
    rect([38, 242], 324, 34, { fill: colours.brown, width: 5 }, 8),
  );
}

/** The seven pieces of a tangram in a square of 4 by 4; the last is the one left out. */
const tangram: readonly { readonly corners: readonly Point[]; readonly colour: string }[] = [
  {
    corners: [
      [0, 0],
      [4, 0],
      [2, 2],
    ],
    colour: colours.red,
  },
  {
    corners: [
      [0, 0],
      [0, 4],
      [2, 2],
    ],
    colour: colours.blue,
  },
  {
    corners: [
      [4, 4],
      [4, 2],
      [2, 4],
    ],
    colour: colours.green,
  },
  {
    corners: [
      [2, 2],
      [3, 1],
      [4, 2],
      [3, 3],
    ],
    colour: colours.amber,
  },
  {
    corners: [
      [4, 0],
      [4, 2],
      [3, 1],
    ],
    colour: colours.teal,
  },
  {
    corners: [
      [2, 2],
      [3, 3],
      [1, 3],
    ],
    colour: colours.brown,
  },
  {
    corners: [
      [0, 4],
      [2, 4],
      [3, 3],
      [1, 3],
    ],
    colour: colours.white,
  },
];

function areaOf(corners: readonly Point[]): number {
  return Math.abs(
    corners.reduce((sum, [x1, y1], index) => {
      const [x2, y2] = corners[(index + 1) % corners.length] ?? [0, 0];
      return sum + (x1 * y2 - x2 * y1) / 2;
    }, 0),
  );
}

export function drawTangram(): string {
  checked(
    tangram.reduce((sum, { corners }) => sum + areaOf(corners), 0),
    16,
  );
  const size = 64;
  return picture(
    ...tangram.map(({ corners, colour }) =>
      polygon(
        corners.map(([x, y]): Point => [200 + (x - 2) * size, 150 + (y - 2) * size]),
        { fill: colour, width: 6 },
      ),
    ),
    sign('?', [200 - size / 2, 150 + 1.5 * size], 46, colours.red),
  );
}

/** A square whose corners are each joined to the middle of a side not their own; the square in the middle is filled. */
export function drawPinwheel(): { readonly svg: string; readonly share: number } {
  const side = 248;
  const at = ([x, y]: Point): Point => [200 + (x - 0.5) * side, 150 + (y - 0.5) * side];
  const strokes: readonly (readonly [Point, Point])[] = [
    [
      [0, 0],
      [1, 0.5],
    ],
    [
      [1, 0],
      [0.5, 1],
    ],
    [
      [1, 1],
      [0, 0.5],
    ],
    [
      [0, 1],
      [0.5, 0],
    ],
  ];
  const centre: readonly Point[] = [
    [0.4, 0.2],
    [0.8, 0.4],
    [0.6, 0.8],
    [0.2, 0.6],
  ];
  // Each corner of the inner square lies on two of the strokes, or the drawing is wrong.
  for (const [x, y] of centre) {
    const on = strokes.filter(([[x1, y1], [x2, y2]]) => Math.abs((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)) < 1e-9);
    checked(on.length, 2);
  }
  return {
    svg: picture(
      polygon(centre.map(at), plain(colours.amber)),
      polygon(
        (
          [
            [0, 0],
            [1, 0],
            [1, 1],
            [0, 1],
          ] as const
        ).map((corner) => at(corner)),
        { width: 8 },
      ),
      ...strokes.map(([from, to]) => line([at(from), at(to)], { width: 6 })),
    ),
    share: areaOf(centre),
  };
}

/** A sheet folded twice, then pierced: three steps from left to right. */
export function drawFolding(holes: number): string {
  const fold = { width: 4, dashes: '9 9', stroke: colours.red };
  const arrow = (x: number) =>
    line(
      [
        [x, 150],
        [x + 26, 150],
      ],
      { width: 7 },
    ) +
    line(
      [
        [x + 16, 139],
        [x + 28, 150],
        [x + 16, 161],
      ],
      { width: 7 },
    );
  return picture(
    rect([20, 84], 132, 132, { fill: colours.white }),
    line(
      [
        [86, 84],
        [86, 216],
      ],
      fold,
    ),
    arrow(163),
    rect([201, 84], 66, 132, { fill: colours.white }),
    line(
      [
        [201, 150],
        [267, 150],
      ],
      fold,
    ),
    arrow(278),
    rect([316, 117], 66, 66, { fill: colours.white }),
    ...Array.from({ length: holes }, (_, hole) => circle([334 + hole * 30, 135 + hole * 30], 10, plain(colours.ink))),
  );
}

/** Every fold doubles the layers a hole goes through. */
export function countHoles(folds: number, holes: number): number {
  return holes * 2 ** folds;
}
