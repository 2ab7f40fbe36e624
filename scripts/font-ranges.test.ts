import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fontRanges } from './font-ranges.ts';

const styles = readFileSync(new URL('../src/web/styles/fonts.css', import.meta.url), 'utf8');

it.each(['baloo-bhaijaan-2', 'readex-pro'])('loads each part of %s for the characters that it contains', (font) => {
  for (const [range, { parts }] of Object.entries(fontRanges)) {
    const rule = styles.split('@font-face').find((face) => face.includes(`/${font}-${range}.woff2`));
    expect(rule?.match(/U\+[0-9A-F-]+/g), range).toEqual(parts);
  }
});
