import { star } from './nets.ts';
import { circle, colours, line, moved, path, picture, plain, polygon, round, sign, type Point } from './pen.ts';
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
