/** Sounds of a house, built from tones and noise. */
import { bell, pop, ringing } from '../audio/strokes.ts';
import {
  at,
  band,
  dice,
  high,
  inRoom,
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

/** Instants that follow each other by a mean gap, a little uneven. */
export function uneven(count: number, gap: number, share: number, seed: number, from = 0.2): number[] {
  const roll = dice(seed);
  let instant = from;
  return Array.from({ length: count }, () => {
    const now = instant;
    instant += gap * (1 + share * (roll() * 2 - 1));
    return now;
  });
}

/** Many small sounds of chance, `perSecond` of them. */
export function scattered(
  seconds: number,
  perSecond: number,
  seed: number,
  make: (roll: () => number) => Samples,
): Samples {
  const roll = dice(seed);
  const count = Math.round(seconds * perSecond);
  return mix(
    Array.from({ length: count }, (): Part => [roll() * (seconds - 0.1), make(roll), 0.25 + 0.75 * roll() ** 2]),
    seconds,
  );
}

export const clockTicking = (): Samples => {
  const tick = (hz: number) =>
    normal(
      mix([
        [
          0,
          struck(hz, [
            [1, 1, 0.03],
            [2.3, 0.6, 0.02],
          ]),
        ],
        [0, puff(4000, 1, 0.012, 5), 0.7],
      ]),
    );
  return mix(
    Array.from({ length: 9 }, (_, index): Part => [
      0.3 + index * 0.5,
      ringing(tick(index % 2 === 0 ? 2300 : 1800), 0.25, 0.6),
      0.9,
    ]),
    5,
  );
};

export const alarmClock = (): Samples => {
  const pip = shaped(tone(2050, 0.09, 'square'), swell(0.004, 0.09, 0.01));
  return mix(
    [0, 1, 2, 3].flatMap((bar) =>
      at(
        [0, 0.14, 0.28, 0.42].map((step) => 0.3 + bar + step),
        pip,
      ),
    ),
    4.6,
  );
};

export const kettle = (): Samples => {
  const seconds = 6;
  const steam = shaped(
    sweep(noise(seconds, 3), path([0, 900], [3, 2200], [seconds, 2600]), 2),
    path([0, 0.15], [2.5, 0.4], [seconds, 0.5]),
  );
  const whistle = shaped(
    tone(
      (now) =>
        path([0, 900], [2, 1200], [3.4, 2350], [seconds, 2400])(now) * (1 + 0.006 * Math.sin(2 * Math.PI * 8 * now)),
      seconds,
    ),
    path([0, 0], [1.6, 0], [3.4, 0.7], [seconds, 0.8]),
  );
  return mix([
    [0, steam],
    [0, whistle],
  ]);
};

export const teaSpoon = (): Samples => {
  const roll = dice(5);
  const clinks = uneven(17, 0.19, 0.12, 3).map((instant): Part => [
    instant,
    bell(2700 + 500 * roll(), 0.35),
    0.5 + 0.5 * roll(),
  ]);
  return mix([...clinks, ...at([3.9, 4.2], bell(3400, 0.6))], 5.2);
};

export const popcorn = (): Samples =>
  mix(
    uneven(26, 0.19, 0.9, 17).map((instant, index): Part => [
      instant,
      pop(500 + ((index * 137) % 500), index + 1),
      0.5 + ((index * 29) % 50) / 100,
    ]),
    5.6,
  );

export const frying = (): Samples => {
  const seconds = 5;
  const hiss = high(noise(seconds, 21), 3500);
  const spit = scattered(seconds, 60, 23, (roll) =>
    puff(3000 + 5000 * roll(), 1.5, 0.02, Math.floor(roll() * 1000) + 1),
  );
  return shaped(
    mix([
      [0, hiss, 0.22],
      [0, spit, 0.8],
    ]),
    path([0, 0.2], [0.3, 1.2], [1, 0.9], [seconds, 0.8]),
  );
};

export const zipper = (): Samples => {
  const pull = (seconds: number, from: number, to: number, seed: number) => {
    const rate = path([0, from], [seconds, to]);
    const teeth = tone((now) => rate(now) / 14, seconds, 'pulse');
    const scrape = band(noise(seconds, seed), 4200, 0.8);
    const metal = sweep(
      mix([
        [0, teeth, 0.5],
        [0, shaped(scrape, (now) => 0.5 + 0.5 * Math.sign(Math.sin(2 * Math.PI * (rate(now) / 14) * now)))],
      ]),
      path([0, from], [seconds, to]),
      1.6,
    );
    return shaped(normal(metal), swell(0.04, seconds, 0.03));
  };
  return mix(
    [
      [0.3, pull(0.75, 1500, 3600, 31)],
      [1.7, pull(0.85, 3600, 1400, 33)],
      [3.2, pull(0.6, 1500, 3900, 35)],
    ],
    4.2,
  );
};

export const typing = (): Samples => {
  const key = (seed: number) =>
    normal(
      mix([
        [0, puff(2600, 0.9, 0.03, seed)],
        [
          0,
          struck(420 + (seed % 5) * 45, [
            [1, 1, 0.05],
            [2.7, 0.5, 0.03],
          ]),
          0.6,
        ],
        [0.06, puff(1900, 1, 0.02, seed + 50), 0.3],
      ]),
    );
  const space = normal(
    mix([
      [
        0,
        struck(230, [
          [1, 1, 0.09],
          [2.2, 0.5, 0.05],
        ]),
      ],
      [0, puff(1500, 0.8, 0.04, 91), 0.7],
    ]),
  );
  const letters = uneven(30, 0.135, 0.55, 7).map((instant, index): Part => [
    instant,
    index % 6 === 5 ? space : key(index + 1),
    0.6 + ((index * 31) % 40) / 100,
  ]);
  return mix(letters, 4.8);
};

export const typewriter = (): Samples => {
  const key = (seed: number) =>
    normal(
      mix([
        [
          0,
          struck(900 + (seed % 4) * 60, [
            [1, 0.7, 0.05],
            [3.1, 0.6, 0.04],
          ]),
        ],
        [0, puff(3200, 0.7, 0.05, seed), 1],
        [0, struck(170, [[1, 1, 0.06]]), 0.7],
      ]),
    );
  const line = uneven(18, 0.15, 0.3, 9).map((instant, index): Part => [instant, key(index + 1), 0.7]);
  const carriage = shaped(
    mix([
      [0, band(noise(0.7, 15), 1800, 1)],
      [0, scattered(0.7, 50, 3, () => puff(2500, 2, 0.01, 4)), 1],
    ]),
    swell(0.02, 0.7, 0.05),
  );
  return mix(
    [...line, [3.0, bell(2100, 1), 0.8], [3.5, normal(carriage), 0.7], [4.2, key(3)], [4.7, key(7)], [4.85, key(9)]],
    5.6,
  );
};

export const doorbell = (): Samples =>
  mix(
    [
      [0.3, bell(660, 1.8)],
      [0.95, bell(523, 2.4)],
      [3, bell(660, 1.8)],
      [3.65, bell(523, 2.2)],
    ],
    5.6,
  );

export const creakingDoor = (): Samples => {
  const seconds = 3.4;
  const rub = tone(path([0, 22], [0.7, 55], [1.4, 38], [2.4, 80], [seconds, 30]), seconds, 'pulse');
  const wood = mix([
    [0, band(rub, 620, 9)],
    [0, band(rub, 1130, 12), 0.8],
    [0, band(rub, 1900, 12), 0.5],
  ]);
  const creak = shaped(normal(wood), path([0, 0], [0.2, 0.7], [1.4, 0.6], [2.4, 1], [seconds, 0]));
  return mix(
    [
      [0.2, creak],
      [
        3.9,
        normal(
          inRoom(
            mix([
              [
                0,
                struck(95, [
                  [1, 1, 0.3],
                  [2.1, 0.6, 0.2],
                ]),
              ],
              [0, puff(600, 0.6, 0.1, 5)],
            ]),
            0.5,
            0.5,
          ),
        ),
      ],
    ],
    5,
  );
};
