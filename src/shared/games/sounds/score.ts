import { dum, pluck, voice, type Instrument } from './instruments.ts';
import { noteOf, type Maqam } from './maqam.ts';
import type { SoundSet } from './sets.ts';

/** An instrument struck at an instant of a sound, in seconds. */
export interface Stroke {
  readonly at: number;
  readonly gain: number;
  readonly play: Instrument;
}

/** What carries the melody in a set. */
export interface Ensemble {
  /** A short note. */
  readonly note: (maqam: Maqam, step: number) => Instrument;
  /** A note that is left to ring. */
  readonly ring: (maqam: Maqam, step: number) => Instrument;
  /** A short note that falls or rises: the ratio of its last to its first pitch. */
  readonly bent: (maqam: Maqam, step: number, glide: number) => Instrument;
}

export const ensembles: Readonly<Record<SoundSet, Ensemble>> = {
  full: {
    note: (maqam, step) => pluck(noteOf(maqam, step), { seconds: 0.8, brightness: 0.7 }),
    ring: (maqam, step) => pluck(noteOf(maqam, step), { seconds: 1.8, brightness: 0.75 }),
    bent: (maqam, step) => pluck(noteOf(maqam, step), { seconds: 0.5, brightness: 0.35 }),
  },
  voices: {
    note: (maqam, step) => voice(noteOf(maqam, step), { vowel: 'a', seconds: 0.34, attackSeconds: 0.02 }),
    ring: (maqam, step) => voice(noteOf(maqam, step), { vowel: 'a', seconds: 1.1 }),
    bent: (maqam, step, glide) => voice(noteOf(maqam, step), { vowel: 'o', seconds: 0.45, glide }),
  },
};

/** The same stroke at several instants. */
export function repeat(play: Instrument, instants: readonly number[], gain: number): Stroke[] {
  return instants.map((at) => ({ at, gain, play }));
}

/** A melody: one step after the other, `every` seconds apart. */
export function line(
  steps: readonly number[],
  every: number,
  gain: number,
  play: (step: number) => Instrument,
): Stroke[] {
  return steps.map((step, index) => ({ at: index * every, gain, play: play(step) }));
}

export function later(strokes: readonly Stroke[], seconds: number): Stroke[] {
  return strokes.map((stroke) => ({ ...stroke, at: stroke.at + seconds }));
}

/** The rhythm of the Gulf in two: deep on 1 and on the "and" of 2, sharp before the next bar. `beat` is a sixteenth, in seconds. */
export function khaliji(bars: number, beat: number, sharp: Instrument, gain: number): Stroke[] {
  return Array.from({ length: bars }, (_, bar) =>
    later([...repeat(dum(), [0, 3 * beat], gain), ...repeat(sharp, [6 * beat], gain * 0.8)], bar * 8 * beat),
  ).flat();
}
