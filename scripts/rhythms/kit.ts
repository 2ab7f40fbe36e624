/** Synthesised drums, and patterns of their strokes as text. */
import { clapOnce, dumOnce, kaOnce, tekOnce, block, ringing } from '../audio/strokes.ts';
import {
  band,
  decay,
  high,
  mix,
  noise,
  normal,
  puff,
  shaped,
  struck,
  tone,
  type Part,
  type Samples,
} from '../audio/tones.ts';

const snare = (): Samples =>
  normal(
    mix([
      [
        0,
        struck(190, [
          [1, 1, 0.14],
          [1.7, 0.6, 0.1],
        ]),
        0.6,
      ],
      [0, shaped(high(noise(0.22, 17), 1200), decay(0.24)), 0.8],
    ]),
  );
const hat = (): Samples => normal(shaped(high(noise(0.07, 23), 6000), decay(0.08)));
const cymbal = (): Samples =>
  normal(
    mix([
      [0, shaped(high(noise(1.2, 29), 4200), decay(1.5)), 0.8],
      [0, shaped(band(noise(1.2, 31), 900, 3), decay(0.8)), 0.5],
    ]),
  );
const cowbell = (): Samples =>
  normal(
    shaped(
      band(
        mix([
          [0, tone(562, 0.3, 'square')],
          [0, tone(845, 0.3, 'square')],
        ]),
        1800,
        0.8,
      ),
      decay(0.4),
    ),
  );
const shaker = (): Samples => normal(shaped(band(noise(0.09, 37), 5200, 0.8), decay(0.12)));
const hoof = (): Samples =>
  normal(
    mix([
      [
        0,
        struck(780, [
          [1, 1, 0.06],
          [1.6, 0.5, 0.05],
        ]),
      ],
      [0, puff(1500, 2, 0.04, 43), 0.8],
    ]),
  );

/** The sound of each letter: D and T the deep and the sharp stroke of the tabla, k the soft one, C a clap. */
const kit: Readonly<Record<string, () => Samples>> = {
  D: () => dumOnce(),
  T: () => tekOnce(),
  k: () => kaOnce(),
  C: () => clapOnce(),
  K: () => ringing(dumOnce(105), 0.2, 0.3),
  S: snare,
  h: hat,
  Y: cymbal,
  W: cowbell,
  s: shaker,
  B: () => block(2100),
  R: () => block(760),
  g: hoof,
};

const softer: Readonly<Record<string, number>> = { k: 0.5, h: 0.35, s: 0.4, Y: 0.5 };

/** A pattern of letters, one a step; "-" and spaces around bars: "-" rests, a space means nothing. */
export function drummed(lines: string | readonly string[], step: number, times = 1): Samples {
  const texts = (typeof lines === 'string' ? [lines] : lines).map((line) => line.replaceAll(' ', '').repeat(times));
  const made = new Map<string, Samples>();
  const soundOf = (letter: string): Samples | undefined => {
    const make = kit[letter];
    if (make === undefined) return undefined;
    const sound = made.get(letter) ?? make();
    made.set(letter, sound);
    return sound;
  };
  const parts = texts.flatMap((line) =>
    line.split('').flatMap((letter, index): Part[] => {
      const sound = soundOf(letter);
      return sound === undefined ? [] : [[0.25 + index * step, sound, softer[letter] ?? 1]];
    }),
  );
  const steps = Math.max(...texts.map((line) => line.length));
  return mix(parts, 0.25 + steps * step + 0.7);
}

const words: Readonly<Record<string, string>> = { D: 'دُم|dum', T: 'تَك|tak', C: 'صفقة|clap', '-': 'سكتة|rest' };

/** How a pattern is said: "دُم تَك|Dum tak". */
export function said(pattern: string): string {
  const named = pattern.split('').map((letter) => (words[letter] ?? letter).split('|'));
  const [ar = '', en = ''] = [0, 1].map((language) => named.map((name) => name[language]).join(' '));
  return `${ar}|${en.charAt(0).toUpperCase()}${en.slice(1)}`;
}
