import { z } from 'zod';
import { localizedText } from '../kernel/text.ts';

/** Licences under which a file may be in the bank; `own` is made for this project. */
const mediaLicences = [
  'own',
  'public-domain',
  'CC0-1.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC-BY-SA-3.0',
  'CC-BY-SA-4.0',
  'MIT',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'OFL-1.1',
] as const;
export type MediaLicence = (typeof mediaLicences)[number];

export const maxSoundBytes = 250 * 1024;
const minSoundMs = 300;
export const maxSoundMs = 20_000;
export const maxPictureBytes = 120 * 1024;
export const maxPicturePixels = 1600;
/** All files of one question together, which a device keeps before the wheel stops. */
export const maxQuestionBytes = 160 * 1024;
export const maxFolderBytes = 90 * 1024 * 1024;

/** LUFS of every sound, so that none makes the host reach for the remote. */
export const targetLoudness = -16;
const loudnessTolerance = 1;
/** From this length on the loudness is that of the whole; a shorter sound has too few windows and counts by its loudest 400 ms. */
export const minIntegratedMs = 3000;
/** Beats with silence between them reach full scale before they reach the target: such a sound may be softer. */
export const percussivePeakDb = -2;
const minPercussiveLoudness = -22;
/** Above it a decoder may clip, in dBTP. */
export const maxPeakDb = -0.5;

const creditSchema = z.strictObject({
  /** Where it comes from or how it was made, as the attribution page says it. */
  origin: localizedText(200),
  author: z.string().trim().min(1).max(120),
  licence: z.enum(mediaLicences),
  url: z.url({ protocol: /^https$/ }).optional(),
});
export type MediaCredit = z.infer<typeof creditSchema>;

const fileEntrySchema = z.strictObject({
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  bytes: z.number().int().positive(),
  /** Of a sound: measured when it was made, valid as long as the file has the recorded hash. */
  durationMs: z.number().int().positive().optional(),
  loudness: z.number().optional(),
  peak: z.number().optional(),
  /** Its place in `credits`; the first when absent. */
  credit: z.number().int().min(0).optional(),
});
export type MediaFileEntry = z.infer<typeof fileEntrySchema>;

/** content/media/<folder>/media.json: who made what, under which licence, and the hash of each file. */
export const mediaManifestSchema = z
  .strictObject({
    credits: z.array(creditSchema).min(1),
    files: z.record(z.string().regex(/^[a-z0-9-]+\.(svg|webp|avif|mp3|m4a)$/), fileEntrySchema),
  })
  .refine(({ credits, files }) => Object.values(files).every(({ credit = 0 }) => credit < credits.length), {
    path: ['files'],
    error: 'a file names a credit that is not there',
  });
export type MediaManifest = z.infer<typeof mediaManifestSchema>;

export interface SoundMeasures {
  readonly durationMs: number;
  /** LUFS: integrated, or of the loudest 400 ms if shorter than `minIntegratedMs`. */
  readonly loudness: number;
  /** dBTP. */
  readonly peak: number;
}

/** The limits that a sound's measures break, in words; empty if it keeps all. */
export function soundFaults({ durationMs, loudness, peak }: SoundMeasures): string[] {
  const minLoudness = peak >= percussivePeakDb ? minPercussiveLoudness : targetLoudness - loudnessTolerance;
  return [
    ...(durationMs < minSoundMs ? [`is shorter than ${minSoundMs} ms`] : []),
    ...(durationMs > maxSoundMs ? [`is longer than ${maxSoundMs / 1000} seconds`] : []),
    ...(loudness > targetLoudness + loudnessTolerance ? [`is louder than ${targetLoudness} LUFS`] : []),
    ...(loudness < minLoudness ? [`is softer than ${minLoudness} LUFS`] : []),
    ...(peak > maxPeakDb ? [`peaks above ${maxPeakDb} dBTP`] : []),
  ];
}
