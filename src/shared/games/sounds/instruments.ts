import { createNoise, fadeOut, filter, mixInto, peakOf, sampleRate, scale, silence, type Samples } from './signal.ts';

/** Something rendered in steps of a few ms at most, so that a page can wait between them. */
export type Steps = Generator<undefined, Samples>;

/** Renders one stroke. Every instrument here peaks at 1. */
export type Instrument = () => Steps;

/** All steps at once. */
export function finish(steps: Steps): Samples {
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value;
}

const normalized = (samples: Samples): Samples => scale(samples, 1 / Math.max(1e-6, peakOf(samples)));

interface PluckWish {
  /** Until it has faded by 60 dB. */
  readonly seconds?: number;
  /** Of the quill, from 0 (a finger) to 1. */
  readonly brightness?: number;
}

/** A course of the oud: two strings a little apart (Karplus and Strong), over the resonance of the body. */
export function pluck(hz: number, { seconds = 1.2, brightness = 0.6 }: PluckWish = {}): Instrument {
  return function* () {
    const course = silence(seconds);
    for (const [index, detune] of [1, 1.0018].entries()) {
      addString(course, { hz: hz * detune, seconds, brightness, seed: Math.round(hz * 10) + index });
      yield;
    }
    const body = filter(course.slice(), { shape: 'bandpass', hz: 420, q: 0.9 });
    mixInto(course, body, 0, 0.7);
    yield;
    return fadeOut(normalized(filter(course, { shape: 'lowpass', hz: 5200, q: 0.7 })), 0.05);
  };
}

interface StringWish {
  readonly hz: number;
  readonly seconds: number;
  readonly brightness: number;
  readonly seed: number;
}

function addString(target: Samples, { hz, seconds, brightness, seed }: StringWish): void {
  const period = sampleRate / hz;
  // The mean of two samples delays by half of one; the all-pass adds the rest, so that the string is in tune.
  const whole = Math.max(2, Math.floor(period - 0.6));
  const rest = period - 0.5 - whole;
  const pass = (1 - rest) / (1 + rest);
  const loss = 10 ** ((-3 * period) / (sampleRate * seconds));
  const line = excitation(whole, brightness, seed);
  let [previous, passIn, passOut] = [0, 0, 0];
  for (let index = 0, at = 0; index < target.length; index += 1) {
    const sample = line[at] as number;
    const mean = (sample + previous) * 0.5 * loss;
    previous = sample;
    passOut = pass * (mean - passOut) + passIn;
    passIn = mean;
    line[at] = passOut;
    target[index] = (target[index] as number) + sample;
    at = at + 1 === whole ? 0 : at + 1;
  }
}

/** One period of noise, plucked near the bridge. */
function excitation(length: number, brightness: number, seed: number): Samples {
  const noise = createNoise(seed);
  const burst = new Float32Array(length);
  let previous = 0;
  for (let index = 0; index < length; index += 1) {
    previous += (noise() - previous) * brightness;
    burst[index] = previous;
  }
  const place = Math.max(1, Math.round(length * 0.18));
  const plucked = burst.slice();
  for (let index = 0; index < length; index += 1)
    plucked[index] = (plucked[index] as number) - 0.8 * (burst[(index + length - place) % length] as number);
  return plucked;
}

/** A stroke backwards: it swells and stops. */
export function reversed(play: Instrument): Instrument {
  return function* () {
    const stroke = yield* play();
    return fadeOut(stroke.reverse(), 0.01);
  };
}

interface Partial {
  readonly hz: number;
  readonly gain: number;
  /** Until it has faded by 60 dB. */
  readonly seconds: number;
  /** How much higher it begins, as a share; a struck skin is tighter at first. */
  readonly bend?: number;
}

/** How long the pitch of a stroke bends. */
const bendSeconds = 0.2;

