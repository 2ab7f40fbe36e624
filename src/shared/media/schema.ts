import { z } from 'zod';
import { present } from '../kernel/assert.ts';

export const mediaKinds = ['image', 'audio', 'video'] as const;
export type MediaKind = (typeof mediaKinds)[number];

interface TypeRow {
  readonly kind: MediaKind;
  /** As it is served. */
  readonly mime: string;
  /** The ending of its address, and first of those that files of it have. */
  readonly endings: readonly string[];
  /** What else browsers call it. */
  readonly aliases?: readonly string[];
}

/** Types that the library accepts, detected from the bytes alone. */
export const mediaTypes = {
  png: { kind: 'image', mime: 'image/png', endings: ['png'] },
  jpeg: { kind: 'image', mime: 'image/jpeg', endings: ['jpg', 'jpeg', 'jfif'], aliases: ['image/jpg', 'image/pjpeg'] },
  webp: { kind: 'image', mime: 'image/webp', endings: ['webp'] },
  avif: { kind: 'image', mime: 'image/avif', endings: ['avif'] },
  gif: { kind: 'image', mime: 'image/gif', endings: ['gif'] },
  svg: { kind: 'image', mime: 'image/svg+xml', endings: ['svg'] },
  mp3: { kind: 'audio', mime: 'audio/mpeg', endings: ['mp3'], aliases: ['audio/mp3'] },
  m4a: { kind: 'audio', mime: 'audio/mp4', endings: ['m4a', 'm4b'], aliases: ['audio/x-m4a', 'audio/m4a'] },
  aac: { kind: 'audio', mime: 'audio/aac', endings: ['aac'], aliases: ['audio/x-aac', 'audio/vnd.dlna.adts'] },
  ogg: {
    kind: 'audio',
    mime: 'audio/ogg',
    endings: ['ogg', 'oga', 'opus'],
    aliases: ['application/ogg', 'audio/opus', 'video/ogg'],
  },
  wav: {
    kind: 'audio',
    mime: 'audio/wav',
    endings: ['wav', 'wave'],
    aliases: ['audio/x-wav', 'audio/wave', 'audio/vnd.wave'],
  },
  mp4: { kind: 'video', mime: 'video/mp4', endings: ['mp4', 'm4v'], aliases: ['video/x-m4v'] },
  webm: { kind: 'video', mime: 'video/webm', endings: ['webm', 'weba'], aliases: ['audio/webm'] },
} as const satisfies Record<string, TypeRow>;
export type MediaType = keyof typeof mediaTypes;
export const mediaTypeNames = Object.keys(mediaTypes) as readonly MediaType[] as readonly [MediaType, ...MediaType[]];

const megabyte = 1024 * 1024;
export const maxBytes: Readonly<Record<MediaKind, number>> = {
  image: 10 * megabyte,
  audio: 10 * megabyte,
  video: 50 * megabyte,
};
/** A drawing is parsed and serialized again. */
export const maxSvgBytes = megabyte;
/** The most that any upload may have. */
export const maxUploadBytes = Math.max(...Object.values(maxBytes));

export function maxBytesOf(type: MediaType): number {
  return type === 'svg' ? maxSvgBytes : maxBytes[mediaTypes[type].kind];
}

/** Of one picture, all its frames together; a phone's largest have 50 million. */
export const maxPixels = 64_000_000;

/** How wide pictures are made. */
export const pictureWidths = [320, 640, 1280, 1920] as const;

/** The widths for an original: never more than it has itself. */
export function widthsFor(original: number): number[] {
  const largest = pictureWidths[pictureWidths.length - 1] ?? original;
  const smaller = pictureWidths.filter((width) => width < original);
  return original < largest ? [...smaller, original] : [...pictureWidths];
}

/** How wide a picture is shown at most with a question. */
const widestShown = 1280;

/** The file of a medium that is shown in play: every browser reads it, and it is large enough for a television. */
export function shownFile<File extends { readonly mime: string; readonly width: number | null }>(
  files: readonly File[],
): File {
  return present(
    readableOf(files).findLast(({ width }) => (width ?? 0) <= widestShown) ?? readableOf(files)[0],
    'a file that every browser reads',
  );
}

/** Of the files that a medium is served as, the one for a small sign: the first, as they go from small to large. */
export function smallFile<File extends { readonly mime: string }>(files: readonly File[]): File {
  return present(readableOf(files)[0], 'a file that every browser reads');
}

function readableOf<File extends { readonly mime: string }>(files: readonly File[]): readonly File[] {
  return files.filter(({ mime }) => mime !== mediaTypes.avif.mime);
}

/** The type given by a name or a browser's header; null if neither is known. */
export function claimedType(fileName: string, contentType: string): MediaType | null {
  const ending = /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase();
  const mime = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  const by = (is: (row: TypeRow) => boolean) => mediaTypeNames.find((name) => is(mediaTypes[name])) ?? null;
  return (
    by(({ endings }) => ending !== undefined && endings.includes(ending)) ??
    by((row) => row.mime === mime || (row.aliases ?? []).includes(mime))
  );
}

/**
 * Types that a file name doesn't distinguish: a sound in either container, or the same container with or without video.
 */
const alike: readonly (readonly MediaType[])[] = [['m4a', 'mp4', 'aac']];

/** True if a file's declared type contradicts its bytes. */
export function isMisnamed(claimed: MediaType | null, found: MediaType): boolean {
  return (
    claimed !== null && claimed !== found && !alike.some((group) => group.includes(claimed) && group.includes(found))
  );
}

export const maxAltLength = 300;
export const maxNameLength = 200;

/** The alternative text of a picture or sound; empty until written. */
export const altSchema = z.strictObject({
  ar: z.string().trim().max(maxAltLength, { error: 'media/alt-too-long' }),
  en: z.string().trim().max(maxAltLength, { error: 'media/alt-too-long' }),
});
export type Alt = z.infer<typeof altSchema>;
