/** Short sounds that we make and several categories strike. Each peaks at 1. */
import { clap, dum, finish, ka, pluck, tek, voice } from '#shared/games/sounds/instruments.ts';
import {
  band,
  decay,
  faded,
  inRoom,
  mix,
  noise,
  normal,
  path,
  puff,
  shaped,
  struck,
  swell,
  tone,
  type Samples,
} from './tones.ts';
import { hzOf } from './notes.ts';

/** Knuckles on a wooden door. */
export function knock(seed = 3): Samples {
  const panel = struck(190, [
    [1, 1, 0.22],
    [1.83, 0.7, 0.16],
    [2.71, 0.5, 0.11],
    [4.4, 0.3, 0.07],
  ]);
  return normal(
    mix([
      [0, panel, 1],
      [0, puff(1700, 0.8, 0.035, seed), 0.8],
    ]),
  );
}

/** A drop that falls into water: a bubble whose pitch rises. */
export function drop(hz = 900): Samples {
  const bubble = shaped(
    tone((at) => hz * (1 + 1.1 * at * 9), 0.14),
    decay(0.16),
  );
  return normal(
    faded(
      mix([
        [0, puff(3200, 1, 0.02, 7), 0.3],
        [0.008, bubble],
      ]),
      0.02,
    ),
  );
}

/** A bell of glass or brass. */
export function bell(hz: number, seconds = 1.4): Samples {
  return struck(hz, [
    [1, 1, seconds],
    [2.01, 0.5, seconds * 0.6],
    [2.99, 0.35, seconds * 0.45],
    [4.2, 0.25, seconds * 0.3],
    [5.43, 0.15, seconds * 0.2],
  ]);
}

export function bellOf(key: number, seconds = 1.4): Samples {
  return bell(hzOf(key), seconds);
}

/** A string of the oud. */
export function oud(key: number, seconds = 1): Samples {
  return finish(pluck(hzOf(key), { seconds, brightness: 0.7 })());
}

/** People who sing one note. */
export function sung(key: number, seconds = 0.5, vowel: 'a' | 'e' | 'o' | 'm' = 'a'): Samples {
  return finish(voice(hzOf(key), { vowel, seconds, attackSeconds: 0.03 })());
}

export const clapOnce = (seed = 41): Samples => ringing(finish(clap(seed)()), 0.5, 0.9);
export const dumOnce = (hz?: number): Samples => finish(dum(hz)());
export const tekOnce = (): Samples => finish(tek()());
export const kaOnce = (): Samples => finish(ka()());

/** A wooden block; 1150 Hz is the stroke of a metronome. */
export function block(hz = 1150): Samples {
  return ringing(
    mix([
      [
        0,
        struck(hz, [
          [1, 1, 0.16],
          [2.71, 0.35, 0.05],
        ]),
      ],
      [0, puff(3000, 0.9, 0.015, 5), 0.4],
    ]),
    0.3,
    0.8,
  );
}

/** A plain electronic tone. */
export function beep(hz: number, seconds: number): Samples {
  const all = mix([
    [0, tone(hz, seconds)],
    [0, tone(hz * 2, seconds), 0.2],
  ]);
  return normal(shaped(all, swell(0.008, seconds, 0.02)));
}

/** A whistle whose pitch moves along points of time and frequency. */
export function slide(...points: readonly (readonly [number, number])[]): Samples {
  const seconds = points[points.length - 1]?.[0] ?? 1;
  const line = path(...points);
  const air = shaped(band(noise(seconds, 19), 1800, 0.6), () => 0.12);
  const whistle = tone((at) => line(at) * (1 + 0.004 * Math.sin(2 * Math.PI * 6 * at)), seconds);
  return normal(
    shaped(
      mix([
        [0, whistle],
        [0, air],
      ]),
      swell(0.03, seconds, 0.06),
    ),
  );
}

/** A ball on a floor. */
export function bounce(force = 1): Samples {
  const body = shaped(
    tone((at) => 165 * (1 + 0.5 * Math.exp(-at * 40)), 0.2),
    decay(0.2),
  );
  const skin = struck(430, [
    [1, 1, 0.12],
    [2.3, 0.4, 0.06],
  ]);
  return ringing(
    mix([
      [0, body, force],
      [0, skin, 0.6],
      [0, puff(1100, 0.8, 0.04, 13), 0.6],
    ]),
    0.3,
    0.6,
  );
}

/** A spring, as in cartoons. */
export function boing(hz = 220): Samples {
  const seconds = 0.42;
  const spring = tone((at) => hz * (1 + 0.8 * at) * (1 + 0.12 * Math.sin(2 * Math.PI * 17 * at)), seconds, 'triangle');
  return normal(shaped(spring, (at) => decay(0.6)(at) * swell(0.005, seconds, 0.05)(at)));
}

/** The call of a small bird. */
export function chirp(hz = 3100): Samples {
  const call = tone((at) => hz * (1 + 0.35 * Math.sin(Math.PI * at * 11)), 0.1);
  return normal(shaped(call, swell(0.01, 0.1, 0.04)));
}

/** A duck, more or less: a reed through a narrow band. */
export function quack(hz = 210): Samples {
  const seconds = 0.2;
  const reed = tone((at) => hz * (1.12 - 0.5 * at), seconds, 'pulse');
  const mouth = mix([
    [0, band(reed, hz * 5.2, 4)],
    [0, band(reed, hz * 9, 5), 0.6],
  ]);
  return normal(shaped(mouth, swell(0.015, seconds, 0.08)));
}

/** A grain of corn that bursts. */
export function pop(hz = 700, seed = 3): Samples {
  return ringing(
    mix([
      [
        0,
        struck(hz, [
          [1, 1, 0.05],
          [1.9, 0.5, 0.03],
        ]),
      ],
      [0, puff(2500, 0.7, 0.02, seed), 0.9],
    ]),
    0.4,
    1.2,
  );
}

/** A stroke in a hall. */
export function ringing(samples: Samples, seconds = 1.2, gain = 0.5): Samples {
  return normal(inRoom(samples, seconds, gain));
}
