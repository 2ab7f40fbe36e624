import { flatten, ringsOf, type Ring } from './atlas.ts';
import type { Outline } from './outline.ts';
import { shoresOf } from './sea.ts';

const width = 400;
const height = 300;
const margin = 10;
const maxBytes = 11 * 1024;
/** Islands smaller than this, in square units of the picture, are specks from 4 m away. */
const minArea = 2.5;

// Land as in an old atlas, and water as water, so that a sea isn't taken for a country.
const landColours = { fill: '#f2b33d', rim: '#8a5a00' };
const seaColours = { fill: '#4fa8e0', rim: '#1b5a8c' };

/** The picture of an outline: one filled shape with a thin rim, on nothing. */
export function drawSilhouette({ shape }: Pick<Outline, 'shape'>): string {
  let rings = fit('seed' in shape ? shoresOf(shape) : flatten(ringsOf(shape)))
    .filter((ring) => Math.abs(areaOf(ring)) > minArea)
    .map(thin);
  const { fill, rim } = 'seed' in shape ? seaColours : landColours;
  // A coast is as fine as the file allows: a ragged one is smoothed more.
  for (let least = 0.25; ; least *= 1.3) {
    rings = rings.map((ring) => simplify(ring, least));
    const path = rings.map(asPath).join('');
    if (path.length < maxBytes)
      return [
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
        `<path fill="${fill}" stroke="${rim}" stroke-width="1.6" stroke-linejoin="round" fill-rule="evenodd" d="${path}"/>`,
        '</svg>',
      ].join('');
  }
}

function fit(rings: readonly Ring[]): Ring[] {
  const points = rings.flat();
  const [left, right] = spanOf(points.map(([x]) => x));
  const [top, bottom] = spanOf(points.map(([, y]) => y));
  const scale = Math.min((width - 2 * margin) / (right - left), (height - 2 * margin) / (bottom - top));
  return rings.map((ring) =>
    ring.map(
      ([x, y]) =>
        [width / 2 + (x - (left + right) / 2) * scale, height / 2 + (y - (top + bottom) / 2) * scale] as const,
    ),
  );
}

function spanOf(numbers: readonly number[]): readonly [number, number] {
  return numbers.reduce<readonly [number, number]>(
    ([least, most], number) => [Math.min(least, number), Math.max(most, number)],
    [Infinity, -Infinity],
  );
}

function areaOf(ring: Ring): number {
  return ring.reduce((sum, [x1, y1], index) => {
    const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1];
    return sum + (x1 * y2 - x2 * y1) / 2;
  }, 0);
}

/** Without the corners that fall on the same dot of a screen, so that simplifying is quick. */
function thin(ring: Ring): Ring {
  return ring.reduce<(readonly [number, number])[]>((kept, corner) => {
    const last = kept.at(-1);
    if (last === undefined || Math.hypot(corner[0] - last[0], corner[1] - last[1]) > 0.3) kept.push(corner);
    return kept;
  }, []);
}

/** Visvalingam's way: the corner that makes the smallest triangle with its neighbours goes, again and again. */
function simplify(ring: Ring, least: number): Ring {
  const corners = [...ring];
  const sizes = corners.map((_, index) => sizeAt(corners, index));
  while (corners.length > 4) {
    const smallest = sizes.reduce((best, size, index) => (size < (sizes[best] ?? Infinity) ? index : best), 0);
    if ((sizes[smallest] ?? Infinity) >= least) break;
    corners.splice(smallest, 1);
    sizes.splice(smallest, 1);
    for (const index of [smallest - 1, smallest]) {
      const place = (index + corners.length) % corners.length;
      sizes[place] = Math.max(sizeAt(corners, place), sizes[place] ?? 0);
    }
  }
  return corners;
}

function sizeAt(ring: Ring, index: number): number {
  const corner = ring[index] ?? [0, 0];
  const before = ring[(index + ring.length - 1) % ring.length] ?? corner;
  const after = ring[(index + 1) % ring.length] ?? corner;
  return Math.abs(areaOf([before, corner, after]));
}

/** Steps from corner to corner take half the space of places. */
function asPath(ring: Ring): string {
  const tenths = ring.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)] as const);
  return (
    tenths
      .map(([x, y], index) => {
        const [fromX, fromY] = tenths[index - 1] ?? [0, 0];
        const [stepX, stepY] = [(x - fromX) / 10, (y - fromY) / 10];
        return `${index === 0 ? 'M' : index === 1 ? 'l' : stepX < 0 ? '' : ' '}${stepX}${stepY < 0 ? '' : ' '}${stepY}`;
      })
      .join('') + 'z'
  );
}
