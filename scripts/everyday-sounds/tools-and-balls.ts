/** Tools and balls of a house. */
import { bounce, knock, ringing } from '../audio/strokes.ts';
import {
  band,
  mix,
  noise,
  normal,
  path,
  puff,
  shaped,
  struck,
  swell,
  tone,
  type Part,
  type Samples,
} from '../audio/tones.ts';

import { uneven } from './at-home.ts';

export const tableTennis = (): Samples => {
  const racket = (seed: number) =>
    normal(
      mix([
        [
          0,
          struck(1250 + seed * 30, [
            [1, 1, 0.05],
            [2.1, 0.4, 0.03],
          ]),
        ],
        [0, puff(2500, 1, 0.02, seed), 0.5],
      ]),
    );
  const table = normal(
    mix([
      [
        0,
        struck(950, [
          [1, 1, 0.06],
          [1.9, 0.5, 0.04],
        ]),
      ],
      [0, struck(300, [[1, 0.5, 0.05]])],
    ]),
  );
  return mix(
    Array.from({ length: 7 }, (_, index): Part[] => [
      [0.3 + index * 0.68, ringing(racket(index % 2), 0.3, 0.5)],
      [0.62 + index * 0.68, ringing(table, 0.3, 0.5), 0.8],
    ]).flat(),
    5.4,
  );
};

export const basketball = (): Samples =>
  mix(
    uneven(10, 0.46, 0.06, 5).map((instant): Part => [instant, ringing(bounce(), 0.8, 0.5)]),
    5.3,
  );

export const hammer = (): Samples =>
  mix(
    Array.from({ length: 7 }, (_, index): Part => [
      0.3 + index * 0.6,
      ringing(
        mix([
          [
            0,
            struck(1900 + index * 90, [
              [1, 0.9, 0.12],
              [1.53, 0.6, 0.09],
              [2.4, 0.4, 0.06],
            ]),
          ],
          [0, knock(), 1],
        ]),
        0.35,
        0.5,
      ),
    ]),
    5,
  );

export const saw = (): Samples => {
  const stroke = (up: boolean) => {
    const seconds = 0.42;
    const rate = up ? path([0, 45], [seconds, 75]) : path([0, 75], [seconds, 50]);
    const teeth = shaped(
      band(noise(seconds, up ? 3 : 5), up ? 2400 : 1700, 1),
      (now) => 0.35 + 0.65 * Math.max(0, Math.sin(2 * Math.PI * rate(now) * now)),
    );
    return shaped(teeth, swell(0.05, seconds, 0.06));
  };
  return mix(
    Array.from({ length: 9 }, (_, index): Part => [
      0.2 + index * 0.52,
      stroke(index % 2 === 0),
      index % 2 === 0 ? 1 : 0.7,
    ]),
    5.2,
  );
};

export const drill = (): Samples => {
  const run = (seconds: number, seed: number) => {
    const speed = path([0, 60], [0.3, 190], [seconds - 0.3, 165], [seconds, 50]);
    const motor = mix([
      [0, tone(speed, seconds, 'saw')],
      [0, tone((now) => speed(now) * 5.03, seconds, 'square'), 0.25],
    ]);
    return shaped(
      mix([
        [0, motor, 0.8],
        [0, shaped(band(noise(seconds, seed), 2600, 0.7), (now) => 0.6 + 0.4 * Math.sin(2 * Math.PI * 47 * now)), 1.4],
      ]),
      swell(0.05, seconds, 0.1),
    );
  };
  return mix(
    [
      [0.2, run(1.5, 3)],
      [2.2, run(2.2, 5)],
    ],
    4.8,
  );
};