function addPartial(target: Samples, { hz, gain, seconds, bend = 0 }: Partial): void {
  const loss = 10 ** (-3 / (sampleRate * seconds));
  const relax = Math.exp(-1 / (0.03 * sampleRate));
  const step = (2 * Math.PI * hz) / sampleRate;
  const count = Math.min(target.length, Math.ceil(seconds * 1.2 * sampleRate));
  const bent = Math.min(count, bendSeconds * sampleRate);
  let [phase, level, tension] = [0, gain, bend];
  for (let index = 0; index < bent; index += 1) {
    target[index] = (target[index] as number) + level * Math.sin(phase);
    phase += step * (1 + tension);
    level *= loss;
    tension *= relax;
  }
  // From here a turning vector, which costs a fraction of a sine.
  let [x, y] = [level * Math.cos(phase), level * Math.sin(phase)];
  const [cos, sin] = [loss * Math.cos(step), loss * Math.sin(step)];
  for (let index = bent; index < count; index += 1) {
    target[index] = (target[index] as number) + y;
    [x, y] = [x * cos - y * sin, x * sin + y * cos];
  }
}

/** A burst of noise in a band. */
function burst(seconds: number, wish: { hz: number; q: number; decaySeconds: number; seed: number }): Samples {
  const noise = createNoise(wish.seed);
  const samples = silence(seconds);
  const loss = 10 ** (-3 / (sampleRate * wish.decaySeconds));
  let level = 1;
  for (let index = 0; index < samples.length; index += 1) {
    samples[index] = noise() * level;
    level *= loss;
  }
  return normalized(filter(samples, { shape: 'bandpass', hz: wish.hz, q: wish.q }));
}

/** Modes of a round skin, as multiples of the lowest. */
const skinModes = [1, 1.59, 2.14, 2.65, 2.92, 3.5];

/** The deep stroke in the middle of the skin; tuned so that small speakers carry its upper modes. */
export function dum(hz = 165): Instrument {
  return function* () {
    const drum = silence(0.5);
    for (const [index, mode] of skinModes.entries()) {
      addPartial(drum, {
        hz: hz * mode,
        gain: 0.9 * 0.8 ** index,
        seconds: 0.5 / (1 + index * 0.35),
        bend: 0.35,
      });
      yield;
    }
    mixInto(drum, burst(0.06, { hz: 700, q: 0.8, decaySeconds: 0.05, seed: 11 }), 0, 0.9);
    return fadeOut(normalized(drum), 0.05);
  };
}

/** The sharp stroke at the rim. */
export function tek(hz = 2400, seed = 23): Instrument {
  return function* () {
    const drum = burst(0.14, { hz, q: 1.6, decaySeconds: 0.09, seed });
    addPartial(drum, { hz: hz * 0.42, gain: 0.5, seconds: 0.1, bend: 0.05 });
    addPartial(drum, { hz: hz * 0.71, gain: 0.25, seconds: 0.07, bend: 0.05 });
    yield;
    return fadeOut(normalized(drum), 0.02);
  };
}

/** The soft stroke of the other hand. */
export function ka(seed = 31): Instrument {
  return function* () {
    yield;
    return fadeOut(burst(0.09, { hz: 1500, q: 1.1, decaySeconds: 0.07, seed }), 0.02);
  };
}

/** A stroke on wood, short and clear: it carries over talk without being loud. */
export function wood(hz = 1150): Instrument {
  return function* () {
    const block = silence(0.16);
    addPartial(block, { hz, gain: 1, seconds: 0.16 });
    addPartial(block, { hz: hz * 2.71, gain: 0.35, seconds: 0.05 });
    yield;
    mixInto(block, burst(0.02, { hz: 3000, q: 0.9, decaySeconds: 0.015, seed: 5 }), 0, 0.4);
    return fadeOut(normalized(block), 0.02);
  };
}

/** The room claps once: a few pairs of hands, not quite together. */
export function clap(seed = 41): Instrument {
  return function* () {
    const hands = silence(0.22);
    const noise = createNoise(seed);
    for (let pair = 0; pair < 5; pair += 1) {
      const hit = burst(0.12, { hz: 1150 + 240 * noise(), q: 1.3, decaySeconds: 0.1, seed: seed + pair });
      mixInto(hands, hit, 0.012 * (noise() + 1), 0.6 + 0.3 * noise());
      yield;
    }
    return fadeOut(normalized(hands), 0.04);
  };
}

