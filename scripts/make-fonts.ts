/**
 * Writes src/web/styles/fonts/*.woff2: the parts of Baloo Bhaijaan 2 and Readex Pro (both OFL, without reserved names)
 * that the page uses, from the packages of Fontsource. Run by hand; what it writes is kept:
 *   node --import tsx scripts/make-fonts.ts
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { fontRanges, type FontRange } from './font-ranges.ts';

const folder = new URL('../src/web/styles/fonts/', import.meta.url);

/** Titles, scores and tiles are extra bold alone; texts use regular to bold. */
const fonts = [
  {
    name: 'baloo-bhaijaan-2',
    source: new URL('../node_modules/@fontsource-variable/baloo-bhaijaan-2/', import.meta.url),
    weight: 800,
  },
  {
    name: 'readex-pro',
    source: new URL('../node_modules/@fontsource-variable/readex-pro/', import.meta.url),
    weight: { min: 400, max: 700 },
  },
] as const;

/** Of Latin text: no fractions, superscripts or ligatures. Arabic needs all its features. */
const latinFeatures = ['case', 'ccmp', 'kern', 'lnum', 'locl', 'mark', 'tnum'];
/** Copyright and licence stay in the file. */
const nameIds = [0, 13, 14];

mkdirSync(folder, { recursive: true });
for (const { name, source, weight } of fonts) {
  copyFileSync(new URL('LICENSE', source), new URL(`${name}-LICENSE`, folder));
  for (const range of Object.keys(fontRanges) as FontRange[]) {
    const { from, parts } = fontRanges[range];
    const font = readFileSync(new URL(`files/${name}-${from}-wght-normal.woff2`, source));
    const made = await subsetFont(font, parts.map(charactersOf).join(''), {
      targetFormat: 'woff2',
      variationAxes: { wght: weight },
      preserveNameIds: nameIds,
      noHinting: true,
      ...(from === 'latin' ? { keepFeatures: latinFeatures } : {}),
    });
    writeFileSync(new URL(`${name}-${range}.woff2`, folder), made);
    process.stdout.write(`${name}-${range}: ${made.length} bytes\n`);
  }
}

/** The characters of one part of a CSS unicode-range: `U+0660-0669`, `U+20AC`. */
function charactersOf(part: string): string {
  const [first = '', last = first] = part.slice('U+'.length).split('-');
  const from = Number.parseInt(first, 16);
  return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, index) =>
    String.fromCodePoint(from + index),
  ).join('');
}
