/** Codes that are heard: Morse, telephone keys, taps that count, lightning and thunder. */
import { band, decay, low, mix, noise, normal, shaped, swell, tone, type Part, type Samples } from '../audio/tones.ts';
import { beep, bellOf, block, dumOnce, knock, oud, tekOnce } from '../audio/strokes.ts';
import { keyOf } from '../audio/notes.ts';

/** Short and long as "." and "-"; a space parts letters. */
export function morse(code: string, unit = 0.13): Samples {
  let at = 0.25;
  const parts = code.split('').flatMap((sign): Part[] => {
    if (sign === ' ') {
      at += 2 * unit;
      return [];
    }
    const seconds = sign === '.' ? unit : 3 * unit;
    const part: Part = [at, beep(660, seconds)];
    at += seconds + unit;
    return [part];
  });
  return mix(parts, at + 0.4);
}

const rows = [697, 770, 852, 941];
const columns = [1209, 1336, 1477];
const keys = ['123', '456', '789', '*0#'];

/** The two tones of a telephone key (ITU-T Q.23). */
export function telephoneKey(key: string, seconds = 0.28): Samples {
  const row = keys.findIndex((line) => line.includes(key));
  const column = keys[row]?.indexOf(key) ?? -1;
  const [lowHz, highHz] = [rows[row], columns[column]];
  if (lowHz === undefined || highHz === undefined) throw new Error(`${key} is no key`);
  return normal(
    shaped(
      mix([
        [0, tone(lowHz, seconds)],
        [0, tone(highHz, seconds)],
      ]),
      swell(0.01, seconds, 0.02),
    ),
  );
}

/** A space is a pause. */
export function dialled(digits: string, every = 0.45): Samples {
  const parts = digits
    .split('')
    .flatMap((digit, index): Part[] => (digit === ' ' ? [] : [[0.2 + index * every, telephoneKey(digit)]]));
  return mix(parts, 0.5 + digits.length * every);
}

/** Groups of taps with a pause between them. */
export function counted(numbers: readonly number[], { every = 0.24, pause = 0.75, sound = knock() } = {}): Samples {
  let at = 0.25;
  const parts = numbers.flatMap((number) => {
    const group = Array.from({ length: number }, (_, index): Part => [at + index * every, sound]);
    at += (number - 1) * every + pause;
    return group;
  });
  return mix(parts, at + 0.2);
}

/** Letters as sounds: B drum, T click, h and l high and low bell, K a tap on wood, "-" nothing. */
export function signs(text: string, every: number): Samples {
  const sounds: Readonly<Record<string, () => Samples>> = {
    B: () => dumOnce(130),
    T: () => tekOnce(),
    h: () => bellOf(keyOf('E6'), 0.8),
    l: () => bellOf(keyOf('E4'), 1),
    K: () => knock(),
    R: () => block(),
  };
  const parts = text.split('').flatMap((sign, index): Part[] => {
    const make = sounds[sign];
    return make === undefined ? [] : [[0.25 + index * every, make()]];
  });
  return mix(parts, 0.25 + text.length * every + 0.7);
}

/** Rolling thunder. */
export function thunder(seconds = 3, seed = 71): Samples {
  const roll = shaped(
    low(noise(seconds, seed), 260),
    (at) => decay(seconds * 1.3)(at) * (0.7 + 0.3 * Math.sin(at * 9) * Math.sin(at * 4.1)),
  );
  const crack = shaped(band(noise(0.5, seed + 1), 700, 0.6), decay(0.5));
  return normal(
    mix([
      [0, normal(roll)],
      [0, normal(crack), 0.5],
    ]),
  );
}

/** A beep for the flash, a tick each second, then what arrives `seconds` later. */
export function flashThen(seconds: number, arrives: Samples): Samples {
  const ticks = Array.from({ length: Math.floor(seconds) }, (_, index): Part => [0.3 + index + 1, block(1500), 0.35]);
  return mix([[0.3, beep(1800, 0.15), 0.6], ...ticks.slice(0, Math.ceil(seconds) - 1), [0.3 + seconds, arrives]]);
}

/** Notes of the oud; "-" rests. */
export function tune(names: string, every = 0.45): Samples {
  const parts = names
    .split(' ')
    .flatMap((name, index): Part[] => (name === '-' ? [] : [[0.2 + index * every, oud(keyOf(name), 1)]]));
  return normal(mix(parts));
}
