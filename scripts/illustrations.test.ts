import { describe, expect, it } from 'vitest';
import { distanceOf, glanceAt, readCategories, readIllustrations } from './illustrations.ts';

const maxBytes = 2500;
const maxColours = 6;
/** Below it two illustrations look alike: a copy in other colours, or moved a little, is at 0.08 at most. */
const minDistance = 0.09;
/** The picture of a category whose illustration is missing. */
const fallback = 'medallion';

const path =
  /<path (fill="#[0-9a-f]{6}"|fill="none" stroke="#[0-9a-f]{6}" stroke-width="\d+") d="[MLHVhvz\d. -]+"\/>\n/;
const drawing = new RegExp(
  String.raw`^<svg xmlns="http://www\.w3\.org/2000/svg" viewBox="0 0 160 160">\n(${path.source})+</svg>\n$`,
);

const illustrations = readIllustrations();
const categories = readCategories();
const svgOf = (name: string) => illustrations.get(name) ?? '';
const distanceBetween = async (one: string, other: string) => distanceOf(await glanceAt(one), await glanceAt(other));

describe('the illustrations of categories', () => {
  it.each(categories)('have one for $id', ({ icon }) => {
    expect([...illustrations.keys()]).toContain(icon);
  });

  it('are each of one category', () => {
    expect([...categories.map(({ icon }) => icon), fallback].toSorted()).toEqual([...illustrations.keys()].toSorted());
  });

  it.each([...illustrations])('are small drawings of few colours and straight lines: %s', (_, svg) => {
    expect(svg.length).toBeLessThanOrEqual(maxBytes);
    // Nothing but paths: no text, no script, no reference.
    expect(svg).toMatch(drawing);
    expect(new Set(svg.match(/#[0-9a-f]{6}/g)).size).toBeLessThanOrEqual(maxColours);
  });

  it('differ from each other at a glance', async () => {
    const glances = await Promise.all(
      [...illustrations].map(async ([name, svg]) => ({ name, pixels: await glanceAt(svg) })),
    );
    const alike = glances.flatMap((one, index) =>
      glances
        .slice(index + 1)
        .filter((other) => distanceOf(one.pixels, other.pixels) < minDistance)
        .map((other) => `${one.name} and ${other.name}`),
    );
    expect(alike).toEqual([]);
  });

  it.each(['camel', 'gears', 'planet'])(
    'would not pass as two in other colours or a little apart: %s',
    async (name) => {
      const svg = svgOf(name);
      const recoloured = svg.replaceAll(/#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/g, '#$3$2$1');
      expect(await distanceBetween(svg, recoloured)).toBeLessThan(minDistance);
      expect(await distanceBetween(svg, svg.replace('0 0 160 160', '5 3 160 160'))).toBeLessThan(minDistance);
    },
  );
});
