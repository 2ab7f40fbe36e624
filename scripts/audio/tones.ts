/** The tools from which the sounds of questions are built. Times are in seconds, frequencies in Hz. */
import {
  createNoise,
  fadeOut,
  filter,
  mixInto,
  peakOf,
  sampleRate,
  scale,
  silence,
} from '#shared/games/sounds/signal.ts';
import type { FilterWish, Samples } from '#shared/games/sounds/signal.ts';

export { type Samples } from '#shared/games/sounds/signal.ts';

/** A number that may change with time. */
export type Moving = number | ((at: number) => number);
const valueAt = (moving: Moving, at: number): number => (typeof moving === 'number' ? moving : moving(at));

/** Samples of a function of time. */
export function generate(seconds: number, sampleAt: (at: number) => number): Samples {
  return silence(seconds).map((_, index) => sampleAt(index / sampleRate));
}

/** The same with a gain that changes with time. */
export function shaped(samples: Samples, gainAt: (at: number) => number): Samples {
  return samples.map((sample, index) => sample * gainAt(index / sampleRate));
}

const waves = {
  sine: (phase: number) => Math.sin(2 * Math.PI * phase),
  triangle: (phase: number) => 4 * Math.abs(phase - Math.floor(phase + 0.5)) - 1,
  saw: (phase: number) => 2 * (phase - Math.floor(phase)) - 1,
  square: (phase: number) => (phase - Math.floor(phase) < 0.5 ? 1 : -1),
  /** A narrow pulse: a buzz that is rich in overtones. */
  pulse: (phase: number) => (phase - Math.floor(phase) < 0.12 ? 1 : -0.14),
} as const;
export type Wave = keyof typeof waves;

/** A tone without an envelope. */
export function tone(hz: Moving, seconds: number, wave: Wave = 'sine'): Samples {
  let phase = 0;
  return generate(seconds, (at) => {
    const sample = waves[wave](phase);
    phase += valueAt(hz, at) / sampleRate;
    return sample;
  });
}

/** White noise. */
export function noise(seconds: number, seed: number): Samples {
  const next = createNoise(seed);
  return generate(seconds, () => next());
}

/** Falls by 60 dB within the time. */
export function decay(seconds: number): (at: number) => number {
  return (at) => 10 ** ((-3 * at) / seconds);
}

/** Rises, stays and falls, without a click. */
export function swell(attack: number, seconds: number, release: number): (at: number) => number {
  return (at) => Math.max(0, Math.min(1, at / attack, (seconds - at) / release));
}

/** A point on a line through `[time, value]`, in the order of time. */
export function path(...points: readonly (readonly [number, number])[]): (at: number) => number {
  return (at) => {
    const next = points.findIndex(([time]) => time > at);
    const [endTime, end] = points[next < 0 ? points.length - 1 : next] ?? [0, 0];
    const [startTime, start] = points[next < 0 ? points.length - 1 : Math.max(0, next - 1)] ?? [0, 0];
    return endTime === startTime ? end : start + ((end - start) * (at - startTime)) / (endTime - startTime);
  };
}

export function band(samples: Samples, hz: number, q: number): Samples {
  return filtered(samples, { shape: 'bandpass', hz, q });
}

export function low(samples: Samples, hz: number): Samples {
  return filtered(samples, { shape: 'lowpass', hz, q: 0.707 });
}

export function high(samples: Samples, hz: number): Samples {
  return filtered(samples, { shape: 'highpass', hz, q: 0.707 });
}

function filtered(samples: Samples, wish: FilterWish): Samples {
  return filter(samples.slice(), wish);
}

/** A band that moves (state variable filter of Chamberlin, two steps a sample). */
export function sweep(samples: Samples, hz: Moving, q: number): Samples {
  let [lowPart, bandPart] = [0, 0];
  return samples.map((sample, index) => {
    const factor = 2 * Math.sin((Math.PI * Math.min(valueAt(hz, index / sampleRate), 9000)) / (2 * sampleRate));
    for (let step = 0; step < 2; step += 1) {
      lowPart += factor * bandPart;
      bandPart += factor * (sample - lowPart - bandPart / q);
    }
    return bandPart / q;
  });
}

