import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { z } from 'zod';

const folder = new URL('../src/web/ui/category-art/', import.meta.url);
const content = new URL('../content/', import.meta.url);

/** The side of the picture in which two illustrations are compared: what an eye keeps of a card from three metres. */
const glanceSide = 24;
const bytesPerPixel = 3;
/** The ground of a card in the dark theme. */
const ground = '#13233b';

const categoryHead = z.object({ id: z.string(), collection: z.string(), icon: z.string(), hue: z.number() });

/** The illustrations by name, as SVG. */
export function readIllustrations(): ReadonlyMap<string, string> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.svg'));
  return new Map(files.sort().map((file) => [file.replace('.svg', ''), readFileSync(new URL(file, folder), 'utf8')]));
}

/** The categories of the bank's files with the names of their illustrations. */
export function readCategories(): readonly z.infer<typeof categoryHead>[] {
  const files = readdirSync(content).filter((file) => file.endsWith('.json'));
  return files.sort().map((file) => categoryHead.parse(JSON.parse(readFileSync(new URL(file, content), 'utf8'))));
}

/** The pixels of an illustration, small and on the ground of a card. */
export async function glanceAt(svg: string): Promise<Uint8Array> {
  const pixels = sharp(Buffer.from(svg)).resize(glanceSide, glanceSide).flatten({ background: ground }).removeAlpha();
  return pixels.raw().toBuffer();
}

/**
 * How far two pictures of `glanceAt` differ, from 0 for the same to 1: half by lightness, which shows the shape, half by
 * colour. The mean of all pixels.
 */
export function distanceOf(one: Uint8Array, other: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += bytesPerPixel) {
    const [light, ...colour] = opponentsOf(one, at);
    const [otherLight, ...otherColour] = opponentsOf(other, at);
    sum += Math.abs(light - otherLight) / 2;
    sum += (Math.abs(colour[0] - otherColour[0]) + Math.abs(colour[1] - otherColour[1])) / 4;
  }
  return sum / (one.length / bytesPerPixel);
}

/** Lightness, red against green and yellow against blue of a pixel, each within a range of 1. */
function opponentsOf(pixels: Uint8Array, at: number): readonly [number, number, number] {
  const red = pixels[at] ?? 0;
  const green = pixels[at + 1] ?? 0;
  const blue = pixels[at + 2] ?? 0;
  return [(0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255, (red - green) / 510, ((red + green) / 2 - blue) / 510];
}
