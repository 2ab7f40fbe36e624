/** What is counted and compared in the questions of sharp ears. */
import { bellOf, block, oud } from '../audio/strokes.ts';
import { at, mix, normal, secondsOf, sequence, type Part, type Samples } from '../audio/tones.ts';
import { keyOf } from '../audio/notes.ts';

/** The same stroke `count` times, `every` seconds apart; silence before and after. */
export function strokes(sound: Samples, count: number, every: number): Samples {
  const instants = Array.from({ length: count }, (_, index) => 0.3 + index * every);
  return mix(at(instants, sound), 0.3 + (count - 1) * every + Math.max(every, secondsOf(sound)) + 0.4);
}

/** Strokes at the gaps named: 0.3 seconds after the beginning, then after each gap. */
export function strokesAt(sound: Samples, gaps: readonly number[], end = 0.8): Samples {
  let instant = 0.3;
  const instants = [instant, ...gaps.map((gap) => (instant += gap))];
  return mix(at(instants, sound), instant + end);
}

/** Groups of strokes: a pause between them. */
export function groups(sound: Samples, counts: readonly number[], every = 0.28, pause = 0.85): Samples {
  const gaps = counts.flatMap((count, index) => [
    ...Array.from({ length: count - 1 }, () => every),
    ...(index < counts.length - 1 ? [pause] : []),
  ]);
  return strokesAt(sound, gaps);
}

/** A row of different sounds by the letters of a text, `every` seconds apart; a space is silence. */
export function row(text: string, sounds: Readonly<Record<string, Samples>>, every: number): Samples {
  const parts = text.split('').flatMap((letter, index): Part[] => {
    const sound = sounds[letter];
    return sound === undefined ? [] : [[0.3 + index * every, sound]];
  });
  return mix(parts, 0.3 + text.length * every + 0.6);
}

/** Bells by note name, one after the other. */
export function bells(names: string, every = 0.9, seconds = 1.2): Samples {
  const parts = names.split(' ').map((name, index): Part => [0.2 + index * every, bellOf(keyOf(name), seconds)]);
  return normal(mix(parts));
}

/** Notes of the oud by note name. */
export function plucked(names: string, every = 0.5): Samples {
  const parts = names
    .split(' ')
    .flatMap((name, index): Part[] => (name === '-' ? [] : [[0.2 + index * every, oud(keyOf(name), 1.1)]]));
  return normal(mix(parts));
}

const floors = ['C4', 'D4', 'E4', 'F4', 'G4', 'A4', 'B4', 'C5', 'D5', 'E5'];

/** A lift: it begins on the ground floor; each note is one floor. A block is heard when it changes its way. */
export function lift(...ways: readonly number[]): { readonly sound: Samples; readonly floor: number } {
  let floor = 0;
  let instant = 0.3;
  const parts: Part[] = [[instant, bellOf(keyOf('C4'), 0.9)]];
  for (const [index, way] of ways.entries()) {
    if (index > 0) parts.push([instant + 0.42, block(900), 0.5]);
    if (index > 0) instant += 0.35;
    for (let step = 0; step < Math.abs(way); step += 1) {
      instant += 0.48;
      floor += Math.sign(way);
      parts.push([instant, bellOf(keyOf(floors[floor] ?? 'C4'), 0.9)]);
    }
  }
  return { sound: normal(mix(parts)), floor };
}

/** Sounds with the same silence between them. */
export function inTurn(...sounds: readonly Samples[]): Samples {
  return sequence(
    sounds.map((sound) => normal(sound)),
    0.7,
  );
}
