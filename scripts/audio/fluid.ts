/** Plays notes on the instruments of the FluidR3 soundfont, many pieces in one run of FluidSynth. */
import { fadeOut, sampleRate, silence, type Samples } from '#shared/games/sounds/signal.ts';
import { mono, renderMidi, writeMidi, type MidiPart, type Note as MidiNote } from '../sound-files.ts';
import type { Note } from './notes.ts';

/** A note of a player, in seconds; `velocity` from 1 to 127. */
export interface Played {
  readonly at: number;
  readonly key: number;
  readonly seconds: number;
  readonly velocity?: number;
}

/** One player: a General MIDI program from 0, or the drum kit; `cents` is how far it is out of tune. */
export interface Player {
  readonly program: number | 'drums';
  readonly notes: readonly Played[];
  readonly cents?: number;
}

interface Piece {
  readonly players: readonly Player[];
  readonly seconds: number;
}

/** The notes of a melody in seconds; each sounds for `legato` of its length. */
export function timed(notes: readonly Note[], bpm: number, { from = 0, legato = 0.94, velocity = 96 } = {}): Played[] {
  let at = from;
  return notes.flatMap(({ key, beats }) => {
    const seconds = (beats * 60) / bpm;
    const start = at;
    at += seconds;
    return key === null ? [] : [{ at: start, key, seconds: seconds * legato, velocity }];
  });
}

const wanted = new Map<string, Piece>();
const rendered = new Map<string, Samples>();

/** The players together, for `seconds`, as one channel. Silence if the piece isn't prepared. */
export function play(players: readonly Player[], seconds: number): Samples {
  const piece = { players, seconds };
  const id = JSON.stringify(piece);
  const known = rendered.get(id);
  if (known !== undefined) return known.slice();
  wanted.set(id, piece);
  return silence(seconds);
}

/** What rings on after a piece, until the next begins. */
const gapSeconds = 1.5;
/** A file has 15 channels that play notes, and a program takes two if some of its notes are bent. */
const programsPerRun = 7;

/** Renders all pieces that the functions ask for: loading the soundfont takes longer than playing it. */
export function prepare(makes: readonly (() => unknown)[]): void {
  for (const make of makes) make();
  const runs = new Map<number, [string, Piece][]>();
  const seen: (number | 'drums')[][] = [];
  for (const [id, piece] of wanted) {
    const programs = piece.players.map(({ program }) => program);
    const fits = seen.findIndex((run) => new Set([...run, ...programs]).size <= programsPerRun);
    const run = fits < 0 ? seen.length : fits;
    seen[run] = [...new Set([...(seen[run] ?? []), ...programs])];
    runs.set(run, [...(runs.get(run) ?? []), [id, piece]]);
  }
  for (const pieces of runs.values()) renderRun(pieces);
  wanted.clear();
}

function renderRun(pieces: readonly (readonly [string, Piece])[]): void {
  const notesOf = new Map<number | 'drums', MidiNote[]>();
  const starts: number[] = [];
  let start = 0.1;
  for (const [, { players, seconds }] of pieces) {
    starts.push(start);
    for (const { program, notes, cents = 0 } of players) {
      const moved = notes.map(({ at, key, seconds: duration, velocity = 96 }) => ({
        start: start + at,
        duration,
        pitch: key + cents / 100,
        velocity,
      }));
      notesOf.set(program, [...(notesOf.get(program) ?? []), ...moved]);
    }
    start += seconds + gapSeconds;
  }
  const parts = [...notesOf].map(([program, notes]): MidiPart =>
    program === 'drums' ? { isDrums: true, notes } : { program, notes },
  );
  const all = mono(renderMidi(writeMidi(parts)).channels);
  for (const [index, [id, { seconds }]] of pieces.entries()) {
    const from = Math.round((starts[index] ?? 0) * sampleRate);
    const samples = silence(seconds);
    samples.set(all.subarray(from, from + samples.length));
    rendered.set(id, fadeOut(samples, 0.08));
  }
}
