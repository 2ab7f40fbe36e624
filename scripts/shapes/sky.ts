import { geoGnomonic } from 'd3-geo';
import { circle, line, nightPicture, path, plain, rect, type Point } from './pen.ts';

/** A star by its right ascension in hours and its declination in degrees (J2000). */
type Star = readonly [number, number];

const plough: readonly Star[] = [
  [11.062, 61.75],
  [11.031, 56.38],
  [11.897, 53.69],
  [12.257, 57.03],
  [12.9, 55.96],
  [13.399, 54.93],
  [13.792, 49.31],
];
const queen: readonly Star[] = [
  [0.153, 59.15],
  [0.675, 56.54],
  [0.945, 60.72],
  [1.43, 60.24],
  [1.906, 63.67],
];

/** As the sky shows it, with east on the left hand. */
function place(stars: readonly Star[]): Point[] {
  const hour = stars.reduce((sum, [hours]) => sum + hours, 0) / stars.length;
  const height = stars.reduce((sum, [, degrees]) => sum + degrees, 0) / stars.length;
  const project = geoGnomonic()
    .rotate([-hour * 15, -height])
    .translate([0, 0])
    .scale(100);
  const flat = stars.map(([hours, degrees]): Point => {
    const [x, y] = project([hours * 15, degrees]) ?? [0, 0];
    return [-x, y];
  });
  const [xs, ys] = [flat.map(([x]) => x), flat.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(300 / (right - left), 200 / (bottom - top));
  return flat.map(([x, y]): Point => [200 + (x - (left + right) / 2) * scale, 150 + (y - (top + bottom) / 2) * scale]);
}

function drawStars(stars: readonly Star[], lines: readonly (readonly number[])[]): string {
  const places = place(stars);
  return nightPicture(
    ...lines.map((corners) =>
      line(
        corners.map((corner): Point => places[corner] ?? [0, 0]),
        { stroke: '#6f86c9', width: 4 },
      ),
    ),
    ...places.map((at) => circle(at, 11, plain('#fff3c4'))),
  );
}

/** Seven stars like a ladle. */
export function drawPlough(): string {
  return drawStars(plough, [
    [0, 1, 2, 3, 0],
    [3, 4, 5, 6],
  ]);
}

/** Five stars like a W. */
export function drawQueen(): string {
  return drawStars(queen, [[0, 1, 2, 3, 4]]);
}

/** The young moon as the northern half of the world sees it, lit on the right, over roofs. */
export function drawYoungMoon(): string {
  return nightPicture(
    path('M214 40A80 80 0 1 1 150 174A88 88 0 0 0 214 40Z', plain('#ffe9a8')),
    rect([30, 238], 340, 50, plain('#0b1330'), 4),
    rect([64, 214], 60, 40, plain('#0b1330')),
    rect([292, 204], 44, 50, plain('#0b1330')),
    path('M150 240Q150 206 180 206Q210 206 210 240Z', plain('#0b1330')),
  );
}
