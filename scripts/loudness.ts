/** Loudness by ITU-R BS.1770-4 and true peak of samples, at any rate. Channels have equal lengths. */
export type Channels = readonly Float32Array[];

interface Biquad {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}

/** The two filters of the K weighting, of which the recommendation gives the coefficients at 48 kHz. */
function weighting(sampleRate: number): readonly [Biquad, Biquad] {
  const shelf = () => {
    const k = Math.tan((Math.PI * 1681.974450955533) / sampleRate);
    const q = 0.7071752369554196;
    const high = 10 ** (3.999843853973347 / 20);
    const band = high ** 0.4996667741545416;
    const a0 = 1 + k / q + k * k;
    return {
      b: [(high + (band * k) / q + k * k) / a0, (2 * (k * k - high)) / a0, (high - (band * k) / q + k * k) / a0],
      a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0],
    } as const;
  };
  const pass = () => {
    const k = Math.tan((Math.PI * 38.13547087602444) / sampleRate);
    const q = 0.5003270373238773;
    const a0 = 1 + k / q + k * k;
    return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0] } as const;
  };
  return [shelf(), pass()];
}

function applyBiquad(samples: Float64Array, { b, a }: Biquad): void {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let index = 0; index < samples.length; index += 1) {
    const x = samples[index] as number;
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    samples[index] = y;
  }
}

/** Mean powers of the overlapping 400 ms windows, 100 ms apart; one window of a sound that is shorter. */
function windowPowers(channels: Channels, sampleRate: number): number[] {
  const filters = weighting(sampleRate);
  const weighted = channels.map((channel) => {
    const samples = Float64Array.from(channel);
    for (const filter of filters) applyBiquad(samples, filter);
    return samples;
  });
  const length = channels[0]?.length ?? 0;
  const size = Math.round(0.4 * sampleRate);
  const powers: number[] = [];
  for (let from = 0; from === 0 || from + size <= length; from += Math.round(0.1 * sampleRate)) {
    let sum = 0;
    for (const samples of weighted)
      for (let index = from; index < Math.min(length, from + size); index += 1) sum += (samples[index] as number) ** 2;
    powers.push(sum / size);
  }
  return powers;
}

const toLufs = (power: number) => -0.691 + 10 * Math.log10(Math.max(power, 1e-12));
const meanOf = (powers: readonly number[]) =>
  powers.reduce((sum, power) => sum + power, 0) / Math.max(1, powers.length);

/** LUFS of the whole, silence and quiet passages gated as the recommendation says; -Infinity where all is silence. */
export function integratedLoudness(channels: Channels, sampleRate: number): number {
  const heard = windowPowers(channels, sampleRate).filter((power) => toLufs(power) > -70);
  if (heard.length === 0) return -Infinity;
  const gate = toLufs(meanOf(heard)) - 10;
  return toLufs(meanOf(heard.filter((power) => toLufs(power) > gate)));
}

/** LUFS of the loudest 400 ms. */
export function momentaryLoudness(channels: Channels, sampleRate: number): number {
  return toLufs(Math.max(...windowPowers(channels, sampleRate)));
}

const taps = 12;

/** The largest level between and at the samples, in dBTP, by oversampling four times. */
export function truePeakDb(channels: Channels): number {
  let peak = 1e-6;
  const phases = [0, 0.25, 0.5, 0.75].map((phase) =>
    Array.from({ length: 2 * taps }, (_, tap) => {
      const x = tap - taps + 1 - phase;
      const window = 0.5 + 0.5 * Math.cos((Math.PI * x) / (taps + 1));
      return x === 0 ? 1 : (window * Math.sin(Math.PI * x)) / (Math.PI * x);
    }),
  );
  // No sum can exceed the largest sample around it times this.
  const gain = Math.max(...phases.map((kernel) => kernel.reduce((sum, tap) => sum + Math.abs(tap), 0)));
  for (const channel of channels) {
    const highest = new Float64Array(Math.ceil(channel.length / taps) + 2);
    for (let at = 0; at < channel.length; at += 1) {
      const block = Math.floor(at / taps) + 1;
      highest[block] = Math.max(highest[block] as number, Math.abs(channel[at] as number));
    }
    for (let at = 0; at < channel.length; at += 1) {
      const block = Math.floor(at / taps) + 1;
      const around = Math.max(highest[block - 1] as number, highest[block] as number, highest[block + 1] as number);
      if (around * gain <= peak) continue;
      for (const kernel of phases) {
        let sum = 0;
        for (let tap = 0; tap < kernel.length; tap += 1)
          sum += (channel[at + tap - taps + 1] ?? 0) * (kernel[tap] as number);
        peak = Math.max(peak, Math.abs(sum));
      }
    }
  }
  return 20 * Math.log10(peak);
}

/** Turns down what exceeds the ceiling, smoothly over 20 ms, all channels alike. */
export function limit(channels: Channels, ceiling: number, sampleRate: number): Channels {
  const length = channels[0]?.length ?? 0;
  const half = Math.round(0.01 * sampleRate);
  const needed = new Float64Array(length).fill(1);
  for (const channel of channels)
    for (let at = 0; at < length; at += 1)
      needed[at] = Math.min(needed[at] as number, ceiling / Math.max(ceiling, Math.abs(channel[at] as number)));
  const lowest = slidingMinimum(needed, half);
  // The mean of gains that are all low enough around a peak is low enough at the peak.
  const sums = new Float64Array(length + 1);
  for (let at = 0; at < length; at += 1) sums[at + 1] = (sums[at] as number) + (lowest[at] as number);
  const gains = lowest.map((_, at) => {
    const [from, to] = [Math.max(0, at - half), Math.min(length, at + half + 1)];
    return ((sums[to] as number) - (sums[from] as number)) / (to - from);
  });
  return channels.map((channel) => channel.map((sample, at) => sample * (gains[at] as number)));
}

function slidingMinimum(values: Float64Array, half: number): Float64Array {
  const result = new Float64Array(values.length);
  const queue: number[] = [];
  let head = 0;
  for (let end = 0; end < values.length + half; end += 1) {
    if (end < values.length) {
      while (queue.length > head && (values[queue.at(-1) as number] as number) >= (values[end] as number)) queue.pop();
      queue.push(end);
    }
    const at = end - half;
    if (at < 0) continue;
    while ((queue[head] as number) < at - half) head += 1;
    result[at] = values[queue[head] as number] as number;
  }
  return result;
}
