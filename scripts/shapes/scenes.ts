import { circle, colours, label, line, path, picture, plain, polygon, rect, sign, type Point } from './pen.ts';
import { checked, only } from './puzzle.ts';

/** The side of a school bus that has no door; its front and back look the same. */
export function drawBus(): string {
  return picture(
    line(
      [
        [16, 252],
        [384, 252],
      ],
      { stroke: '#8d94a3', width: 8 },
    ),
    rect([46, 78], 308, 146, { fill: colours.amber }, 22),
    ...[66, 122, 178, 234, 290].map((x) => rect([x, 98], 44, 46, { fill: '#bfe3f2', width: 5 }, 6)),
    rect([49, 166], 302, 14, plain(colours.ink)),
    ...[112, 288].map(
      (x) =>
        circle([x, 222], 29, { fill: colours.ink }) +
        circle([x, 222], 12, { fill: '#d8dde8', stroke: 'none', width: 0 }),
    ),
  );
}

interface Glass {
  readonly x: number;
  readonly width: number;
  readonly fill: number;
  readonly height: number;
}

/** How much a round glass holds, but for one factor. */
export function volumeOf({ width, fill }: Glass): number {
  return Math.round(width * width * fill);
}

export const glasses: readonly [Glass, Glass] = [
  { x: 240, width: 64, fill: 44, height: 66 },
  { x: 336, width: 32, fill: 176, height: 198 },
];

/** Two equal glasses of juice, and what they are when one is poured into a tall thin one. */
export function drawJuice(): string {
  const [wide] = glasses;
  const before = [52, 138].map((x): Glass => ({ ...wide, x }));
  const glass = ({ x, width, fill, height }: Glass) =>
    rect([x - width / 2 + 3, 240 - fill], width - 6, fill - 3, plain('#f08a24')) +
    line([
      [x - width / 2, 240 - height],
      [x - width / 2, 240],
      [x + width / 2, 240],
      [x + width / 2, 240 - height],
    ]);
  return picture(
    ...before.map(glass),
    ...glasses.map(glass),
    line(
      [
        [189, 84],
        [189, 262],
      ],
      { stroke: '#c9b78c', width: 5, dashes: '10 12' },
    ),
    path('M138 158C150 60 236 18 302 30', { stroke: colours.red, width: 6, dashes: '12 12' }),
    polygon(
      [
        [300, 16],
        [326, 36],
        [297, 45],
      ],
      plain(colours.red),
    ),
  );
}

/** Cisterns with open tops, their pipes, and the pipes' plugs. */
const cisterns: readonly { readonly at: Point; readonly width: number; readonly height: number }[] = [
  { at: [42, 62], width: 96, height: 86 },
  { at: [188, 122], width: 84, height: 84 },
  { at: [300, 196], width: 78, height: 78 },
  { at: [44, 218], width: 96, height: 62 },
];
interface Pipe {
  readonly from: number;
  readonly to: number;
  readonly by: readonly Point[];
  readonly plug?: Point;
}
const pipes: readonly Pipe[] = [
  {
    from: 1,
    to: 4,
    by: [
      [68, 140],
      [68, 208],
    ],
    plug: [68, 176],
  },
  {
    from: 1,
    to: 2,
    by: [
      [130, 94],
      [230, 94],
      [230, 112],
    ],
  },
  {
    from: 2,
    to: 4,
    by: [
      [196, 188],
      [118, 188],
      [118, 208],
    ],
    plug: [156, 188],
  },
  {
    from: 2,
    to: 3,
    by: [
      [264, 156],
      [340, 156],
      [340, 186],
    ],
  },
];

/** Water leaves a cistern by its lowest open pipe; the one without an open pipe fills. */
export function firstFull(): number {
  let here = 1;
  for (;;) {
    const open = pipes.filter(({ from, plug }) => from === here && plug === undefined);
    const next = open.sort((one, other) => (other.by[0]?.[1] ?? 0) - (one.by[0]?.[1] ?? 0))[0];
    if (next === undefined) return here;
    here = next.to;
  }
}

export function drawCisterns(): string {
  return picture(
    ...cisterns.map(({ at: [x, y], width, height }, index) =>
      [
        rect([x, y], width, height, plain(colours.white)),
        line(
          [
            [x, y],
            [x, y + height],
            [x + width, y + height],
            [x + width, y],
          ],
          { width: 7 },
        ),
        label(index + 1, [x + width / 2 + (index === 0 ? 20 : 0), y + height / 2 + (index === 0 ? 14 : 0)]),
      ].join(''),
    ),
    ...pipes.map(({ by }) => line(by, { width: 24, cap: 'butt' }) + line(by, { stroke: '#fffdf6', width: 13 })),
    ...pipes.flatMap(({ by, plug }) => {
      if (plug === undefined) return [];
      const isUpright = by[0]?.[0] === by[1]?.[0];
      const [w, h] = isUpright ? [26, 13] : [13, 26];
      return [rect([plug[0] - w / 2, plug[1] - h / 2], w, h, { fill: colours.red, width: 4 })];
    }),
    path('M16 26H70Q84 26 84 40V50H62V44H16Z', { fill: '#9aa3b5', width: 5 }),
    ...[66, 84, 102].map((y) => circle([73, y], 5, plain(colours.blue))),
  );
}

/** A shoal that swims to the right, and the one fish of it that doesn't. */
export function drawShoal(stray: Point): string {
  const fish = ([x, y]: Point, way: 1 | -1) =>
    polygon(
      [
        [x - way * 10, y],
        [x - way * 21, y - 10],
        [x - way * 21, y + 10],
      ],
      plain(colours.teal),
    ) +
    `<ellipse cx="${x}" cy="${y}" rx="15" ry="10" fill="${colours.teal}"/>` +
    circle([x + way * 7, y - 2], 2.6, plain(colours.white));
  return picture(
    ...[1, 2, 3, 4].flatMap((row) => [
      label(row, [36, row * 62 - 5]),
      ...[1, 2, 3, 4, 5, 6, 7].map((column) =>
        fish(
          [column * 45 + 40, row * 62 - 5 + (column % 2) * 10 - 5],
          row === stray[1] && column === stray[0] ? -1 : 1,
        ),
      ),
    ]),
  );
}

