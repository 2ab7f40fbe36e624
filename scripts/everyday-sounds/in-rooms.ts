/** More sounds of a house: machines, tools and games. */
import { bell, drop, ringing } from '../audio/strokes.ts';
import {
  at,
  band,
  cut,
  decay,
  generate,
  high,
  low,
  mix,
  noise,
  normal,
  path,
  puff,
  shaped,
  struck,
  sweep,
  swell,
  tone,
  type Part,
  type Samples,
} from '../audio/tones.ts';

import { scattered } from './at-home.ts';

export const footsteps = (): Samples => {
  const heel = (hz: number) =>
    ringing(
      mix([
        [
          0,
          struck(hz, [
            [1, 1, 0.05],
            [2.4, 0.5, 0.03],
          ]),
        ],
        [0, puff(2400, 0.8, 0.025, 9)],
        [0.05, puff(1100, 0.7, 0.04, 11), 0.35],
      ]),
      0.6,
      0.5,
    );
  return mix(
    Array.from({ length: 9 }, (_, index): Part => [0.3 + index * 0.52, heel(index % 2 === 0 ? 720 : 650), 0.9]),
    5.4,
  );
};

export const vacuum = (): Samples => {
  const seconds = 5;
  const speed = path([0, 20], [0.9, 118], [3.9, 118], [seconds, 25]);
  const motor = mix([
    [0, tone((now) => speed(now) * 2, seconds, 'saw'), 0.5],
    [0, tone((now) => speed(now) * 9.1, seconds), 0.35],
  ]);
  const air = band(noise(seconds, 41), 1300, 0.35);
  return shaped(
    mix([
      [0, low(motor, 2500), 0.5],
      [0, air, 1.6],
    ]),
    path([0, 0.05], [0.9, 1], [3.9, 1], [seconds, 0]),
  );
};

export const blender = (): Samples => {
  const run = (seconds: number, seed: number) => {
    const speed = path([0, 90], [0.35, 260], [seconds - 0.2, 275], [seconds, 90]);
    const motor = mix([
      [0, tone(speed, seconds, 'saw')],
      [0, tone((now) => speed(now) * 6, seconds), 0.3],
      [0, scattered(seconds, 30, seed, (roll) => struck(300 + 700 * roll(), [[1, 1, 0.05]])), 1.2],
    ]);
    return shaped(
      mix([
        [0, motor],
        [0, band(noise(seconds, seed), 2400, 0.6), 0.9],
      ]),
      swell(0.1, seconds, 0.15),
    );
  };
  return mix(
    [
      [0.2, run(1.3, 51)],
      [2, run(2.4, 53)],
    ],
    4.8,
  );
};

export const microwave = (): Samples => {
  const hum = mix([
    [0, tone(120, 3, 'triangle')],
    [0, tone(240, 3), 0.4],
    [0, low(noise(3, 5), 700), 0.5],
  ]);
  const pip = shaped(tone(1950, 0.45), swell(0.01, 0.45, 0.03));
  return mix([[0, shaped(hum, swell(0.1, 3, 0.05)), 0.35], ...at([3.3, 4.15, 5], pip, 0.7)], 5.9);
};

export const tapDripping = (): Samples =>
  mix(
    [0.4, 1.35, 2.3, 3.25, 4.2].map((instant, index): Part => [
      instant,
      ringing(drop(760 + (index % 2) * 70), 0.9, 0.6),
    ]),
    5.4,
  );

export const broom = (): Samples => {
  const sweepOnce = (seed: number) =>
    shaped(band(noise(0.42, seed), 3200, 0.5), (now) => Math.sin((Math.PI * now) / 0.42) ** 2);
  return mix(
    Array.from({ length: 8 }, (_, index): Part => [0.2 + index * 0.6, sweepOnce(index + 3), index % 2 === 0 ? 1 : 0.7]),
    5,
  );
};

export const snoring = (): Samples => {
  const breath = (from: number) => {
    const inhale = mix([
      [0, tone((now) => 34 + 10 * now, 1.25, 'pulse')],
      [0, noise(1.25, from), 0.35],
    ]);
    const nose = mix([
      [0, band(inhale, 330, 3)],
      [0, band(inhale, 900, 4), 0.5],
      [0, band(inhale, 1900, 4), 0.25],
    ]);
    return shaped(normal(nose), (now) => Math.sin((Math.PI * Math.min(now, 1.25)) / 1.25) ** 1.3);
  };
  const exhale = shaped(
    sweep(noise(1.1, 91), path([0, 1600], [1.1, 800]), 2),
    (now) => 0.6 * Math.sin((Math.PI * now) / 1.1) ** 2,
  );
  return mix(
    [
      [0.2, breath(3)],
      [1.65, exhale, 1.2],
      [3.1, breath(5)],
      [4.55, exhale, 1.2],
    ],
    5.9,
  );
};

export const balloon = (): Samples => {
  const puffs = [0.2, 1.3, 2.4].map((instant, index): Part => [
    instant,
    shaped(band(noise(0.75, index + 5), 700 + index * 250, 1.2), swell(0.1, 0.75, 0.2)),
    0.5,
  ]);
  return mix(
    [
      ...puffs,
      [
        3.9,
        normal(
          mix([
            [0, shaped(noise(0.3, 9), decay(0.25))],
            [0, struck(160, [[1, 1, 0.2]]), 0.8],
          ]),
        ),
        3,
      ],
    ],
    5,
  );
};

