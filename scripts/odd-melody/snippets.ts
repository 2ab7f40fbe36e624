/** Four times the same short phrase, one of them changed. */
import { play, timed, type Played, type Player } from '../audio/fluid.ts';
import { heard, type Extra, type Heard } from '../audio/heard.ts';
import { melody, type Note } from '../audio/notes.ts';
import { gm, type Instrument } from '../instruments/phrases.ts';

/** Our phrases, two seconds or so. */
const phrases = {
  walk: 'C4:1 D4 E4 C4 G4:2',
  skip: 'G4:0.5 E4 G4 C5 B4 A4 G4:1',
  bell: 'E5:1 C5 D5 G4:2',
  hill: 'C4:0.5 E4 G4 C5 G4 E4 C4:1',
  sad: 'A4:1 C5:0.5 B4 A4:1 E4:2',
  march: 'C5:0.75 C5:0.25 G4:1 A4:0.5 B4 C5:1.5',
  desert: 'D4:0.5 Eb4 F#4 G4 F#4 Eb4 D4:1',
  lullaby: 'G4:1 E4:0.5 G4:1 E4:0.5 A4 G4 E4:1',
  stairs: 'C4:0.5 D4 E4 F4 G4 A4 B4 C5:1',
  cuckoo: 'G4:0.5 E4:1 G4:0.5 E4:1 F4:0.5 D4 C4:1',
  question: 'E4:0.5 G4 B4 A4 G4 B4 E5:1',
  dance: 'D5:0.5 B4 G4 B4 A4 F#4 G4:1',
} as const;
export type Phrase = keyof typeof phrases;

export interface Change {
  /** The notes instead of the phrase's. */
  readonly notes?: (notes: readonly Note[]) => readonly Note[];
  readonly instrument?: Instrument;
  readonly tempo?: number;
  readonly cents?: number;
  readonly velocity?: number;
  readonly legato?: number;
  /** Of one note alone: its place and how far it is out of tune. */
  readonly sour?: readonly [index: number, cents: number];
}

export const shift = (index: number, semitones: number): Change => ({
  notes: (notes) =>
    notes.map((note, at) => (at === index && note.key !== null ? { ...note, key: note.key + semitones } : note)),
});
export const silent = (index: number): Change => ({
  notes: (notes) => notes.map((note, at) => (at === index ? { ...note, key: null } : note)),
});
export const raised = (semitones: number): Change => ({
  notes: (notes) => notes.map(({ key, beats }) => ({ key: key === null ? null : key + semitones, beats })),
});
export const turned: Change = { notes: (notes) => notes.toReversed() };
export const mirrored: Change = {
  notes: (notes) => {
    const first = notes[0]?.key ?? 60;
    return notes.map(({ key, beats }) => ({ key: key === null ? null : 2 * first - key, beats }));
  },
};
export const cutShort: Change = { notes: (notes) => notes.slice(0, -1) };
export const doubled = (index: number): Change => ({
  notes: (notes) =>
    notes.flatMap((note, at) =>
      at === index
        ? [
            { ...note, beats: note.beats / 2 },
            { ...note, beats: note.beats / 2 },
          ]
        : [note],
    ),
});
export const swapped = (index: number): Change => ({
  notes: (notes) =>
    notes.map((note, at) => ({
      ...note,
      key: (at === index ? notes[index + 1] : at === index + 1 ? notes[index] : note)?.key ?? null,
    })),
});
/** Long notes short and short ones long. */
export const limping: Change = {
  notes: (notes) => notes.map(({ key }, at) => ({ key, beats: at % 2 === 0 ? 0.75 : 0.25 })),
};

const gap = 0.6;

/** The phrase as often as there are changes; null leaves it as it is. */
export function times(
  phrase: Phrase,
  instrument: Instrument,
  changes: readonly (Change | null)[],
  bpm = 150,
): ReturnType<typeof play> {
  const base = melody(phrases[phrase]);
  let from = 0.1;
  const players = changes.flatMap((change): Player[] => {
    const notes = change?.notes?.(base) ?? base;
    const { tempo = 1, velocity = 96, legato = 0.95 } = change ?? {};
    const played = timed([...notes], bpm * tempo, { from, velocity, legato });
    from = Math.max(...played.map(({ at, seconds }) => at + seconds)) + gap;
    return voices(gm[change?.instrument ?? instrument], played, change);
  });
  return play(players, from + 0.4);
}

function voices(program: number, played: readonly Played[], change: Change | null): Player[] {
  const { cents = 0, sour } = change ?? {};
  if (sour === undefined) return [{ program, notes: played, cents }];
  const [index, sourCents] = sour;
  return [
    { program, notes: played.filter((_, at) => at !== index) },
    { program, notes: played.filter((_, at) => at === index), cents: sourCents },
  ];
}

const masculine = ['الأول|The first', 'الثاني|The second', 'الثالث|The third', 'الرابع|The fourth'];
const feminine = ['الأولى|The first', 'الثانية|The second', 'الثالثة|The third', 'الرابعة|The fourth'];

interface Odd {
  readonly phrase: Phrase;
  readonly instrument: Instrument;
  readonly change: Change;
  /** 1 to 4. */
  readonly place: number;
  readonly bpm?: number;
  readonly isForChildren?: boolean;
  /** Whether what is counted is feminine in Arabic. */
  readonly feminine?: boolean;
  /** Where the fact was read. */
  readonly source?: string;
  readonly optionsShown?: true;
}

const extra = ({
  isForChildren,
  source,
  optionsShown,
}: Pick<Odd, 'isForChildren' | 'source' | 'optionsShown'>): Extra => ({
  ...(isForChildren === true ? { band: 'children' } : {}),
  ...(source === undefined ? {} : { source }),
  ...(optionsShown === undefined ? {} : { optionsShown }),
});

/** Which of four is the odd one. */
export function odd({ phrase, instrument, change, place, bpm = 150, ...rest }: Odd, ask: string, fact: string): Heard {
  const names = rest.feminine === true ? feminine : masculine;
  const right = names[place - 1] ?? '';
  const [one = '', two = '', three = ''] = names.filter((name) => name !== right);
  const make = () =>
    times(
      phrase,
      instrument,
      [1, 2, 3, 4].map((each) => (each === place ? change : null)),
      bpm,
    );
  return heard(make, ask, [right, one, two, three], fact, extra(rest));
}

/** The phrase twice; what happened the second time. */
export function changed(
  { phrase, instrument, change, bpm = 130, ...rest }: Omit<Odd, 'place'>,
  ask: string,
  options: readonly [string, string, string, string],
  fact: string,
): Heard {
  return heard(() => times(phrase, instrument, [null, change], bpm), ask, options, fact, extra(rest));
}
