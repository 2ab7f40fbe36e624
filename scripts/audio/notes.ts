/** Melodies as text: "C4:1 D4:0.5 -:1" is a note name with octave, a colon and its length in beats; "-" rests. */

/** A note in beats; `key` is its MIDI number, null for a rest. */
export interface Note {
  readonly key: number | null;
  readonly beats: number;
}

const steps: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** The MIDI number of a name such as "C4" (60), "F#3" or "Bb5". */
export function keyOf(name: string): number {
  const match = /^([A-G])(#|b)?(\d)$/.exec(name);
  const step = steps[match?.[1] ?? ''];
  if (match === null || step === undefined) throw new Error(`${name} is no note`);
  const shift = match[2] === '#' ? 1 : match[2] === 'b' ? -1 : 0;
  return 12 * (Number(match[3]) + 1) + step + shift;
}

export function hzOf(key: number): number {
  return 440 * 2 ** ((key - 69) / 12);
}

/** A note without a length keeps that of the note before it. */
export function melody(text: string): Note[] {
  let beats = 1;
  return text
    .split(/\s+/)
    .filter((word) => word !== '' && word !== '|')
    .map((word) => {
      const [name = '', length] = word.split(':');
      if (length !== undefined) beats = Number(length);
      if (!(beats > 0)) throw new Error(`${word} has no length`);
      return { key: name === '-' ? null : keyOf(name), beats };
    });
}

export function transposed(notes: readonly Note[], semitones: number): Note[] {
  return notes.map(({ key, beats }) => ({ key: key === null ? null : key + semitones, beats }));
}
