import { expect, it } from 'vitest';
import { mediaManifestSchema, soundFaults } from './media-manifest.ts';

const fits = { durationMs: 8000, loudness: -16.4, peak: -3 };

it('keeps every sound at -16 LUFS within 1, from 0.3 to 20 seconds, below full scale [BANK-1]', () => {
  expect(soundFaults(fits)).toEqual([]);
  expect(soundFaults({ ...fits, loudness: -17.1 })).toEqual(['is softer than -17 LUFS']);
  expect(soundFaults({ ...fits, loudness: -14.9 })).toEqual(['is louder than -16 LUFS']);
  expect(soundFaults({ ...fits, durationMs: 20_001 })).toEqual(['is longer than 20 seconds']);
  expect(soundFaults({ ...fits, durationMs: 299 })).toEqual(['is shorter than 300 ms']);
  expect(soundFaults({ ...fits, peak: -0.4 })).toEqual(['peaks above -0.5 dBTP']);
});

it('lets beats be softer whose peaks can rise no more [BANK-1]', () => {
  expect(soundFaults({ ...fits, loudness: -21, peak: -1.5 })).toEqual([]);
  expect(soundFaults({ ...fits, loudness: -23, peak: -1.5 })).toEqual(['is softer than -22 LUFS']);
});

it('wants origin, author and a licence that allows the use of each file [BANK-2]', () => {
  const credit = { origin: { ar: 'من عملنا', en: 'Our own' }, author: 'Siraj', licence: 'own' };
  const entry = { sha256: 'a'.repeat(64), bytes: 10 };
  const manifest = (changes: object, file: object = {}) =>
    mediaManifestSchema.safeParse({ credits: [{ ...credit, ...changes }], files: { 'a.mp3': { ...entry, ...file } } });
  expect(manifest({}).success).toBe(true);
  expect(manifest({ licence: 'CC-BY-4.0', url: 'https://example.org' }).success).toBe(true);
  for (const licence of ['GPL-3.0', 'CC-BY-NC-4.0', 'CC-BY-ND-4.0', ''])
    expect(manifest({ licence }).success).toBe(false);
  expect(manifest({ author: '' }).success).toBe(false);
  expect(manifest({}, { credit: 1 }).success).toBe(false);
});