/** The loudest sample becomes 1. */
export function normal(samples: Samples): Samples {
  return scale(samples.slice(), 1 / Math.max(1e-9, peakOf(samples)));
}

export function faded(samples: Samples, seconds = 0.02): Samples {
  return fadeOut(samples.slice(), seconds);
}

/** Something that sounds from an instant on. */
export type Part = readonly [at: number, samples: Samples, gain?: number];

/** The parts together; as long as the last of them, or as `seconds`. */
export function mix(parts: readonly Part[], seconds?: number): Samples {
  const ends = parts.map(([at, samples]) => at + samples.length / sampleRate);
  const all = silence(seconds ?? Math.max(...ends));
  for (const [at, samples, gain = 1] of parts) mixInto(all, samples, at, gain);
  return all;
}

/** The pieces one after the other, with silence between them. */
export function sequence(pieces: readonly Samples[], gap = 0): Samples {
  let at = 0;
  return mix(
    pieces.map((piece): Part => {
      const part: Part = [at, piece];
      at += piece.length / sampleRate + gap;
      return part;
    }),
  );
}

/** The same piece at several instants. */
export function at(instants: readonly number[], samples: Samples, gain = 1): Part[] {
  return instants.map((instant) => [instant, samples, gain]);
}

export function secondsOf(samples: Samples): number {
  return samples.length / sampleRate;
}

export function cut(samples: Samples, from: number, to: number): Samples {
  return samples.slice(Math.round(from * sampleRate), Math.round(to * sampleRate));
}

/** Numbers in [0, 1), the same for the same seed. */
export function dice(seed: number): () => number {
  const next = createNoise(seed);
  // The first numbers of neighbouring seeds are alike.
  for (let skip = 0; skip < 8; skip += 1) next();
  return () => (next() + 1) / 2;
}

const roomDelays = [0.0297, 0.0371, 0.0411, 0.0437, 0.0531, 0.0613];

/** The sound in a room that rings for some seconds: echoes that feed themselves, one darker than the other. */
export function inRoom(samples: Samples, ringSeconds: number, gain: number): Samples {
  const tail = mix([[0, samples]], secondsOf(samples) + ringSeconds);
  const wet = silence(secondsOf(tail));
  for (const delay of roomDelays) mixInto(wet, echoes(tail, delay, ringSeconds), 0, gain / roomDelays.length);
  mixInto(wet, samples, 0, 1);
  return wet;
}

function echoes(samples: Samples, delay: number, ringSeconds: number): Samples {
  const length = Math.round(delay * sampleRate);
  const feedback = 10 ** ((-3 * delay) / ringSeconds);
  const line = new Float32Array(length);
  let [place, dull] = [0, 0];
  return samples.map((sample) => {
    const heard = line[place] ?? 0;
    dull += 0.6 * (heard - dull);
    line[place] = sample + dull * feedback;
    place = (place + 1) % length;
    return heard;
  });
}

/** What is struck: partials as `[multiple, gain, seconds]`, each fading by 60 dB. */
export function struck(hz: number, partials: readonly (readonly [number, number, number])[]): Samples {
  const seconds = Math.max(...partials.map(([, , fade]) => fade));
  const all = mix(partials.map(([multiple, gain, fade]) => [0, shaped(tone(hz * multiple, fade), decay(fade)), gain]));
  return faded(normal(all), Math.min(0.05, seconds / 4));
}

/** A burst of noise in a band, fading by 60 dB within the time. */
export function puff(hz: number, q: number, seconds: number, seed: number): Samples {
  return faded(normal(shaped(band(noise(seconds, seed), hz, q), decay(seconds))), Math.min(0.01, seconds / 4));
}
