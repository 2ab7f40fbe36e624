import { circle, colours, line, picture, plain, polygon, rect, regular, sign, turned, type Point } from './pen.ts';
import { checked } from './puzzle.ts';

const middle: Point = [200, 150];

export function drawStopSign(): string {
  return picture(
    polygon(regular(middle, 132, 8, 22.5), { fill: colours.red, stroke: colours.ink, width: 4 }),
    polygon(regular(middle, 117, 8, 22.5), { fill: colours.red, stroke: colours.white, width: 8 }),
  );
}

/** Sheets by colour, the lowest first; each visibly covers part of the one before it. */
export function drawSheets(
  sheets: readonly { readonly colour: string; readonly at: Point; readonly turn: number }[],
): string {
  return picture(
    ...sheets.map(({ colour, at, turn }) =>
      turned(turn, at, rect([at[0] - 62, at[1] - 62], 124, 124, { fill: colour, width: 5 }, 6)),
    ),
  );
}

/** Three level lines of one length with ends turned in, out and neither. */
export function drawArrowLines(length: number): { readonly svg: string; readonly lengths: readonly number[] } {
  const rows = [
    { y: 62, tip: 26, x: 176 },
    { y: 150, tip: -26, x: 218 },
    { y: 238, tip: 0, x: 194 },
  ];
  const drawn = rows.map(({ y, tip, x }, index) => {
    const [from, to] = [x - length / 2, x + length / 2];
    const ends =
      tip === 0
        ? [
            line([
              [from, y - 18],
              [from, y + 18],
            ]),
            line([
              [to, y - 18],
              [to, y + 18],
            ]),
          ]
        : [
            line([
              [from + tip, y - 24],
              [from, y],
              [from + tip, y + 24],
            ]),
            line([
              [to - tip, y - 24],
              [to, y],
              [to - tip, y + 24],
            ]),
          ];
    return {
      svg: [
        line(
          [
            [from, y],
            [to, y],
          ],
          { stroke: colours.red, width: 8 },
        ),
        ...ends,
        circle([36, y], 17, plain(colours.ink)),
        sign(index + 1, [36, y], 24, colours.white),
      ].join(''),
      length: to - from,
    };
  });
  return { svg: picture(...drawn.map(({ svg }) => svg)), lengths: drawn.map(({ length: found }) => found) };
}

/** A line that goes behind a bar, and four that come out of it; one of them is its continuation. */
export function drawHiddenLine(answer: number): string {
  const slope = -0.62;
  const [left, right] = [150, 250];
  const entry: Point = [left, 222];
  const gap = 27;
  const straight = entry[1] + slope * (right - left);
  const exits = [1, 2, 3, 4].map((number) => straight + (number - answer) * gap);
  checked(exits.filter((y) => Math.abs(y - straight) < 1).length, 1);
  return picture(
    line([[left - 104, entry[1] - slope * 104], entry], { stroke: colours.red, width: 7 }),
    ...exits.map(
      (y, index) =>
        line(
          [
            [right, y],
            [right + 78, y + slope * 78],
          ],
          { stroke: colours.red, width: 7 },
        ) + sign(index + 1, [right + 97, y + slope * 84], 28),
    ),
    rect([left, 24], right - left, 252, { fill: colours.teal, width: 5 }),
  );
}

/** Parking places numbered for those who drive in from above; we stand below, and a car hides one. */
export function drawParking(numbers: readonly number[], hidden: number): string {
  const width = 60;
  const left = 200 - (numbers.length * width) / 2;
  const at = numbers.indexOf(hidden);
  const car = left + (at + 0.5) * width;
  return picture(
    rect([left - 6, 66], numbers.length * width + 12, 168, plain('#8d94a3'), 6),
    turned(
      180,
      middle,
      ...numbers.map((number, index) =>
        number === hidden ? '' : sign(number, [left + (index + 0.5) * width, 120], 34, colours.white),
      ),
      ...Array.from({ length: numbers.length + 1 }, (_, index) =>
        line(
          [
            [left + index * width, 78],
            [left + index * width, 222],
          ],
          { stroke: colours.white, width: 5 },
        ),
      ),
      rect([car - 24, 82], 48, 128, { fill: colours.red, width: 4 }, 14),
      rect([car - 18, 108], 36, 24, plain('#bfe3f2'), 5),
      rect([car - 18, 172], 36, 18, plain('#bfe3f2'), 5),
    ),
  );
}
