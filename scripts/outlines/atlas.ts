import { readFileSync } from 'node:fs';
import { geoAzimuthalEqualArea, geoCentroid } from 'd3-geo';
import { merge } from 'topojson-client';
import type { GeometryCollection, MultiPolygon as Melted, Polygon as Plain, Topology } from 'topojson-specification';
import type { Land, Place } from './outline.ts';

/** A closed line; the last point isn't the first again. */
export type Ring = readonly (readonly [number, number])[];

type Country = Plain<{ name: string }> | Melted<{ name: string }>;
type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }>;

// The finest of the package: at 1:50m Kuwait and Bahrain are a dozen corners. Each outline is simplified to its own size later.
const atlas = JSON.parse(
  readFileSync(new URL('../../node_modules/world-atlas/countries-10m.json', import.meta.url), 'utf8'),
) as Atlas;
const countries = atlas.objects.countries.geometries.filter(
  (geometry): geometry is Country => geometry.type === 'Polygon' || geometry.type === 'MultiPolygon',
);

/** The rings of a land in degrees: outer ones and holes. */
export function ringsOf({ countries: names, within, holding }: Land): Ring[] {
  const wanted = names.map((name) => {
    const found = countries.find(({ properties }) => properties?.name === name);
    if (found === undefined) throw new Error(`The atlas has no ${name}`);
    return found;
  });
  const polygons = merge(atlas, wanted).coordinates.map((polygon) => polygon.map(asRing));
  return polygons
    .filter(
      ([outer = []]) =>
        within === undefined ||
        outer.every(([x, y]) => x >= within[0] && x <= within[2] && y >= within[1] && y <= within[3]),
    )
    .filter(([outer = []]) => holding === undefined || holding.some((place) => holds(outer, place)))
    .flat();
}

/** All land that may reach into a box, in degrees. */
export function landNear([west, south, east, north]: readonly [number, number, number, number]): Ring[] {
  return merge(atlas, countries)
    .coordinates.flatMap((polygon) => polygon.map(asRing))
    .filter(
      (ring) =>
        ring.some(([x]) => x >= west) &&
        ring.some(([x]) => x <= east) &&
        ring.some(([, y]) => y >= south) &&
        ring.some(([, y]) => y <= north),
    );
}

/** Degrees to the flat: north is up in the middle, and no part is larger than it is, as in an atlas. */
export function flatten(rings: readonly Ring[], centre = middleOf(rings)): Ring[] {
  const project = projectionAt(centre);
  return rings.map((ring) => ring.map(project));
}

export function projectionAt([lon, lat]: Place): (place: Place) => readonly [number, number] {
  const projection = geoAzimuthalEqualArea().rotate([-lon, -lat]).scale(1000).translate([0, 0]);
  return ([x, y]) => projection([x, y]) ?? [0, 0];
}

function middleOf(rings: readonly Ring[]): Place {
  return geoCentroid({ type: 'MultiPoint', coordinates: rings.flat().map(([x, y]) => [x, y]) });
}

function asRing(line: readonly (readonly number[])[]): Ring {
  return line.slice(0, -1).map(([x = 0, y = 0]) => [x, y] as const);
}

function holds(ring: Ring, [x, y]: Place): boolean {
  return ring.reduce((inside, [x1, y1], index) => {
    const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1];
    return y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1) ? !inside : inside;
  }, false);
}
