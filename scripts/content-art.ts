/**
 * Draws docs/illustrations.png: the illustration of every category on its emblem and, as small as on a phone, on the bare
 * ground of both themes. To be looked at after an illustration was added or changed:
 *   npm run content:art
 */
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { readCategories, readIllustrations } from './illustrations.ts';

const target = fileURLToPath(new URL('../docs/illustrations.png', import.meta.url));

const columns = 9;
const plate = 128;
const drawn = 112;
const small = 44;
const gap = 8;
const margin = 16;
const label = 20;

const themes = [
  { ground: '#0b1628', ink: '#fff7e8' },
  { ground: '#fbf3e2', ink: '#15233a' },
] as const;

const illustrations = readIllustrations();
// By hue, as neighbours are the hardest to tell apart.
const categories = readCategories().toSorted((one, other) => one.hue - other.hue);
const rows = Math.ceil(categories.length / columns);
const width = 2 * margin + columns * (plate + gap) - gap;
const smallColumns = Math.floor((width - 2 * margin + gap) / (small + gap));
const smallRows = Math.ceil(categories.length / smallColumns);
const plateRow = plate + label + gap;
const height = 2 * margin + rows * plateRow + smallRows * (small + gap) - gap;

const at = (index: number, perRow: number, step: number) => ({
  x: margin + (index % perRow) * step,
  row: Math.floor(index / perRow),
});

/** An illustration inside the sheet. */
function placed(icon: string, x: number, y: number, side: number): string {
  const svg = illustrations.get(icon) ?? '';
  return svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${side}" height="${side}" `);
}

/** The colours of `.emblem` (surfaces.css) as librsvg knows them: a hue in HSL is near enough for a sheet. */
function emblem(hue: number, x: number, y: number): string {
  const fill = `hsl(${(hue + 340) % 360}, 42%, 21%)`;
  return `<rect x="${x}" y="${y}" width="${plate}" height="${plate}" rx="14" fill="${fill}"/>`;
}

function half({ ground, ink }: (typeof themes)[number], top: number): string {
  const large = categories.map(({ id, icon, hue }, index) => {
    const { x, row } = at(index, columns, plate + gap);
    const y = top + margin + row * plateRow;
    const inset = (plate - drawn) / 2;
    const name = `<text x="${x + plate / 2}" y="${y + plate + 15}" fill="${ink}" font-size="13" font-family="sans-serif" text-anchor="middle">${id}</text>`;
    return emblem(hue, x, y) + placed(icon, x + inset, y + inset, drawn) + name;
  });
  const little = categories.map(({ icon }, index) => {
    const { x, row } = at(index, smallColumns, small + gap);
    return placed(icon, x, top + margin + rows * plateRow + row * (small + gap), small);
  });
  return `<rect y="${top}" width="${width}" height="${height}" fill="${ground}"/>${large.join('')}${little.join('')}`;
}

const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${2 * height}">${themes
  .map((theme, index) => half(theme, index * height))
  .join('')}</svg>`;
await sharp(Buffer.from(sheet)).png({ palette: true, compressionLevel: 9, effort: 10 }).toFile(target);
process.stdout.write(`${target}: ${categories.length} illustrations, ${Math.round(statSync(target).size / 1024)} KB\n`);
