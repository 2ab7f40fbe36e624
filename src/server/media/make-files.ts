import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Metadata, Sharp } from 'sharp';
import { mediaTypes, maxPixels, widthsFor } from '#shared/media/schema.ts';
import { AppError } from '../platform/app-error.ts';
import { ThreadLimitError, createThreadTask } from '../platform/threads.ts';
import type { ThreadTask } from '../platform/threads.ts';
import type { Received } from './receive.ts';
import type { PutFile } from './store.ts';
import type { CleanedDrawing } from './svg-thread.ts';

export interface MadeFile extends PutFile {
  readonly name: string;
  readonly width: number | null;
  readonly height: number | null;
}

/** What a medium is served as. */
export interface Made {
  readonly width: number | null;
  readonly height: number | null;
  readonly isAnimated: boolean;
  readonly files: readonly MadeFile[];
}

const decoded = { png: 'png', jpeg: 'jpeg', webp: 'webp', gif: 'gif', avif: 'heif' } as const;
const maxWorkSeconds = 60;
const webpQuality = 80;
const avifQuality = 55;

async function importSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  return sharp;
}

let imported: ReturnType<typeof importSharp> | null = null;

/** The decoder, loaded by the first picture. */
function loadSharp(): ReturnType<typeof importSharp> {
  imported ??= importSharp();
  return imported;
}

// The largest that the limits of xml.ts let through takes well under a second.
const cleanDrawing: ThreadTask<Uint8Array, CleanedDrawing> = createThreadTask(import.meta.url, 'svg-thread', {
  maxMs: 20_000,
  maxHeapMb: 256,
  maxWaiting: 20,
});

// One picture at a time: decoded it takes a hundred times the room of its file.
let atWork: Promise<unknown> = Promise.resolve();

/** Creates the served files of a medium: pictures are encoded again, others are kept. */
export async function makeFiles(received: Received): Promise<Made> {
  const { type } = received;
  if (type === 'svg') return makeDrawing(received);
  if (type in decoded) {
    const made = atWork.then(() => makePicture(received, decoded[type as keyof typeof decoded]));
    atWork = made.catch(() => undefined);
    return made;
  }
  const {
    mime,
    endings: [ending],
  } = mediaTypes[type];
  const { path, bytes, sha256 } = received;
  return {
    width: null,
    height: null,
    isAnimated: false,
    files: [{ name: `file.${ending}`, content: { path }, bytes, sha256, mime, width: null, height: null }],
  };
}

async function makeDrawing({ path }: Received): Promise<Made> {
  const cleaned = await cleanDrawing(await readFile(path)).catch((cause: unknown) => {
    throw cause instanceof ThreadLimitError ? new AppError('media/svg-too-complex', { cause }) : cause;
  });
  if (!cleaned.ok) throw new AppError(cleaned.refusal.code);
  const { svg, width, height } = cleaned.value;
  return {
    width,
    height,
    isAnimated: false,
    files: [fileOf('file.svg', mediaTypes.svg.mime, Buffer.from(svg), { width, height })],
  };
}

async function makePicture({ path }: Received, format: string): Promise<Made> {
  const sharp = await loadSharp();
  const known = await failingReadably(() => sharp(path, { limitInputPixels: false }).metadata());
  // What decodes to something else than its first bytes say is a trick.
  if (known.format !== format) throw new AppError('media/unreadable');
  const { width, height } = known.autoOrient;
  const frames = known.pages ?? 1;
  const frameHeight = known.pageHeight ?? height;
  if (width * frameHeight * frames > maxPixels) throw tooManyPixels();
  const isAnimated = frames > 1 && format !== 'heif';
  const files: MadeFile[] = [];
  for (const wide of widthsFor(width)) {
    const size = { width: wide, height: Math.max(1, Math.round((frameHeight * wide) / width)) };
    files.push(...(await failingReadably(() => makeWidth(path, size, known, isAnimated))));
  }
  return { width, height: frameHeight, isAnimated, files };
}

/** Turned the right way, in the colours of screens, and without anything that a camera wrote into it. */
async function makeWidth(
  path: string,
  size: { width: number; height: number },
  { hasAlpha }: Metadata,
  isAnimated: boolean,
): Promise<MadeFile[]> {
  const sharp = await loadSharp();
  const drawn = (): Sharp =>
    sharp(path, { limitInputPixels: maxPixels, failOn: 'error', animated: isAnimated })
      .autoOrient()
      .resize({ width: size.width })
      .timeout({ seconds: maxWorkSeconds });
  const webp = await drawn().webp({ quality: webpQuality, smartSubsample: !hasAlpha }).toBuffer();
  const made = [fileOf(`${size.width}.webp`, mediaTypes.webp.mime, webp, size)];
  // Animated pictures are WebP only: this AVIF encoder supports still images only.
  if (isAnimated) return made;
  const avif = await drawn().avif({ quality: avifQuality, effort: 3 }).toBuffer();
  return [fileOf(`${size.width}.avif`, mediaTypes.avif.mime, avif, size), ...made];
}

function fileOf(name: string, mime: string, content: Buffer, size: { width: number; height: number }): MadeFile {
  return {
    name,
    mime,
    content,
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    ...size,
  };
}

/** Maps the decoder's errors to codes: `media/too-many-pixels` at its limits, `media/unreadable` for all others. */
async function failingReadably<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof Error && /pixel limit|security limit|too large|timeout/i.test(cause.message))
      throw tooManyPixels(cause);
    throw new AppError('media/unreadable', { cause });
  }
}

function tooManyPixels(cause?: unknown): AppError {
  return new AppError('media/too-many-pixels', { params: { most: maxPixels / 1_000_000 }, cause });
}
