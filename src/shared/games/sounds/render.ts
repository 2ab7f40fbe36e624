import { carriedPart, fromDb } from './levels.ts';
import { finish, type Instrument, type Steps } from './instruments.ts';
import { soundOf, type SoundName } from './sounds.ts';
import type { SoundSet } from './sets.ts';
import { fadeOut, mixInto, peakOf, scale, silence, type Samples } from './signal.ts';

/**
 * Renders a sound stroke by stroke: a page takes a step whenever it has time, each a few ms. Returns the samples at the
 * level that the sound names.
 */
export function* renderInSteps(set: SoundSet, name: SoundName): Steps {
  const { seconds, peakDb, strokes } = soundOf(set, name);
  const samples = silence(seconds);
  const rendered = new Map<Instrument, Samples>();
  for (const { at, gain, play } of strokes) {
    const stroke = rendered.get(play) ?? (yield* play());
    rendered.set(play, stroke);
    mixInto(samples, stroke, at, gain);
    yield;
  }
  const carried = peakOf(carriedPart(samples));
  yield;
  return fadeOut(scale(samples, fromDb(peakDb) / Math.max(carried, 1e-6)), Math.min(0.3, seconds / 4));
}

export function renderSound(set: SoundSet, name: SoundName): Samples {
  return finish(renderInSteps(set, name));
}
