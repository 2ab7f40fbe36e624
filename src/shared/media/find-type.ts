import type { MediaType } from './schema.ts';

/** The bytes of a file needed to detect its type. */
export const headBytes = 4096;

/** The type of a file by its first bytes; null if the library doesn't accept it. */
export function findType(head: Uint8Array): MediaType | null {
  return findPicture(head) ?? findSound(head) ?? findFilm(head) ?? (isSvg(head) ? 'svg' : null);
}

function findPicture(head: Uint8Array): MediaType | null {
  if (beginsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (beginsWith(head, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (/^GIF8[79]a/.test(latin(head, 0, 6))) return 'gif';
  if (latin(head, 0, 4) === 'RIFF' && latin(head, 8, 4) === 'WEBP') return 'webp';
  return brandOf(head) === 'avif' || brandOf(head) === 'avis' ? 'avif' : null;
}

function findSound(head: Uint8Array): MediaType | null {
  if (latin(head, 0, 4) === 'RIFF' && latin(head, 8, 4) === 'WAVE') return 'wav';
  if (latin(head, 0, 4) === 'OggS') return isOggSound(head) ? 'ogg' : null;
  if (/^M4[AB] $/.test(brandOf(head))) return 'm4a';
  const frame = firstFrame(head);
  if (frame === null) return null;
  // MPEG's layer III, and ADTS, whose layer is always 0.
  if (isMp3Frame(head, frame)) return 'mp3';
  return byteAt(head, frame) === 0xff && (byteAt(head, frame + 1) & 0xf6) === 0xf0 ? 'aac' : null;
}

function findFilm(head: Uint8Array): MediaType | null {
  if (/^(isom|iso[2-9]|mp4[12]|avc1|dash|M4V[ HP]|MSNV|mmp4|f4v )$/.test(brandOf(head))) return 'mp4';
  // Matroska has the same beginning, and browsers don't play it.
  return beginsWith(head, [0x1a, 0x45, 0xdf, 0xa3]) && /\x42\x82.{1,8}?webm/s.test(latin(head, 0, 64)) ? 'webm' : null;
}

/** Of ISO's base media files: what the first box says they are for. */
function brandOf(head: Uint8Array): string {
  return latin(head, 4, 4) === 'ftyp' ? latin(head, 8, 4) : '';
}

function isOggSound(head: Uint8Array): boolean {
  const segments = byteAt(head, 26);
  const codec = latin(head, 27 + segments, 8);
  return ['OpusHead', '\x01vorbis', '\x7fFLAC', 'Speex   '].some((name) => codec.startsWith(name));
}

/** The offset of the first audio frame, after an ID3 tag; may lie beyond the given bytes. Null for an invalid tag. */
function firstFrame(head: Uint8Array): number | null {
  if (latin(head, 0, 3) !== 'ID3') return 0;
  const sizes = [6, 7, 8, 9].map((at) => byteAt(head, at));
  const version = byteAt(head, 3);
  if (version < 2 || version > 4 || sizes.some((size) => size > 0x7f)) return null;
  let frame = 10 + sizes.reduce((size, byte) => size * 128 + byte, 0);
  while (frame < head.length && byteAt(head, frame) === 0) frame += 1;
  return frame;
}

function isMp3Frame(head: Uint8Array, at: number): boolean {
  // A tag with a picture may be longer than the inspected bytes.
  if (at >= head.length) return at > 0;
  const [sync, version, rates] = [byteAt(head, at), byteAt(head, at + 1), byteAt(head, at + 2)];
  const isLayer3 = sync === 0xff && (version & 0xe6) === 0xe2 && (version & 0x18) !== 0x08;
  return isLayer3 && (rates & 0xf0) !== 0xf0 && (rates & 0xf0) !== 0 && (rates & 0x0c) !== 0x0c;
}

/**
 * A drawing begins with its element, after only what XML allows before it. Each declaration matches the pattern in one
 * way only: with two ways each, the time would double per declaration.
 */
function isSvg(head: Uint8Array): boolean {
  return /^(?:\u00ef\u00bb\u00bf)?\s*(?:(?:<\?[^>]*>|<!--(?:[^-]|-[^-])*-->|<!DOCTYPE\s[^>[]*(?:\[[^\]]*\][^>]*)?>)\s*)*<svg[\s>/]/.test(
    latin(head, 0, head.length),
  );
}

function beginsWith(head: Uint8Array, bytes: readonly number[]): boolean {
  return head.length >= bytes.length && bytes.every((byte, at) => head[at] === byte);
}

function byteAt(head: Uint8Array, at: number): number {
  return head[at] ?? 0;
}

function latin(head: Uint8Array, from: number, length: number): string {
  let text = '';
  for (const byte of head.subarray(from, from + length)) text += String.fromCharCode(byte);
  return text;
}
