import { expect, it } from 'vitest';
import { findType, headBytes } from './find-type.ts';

const bytes = (...parts: readonly (string | number)[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'number' ? [part] : Array.from(part, (letter) => letter.charCodeAt(0)))),
  );
const pngStart = [0x89, 'PNG\r\n', 0x1a, '\n', 0, 0, 0, 13, 'IHDR', ...Array<number>(17).fill(0)] as const;
const webmStart = [0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x86, 0x81, 1, 0x42, 0x82, 0x84, 'webm'] as const;
const mp3Frame = [0xff, 0xfb, 0x90, 0x64] as const;

it.each([
  ['png', bytes(...pngStart, 0, 0, 0, 1, 'IDAT')],
  ['png', bytes(...pngStart, 0, 0, 0, 8, 'acTL')],
  // A colour profile longer than the inspected bytes.
  ['png', bytes(...pngStart, 0, 1, 0, 0, 'iCCP', ...Array<number>(headBytes).fill(7)).subarray(0, headBytes)],
  ['jpeg', bytes(0xff, 0xd8, 0xff, 0xe0)],
  ['gif', bytes('GIF89a')],
  ['webp', bytes('RIFF', 1, 2, 3, 4, 'WEBP')],
  ['avif', bytes(0, 0, 0, 32, 'ftypavif')],
  ['svg', bytes('<?xml version="1.0"?>\n<!-- x --> <svg viewBox="0 0 1 1">')],
  ['mp3', bytes(...mp3Frame)],
  ['mp3', bytes('ID3', 4, 0, 0, 0, 0, 0, 2, 0, 0, ...mp3Frame)],
  ['mp3', bytes('ID3', 3, 0, 0, 0, 0x7f, 0, 0)],
  ['aac', bytes(0xff, 0xf1, 0x50, 0x80)],
  ['m4a', bytes(0, 0, 0, 32, 'ftypM4A ')],
  ['ogg', bytes('OggS', ...Array<number>(22).fill(0), 1, 19, 'OpusHead')],
  ['wav', bytes('RIFF', 1, 2, 3, 4, 'WAVE')],
  ['mp4', bytes(0, 0, 0, 32, 'ftypisom')],
  ['webm', bytes(...webmStart)],
] as const)('knows %s by its bytes [ADM-2]', async (type, head) => {
  expect(await findType(head)).toBe(type);
});

it.each([
  ['a page', bytes('<!doctype html><svg>')],
  ['a page behind a comment', bytes('<!-- <svg> --><html>')],
  ['declaration after declaration, and no drawing', bytes(`<!DOCTYPE ${'a'.repeat(30)}>`.repeat(100))],
  ['nothing', bytes()],
  ['text', bytes('hello')],
  ['a page after three letters of GIF', bytes('GIF<html>')],
  ['a program', bytes('MZ', 0x90)],
  ['an archive', bytes('PK', 3, 4)],
  ['a film of QuickTime', bytes(0, 0, 0, 32, 'ftypqt  ')],
  ['a picture of HEIF', bytes(0, 0, 0, 32, 'ftypheic')],
  ['Matroska', bytes(0x1a, 0x45, 0xdf, 0xa3, 0x42, 0x82, 0x88, 'matroska')],
  ['a film in Ogg', bytes('OggS', ...Array<number>(22).fill(0), 1, 19, 0x80, 'theora')],
  ['a tag before a page', bytes('ID3', 4, 0, 0, 0, 0, 0, 2, 0, 0, '<html>')],
  ['a tag before a film', bytes('ID3', 4, 0, 0, 0, 0, 0, 0, ...webmStart)],
  ['a byte order mark before a picture', bytes(0xef, 0xbb, 0xbf, ...pngStart, 0, 0, 0, 1, 'IDAT')],
  ['a brand that browsers may not play', bytes(0, 0, 0, 32, 'ftyp3gp4')],
  ['an unknown brand', bytes(0, 0, 0, 32, 'ftypabcd')],
  ['UTF-16', bytes(0xff, 0xfe, '<', 0)],
] as const)('takes %s for nothing it knows [ADM-2]', async (_, head) => {
  expect(await findType(head)).toBeNull();
});
