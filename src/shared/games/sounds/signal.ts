/** Of everything that is rendered, in Hz. A device with another rate converts it. */
export const sampleRate = 44_100;

/** One channel, from -1 to 1. */
export type Samples = Float32Array<ArrayBuffer>;

export function silence(seconds: number): Samples {
  return new Float32Array(Math.ceil(seconds * sampleRate));
}

/** White noise in [-1, 1): the same for the same seed (xorshift). */
export function createNoise(seed: number): () => number {
  let state = (seed * 2_654_435_761) | 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state / 2_147_483_648;
  };
}

/** Adds a sound to another from an instant on; what lies behind the end is left out. */
export function mixInto(target: Samples, source: Samples, atSeconds: number, gain: number): void {
  const from = Math.round(atSeconds * sampleRate);
  const count = Math.min(source.length, target.length - from);
  for (let index = 0; index < count; index += 1)
    target[from + index] = (target[from + index] as number) + (source[index] as number) * gain;
}

export function scale(samples: Samples, gain: number): Samples {
  for (let index = 0; index < samples.length; index += 1) samples[index] = (samples[index] as number) * gain;
  return samples;
}

export function peakOf(samples: Samples): number {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  return peak;
}

/** Ends a sound without a click. */
export function fadeOut(samples: Samples, seconds: number): Samples {
  const count = Math.min(samples.length, Math.round(seconds * sampleRate));
  for (let index = 0; index < count; index += 1) {
    const at = samples.length - 1 - index;
    samples[at] = (samples[at] as number) * (index / count);
  }
  return samples;
}

interface Biquad {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}

/** The filters of Robert Bristow-Johnson's Audio EQ Cookbook. */
const shapes = {
  lowpass: (cos: number, alpha: number) => ({ b: [(1 - cos) / 2, 1 - cos, (1 - cos) / 2], a: plainPoles(cos, alpha) }),
  highpass: (cos: number, alpha: number) => ({
    b: [(1 + cos) / 2, -1 - cos, (1 + cos) / 2],
    a: plainPoles(cos, alpha),
  }),
  bandpass: (cos: number, alpha: number) => ({ b: [alpha, 0, -alpha], a: plainPoles(cos, alpha) }),
  highshelf: (cos: number, alpha: number, amplitude: number) => {
    const [plus, minus] = [amplitude + 1, amplitude - 1];
    const root = 2 * Math.sqrt(amplitude) * alpha;
    return {
      b: [
        amplitude * (plus + minus * cos + root),
        -2 * amplitude * (minus + plus * cos),
        amplitude * (plus + minus * cos - root),
      ],
      a: [plus - minus * cos + root, 2 * (minus - plus * cos), plus - minus * cos - root],
    };
  },
} as const satisfies Record<string, Shape>;

interface RawBiquad {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number, number];
}
type Shape = (cos: number, alpha: number, amplitude: number) => RawBiquad;

function plainPoles(cos: number, alpha: number): [number, number, number] {
  return [1 + alpha, -2 * cos, 1 - alpha];
}

export interface FilterWish {
  readonly shape: keyof typeof shapes;
  readonly hz: number;
  readonly q: number;
  /** Of a shelf, in dB. */
  readonly gainDb?: number;
}

function biquadOf({ shape, hz, q, gainDb = 0 }: FilterWish): Biquad {
  const angle = (2 * Math.PI * hz) / sampleRate;
  const make: Shape = shapes[shape];
  const { b, a } = make(Math.cos(angle), Math.sin(angle) / (2 * q), 10 ** (gainDb / 40));
  const [whole] = a;
  return { b: [b[0] / whole, b[1] / whole, b[2] / whole], a: [a[1] / whole, a[2] / whole] };
}

/** Filters in place, and returns the same samples. */
export function filter(samples: Samples, wish: FilterWish): Samples {
  const {
    b: [b0, b1, b2],
    a: [a1, a2],
  } = biquadOf(wish);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let index = 0; index < samples.length; index += 1) {
    const x = samples[index] as number;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    samples[index] = y;
  }
  return samples;
}
