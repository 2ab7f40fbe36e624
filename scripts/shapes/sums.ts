import { star } from './nets.ts';
import { circle, colours, line, moved, path, picture, plain, polygon, rect, round, sign, type Point } from './pen.ts';
import { only } from './puzzle.ts';

/** A small drawing that represents a number. */
type Token = (centre: Point) => string;

export const apple: Token = (at) =>
  moved(
    at,
    1,
    path('M0 -16C-12 -26 -30 -18 -29 2C-28 20 -14 31 0 25C14 31 28 20 29 2C30 -18 12 -26 0 -16Z', plain(colours.red)),
    path('M0 -16Q1 -28 9 -33', { stroke: colours.brown, width: 6 }),
    path('M8 -24Q20 -36 29 -25Q18 -17 8 -24Z', plain(colours.green)),
  );

export const lemon: Token = (at) =>
  moved(
    at,
    1,
    path('M-35 3C-24 -1 -23 -23 0 -23C23 -23 24 -1 35 3C24 7 23 25 0 25C-23 25 -24 7 -35 3Z', {
      fill: '#f7d532',
      stroke: '#b98a00',
      width: 4,
    }),
  );

export const starToken: Token = (at) => polygon(star(at, 31), { fill: colours.amber, stroke: colours.brown, width: 4 });

export const moonToken: Token = (at) =>
  moved(at, 1, path('M9 -28A28 28 0 1 0 25 14A24 24 0 0 1 9 -28Z', plain(colours.teal)));

export const heartToken: Token = (at) =>
  moved(
    at,
    1,
    path('M0 27C-42 -2 -28 -28 -13 -26C-5 -25 0 -19 0 -13C0 -19 5 -25 13 -26C28 -28 42 -2 0 27Z', plain(colours.red)),
  );

/** A flower with this many petals, or a twig with this many leaves. */
export const flower =
  (petals: number): Token =>
  (at) =>
    Array.from({ length: petals }, (_, petal) =>
      circle(round(at, 19, (petal * 360) / petals), petals > 5 ? 10 : 11, {
        fill: '#e58bb4',
        stroke: '#8c2f5d',
        width: 3,
      }),
    ).join('') + circle(at, 9, plain(colours.amber));

export const twig =
  (leaves: number): Token =>
  (at) =>
    moved(
      at,
      1,
      line(
        [
          [0, 30],
          [0, -12],
        ],
        { stroke: colours.brown, width: 6 },
      ),
      ...(
        [
          [-1, 16],
          [1, 4],
          [-1, -10],
          [1, -22],
        ] as const
      )
        .slice(0, leaves)
        .map(([side, y]) =>
          path(`M0 ${y}Q${side * 8} ${y - 17} ${side * 30} ${y - 12}Q${side * 22} ${y + 8} 0 ${y}Z`, {
            fill: colours.green,
            stroke: '#1f5a2f',
            width: 3,
          }),
        ),
    );

/** One line of a sum: tokens with their operators, and the result. */
export interface Row {
  readonly tokens: readonly Token[];
  readonly between: readonly string[];
  readonly makes: number | '?';
}

export function drawSum(rows: readonly Row[]): string {
  const step = 276 / rows.length;
  return picture(
    ...rows.flatMap(({ tokens, between, makes }, index) => {
      const y = 12 + step * (index + 0.5);
      const items = [
        ...tokens.flatMap((token, place) => [token, ...(place < between.length ? [between[place] ?? ''] : [])]),
        '=',
        makes,
      ];
      const natural = items.map((item): number =>
        typeof item === 'function' ? 80 : item === makes ? 76 : item === '=' ? 48 : 40,
      );
      const share = Math.min(1, 376 / natural.reduce((sum, width) => sum + width, 0));
      const widths = natural.map((width) => width * share);
      let x = 200 - widths.reduce((sum, width) => sum + width, 0) / 2;
      return items.map((item, place) => {
        const width = widths[place] ?? 0;
        x += width;
        const at: Point = [x - width / 2, y];
        return typeof item === 'function'
          ? item(at)
          : sign(item, at, share < 1 ? 40 : 46, item === '?' ? colours.red : colours.ink);
      });
    }),
  );
}

/** The only whole numbers up to 30 that solve all rows. */
export function solveSum<const Names extends readonly string[]>(
  names: Names,
  holds: (values: Readonly<Record<Names[number], number>>) => boolean,
): Readonly<Record<Names[number], number>> {
  const all = names.reduce<Record<string, number>[]>(
    (sets, name) => sets.flatMap((set) => Array.from({ length: 31 }, (_, value) => ({ ...set, [name]: value }))),
    [{}],
  );
  return only(all as Readonly<Record<Names[number], number>>[], (values) => holds(values));
}

