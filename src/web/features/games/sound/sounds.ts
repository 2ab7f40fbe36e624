import { dum, hijaz, pluck, tek, type Voice } from './synth.ts';

/** Everything the game may sound like. */
export const sounds = {
  /** A tile is picked. */
  pick(voice, at) {
    pluck(voice, hijaz.d, at);
    pluck(voice, hijaz.a, at + 0.07, 0.55);
  },
  /** The last five seconds, one each. */
  tick(voice, at) {
    tek(voice, at, 0.7);
  },
  timeUp(voice, at) {
    dum(voice, at);
    tek(voice, at + 0.14, 0.6);
    tek(voice, at + 0.24, 0.6);
  },
  /** The next team gets its chance. */
  steal(voice, at) {
    dum(voice, at);
    dum(voice, at + 0.26, 0.8);
  },
  /** A rising call. */
  right(voice, at) {
    [hijaz.d, hijaz.fSharp, hijaz.a, hijaz.dHigh].forEach((hz, step) => pluck(voice, hz, at + step * 0.09, 0.9));
  },
  wrong(voice, at) {
    pluck(voice, hijaz.eFlat, at, 0.7);
    pluck(voice, hijaz.d, at + 0.16, 0.7);
  },
  lifeline(voice, at) {
    pluck(voice, hijaz.g, at, 0.7);
    pluck(voice, hijaz.bFlat, at + 0.08, 0.7);
  },
  /** One segment of the wheel passes the pointer. */
  wheel(voice, at) {
    tek(voice, at, 0.32);
  },
  wheelStop(voice, at) {
    dum(voice, at);
    pluck(voice, hijaz.d, at + 0.02);
    pluck(voice, hijaz.a, at + 0.1);
    pluck(voice, hijaz.dHigh, at + 0.18);
  },
  /** Maqsum under a run up the scale. */
  winner(voice, at) {
    const beat = 0.19;
    for (const bar of [0, 8]) {
      for (const step of [0, 4]) dum(voice, at + (bar + step) * beat, 0.9);
      for (const step of [1, 3, 6, 7]) tek(voice, at + (bar + step) * beat, 0.7);
    }
    const run = [hijaz.d, hijaz.eFlat, hijaz.fSharp, hijaz.g, hijaz.a, hijaz.bFlat, hijaz.c, hijaz.dHigh];
    run.forEach((hz, step) => pluck(voice, hz, at + step * beat, 0.85));
    for (const hz of [hijaz.d, hijaz.a, hijaz.dHigh, hijaz.fSharpHigh]) pluck(voice, hz, at + 8 * beat, 0.7);
  },
} as const satisfies Record<string, (voice: Voice, at: number) => void>;

export type SoundName = keyof typeof sounds;
