import { randomIndex, seededRandom, type Random } from '../../kernel/random.ts';
import { dum, finish, ka, pluck, tek, voice, type Instrument } from './instruments.ts';
import { fromDb } from './levels.ts';
import { maqamat, noteOf, type Maqam } from './maqam.ts';
import type { SoundSet } from './sets.ts';
import { mixInto, silence, type Samples } from './signal.ts';

export const bedNames = ['board', 'clock'] as const;
export type BedName = (typeof bedNames)[number];

/** One stroke of a bed; strokes with one id sound alike and are rendered once. */
export interface BedStroke {
  readonly id: string;
  readonly at: number;
  readonly gain: number;
  readonly play: Instrument;
}

export interface BedBar {
  readonly seconds: number;
  readonly strokes: readonly BedStroke[];
}

/** From here on the bed under the clock tightens. */
export const tightSeconds = 10;

const level = fromDb(-31);
/** Where a phrase begins, above or below the note on which it rests. */
const approaches = [2, 3, -2, 4];

/**
 * A bar of the quiet bed below the board, always the same for a seed and a number. A third of the bars are silent; the
 * others have a few notes, in one maqam for six bars, and seldom a rhythm: nothing repeats, so nothing grates.
 */
export function boardBar(set: SoundSet, seed: string, index: number): BedBar {
  const random = seededRandom(`${seed}-board-${index}`);
  const seconds = 4.8 + random() * 1.6;
  const chance = random();
  if (chance < 0.33) return { seconds, strokes: [] };
  if (chance < 0.45) return { seconds, strokes: softRhythm(seconds) };
  const maqam = maqamat[randomIndex(seededRandom(`${seed}-maqam-${Math.floor(index / 6)}`), maqamat.length)] ?? 'hijaz';
  return { seconds, strokes: phrase(set, maqam, random) };
}

function softRhythm(seconds: number): BedStroke[] {
  const beat = seconds / 16;
  return [0, 8].flatMap((bar) => [
    { id: 'dum', at: bar * beat, gain: level * 0.8, play: dum() },
    { id: 'dum', at: (bar + 3) * beat, gain: level * 0.5, play: dum() },
    { id: 'tek', at: (bar + 6) * beat, gain: level * 0.25, play: tek() },
  ]);
}

/** Two to five notes by small steps, which come to rest on the first or the fifth. */
function phrase(set: SoundSet, maqam: Maqam, random: Random): BedStroke[] {
  const count = 2 + randomIndex(random, set === 'full' ? 4 : 2);
  const rest = random() < 0.6 ? 0 : 4;
  const strokes: BedStroke[] = [];
  let step = rest + (approaches[randomIndex(random, approaches.length)] ?? 2);
  for (let index = 0, at = 0; index < count; index += 1) {
    if (index === count - 1) step = rest;
    strokes.push(melodyStroke(set, maqam, step, at, level * (0.65 + 0.35 * random())));
    at += 0.4 * (1 + randomIndex(random, 3)) * (set === 'full' ? 1 : 1.6);
    step += random() < 0.7 ? -1 : 1;
  }
  return strokes;
}

/** An octave below the sounds, so that it never covers them. */
function melodyStroke(set: SoundSet, maqam: Maqam, step: number, at: number, gain: number): BedStroke {
  const hz = noteOf(maqam, step - 7);
  const play =
    set === 'full'
      ? pluck(hz, { seconds: 1.8, brightness: 0.4 })
      : voice(hz, { vowel: 'm', seconds: 1.5, attackSeconds: 0.35 });
  return { id: `${set}-${maqam}-${step}`, at, gain: set === 'full' ? gain : gain * 0.6, play };
}

/**
 * A bar of the bed under a clock: the pulse of a heart, with a low note now and then. In the last ten seconds a bar is a
 * second; its pulse doubles and the note climbs.
 */
export function clockBar(set: SoundSet, seed: string, index: number, leftSeconds: number): BedBar {
  if (leftSeconds <= tightSeconds + 0.2) return tightBar(set, Math.max(0, tightSeconds - Math.round(leftSeconds)));
  const random = seededRandom(`${seed}-clock-${index}`);
  // Ends on the second, so that the pulse and the ticks agree.
  const seconds = leftSeconds - tightSeconds > 2 ? 2 : leftSeconds - tightSeconds;
  const heart = (at: number, gain: number) => ({ id: 'dum', at, gain: level * gain, play: dum() });
  return {
    seconds,
    strokes: [
      heart(0, 0.75),
      ...(seconds >= 1 ? [heart(0.28, 0.4)] : []),
      ...(seconds === 2 && random() < 0.4
        ? [{ id: 'ka', at: 1 + 0.5 * randomIndex(random, 2), gain: level * 0.3, play: ka() }]
        : []),
      ...(index % 4 === 0 ? [melodyStroke(set, 'hijaz', random() < 0.7 ? 0 : 1, 0, level * 0.7)] : []),
    ],
  };
}

function tightBar(set: SoundSet, passed: number): BedBar {
  const isLast = passed >= tightSeconds - 3;
  const beats = isLast ? [0, 0.25, 0.5, 0.75] : [0, 0.5];
  return {
    seconds: 1,
    strokes: [
      ...beats.map((at, beat) => ({ id: 'dum', at, gain: level * (beat === 0 ? 1.1 : 0.7), play: dum() })),
      { id: 'ka', at: 0.25, gain: level * 0.4, play: ka() },
      melodyStroke(set, 'hijaz', Math.floor(passed / 2), 0, level * 0.8),
    ],
  };
}

/** A stretch of a bed as a game would play it; under the clock the last seconds before its end. */
export function renderBed(set: SoundSet, bed: BedName, seconds: number, seed: string): Samples {
  const samples = silence(seconds);
  const rendered = new Map<string, Samples>();
  for (let at = 0, index = 0; at < seconds; index += 1) {
    const bar = bed === 'board' ? boardBar(set, seed, index) : clockBar(set, seed, index, seconds - at);
    for (const stroke of bar.strokes) {
      const known = rendered.get(stroke.id) ?? finish(stroke.play());
      rendered.set(stroke.id, known);
      mixInto(samples, known, at + stroke.at, stroke.gain);
    }
    at += bar.seconds;
  }
  return samples;
}
