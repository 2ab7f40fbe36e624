/**
 * Famous melodies whose composers died before 1955, or that no one person is known to have composed, written down by hand and
 * compared note for note with the page that `checked` names.
 */
import { play, timed } from '../audio/fluid.ts';
import { melody, type Note } from '../audio/notes.ts';
import { gm, type Instrument } from '../instruments/phrases.ts';
import type { Samples } from '../audio/tones.ts';

interface Tune {
  readonly notes: string;
  readonly bpm: number;
  readonly checked: string;
}

/** Melodies in tonic sol-fa. */
export const solfa = 'https://github.com/tomcookedeveloper/solfetta/blob/master/src/melodies.js';
const buzzer = 'https://github.com/robsoncouto/arduino-songs/blob/master';

export const tunes = {
  twinkle: { notes: 'C4:1 C4 G4 G4 A4 A4 G4:2 F4:1 F4 E4 E4 D4 D4 C4:2', bpm: 132, checked: solfa },
  brotherJohn: { notes: 'C4:1 D4 E4 C4 C4 D4 E4 C4 E4 F4 G4:2 E4:1 F4 G4:2', bpm: 138, checked: solfa },
  lamb: { notes: 'E4:1 D4 C4 D4 E4 E4 E4:2 D4:1 D4 D4:2 E4:1 G4 G4:2', bpm: 138, checked: solfa },
  londonBridge: { notes: 'G4:1.5 A4:0.5 G4:1 F4 E4 F4 G4:2 D4:1 E4 F4:2 E4:1 F4 G4:2', bpm: 150, checked: solfa },
  rowBoat: {
    notes:
      'C4:1.5 C4 C4:1 D4:0.5 E4:1.5 E4:1 D4:0.5 E4:1 F4:0.5 G4:3 C5:0.5 C5 C5 G4 G4 G4 E4 E4 E4 C4 C4 C4 G4:1 F4:0.5 E4:1 D4:0.5 C4:3',
    bpm: 190,
    checked: solfa,
  },
  farm: { notes: 'C5:1 C5 C5 G4 A4 A4 G4:2 E5:1 E5 D5 D5 C5:3', bpm: 138, checked: solfa },
  birthday: { notes: 'G4:0.75 G4:0.25 A4:1 G4 C5 B4:2 G4:0.75 G4:0.25 A4:1 G4 D5 C5:2', bpm: 112, checked: solfa },
  joy: { notes: 'E4:1 E4 F4 G4 G4 F4 E4 D4 C4 C4 D4 E4 E4:1.5 D4:0.5 D4:2', bpm: 126, checked: solfa },
  elise: {
    notes: 'E5:0.5 D#5 E5 D#5 E5 B4 D5 C5 A4:1 -:0.5 C4 E4 A4 B4:1 -:0.5 E4 G#4 B4 C5:2',
    bpm: 138,
    checked: `${buzzer}/furelise/furelise.ino`,
  },
  fate: { notes: 'G4:0.5 G4 G4 Eb4:2 -:0.5 F4 F4 F4 D4:3', bpm: 120, checked: solfa },
  newWorld: {
    notes: 'E4:1.5 G4:0.5 G4:2 E4:1.5 D4:0.5 C4:2 D4:1.5 E4:0.5 G4:1.5 E4:0.5 D4:4',
    bpm: 92,
    checked: solfa,
  },
  mountainKing: {
    notes: 'A3:0.5 B3 C4 D4 E4 C4 E4:1 D#4:0.5 B3 D#4:1 D4:0.5 Bb3 D4:1 A3:0.5 B3 C4 D4 E4 C4 E4 A4 G4 E4 C4 E4 G4:2',
    bpm: 150,
    checked: solfa,
  },
  gallop: {
    notes:
      'G4:0.25 G4 G4:0.5 G4:0.25 G4 G4:0.5 G4:0.25 G4 C5:0.5 D5 E5 G4:0.25 G4 G4:0.5 G4:0.25 G4 C5:0.5 E5:0.25 E5 D5:0.5 B4 G4',
    bpm: 132,
    checked: solfa,
  },
  greensleeves: {
    notes:
      'G4:1 Bb4:2 C5:1 D5:1.5 Eb5:0.5 D5:1 C5:2 A4:1 F4:1.5 G4:0.5 A4:1 Bb4:2 G4:1 G4:1.5 F#4:0.5 G4:1 A4:2 F#4:1 D4:2',
    bpm: 170,
    checked: `${buzzer}/greensleeves/greensleeves.ino`,
  },
  pedlars: {
    notes: 'E5:1 B4:0.5 C5 D5:1 C5:0.5 B4 A4:1 A4:0.5 C5 E5:1 D5:0.5 C5 B4:1.5 C5:0.5 D5:1 E5 C5 A4 A4:2',
    bpm: 144,
    checked: `${buzzer}/tetris/tetris.ino`,
  },
  cradle: {
    notes: 'E4:0.5 E4 G4:1.5 E4:0.5 E4:1 G4 -:1 E4:0.5 G4 C5:1 B4:1.5 A4:0.5 A4:1 G4:1',
    bpm: 84,
    checked: `${buzzer}/brahmslullaby/brahmslullaby.ino`,
  },
  badinerie: {
    notes:
      'B5:0.5 D6:0.25 B5 F#5:0.5 B5:0.25 F#5 D5:0.5 F#5:0.25 D5 B4:1 F#4:0.25 B4 D5 B4 C#5 B4 C#5 B4 A#4 C#5 E5 C#5 D5:0.5 B4',
    bpm: 108,
    checked: `${buzzer}/thebadinerie/badinerie.ino`,
  },
  bride: { notes: 'G4:1 C5:0.75 C5:0.25 C5:2 G4:1 D5:0.75 B4:0.25 C5:2', bpm: 84, checked: solfa },
  danube: {
    notes: 'C4:1 C4 E4 G4 G4:2 G5:1 G5:2 E5:1 E5:2 C4:1 C4 E4 G4 G4:2 G5:1 G5:2 F5:1 F5:2',
    bpm: 180,
    checked: solfa,
  },
  entertainer: {
    notes: 'D4:0.5 D#4 E4 C5:1 E4:0.5 C5:1 E4:0.5 C5:2 C5:0.5 D5 D#5 E5 C5 D5 E5:1 B4:0.5 D5:1 C5:2',
    bpm: 150,
    checked: 'https://github.com/ole00/tick-led/blob/master/arduino_fw/rttl_tunes.h',
  },
  turkish: {
    notes:
      'B4:0.25 A4 G#4 A4 C5:0.5 -:0.5 D5:0.25 C5 B4 C5 E5:0.5 -:0.5 F5:0.25 E5 D#5 E5 B5 A5 G#5 A5 B5 A5 G#5 A5 C6:1',
    bpm: 126,
    checked: 'Mutopia Project, KV331 Rondo alla Turca, RondoAllaTurcaNotes.ly',
  },
  toreador: {
    notes:
      'C5:1 D5:0.75 C5:0.25 A4:1 A4 A4:0.75 G4:0.25 A4:0.75 Bb4:0.25 A4:2 Bb4:1 G4:0.75 C5:0.25 A4:2 F4:1 D4:0.75 G4:0.25 C4:3',
    bpm: 116,
    checked: 'Bizet: Carmen, act 2, Toreador Song; compared with two transcriptions for tone generators',
  },
  alouette: {
    notes:
      'C4:1.5 D4:0.5 E4:1 E4 D4:0.75 C4:0.25 D4:0.75 E4:0.25 C4:1 G3 C4:1.5 D4:0.5 E4:1 E4 D4:0.75 C4:0.25 D4:0.75 E4:0.25 C4:2',
    bpm: 138,
    checked: solfa,
  },
  cucaracha: {
    notes: 'G3:0.5 G3 G3 C4:1.5 E4:1 G3:0.5 G3 G3 C4:1.5 E4:2.5 C4:1 C4:0.5 B3 B3 A3 A3 G3:2.5',
    bpm: 150,
    checked: solfa,
  },
  bonnie: { notes: 'G4:1 E5 D5 C5 D5 C5 A4 G4 E4:3 G4:1 E5 D5 C5 C5 B4 C5 D5:3', bpm: 160, checked: solfa },
  mice: {
    notes: 'E4:1.5 D4 C4:3 E4:1.5 D4 C4:3 G4:1.5 F4:1 F4:0.5 E4:3 G4:1.5 F4:1 F4:0.5 E4:3',
    bpm: 200,
    checked: solfa,
  },
  minuet: {
    notes:
      'D5:1 G4:0.5 A4 B4 C5 D5:1 G4 G4 E5:1 C5:0.5 D5 E5 F#5 G5:1 G4 G4 C5:1 D5:0.5 C5 B4 A4 B4:1 C5:0.5 B4 A4 G4 F#4:1 G4:0.5 A4 B4 G4 A4:3',
    bpm: 152,
    checked: 'https://en.wikipedia.org/wiki/Minuet_in_G_major,_BWV_Anh._114',
  },
  bus: { notes: 'G3:1 C4 C4:0.5 C4 C4:1 E4 G4 E4 C4:2 D4:1 D4 D4:2 B3:1 A3 G3:2', bpm: 150, checked: solfa },
  clementine: {
    notes: 'C4:0.75 C4:0.25 C4:1 G3 E4:0.75 E4:0.25 E4:1 C4 C4:0.75 E4:0.25 G4:1.5 G4:0.5 F4:0.75 E4:0.25 D4:2',
    bpm: 116,
    checked: solfa,
  },
  yankee: {
    notes: 'C5:0.5 C5 D5 E5 C5 E5 D5:1 C5:0.5 C5 D5 E5 C5:1 B4 C5:0.5 C5 D5 E5 F5 E5 D5 C5 B4 G4 A4 B4 C5:1 C5',
    bpm: 120,
    checked: solfa,
  },
  hatDance: {
    notes: 'G4:0.5 F#4 G4 E4 D#4 E4 C4 B3 C4 G3:1.5 E4:0.5 F4 G4 A4 B4 C5 D5 E5 F5 D5:1.5',
    bpm: 180,
    checked: solfa,
  },
  oldMan: { notes: 'G4:1 E4 G4:2 G4:1 E4 G4:2 A4:1 G4 F4 E4 D4 E4 F4:2', bpm: 160, checked: solfa },
} as const satisfies Record<string, Tune>;
export type TuneName = keyof typeof tunes;

