/** What plays into what, from when. */
export interface Voice {
  readonly context: BaseAudioContext;
  readonly output: AudioNode;
}

/** Notes of Hijaz on D, in Hz: the mood of the whole game. */
export const hijaz = {
  d: 146.83,
  eFlat: 155.56,
  fSharp: 185,
  g: 196,
  a: 220,
  bFlat: 233.08,
  c: 261.63,
  dHigh: 293.66,
  eFlatHigh: 311.13,
  fSharpHigh: 369.99,
  aHigh: 440,
} as const;

const stringSeconds = 1.1;
const strings = new WeakMap<BaseAudioContext, Map<number, AudioBuffer>>();

/** One plucked string of the oud (Karplus and Strong). */
export function pluck({ context, output }: Voice, hz: number, at: number, volume = 1): void {
  const source = context.createBufferSource();
  source.buffer = stringOf(context, hz);
  const body = context.createBiquadFilter();
  body.type = 'lowpass';
  body.frequency.value = 3200;
  const gain = context.createGain();
  gain.gain.value = volume;
  source.connect(body).connect(gain).connect(output);
  source.start(at);
}

function stringOf(context: BaseAudioContext, hz: number): AudioBuffer {
  const known = strings.get(context) ?? new Map<number, AudioBuffer>();
  strings.set(context, known);
  const found = known.get(hz);
  if (found) return found;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * stringSeconds), context.sampleRate);
  fillString(buffer.getChannelData(0), context.sampleRate, hz);
  known.set(hz, buffer);
  return buffer;
}

/** A burst of noise that runs round a line as long as one period, losing its edge each time. */
export function fillString(samples: Float32Array, sampleRate: number, hz: number): void {
  const period = Math.max(2, Math.round(sampleRate / hz));
  let previous = 0;
  for (let index = 0; index < period; index += 1) {
    // Plucked by a quill: brighter than a finger, softer than white noise.
    previous = previous * 0.4 + (Math.random() * 2 - 1) * 0.6;
    samples[index] = previous;
  }
  for (let index = period; index < samples.length; index += 1) {
    const one = samples[index - period] ?? 0;
    const next = samples[index - period + 1] ?? 0;
    samples[index] = (one * 0.52 + next * 0.48) * 0.9965;
  }
}

/** The deep stroke in the middle of the skin. */
export function dum({ context, output }: Voice, at: number, volume = 1): void {
  const skin = context.createOscillator();
  skin.frequency.setValueAtTime(150, at);
  skin.frequency.exponentialRampToValueAtTime(62, at + 0.16);
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.9 * volume, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + 0.42);
  skin.connect(gain).connect(output);
  skin.start(at);
  skin.stop(at + 0.45);
}

/** The sharp stroke at the rim. */
export function tek({ context, output }: Voice, at: number, volume = 1): void {
  const noise = context.createBufferSource();
  noise.buffer = noiseOf(context);
  const rim = context.createBiquadFilter();
  rim.type = 'bandpass';
  rim.frequency.value = 2400;
  rim.Q.value = 2.4;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.8 * volume, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + 0.07);
  noise.connect(rim).connect(gain).connect(output);
  noise.start(at);
  noise.stop(at + 0.09);
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * 0.1), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  noises.set(context, buffer);
  return buffer;
}
