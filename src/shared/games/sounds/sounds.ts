import { clap, dum, gong, ka, wood, reversed, tek, ululation, voice, type Instrument } from './instruments.ts';
import { noteOf } from './maqam.ts';
import { ensembles, khaliji, later, line, repeat, type Ensemble, type Stroke } from './score.ts';
import type { SoundSet } from './sets.ts';
import { drumRollSeconds, suspenseSeconds } from './finale.ts';

/** Everything that plays once, in the order in which a game needs it. */
export const soundNames = [
  'wheelTick',
  'wheelStop',
  'pick',
  'tick',
  'lastTick',
  'right',
  'wrong',
  'suspense',
  'reveal',
  'stealOpens',
  'stealWon',
  'timeUp',
  'undo',
  'fiftyFifty',
  'askTeammate',
  'comeback',
  'flip',
  'commit',
  'streak',
  'drumRoll',
  'fanfare',
] as const;
export type SoundName = (typeof soundNames)[number];

export interface Sound {
  readonly seconds: number;
  /** Its peak above 250 Hz, in dBFS: what a television's speakers carry. */
  readonly peakDb: number;
  readonly strokes: readonly Stroke[];
}

interface Draft {
  readonly seconds: number;
  readonly peakDb: number;
  readonly strokes: (ensemble: Ensemble, set: SoundSet) => readonly Stroke[];
}

const drafts: Readonly<Record<SoundName, Draft>> = {
  wheelTick: { seconds: 0.1, peakDb: -11, strokes: () => [{ at: 0, gain: 1, play: tek(2100, 7) }] },
  wheelStop: {
    seconds: 1.9,
    peakDb: -6,
    strokes: ({ ring }) => [
      { at: 0, gain: 0.8, play: dum() },
      { at: 0, gain: 0.5, play: clap() },
      ...later(
        line([0, 4, 7], 0.09, 0.8, (step) => ring('hijaz', step)),
        0.04,
      ),
    ],
  },
  pick: {
    seconds: 0.8,
    peakDb: -9,
    strokes: ({ note }) => [
      { at: 0, gain: 0.35, play: ka() },
      ...line([0, 4], 0.08, 0.8, (step) => note('hijaz', step)),
    ],
  },
  tick: {
    seconds: 0.16,
    peakDb: -8,
    strokes: () => [
      { at: 0, gain: 1, play: wood(880) },
      { at: 0, gain: 0.4, play: tek() },
    ],
  },
  lastTick: {
    seconds: 0.3,
    peakDb: -5,
    strokes: () => [
      { at: 0, gain: 1, play: wood(1175) },
      { at: 0, gain: 0.6, play: tek() },
      { at: 0.12, gain: 0.5, play: tek(2700, 29) },
    ],
  },
  right: {
    seconds: 1.7,
    peakDb: -6,
    strokes: ({ note, ring }) => [
      ...line([0, 2, 4], 0.1, 0.8, (step) => note('rast', step)),
      { at: 0.3, gain: 1, play: ring('rast', 7) },
      { at: 0.3, gain: 0.5, play: ring('rast', 4) },
      ...repeat(clap(), [0.3, 0.45], 0.45),
    ],
  },
  wrong: {
    seconds: 1,
    peakDb: -9,
    strokes: ({ bent }) => [
      { at: 0, gain: 0.9, play: bent('bayati', 1, 0.97) },
      { at: 0.2, gain: 1, play: bent('bayati', 0, 0.88) },
      { at: 0.2, gain: 0.5, play: dum(140) },
    ],
  },
  suspense: { seconds: 1.3, peakDb: -8, strokes: suspenseOf },
  reveal: {
    seconds: 1.3,
    peakDb: -8,
    strokes: ({ ring }) => [
      { at: 0, gain: 0.6, play: dum() },
      { at: 0, gain: 0.9, play: ring('hijaz', 4) },
      { at: 0.04, gain: 0.7, play: ring('hijaz', 7) },
    ],
  },
  stealOpens: {
    seconds: 1.5,
    peakDb: -5,
    strokes: ({ note }) => [
      ...repeat(dum(150), [0, 0.24, 0.48, 0.6], 0.9),
      ...repeat(tek(), [0.12, 0.36, 0.66, 0.72], 0.5),
      ...later(
        line([1, 0, 1, 0], 0.12, 0.6, (step) => note('hijaz', step)),
        0.48,
      ),
    ],
  },
  stealWon: {
    seconds: 2,
    peakDb: -4,
    strokes: ({ note, ring }) => [
      ...khaliji(2, 0.075, tek(), 0.7),
      ...line([0, 1, 2, 4, 5], 0.09, 0.7, (step) => note('hijaz', step)),
      { at: 0.6, gain: 0.9, play: ring('hijaz', 7) },
      ...repeat(clap(), [0.6, 0.75, 0.9], 0.5),
    ],
  },
  timeUp: {
    seconds: 2.4,
    peakDb: -5,
    strokes: (_, set) =>
      set === 'full'
        ? [
            { at: 0, gain: 1, play: gong(330) },
            { at: 0, gain: 0.25, play: dum() },
          ]
        : [
            ...repeat(dum(), [0, 0.22, 0.44], 0.7),
            ...[0, 4].map((step) => ({ at: 0.44, gain: 0.7, play: groan(noteOf('hijaz', step)) })),
          ],
  },
  undo: {
    seconds: 0.75,
    peakDb: -11,
    strokes: ({ bent }) => [
      { at: 0, gain: 1, play: reversed(bent('bayati', 4, 1)) },
      { at: 0.5, gain: 0.4, play: ka() },
    ],
  },
  // The four lifelines: two cuts, a call that is answered, a run that gathers speed, a turn in the air.
  fiftyFifty: {
    seconds: 0.9,
    peakDb: -8,
    strokes: ({ note }) => [
      ...repeat(tek(3000, 3), [0, 0.22], 0.9),
      { at: 0.02, gain: 0.6, play: note('hijaz', 4) },
      { at: 0.24, gain: 0.6, play: note('hijaz', 2) },
    ],
  },
  askTeammate: {
    seconds: 1.5,
    peakDb: -9,
    strokes: ({ note }) => [
      ...line([5, 7, 5, 7, 5, 7], 0.09, 0.7, (step) => note('rast', step)),
      { at: 0.75, gain: 0.9, play: note('rast', 4) },
    ],
  },
  comeback: {
    seconds: 1.8,
    peakDb: -6,
    strokes: ({ note, ring }) => [
      ...[0, 0.26, 0.45, 0.58, 0.67].map((at, index) => ({ at, gain: 0.4 + index * 0.12, play: dum(150) })),
      ...[0, 0.26, 0.45, 0.58].map((at, index) => ({ at, gain: 0.6, play: note('rast', index * 2) })),
      { at: 0.72, gain: 1, play: ring('rast', 9) },
      { at: 0.72, gain: 0.4, play: clap() },
    ],
  },
  flip: {
    seconds: 1.1,
    peakDb: -8,
    strokes: ({ note }) => [
      ...line([7, 5, 4, 2, 0, 2, 4, 5], 0.055, 0.7, (step) => note('hijaz', step)),
      { at: 0.46, gain: 0.6, play: clap() },
    ],
  },
  commit: {
    seconds: 0.5,
    peakDb: -11,
    strokes: ({ bent }) => [
      { at: 0, gain: 0.6, play: ka() },
      { at: 0.01, gain: 0.8, play: bent('rast', 2, 1) },
    ],
  },
  streak: {
    seconds: 2.2,
    peakDb: -5,
    strokes: ({ note, ring }, set) => [
      ...khaliji(2, 0.085, clap(), 0.7),
      ...later(
        [0, 1, 2].flatMap((step) => line([step * 2, step * 2 + 2], 0.085, 0.7, (each) => note('rast', each))),
        0.085,
      ),
      { at: 1.02, gain: 0.9, play: ring('rast', 7) },
      ...(set === 'voices' ? [{ at: 1, gain: 0.4, play: ululation(740, 0.7) }] : []),
    ],
  },
  drumRoll: { seconds: 2.6, peakDb: -6, strokes: rollOf },
  fanfare: { seconds: 6, peakDb: -4, strokes: fanfareOf },
};