export const camera = (): Samples => {
  const shutter = normal(
    mix([
      [0, puff(3500, 0.8, 0.03, 3)],
      [
        0.03,
        struck(1400, [
          [1, 0.6, 0.04],
          [2.2, 0.5, 0.03],
        ]),
      ],
      [0.09, puff(2500, 0.8, 0.05, 7)],
      [0.11, struck(700, [[1, 0.5, 0.05]])],
    ]),
  );
  const motor = shaped(
    tone((now) => 700 + 300 * now, 0.28, 'saw'),
    swell(0.02, 0.28, 0.05),
  );
  return mix(
    [0.3, 1.5, 2.2, 2.6, 3, 4.1].flatMap((instant): Part[] => [
      [instant, ringing(shutter, 0.2, 0.5)],
      [instant + 0.16, low(motor, 2500), 0.12],
    ]),
    5,
  );
};

export const sodaCan = (): Samples => {
  const snap = normal(
    mix([
      [0, puff(2800, 0.7, 0.06, 3)],
      [
        0,
        struck(1150, [
          [1, 1, 0.06],
          [1.7, 0.6, 0.04],
        ]),
      ],
      [0.05, puff(1500, 0.8, 0.04, 5)],
    ]),
  );
  const hiss = shaped(high(noise(1.1, 7), 3200), (now) => decay(1.1)(now));
  const fizz = scattered(3.4, 150, 13, (roll) => puff(3500 + 4500 * roll(), 3, 0.012, Math.floor(roll() * 900) + 2));
  return mix(
    [
      [0.4, snap],
      [0.45, hiss, 0.8],
      [1.4, shaped(normal(fizz), path([0, 0.2], [0.6, 0.8], [3.4, 0.25])), 0.8],
    ],
    4.9,
  );
};

/** The brass mortar in which the Gulf pounds coffee. */
export const coffeeMortar = (): Samples => {
  const thud = mix([
    [
      0,
      struck(310, [
        [1, 0.8, 0.25],
        [2.76, 0.7, 0.5],
        [5.4, 0.45, 0.35],
      ]),
    ],
    [0, puff(1500, 0.7, 0.06, 3)],
  ]);
  const rim = struck(1480, [
    [1, 1, 0.9],
    [2.3, 0.5, 0.5],
    [3.7, 0.3, 0.3],
  ]);
  const rhythm = 'D-D-rrD-D-rrD-DrD-rr';
  return mix(
    rhythm
      .split('')
      .flatMap((sign, index): Part[] =>
        sign === '-' ? [] : [[0.3 + index * 0.24, sign === 'D' ? thud : rim, sign === 'D' ? 1 : 0.5]],
      ),
    5.8,
  );
};

export const heartbeat = (): Samples => {
  const thump = (hz: number) =>
    normal(
      mix([
        [
          0,
          shaped(
            tone((now) => hz * (1 + 0.4 * Math.exp(-now * 30)), 0.22),
            decay(0.25),
          ),
        ],
        [0, puff(260, 0.8, 0.08, 3), 0.5],
      ]),
    );
  return mix(
    Array.from({ length: 6 }, (_, index): Part[] => [
      [0.3 + index * 0.85, thump(75)],
      [0.58 + index * 0.85, thump(95), 0.65],
    ]).flat(),
    5.4,
  );
};

export const vinyl = (): Samples => {
  const crackle = scattered(5, 26, 19, (roll) => puff(1500 + 4500 * roll(), 1.2, 0.008, Math.floor(roll() * 700) + 1));
  const hiss = band(noise(5, 3), 3000, 0.3);
  const turn = generate(
    5,
    (now) => 0.05 * Math.sin(2 * Math.PI * 55 * now) * (0.6 + 0.4 * Math.sin(2 * Math.PI * 0.55 * now)),
  );
  return mix(
    [
      [0, normal(crackle)],
      [0, hiss, 0.05],
      [0, turn, 0.3],
      [0.3, struck(90, [[1, 1, 0.2]]), 0.6],
    ],
    5,
  );
};

export const bubbles = (): Samples => {
  const breath = [0.2, 2.6].map((instant): Part => [
    instant,
    shaped(band(noise(0.9, 7), 1100, 1.5), swell(0.2, 0.9, 0.2)),
    0.25,
  ]);
  const rise = [1.2, 3.6].map((instant, index): Part => [
    instant,
    scattered(1.3, 22, 31 + index, (roll) => drop(180 + 420 * roll())),
    0.9,
  ]);
  return cut(mix([...breath, ...rise], 5.2), 0, 5.2);
};

export const coinSpinning = (): Samples => {
  let instant = 0.9;
  const parts: Part[] = [
    [0.3, bell(3900, 0.5)],
    [0.55, bell(4300, 0.35), 0.7],
  ];
  for (let gap = 0.12; gap > 0.012; gap *= 0.955) {
    parts.push([
      instant,
      struck(3800, [
        [1, 1, 0.08],
        [1.61, 0.7, 0.06],
        [2.3, 0.4, 0.04],
      ]),
      0.25 + gap * 4,
    ]);
    instant += gap;
  }
  return mix(parts, instant + 0.8);
};