const bronzeModes = [1, 1.19, 1.51, 2.04, 2.67, 3.31, 4.17, 5.43];

/** Struck bronze: partials that no string has. */
export function gong(hz = 262, seconds = 2.6): Instrument {
  return function* () {
    const bronze = silence(seconds);
    for (const [index, ratio] of bronzeModes.entries()) {
      addPartial(bronze, {
        hz: hz * ratio,
        gain: 0.85 ** index,
        seconds: seconds / (1 + index * 0.22),
        bend: 0.012,
      });
      yield;
    }
    mixInto(bronze, burst(0.08, { hz: 1400, q: 0.7, decaySeconds: 0.06, seed: 61 }), 0, 0.6);
    return fadeOut(normalized(bronze), 0.4);
  };
}

/** Formants of vowels in Hz, for a chest between a man's and a woman's. */
const vowels = {
  a: [720, 1240, 2650],
  e: [480, 1850, 2600],
  o: [470, 860, 2700],
  m: [260, 900, 2300],
} as const;

interface VoiceWish {
  readonly vowel?: keyof typeof vowels;
  readonly seconds?: number;
  /** The pitch at the end, as a multiple of that at the beginning. */
  readonly glide?: number;
  readonly attackSeconds?: number;
}

/** Three people on one note: pulses through the formants of a vowel. */
export function voice(
  hz: number,
  { vowel = 'a', seconds = 0.6, glide = 1, attackSeconds = 0.05 }: VoiceWish = {},
): Instrument {
  return function* () {
    const throat = silence(seconds);
    const noise = createNoise(Math.round(hz));
    for (let singer = 0; singer < 3; singer += 1) {
      addSinger(throat, hz * (1 + 0.006 * (singer - 1)), glide, singer);
      yield;
    }
    for (let index = 0; index < throat.length; index += 1) throat[index] = (throat[index] as number) + 0.06 * noise();
    const sung = silence(seconds);
    for (const [index, formant] of vowels[vowel].entries()) {
      mixInto(sung, filter(throat.slice(), { shape: 'bandpass', hz: formant, q: 5 + index * 2 }), 0, 1 / (1 + index));
      yield;
    }
    const rise = attackSeconds * sampleRate;
    for (let index = 0; index < Math.min(rise, sung.length); index += 1)
      sung[index] = (sung[index] as number) * (index / rise);
    return fadeOut(normalized(sung), Math.min(seconds * 0.5, 0.25));
  };
}

/** Samples for which a pitch stays: its vibrato is far slower. */
const pitchSamples = 32;

function addSinger(throat: Samples, hz: number, glide: number, singer: number): void {
  let phase = singer / 3;
  let turn = 0;
  const vibrato = (2 * Math.PI * (5.1 + 0.4 * singer)) / sampleRate;
  for (let index = 0; index < throat.length; index += 1) {
    if (index % pitchSamples === 0) {
      const at = index / throat.length;
      turn = (hz * (1 + (glide - 1) * at) * (1 + 0.006 * at * Math.sin(vibrato * index))) / sampleRate;
    }
    phase += turn;
    if (phase >= 1) phase -= 1;
    // A saw whose edge is rounded: the pulse of the vocal folds.
    throat[index] = (throat[index] as number) + (phase < 0.1 ? phase * 18 - 0.9 : 1 - 2 * phase);
  }
}

/** The call of joy of Gulf weddings, short: one high voice that the tongue breaks up. */
export function ululation(hz = 740, seconds = 0.9): Instrument {
  return function* () {
    const call = yield* voice(hz, { vowel: 'e', seconds, glide: 1.06, attackSeconds: 0.08 })();
    const beat = (2 * Math.PI * 8.5) / sampleRate;
    for (let index = 0; index < call.length; index += 1)
      call[index] = (call[index] as number) * (0.55 + 0.45 * Math.sin(beat * index));
    return fadeOut(normalized(call), 0.15);
  };
}
