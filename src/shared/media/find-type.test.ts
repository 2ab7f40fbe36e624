import { expect, it } from 'vitest';
import { findType } from './find-type.ts';
import { claimedType, isMisnamed, widthsFor } from './schema.ts';

const bytes = (...parts: readonly (string | number)[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'number' ? [part] : Array.from(part, (letter) => letter.charCodeAt(0)))),
  );
const mp3Frame = [0xff, 0xfb, 0x90, 0x64] as const;

it.each([
  ['png', bytes(0x89, 'PNG\r\n', 0x1a, '\n')],
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
  ['webm', bytes(0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x86, 0x81, 1, 0x42, 0x82, 0x84, 'webm')],
] as const)('knows %s by its bytes [ADM-2]', (type, head) => {
  expect(findType(head)).toBe(type);
});

it.each([
  ['a page', bytes('<!doctype html><svg>')],
  ['a page behind a comment', bytes('<!-- <svg> --><html>')],
  ['declaration after declaration, and no drawing', bytes(`<!DOCTYPE ${'a'.repeat(30)}>`.repeat(100))],
  ['nothing', bytes()],
  ['text', bytes('hello')],
  ['a program', bytes('MZ', 0x90)],
  ['an archive', bytes('PK', 3, 4)],
  ['a film of QuickTime', bytes(0, 0, 0, 32, 'ftypqt  ')],
  ['a picture of HEIF', bytes(0, 0, 0, 32, 'ftypheic')],
  ['Matroska', bytes(0x1a, 0x45, 0xdf, 0xa3, 0x42, 0x82, 0x88, 'matroska')],
  ['a film in Ogg', bytes('OggS', ...Array<number>(22).fill(0), 1, 19, 0x80, 'theora')],
  ['a tag before a page', bytes('ID3', 4, 0, 0, 0, 0, 0, 2, 0, 0, '<html>')],
  ['UTF-16', bytes(0xff, 0xfe, '<', 0)],
] as const)('takes %s for nothing it knows [ADM-2]', (_, head) => {
  expect(findType(head)).toBeNull();
});

it('reports a name or a header that contradicts the bytes [ADM-2]', () => {
  expect(claimedType('صورة.PNG', 'text/html')).toBe('png');
  expect(claimedType('blob', 'audio/x-m4a')).toBe('m4a');
  expect(claimedType('note.txt', 'text/plain')).toBeNull();
  expect(isMisnamed('png', 'jpeg')).toBe(true);
  expect(isMisnamed('mp4', 'm4a')).toBe(false);
  expect(isMisnamed(null, 'gif')).toBe(false);
});

it('makes a picture as wide as may be, and never wider than it is [ADM-2]', () => {
  expect(widthsFor(4000)).toEqual([320, 640, 1280, 1920]);
  expect(widthsFor(1920)).toEqual([320, 640, 1280, 1920]);
  expect(widthsFor(800)).toEqual([320, 640, 800]);
  expect(widthsFor(320)).toEqual([320]);
  expect(widthsFor(100)).toEqual([100]);
});
