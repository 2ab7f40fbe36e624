import type { MediaType } from '#shared/media/schema.ts';

/** The bytes of a file needed to detect its type. */
export const headBytes = 4096;

/** By the extensions that file-type gives. */
const typeByExtension: Readonly<Record<string, MediaType | undefined>> = {
  png: 'png',
  apng: 'png',
  jpg: 'jpeg',
  gif: 'gif',
  webp: 'webp',
  avif: 'avif',
  wav: 'wav',
  ogg: 'ogg',
  oga: 'ogg',
  opus: 'ogg',
  spx: 'ogg',
  m4a: 'm4a',
  m4b: 'm4a',
  mp4: 'mp4',
  m4v: 'mp4',
  webm: 'webm',
};

/** The type of a file by its first bytes; null if the library doesn't accept it. */
export async function findType(head: Uint8Array): Promise<MediaType | null> {
  const text = latin(head);
  if (isSvg(text)) return 'svg';
  // file-type skips a byte order mark or tag, and finds MPEG frames by two bytes: both are too loose here.
  if (text.startsWith('\u00ef\u00bb\u00bf')) return null;
  if (text.startsWith('ID3')) return findFrame(head, frameAfterTag(head));
  // Loaded at the first upload: a start doesn't wait for it.
  const { fileTypeFromBuffer } = await import('file-type');
  // It throws at some malformed files of formats that the library doesn't take anyway.
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  const type = found === undefined ? undefined : typeByExtension[found.ext];
  if (type === undefined) return findFrame(head, 0);
  if (type === 'gif' && !/^GIF8[79]a/.test(text)) return null;
  return type === 'mp4' && !playedBrands.test(text.slice(8, 12)) ? null : type;
}

/** Browsers play these; file-type reports unknown brands as mp4 too. */
const playedBrands = /^(isom|iso[2-9]|mp4[12]|avc1|dash|M4V[ HP]|MSNV|mmp4|f4v )$/;

/** The offset of the first audio frame after an ID3 tag; may lie beyond the given bytes. Null for an invalid tag. */
function frameAfterTag(head: Uint8Array): number | null {
  const sizes = [6, 7, 8, 9].map((at) => byteAt(head, at));
  const version = byteAt(head, 3);
  if (version < 2 || version > 4 || sizes.some((size) => size > 0x7f)) return null;
  let frame = 10 + sizes.reduce((size, byte) => size * 128 + byte, 0);
  while (frame < head.length && byteAt(head, frame) === 0) frame += 1;
  return frame;
}

/** The type of a sound without a signature, by the header of its first frame. */
function findFrame(head: Uint8Array, at: number | null): MediaType | null {
  if (at === null) return null;
  // A tag with a picture may be longer than the inspected bytes.
  if (at > 0 && at >= head.length) return 'mp3';
  const [sync, version, rates] = [byteAt(head, at), byteAt(head, at + 1), byteAt(head, at + 2)];
  if (sync !== 0xff) return null;
  // ADTS, whose layer is always 0.
  if ((version & 0xf6) === 0xf0) return 'aac';
  const isLayer3 = (version & 0xe6) === 0xe2 && (version & 0x18) !== 0x08;
  const hasRates = (rates & 0xf0) !== 0xf0 && (rates & 0xf0) !== 0 && (rates & 0x0c) !== 0x0c;
  return isLayer3 && hasRates ? 'mp3' : null;
}

/**
 * A drawing begins with its element, after only what XML allows before it. Each declaration matches the pattern in one
 * way only: with two ways each, the time would double per declaration.
 */
function isSvg(text: string): boolean {
  return /^(?:\u00ef\u00bb\u00bf)?\s*(?:(?:<\?[^>]*>|<!--(?:[^-]|-[^-])*-->|<!DOCTYPE\s[^>[]*(?:\[[^\]]*\][^>]*)?>)\s*)*<svg[\s>/]/.test(
    text,
  );
}

function byteAt(head: Uint8Array, at: number): number {
  return head[at] ?? 0;
}

function latin(head: Uint8Array): string {
  return Buffer.from(head.buffer, head.byteOffset, head.byteLength).toString('latin1');
}