/** Voices that fall from the pitch `hz`; the set without instruments has them in place of the gong. */
function groan(hz: number): Instrument {
  return voice(hz, { vowel: 'o', seconds: 1.4, glide: 0.8, attackSeconds: 0.03 });
}

/** A heart that beats faster, and hands that swell on the skin: it stops where the answer comes. */
function suspenseOf(): readonly Stroke[] {
  const strokes: Stroke[] = [0, 0.44, 0.76, 0.98].map((at, index) => ({ at, gain: 0.6 + index * 0.1, play: dum(150) }));
  for (let at = 0.06, index = 0; at < suspenseSeconds - 0.03; index += 1) {
    const share = at / suspenseSeconds;
    strokes.push({ at, gain: 0.1 + 0.4 * share * share, play: index % 2 === 0 ? ka(31 + (index % 4)) : tek(1900, 43) });
    at += 0.1 - 0.05 * share;
  }
  return strokes;
}

/** Swells and quickens until its last stroke. */
function rollOf(): readonly Stroke[] {
  const strokes: Stroke[] = [];
  const hands = [ka(31), ka(37), tek(1900, 43)] as const;
  for (let at = 0, index = 0; at < drumRollSeconds - 0.05; index += 1) {
    const share = at / drumRollSeconds;
    strokes.push({ at, gain: 0.12 + 0.6 * share * share, play: hands[index % 3] ?? hands[0] });
    at += 0.085 - 0.035 * share;
  }
  return [...strokes, { at: drumRollSeconds, gain: 1, play: dum() }, { at: drumRollSeconds, gain: 0.7, play: clap() }];
}

/** Four bars in two, a run up the scale, and a chord with the room's applause. */
function fanfareOf({ note, ring }: Ensemble, set: SoundSet): readonly Stroke[] {
  const beat = 0.09;
  const run = [0, 2, 4, 2, 4, 5, 4, 5, 7, 5, 7, 8, 7, 8, 9, 11];
  const end = 4 * 8 * beat;
  return [
    ...khaliji(6, beat, tek(), 0.7),
    ...repeat(
      clap(),
      [4, 12, 20, 28, 32, 36, 40, 44].map((step) => step * beat),
      0.4,
    ),
    ...line(run, beat * 2, 0.65, (step) => note('rast', step)),
    ...[0, 4, 7, 9].map((step) => ({ at: end, gain: 0.55, play: ring('rast', step) })),
    ...[2, 4, 7, 11].map((step) => ({ at: end + 8 * beat, gain: 0.5, play: ring('rast', step) })),
    ...(set === 'voices' ? repeat(ululation(), [end, end + 8 * beat], 0.45) : []),
  ];
}

/** A sound as a set plays it. */
export function soundOf(set: SoundSet, name: SoundName): Sound {
  const { seconds, peakDb, strokes } = drafts[name];
  return { seconds, peakDb, strokes: strokes(ensembles[set], set) };
}
