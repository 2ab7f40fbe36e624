/** Our short phrases, and the instruments of General MIDI that play them. */
import { play, timed, type Played, type Player } from '../audio/fluid.ts';
import { melody, transposed } from '../audio/notes.ts';
import type { Samples } from '../audio/tones.ts';

/** General MIDI programs, from 0. */
export const gm = {
  piano: 0,
  harpsichord: 6,
  celesta: 8,
  glockenspiel: 9,
  musicBox: 10,
  marimba: 12,
  xylophone: 13,
  tubularBells: 14,
  churchOrgan: 19,
  accordion: 21,
  harmonica: 22,
  guitar: 24,
  distortion: 30,
  slapBass: 36,
  violin: 40,
  viola: 41,
  cello: 42,
  doubleBass: 43,
  tremolo: 44,
  pizzicato: 45,
  harp: 46,
  timpani: 47,
  choir: 52,
  trumpet: 56,
  trombone: 57,
  tuba: 58,
  mutedTrumpet: 59,
  horn: 60,
  saxophone: 65,
  baritoneSax: 67,
  oboe: 68,
  corAnglais: 69,
  bassoon: 70,
  clarinet: 71,
  piccolo: 72,
  flute: 73,
  recorder: 74,
  panFlute: 75,
  whistling: 78,
  ocarina: 79,
  sitar: 104,
  banjo: 105,
  shamisen: 106,
  koto: 107,
  kalimba: 108,
  bagpipe: 109,
  steelDrums: 114,
} as const;
export type Instrument = keyof typeof gm;

const phrases = {
  lively: 'D5:0.5 F#5 A5 F#5 G5 E5 F#5 D5 E5 C#5 D5:1 A4:0.5 B4 C#5 E5 D5:2',
  calm: 'G4:1.5 A4:0.5 B4:1 D5:1.5 C5:0.5 B4:1 A4:1.5 B4:0.5 G4:2.5',
  wide: 'C5:1 G4:0.5 E5 D5:1 A4 F5:0.5 E5 D5 B4 C5:2.5',
  proud: 'C5:0.75 C5:0.25 E5:1 G5:0.75 E5:0.25 A5:1 G5:0.5 F5 E5 D5 C5:2',
  quick: 'E5:0.25 F5 G5 A5 G5 F5 E5 D5 E5 G5 C6 G5 A5 F5 D5 B4 C5:0.5 E5 G5 C6:1.5',
  slow: 'A4:2 C5:1 B4:1 E5:2 D5:1 C5 B4:2 A4:2',
  hop: 'G4:0.5 - B4 - D5:0.25 E5 D5 B4 G4:0.5 - A4 C5 B4 G4 F#4 A4 G4:1.5',
} as const;
export type Phrase = keyof typeof phrases;

interface Way {
  readonly bpm?: number;
  /** Octaves up or down. */
  readonly octave?: number;
  readonly legato?: number;
}

function playerOf(instrument: Instrument, phrase: Phrase, { bpm = 112, octave = 0, legato = 0.95 }: Way): Player {
  return {
    program: gm[instrument],
    notes: timed(transposed(melody(phrases[phrase]), octave * 12), bpm, { from: 0.1, legato }),
  };
}

function lengthOf(notes: readonly Played[]): number {
  return Math.max(...notes.map(({ at, seconds }) => at + seconds)) + 0.9;
}

/** One instrument plays a phrase. */
export function solo(instrument: Instrument, phrase: Phrase, way: Way = {}): Samples {
  const player = playerOf(instrument, phrase, way);
  return play([player], lengthOf(player.notes));
}

/** Chords, each of note names joined by "+". */
export function chords(instrument: Instrument, names: string, bpm = 90): Samples {
  const notes = names.split(' ').flatMap((chord, index) => {
    const keys = melody(chord.split('+').join(' '));
    return keys.flatMap(({ key }) =>
      key === null ? [] : [{ at: 0.1 + (index * 60) / bpm, key, seconds: (60 / bpm) * 0.95 }],
    );
  });
  return play([{ program: gm[instrument], notes }], lengthOf(notes));
}

/** Notes by name and length, for an instrument whose way of playing is its own. */
export function line(instrument: Instrument, text: string, bpm = 112, legato = 0.95): Samples {
  const notes = timed(melody(text), bpm, { from: 0.1, legato });
  return play([{ program: gm[instrument], notes }], lengthOf(notes));
}

/** Two play the same phrase, one an octave or two below if the way says so. */
export function duo(one: Instrument, other: Instrument, phrase: Phrase, otherOctave = 0, bpm = 100): Samples {
  const players = [playerOf(one, phrase, { bpm }), playerOf(other, phrase, { bpm, octave: otherOctave })];
  return play(players, lengthOf(players.flatMap(({ notes }) => notes)));
}

/** Instruments one after the other. */
export function parade(instruments: readonly Instrument[], text: string, bpm = 120): Samples {
  let from = 0.1;
  const players = instruments.map((instrument): Player => {
    const notes = timed(melody(text), bpm, { from });
    from = Math.max(...notes.map(({ at, seconds }) => at + seconds)) + 0.5;
    return { program: gm[instrument], notes };
  });
  return play(players, from + 0.5);
}

/** Keys of the General MIDI drum kit. */
const drumKeys: Readonly<Record<string, number>> = {
  K: 36,
  S: 38,
  h: 42,
  Y: 49,
  t: 54,
  W: 56,
  b: 60,
  B: 61,
  m: 70,
  g: 73,
  G: 74,
  c: 75,
  q: 78,
  Q: 79,
  '^': 81,
  T: 45,
  U: 48,
};

/** Lines of strokes by letter, `step` seconds each; "-" rests. */
export function drumKit(lines: readonly string[], step: number): Samples {
  const notes = lines.flatMap((text) =>
    text.split('').flatMap((letter, index): Played[] => {
      const key = drumKeys[letter];
      return key === undefined ? [] : [{ at: 0.1 + index * step, key, seconds: step * 0.9, velocity: 100 }];
    }),
  );
  return play([{ program: 'drums', notes }], lengthOf(notes) + 0.3);
}
