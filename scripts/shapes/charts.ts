import { circle, colours, line, path, picture, plain, polygon, rect, round, short, type Point } from './pen.ts';
import { checked } from './puzzle.ts';

/** A pizza cut in slices, some of them eaten. */
export function drawPizza(slices: number, eaten: number): string {
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

function areaOf(corners: readonly Point[]): number {
  return Math.abs(
    corners.reduce((sum, [x1, y1], index) => {
      const [x2, y2] = corners[(index + 1) % corners.length] ?? [0, 0];
      return sum + (x1 * y2 - x2 * y1) / 2;
    }, 0),
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
