import { filter, peakOf, sampleRate, type Samples } from './signal.ts';

/** What small speakers carry begins here. */
const carriedFromHz = 250;

export interface Levels {
  readonly seconds: number;
  readonly peakDb: number;
  /** The peak of what lies above 250 Hz. */
  readonly carriedPeakDb: number;
  /** The loudest 400 ms as ITU-R BS.1770 weighs them, in LUFS. */
  readonly loudness: number;
  /** The share of the energy that lies above 250 Hz. */
  readonly carriedShare: number;
}

export function toDb(amplitude: number): number {
  return 20 * Math.log10(Math.max(amplitude, 1e-6));
}

export function fromDb(db: number): number {
  return 10 ** (db / 20);
}

/** A copy without what lies below 250 Hz (Butterworth, 24 dB an octave). */
export function carriedPart(samples: Samples): Samples {
  const part = filter(samples.slice(), { shape: 'highpass', hz: carriedFromHz, q: 0.5412 });
  return filter(part, { shape: 'highpass', hz: carriedFromHz, q: 1.3066 });
}

export function levelsOf(samples: Samples): Levels {
  const carried = carriedPart(samples);
  return {
    seconds: samples.length / sampleRate,
    peakDb: toDb(peakOf(samples)),
    carriedPeakDb: toDb(peakOf(carried)),
    loudness: loudnessOf(samples),
    carriedShare: energyOf(carried) / Math.max(1e-12, energyOf(samples)),
  };
}

function energyOf(samples: Samples, from = 0, to = samples.length): number {
  let sum = 0;
  for (let index = from; index < to; index += 1) sum += (samples[index] as number) ** 2;
  return sum;
}

const windowSamples = 0.4 * sampleRate;

function loudnessOf(samples: Samples): number {
  const weighed = filter(samples.slice(), { shape: 'highshelf', hz: 1681.97, q: 0.7072, gainDb: 4 });
  filter(weighed, { shape: 'highpass', hz: 38.14, q: 0.5003 });
  let maxPower = 1e-12;
  for (let from = 0; from === 0 || from + windowSamples <= weighed.length; from += windowSamples / 4)
    maxPower = Math.max(
      maxPower,
      energyOf(weighed, from, Math.min(weighed.length, from + windowSamples)) / windowSamples,
    );
  return -0.691 + 10 * Math.log10(maxPower);
}

interface Limits {
  readonly carriedPeakDb: readonly [number, number];
  readonly peakDb: number;
  readonly loudness: readonly [number, number];
  readonly carriedShare: number;
}

/** What a sound that is played once must keep: heard over talk on a television, and never distorted. */
export const soundLimits: Limits = { carriedPeakDb: [-12, -3], peakDb: -1.5, loudness: [-34, -12], carriedShare: 0.5 };
/** A bed is felt rather than heard: about 20 dB below the sounds. */
export const bedLimits: Limits = { carriedPeakDb: [-44, -24], peakDb: -22, loudness: [-56, -36], carriedShare: 0.3 };

/** The limits that a sound breaks, in words; empty if it keeps all. */
export function brokenLimits(levels: Levels, limits: Limits): string[] {
  const [minCarried, maxCarried] = limits.carriedPeakDb;
  const [minLoudness, maxLoudness] = limits.loudness;
  const checks: readonly (readonly [boolean, string])[] = [
    [levels.carriedPeakDb < minCarried, `peak above 250 Hz is below ${minCarried} dBFS`],
    [levels.carriedPeakDb > maxCarried, `peak above 250 Hz is over ${maxCarried} dBFS`],
    [levels.peakDb > limits.peakDb, `peak is over ${limits.peakDb} dBFS`],
    [levels.loudness < minLoudness, `loudness is below ${minLoudness} LUFS`],
    [levels.loudness > maxLoudness, `loudness is over ${maxLoudness} LUFS`],
    [
      levels.carriedShare < limits.carriedShare,
      `less than ${limits.carriedShare * 100} % of its energy is above 250 Hz`,
    ],
  ];
  return checks.flatMap(([isBroken, problem]) => (isBroken ? [problem] : []));
}