/** Three doors: the first chosen, the third open with a goat behind it. */
export function drawDoors(): string {
  const door = (x: number, number: number) =>
    rect([x, 76], 92, 196, { fill: colours.teal, width: 6 }, 4) +
    sign(number, [x + 46, 150], 62, colours.white) +
    circle([x + 76, 190], 6, plain(colours.amber));
  const [x, y] = [318, 196];
  const goat = [
    path(`M${x - 18} ${y - 34}C${x - 34} ${y - 52} ${x - 34} ${y - 76} ${x - 22} ${y - 88}`, { width: 9 }),
    path(`M${x + 18} ${y - 34}C${x + 34} ${y - 52} ${x + 34} ${y - 76} ${x + 22} ${y - 88}`, { width: 9 }),
    path(`M${x - 22} ${y - 22}Q${x - 48} ${y - 26} ${x - 50} ${y - 4}Q${x - 34} ${y} ${x - 22} ${y - 8}Z`, {
      fill: '#d8cdb8',
      width: 4,
    }),
    path(`M${x + 22} ${y - 22}Q${x + 48} ${y - 26} ${x + 50} ${y - 4}Q${x + 34} ${y} ${x + 22} ${y - 8}Z`, {
      fill: '#d8cdb8',
      width: 4,
    }),
    path(`M${x - 10} ${y + 44}L${x} ${y + 72}L${x + 10} ${y + 44}Z`, { fill: '#d8cdb8', width: 4 }),
    path(
      `M${x - 26} ${y - 36}Q${x} ${y - 52} ${x + 26} ${y - 36}C${x + 28} ${y} ${x + 18} ${y + 46} ${x} ${y + 48}` +
        `C${x - 18} ${y + 46} ${x - 28} ${y} ${x - 26} ${y - 36}Z`,
      { fill: colours.white, width: 5 },
    ),
    circle([x - 11, y - 12], 5, plain(colours.ink)),
    circle([x + 11, y - 12], 5, plain(colours.ink)),
    path(`M${x - 7} ${y + 26}Q${x} ${y + 34} ${x + 7} ${y + 26}`, { width: 4 }),
  ].join('');
  return picture(
    door(32, 1),
    door(152, 2),
    rect([272, 76], 92, 196, { fill: '#a9bbdd', width: 6 }, 4),
    sign(3, [318, 48], 40),
    goat,
    polygon(
      [
        [60, 26],
        [96, 26],
        [78, 60],
      ],
      plain(colours.red),
    ),
  );
}

/** Closed loops in the shapes of digits. */
export function loopsOf(number: string): number {
  checked(number.includes('4'), false);
  return Array.from(number).reduce((sum, digit) => sum + (digit === '8' ? 2 : '069'.includes(digit) ? 1 : 0), 0);
}

/** Lines that give each number the loops of its digits, the last one left open. */
export function drawLoops(numbers: readonly string[]): string {
  return picture(
    ...numbers.map((number, index) => {
      const y = 150 + (index - (numbers.length - 1) / 2) * 54;
      const isLast = index === numbers.length - 1;
      return (
        sign(number, [150, y], 46) +
        sign('=', [250, y], 46) +
        sign(isLast ? '?' : loopsOf(number), [306, y], 46, isLast ? colours.red : colours.ink)
      );
    }),
  );
}

/** Squares of a board of eight without two opposite corners. */
const chipped: readonly Point[] = Array.from({ length: 64 }, (_, index): Point => [
  index % 8,
  Math.floor(index / 8),
]).filter(([x, y]) => x !== y || (x !== 0 && x !== 7));

/** The most dominoes that fit: each takes a dark square and a light one, matched by augmenting paths. */
export function maxDominoes(): number {
  const key = ([x, y]: Point) => `${x},${y}`;
  const light = new Set(chipped.filter(([x, y]) => (x + y) % 2 === 0).map(key));
  const owner = new Map<string, Point>();
  const place = (dark: Point, tried: Set<string>): boolean =>
    (
      [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const
    ).some(([dx, dy]) => {
      const beside = key([dark[0] + dx, dark[1] + dy]);
      if (!light.has(beside) || tried.has(beside)) return false;
      tried.add(beside);
      const before = owner.get(beside);
      if (before !== undefined && !place(before, tried)) return false;
      owner.set(beside, dark);
      return true;
    });
  return chipped.filter(([x, y]) => (x + y) % 2 === 1).filter((dark) => place(dark, new Set())).length;
}

export function drawChippedBoard(): string {
  const cell = 33;
  const [left, top] = [32, 18];
  only(chipped, ([x, y]) => x === 7 && y === 0);
  return picture(
    ...chipped.map(([x, y]) =>
      rect([left + x * cell, top + y * cell], cell, cell, {
        fill: (x + y) % 2 === 0 ? '#f6e3b8' : '#b98a55',
        width: 2,
      }),
    ),
    rect([326, 112], cell, cell * 2, { fill: colours.white, width: 5 }, 6),
    line(
      [
        [332, 112 + cell],
        [320 + cell, 112 + cell],
      ],
      { width: 4 },
    ),
    circle([326 + cell / 2, 112 + cell / 2], 5, plain(colours.ink)),
    circle([326 + cell / 2, 112 + cell * 1.5], 5, plain(colours.ink)),
  );
}