export interface Way {
  readonly instrument?: Instrument;
  readonly tempo?: number;
  readonly semitones?: number;
  readonly change?: (notes: readonly Note[]) => readonly Note[];
  /** Beats after which it stops. */
  readonly until?: number;
}

/** A melody, in another way if one is given. */
export function tune(
  name: TuneName,
  { instrument = 'piano', tempo = 1, semitones = 0, change, until }: Way = {},
): Samples {
  const { notes: text, bpm } = tunes[name];
  let beat = 0;
  const written = melody(text).filter(({ beats }) => {
    beat += beats;
    return until === undefined || beat <= until;
  });
  const notes = (change?.(written) ?? written).map(({ key, beats }) => ({
    key: key === null ? null : key + semitones,
    beats,
  }));
  const played = timed(notes, bpm * tempo, { from: 0.1 });
  const end = Math.max(...played.map(({ at, seconds }) => at + seconds));
  return play([{ program: gm[instrument], notes: played }], Math.min(end + 0.9, 18));
}

export const reversed = (notes: readonly Note[]): readonly Note[] => notes.toReversed();
/** Ups become downs, round the first note. */
export const upsideDown = (notes: readonly Note[]): readonly Note[] => {
  const first = notes.find(({ key }) => key !== null)?.key ?? 60;
  return notes.map(({ key, beats }) => ({ key: key === null ? null : 2 * first - key, beats }));
};
/** All notes equally long: only the pitches are left. */
export const ironed = (notes: readonly Note[]): readonly Note[] =>
  notes.filter(({ key }) => key !== null).map(({ key }) => ({ key, beats: 0.75 }));
/** One pitch: only the rhythm is left. */
export const flat = (notes: readonly Note[]): readonly Note[] =>
  notes.map(({ key, beats }) => ({ key: key === null ? null : 67, beats }));
/** The third and the sixth of C major lowered: the sad side. */
export const minor = (notes: readonly Note[]): readonly Note[] =>
  notes.map(({ key, beats }) => ({ key: key !== null && [4, 9, 11].includes(key % 12) ? key - 1 : key, beats }));
