import {
  circle,
  colours,
  label,
  line,
  mirrored,
  path,
  picture,
  plain,
  polygon,
  rect,
  round,
  type Point,
} from './pen.ts';
import { checked } from './puzzle.ts';

/** Heaps of rice of one size on plates of three sizes (Delboeuf). */
export function drawPlates(): { readonly svg: string; readonly heaps: readonly number[] } {
  const heap = 33;
  const plates = [
    { x: 93, rim: 76 },
    { x: 220, rim: 42 },
    { x: 326, rim: 57 },
  ];
  return {
    svg: picture(
      ...plates.map(
        ({ x, rim }, index) =>
          circle([x, 122], rim, { fill: colours.white, stroke: colours.blue, width: 5 }) +
          circle([x, 122], heap, { fill: colours.amber, stroke: 'none', width: 0 }) +
          [0, 72, 144, 216, 288].map((turn) => circle(round([x, 122], 19, turn), 4, plain(colours.brown))).join('') +
          label(index + 1, [x, 246]),
      ),
    ),
    heaps: plates.map(() => heap),
  };
}

/** White dots on grey crossings over black, between which the eye sees black ones flash. */
export function drawDots(): string {
  const columns = [40, 80, 120, 160, 200, 240, 280, 320, 360];
  const rows = [30, 70, 110, 150, 190, 230, 270];
  const grey = { stroke: '#808080', width: 10, cap: 'butt' } as const;
  const lines: readonly (readonly Point[])[] = [
    ...columns.map((x): readonly Point[] => [
      [x, 14],
      [x, 286],
    ]),
    ...rows.map((y): readonly Point[] => [
      [14, y],
      [386, y],
    ]),
  ];
  return picture(
    rect([14, 14], 372, 272, plain('#000000'), 12),
    ...lines.map((points) => line(points, grey)),
    ...rows.flatMap((y) => columns.map((x) => circle([x, y], 7.5, plain(colours.white)))),
  );
}

/** The flag of Kuwait in the colours opposite to its own, with a dot to stare at. */
export function drawTiredFlag(): string {
  const [left, top, width, height] = [44, 42, 312, 216];
  return picture(
    rect([left, top], width, height / 3, plain('#ff6fb8')),
    rect([left, top + height / 3], width, height / 3, plain('#101010')),
    rect([left, top + (height * 2) / 3], width, height / 3, plain('#19e0dc')),
    polygon(
      [
        [left, top],
        [left + width / 4, top + height / 3],
        [left + width / 4, top + (height * 2) / 3],
        [left, top + height],
      ],
      plain(colours.white),
    ),
    circle([200, 150], 8, plain(colours.white)),
  );
}

/** A light vase, or two dark faces that look at each other (Rubin). */
export function drawVase(): string {
  const half = [
    'M30 26H118C112 46 132 52 133 72C134 84 127 90 129 100C132 114 158 132 163 146C166 154 156 157 148 159',
    'C152 165 157 168 156 173C155 177 149 179 146 181C150 184 155 189 153 194C150 199 144 200 145 207',
    'C147 216 148 226 136 232C124 237 108 236 102 252C99 260 98 268 92 274H30Z',
  ].join('');
  const faces = path(half, plain(colours.ink));
  return picture(
    rect([30, 26], 340, 248, plain(colours.amber)),
    faces,
    mirrored(faces),
    rect([30, 26], 340, 248, { width: 5 }),
  );
}

/** Level rows of dark and light tiles, each row set off from the one above it (the café wall). */
export function drawTiles(): string {
  const [tile, height, left, right] = [42, 35, 24, 376];
  const offsets = [0, 14, 28, 14, 0, 14, 28];
  const rows = offsets.flatMap((offset, row) =>
    Array.from({ length: 10 }, (_, index) => {
      const from = Math.max(left, left + (index * 2 - 1) * tile + offset);
      const to = Math.min(right, left + index * 2 * tile + offset);
      return to > from ? rect([from, 27 + row * height], to - from, height, plain(colours.ink)) : '';
    }),
  );
  return picture(
    rect([left, 27], right - left, 7 * height, plain(colours.white)),
    ...rows,
    ...Array.from({ length: 8 }, (_, row) =>
      line(
        [
          [left, 27 + row * height],
          [right, 27 + row * height],
        ],
        { stroke: '#8d94a3', width: 4, cap: 'butt' },
      ),
    ),
  );
}

/** A fork that has three round prongs at one end and two square ones at the other. */
export function drawFork(): string {
  // Each prong's ends on the right: of its upper line, then of its lower.
  const prongs = [
    { y: 85, ends: [352, 318] },
    { y: 150, ends: [262, 262] },
    { y: 215, ends: [262, 318] },
  ];
  const tips = prongs.map(({ y, ends }) =>
    [
      `<ellipse cx="62" cy="${y}" rx="9" ry="15" fill="none" stroke="${colours.ink}" stroke-width="6"/>`,
      ...ends.map((end, side) =>
        line([
          [62, y - 15 + side * 30],
          [end, y - 15 + side * 30],
        ]),
      ),
    ].join(''),
  );
  return picture(
    ...tips,
    line([
      [352, 70],
      [318, 100],
      [318, 230],
      [352, 200],
      [352, 70],
    ]),
    line([
      [262, 135],
      [262, 200],
    ]),
  );
}

/** Two tables whose tops are the same parallelogram, turned (Shepard). */
export function drawTables(): string {
  const [long, short, angle] = [138, 82, 64];
  const along = (length: number, degrees: number): Point => [
    length * Math.cos((degrees * Math.PI) / 180),
    -length * Math.sin((degrees * Math.PI) / 180),
  ];
  const tables = [
    { at: [112, 204] as Point, width: along(short, 0), depth: along(long, 180 - angle) },
    { at: [206, 178] as Point, width: along(long, 0), depth: along(short, angle) },
  ];
  // Both tops have the same sides, and the same angle between them.
  const sides = tables.map(({ width, depth }) =>
    [Math.hypot(...width), Math.hypot(...depth)].map(Math.round).sort((a, b) => a - b),
  );
  checked(sides[0], sides[1] ?? []);
  checked(
    tables.map(({ width, depth }) => Math.round(Math.abs(width[0] * depth[1] - width[1] * depth[0]))),
    [1, 1].map(() => Math.round(long * short * Math.sin((angle * Math.PI) / 180))),
  );
  return picture(
    ...tables.map(({ at: [x, y], width: [w], depth: [dx, dy] }, index) => {
      const corners: readonly Point[] = [
        [x, y],
        [x + w, y],
        [x + w + dx, y + dy],
        [x + dx, y + dy],
      ];
      const legs: readonly Point[] = [
        [x + 8, y],
        [x + w - 8, y],
        dx > 0 ? [x + w + dx - 8, y + dy] : [x + dx + 8, y + dy],
      ];
      return (
        legs.map(([legX, legY]) => rect([legX - 6, legY], 12, 52, { fill: colours.brown, width: 3 })).join('') +
        rect([x, y], w, 12, { fill: colours.brown, width: 4 }) +
        polygon(corners, { fill: colours.amber, width: 4 }) +
        label(index + 1, [x + w / 2, 270])
      );
    }),
  );
}
