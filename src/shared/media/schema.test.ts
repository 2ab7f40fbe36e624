import { expect, it } from 'vitest';
import { claimedType, isMisnamed, widthsFor } from './schema.ts';

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