/** The two pans of a balanced pair of scales. */
export interface Pans {
  readonly left: readonly Token[];
  readonly right: readonly Token[];
}

export const box: Token = ([x, y]) =>
  rect([x - 24, y - 22], 48, 46, { fill: colours.amber, width: 5 }, 5) + sign('?', [x, y + 1], 34);

/** An iron weight with its kilograms. */
export const weight =
  (kilograms: number): Token =>
  ([x, y]) =>
    circle([x, y - 22], 8, { width: 5 }) +
    polygon(
      [
        [x - 16, y - 14],
        [x + 16, y - 14],
        [x + 27, y + 24],
        [x - 27, y + 24],
      ],
      plain(colours.ink),
    ) +
    sign(kilograms, [x, y + 7], 28, colours.white);

export function drawScales({ left, right }: Pans): string {
  const pan = (centre: number, tokens: readonly Token[]) =>
    [
      line(
        [
          [centre, 92],
          [centre - 78, 192],
        ],
        { width: 4 },
      ),
      line(
        [
          [centre, 92],
          [centre + 78, 192],
        ],
        { width: 4 },
      ),
      path(`M${centre - 88} 192H${centre + 88}Q${centre} 232 ${centre - 88} 192Z`, plain(colours.teal)),
      ...tokens.map((token, index) => token([centre + (index - (tokens.length - 1) / 2) * 50, 167])),
    ].join('');
  return picture(
    line(
      [
        [200, 92],
        [200, 268],
      ],
      { width: 12 },
    ),
    line(
      [
        [130, 270],
        [270, 270],
      ],
      { width: 12 },
    ),
    line(
      [
        [104, 92],
        [296, 92],
      ],
      { width: 11 },
    ),
    circle([200, 92], 14, plain(colours.red)),
    pan(104, left),
    pan(296, right),
  );
}

/** Things by weight; a seesaw goes down on the side of the heavier. */
export const loads = ['ball', 'box', 'pyramid', 'star'] as const;
export type Load = (typeof loads)[number];

const loadDrawings: Readonly<Record<Load, Token>> = {
  ball: (at) => circle(at, 21, plain(colours.red)),
  box: ([x, y]) => rect([x - 20, y - 20], 40, 40, plain(colours.blue)),
  pyramid: ([x, y]) =>
    polygon(
      [
        [x, y - 23],
        [x + 25, y + 21],
        [x - 25, y + 21],
      ],
      plain(colours.green),
    ),
  star: (at) => polygon(star(at, 26), { fill: colours.amber, stroke: colours.brown, width: 3 }),
};

/** A pair on a seesaw, with the heavier named and where it sits. */
export interface Seesaw {
  readonly heavier: Load;
  readonly lighter: Load;
  readonly isHeavierLeft: boolean;
}

/** The one that is heaviest in every order of weights the seesaws allow. */
export function heaviest(seesaws: readonly Seesaw[]): Load {
  const orders = ordersOf(loads).filter((order) =>
    seesaws.every(({ heavier, lighter }) => order.indexOf(heavier) > order.indexOf(lighter)),
  );
  return only(loads, (load) => orders.every((order) => order.at(-1) === load));
}

function ordersOf(items: readonly Load[]): Load[][] {
  return items.length === 0
    ? [[]]
    : items.flatMap((item) => ordersOf(items.filter((other) => other !== item)).map((order) => [item, ...order]));
}

export function drawSeesaws(seesaws: readonly Seesaw[]): string {
  const places: readonly Point[] = [
    [110, 105],
    [290, 105],
    [200, 235],
  ];
  return picture(
    ...seesaws.map(({ heavier, lighter, isHeavierLeft }, index) => {
      const [x, y] = places[index] ?? [0, 0];
      const dip = isHeavierLeft ? 15 : -15;
      const [left, right] = isHeavierLeft ? [heavier, lighter] : [lighter, heavier];
      return (
        polygon(
          [
            [x, y + 4],
            [x + 22, y + 40],
            [x - 22, y + 40],
          ],
          plain(colours.brown),
        ) +
        line(
          [
            [x - 76, y + dip],
            [x + 76, y - dip],
          ],
          { width: 10 },
        ) +
        loadDrawings[left]([x - 56, y + dip * 0.75 - 29]) +
        loadDrawings[right]([x + 56, y - dip * 0.75 - 29])
      );
    }),
  );
}
