/** Sounds of streets, machines, telephones and animals. */
import { beep, bell, ringing, slide } from '../audio/strokes.ts';
import {
  band,
  decay,
  dice,
  generate,
  high,
  inRoom,
  low,
  mix,
  noise,
  normal,
  path,
  puff,
  sequence,
  shaped,
  struck,
  swell,
  tone,
  type Part,
  type Samples,
} from '../audio/tones.ts';
import { dialled } from '../sound-puzzles/codes.ts';
import { scattered } from './at-home.ts';

const pair = (lowHz: number, highHz: number, seconds: number): Samples =>
  shaped(
    mix([
      [0, tone(lowHz, seconds)],
      [0, tone(highHz, seconds)],
    ]),
    swell(0.005, seconds, 0.01),
  );

export const dialTone = (): Samples => pair(350, 440, 4);
export const busyTone = (): Samples =>
  sequence(
    Array.from({ length: 5 }, () => pair(480, 620, 0.5)),
    0.5,
  );
export const oldTelephone = (): Samples => {
  const stroke = bell(1450, 0.5);
  const other = bell(1780, 0.5);
  const ring = mix(
    Array.from({ length: 34 }, (_, index): Part => [index * 0.05, index % 2 === 0 ? stroke : other, 0.6]),
  );
  return mix(
    [
      [0.2, ring],
      [3.2, ring],
    ],
    5.9,
  );
};
/** The handshake of a modem on a telephone line, after the tones of V.21 and V.8. */
export const modem = (): Samples =>
  sequence([
    shaped(pair(350, 440, 0.7), () => 0.7),
    normal(dialled('64', 0.2)),
    shaped(tone(2100, 0.9), swell(0.01, 0.9, 0.01)),
    normal(
      generate(0.9, (now) =>
        (Math.floor(now * 300) * 7919) % 3 === 0
          ? Math.sin(2 * Math.PI * 980 * now)
          : Math.sin(2 * Math.PI * 1650 * now),
      ),
    ),
    shaped(normal(band(noise(1.6, 5), 1800, 0.8)), path([0, 0.4], [0.1, 1], [1.6, 0.9])),
  ]);

export const carHorn = (): Samples => {
  const horn = (seconds: number) =>
    shaped(
      mix([
        [0, low(tone(405, seconds, 'saw'), 3000)],
        [0, low(tone(508, seconds, 'saw'), 3000)],
      ]),
      swell(0.02, seconds, 0.04),
    );
  return mix(
    [
      [0.3, horn(0.25)],
      [0.75, horn(0.25)],
      [1.4, horn(1.5)],
    ],
    3.5,
  );
};
export const siren = (): Samples =>
  shaped(
    tone((now) => 950 + 420 * Math.sin(2 * Math.PI * 0.28 * now - 1.5), 7, 'triangle'),
    swell(0.2, 7, 0.3),
  );
export const indicator = (): Samples => {
  const on = normal(
    mix([
      [0, struck(1500, [[1, 1, 0.03]])],
      [0, puff(2600, 1, 0.015, 3)],
    ]),
  );
  const off = normal(
    mix([
      [0, struck(1050, [[1, 1, 0.03]])],
      [0, puff(1900, 1, 0.015, 5)],
    ]),
  );
  return mix(
    Array.from({ length: 7 }, (_, index): Part[] => [
      [0.3 + index * 0.7, ringing(on, 0.15, 0.4)],
      [0.65 + index * 0.7, ringing(off, 0.15, 0.4), 0.8],
    ]).flat(),
    5.4,
  );
};

/** Strokes of a piston engine: `rate` gives them per second. */
function engine(seconds: number, rate: (now: number) => number, seed: number): Samples {
  const strokes = tone(rate, seconds, 'pulse');
  const rough = shaped(noise(seconds, seed), () => 0.3);
  const body = mix([
    [0, strokes],
    [0, rough, 0.5],
  ]);
  return normal(
    mix([
      [0, band(body, 140, 1.5)],
      [0, band(body, 420, 2), 0.9],
      [0, band(body, 1100, 2), 0.35],
    ]),
  );
}
export const engineStart = (): Samples => {
  const crank = shaped(
    engine(1.7, (now) => 9 + Math.sin(now * 20), 3),
    (now) => 0.5 + 0.4 * Math.sin(2 * Math.PI * 4.5 * now),
  );
  const whine = shaped(
    tone((now) => 330 + 30 * Math.sin(2 * Math.PI * 4.5 * now), 1.7, 'saw'),
    swell(0.05, 1.7, 0.05),
  );
  const run = shaped(
    engine(3.6, path([0, 30], [0.4, 95], [1.1, 48], [1.8, 42], [2.4, 110], [3.6, 50]), 5),
    path([0, 0.4], [0.3, 1.2], [1, 0.8], [3.3, 0.9], [3.6, 0]),
  );
  return mix([
    [0.2, crank, 0.7],
    [0.2, low(whine, 1800), 0.16],
    [1.9, run],
  ]);
};
export const racingCar = (): Samples => {
  const pass = (seed: number) => {
    const rate = path([0, 236], [1.2, 232], [1.7, 172], [3, 168]);
    const car = mix([
      [0, tone(rate, 3, 'saw')],
      [0, tone((now) => rate(now) * 2.01, 3, 'saw'), 0.6],
      [0, noise(3, seed), 0.25],
    ]);
    return shaped(band(car, 1000, 0.4), (now) => 1 / (1 + ((now - 1.45) * 3.2) ** 2));
  };
  return mix([
    [0, pass(3)],
    [2.6, pass(5)],
  ]);
};
export const helicopter = (): Samples => {
  const chop = shaped(low(noise(5.5, 3), 900), (now) => Math.max(0, Math.sin(2 * Math.PI * 10.5 * now)) ** 5);
  const engineHum = mix([
    [0, tone(520, 5.5, 'saw'), 0.06],
    [0, tone(42, 5.5, 'triangle'), 0.3],
  ]);
  return shaped(
    mix([
      [0, normal(chop)],
      [0, engineHum],
    ]),
    path([0, 0.2], [2.5, 1], [5.5, 0.5]),
  );
};
export const steamTrain = (): Samples => {
  const chuff = (seed: number) =>
    shaped(
      mix([
        [0, band(noise(0.3, seed), 800, 0.6)],
        [0, high(noise(0.3, seed + 1), 3000), 0.3],
      ]),
      decay(0.3),
    );
  const parts: Part[] = [];
  let instant = 0.2;
  for (let stroke = 0; instant < 4.4; stroke += 1) {
    parts.push([instant, chuff(stroke + 2), stroke % 4 === 0 ? 1 : 0.65]);
    instant += Math.max(0.14, 0.62 * 0.9 ** stroke);
  }
  const whistle = shaped(
    mix([
      [0, tone(520, 1.5, 'triangle')],
      [0, tone(656, 1.5, 'triangle')],
      [0, tone(784, 1.5, 'triangle')],
      [0, band(noise(1.5, 9), 1500, 1), 0.8],
    ]),
    swell(0.12, 1.5, 0.2),
  );
  return mix([...parts, [4.6, whistle, 0.4]]);
};
export const bicycleBell = (): Samples =>
  mix(
    [0.3, 0.62, 2, 2.3].flatMap((instant): Part[] =>
      [0, 0.045, 0.09, 0.135].map((step): Part => [instant + step, bell(2600, 0.8), 0.7]),
    ),
    4.6,
  );
export const heartMonitor = (): Samples =>
  sequence(
    Array.from({ length: 6 }, () => beep(940, 0.16)),
    0.66,
  );
export const fireworks = (): Samples => {
  const burst = normal(
    mix([
      [0, shaped(low(noise(1.2, 3), 900), decay(1.1))],
      [0, struck(70, [[1, 1, 0.5]])],
      [
        0.15,
        shaped(
          scattered(1.6, 60, 7, () => puff(4500, 1, 0.02, 3)),
          path([0, 1], [1.6, 0]),
        ),
        0.5,
      ],
    ]),
  );
  return mix(
    [
      [0.2, slide([0, 700], [1.3, 2600]), 0.25],
      [1.6, burst],
      [3, slide([0, 800], [1.1, 2900]), 0.25],
      [4.2, burst],
    ],
    6.4,
  );
};
export const cannon = (): Samples => {
  const shot = inRoom(
    normal(
      mix([
        [0, shaped(low(noise(1.6, 5), 420), decay(1.4))],
        [
          0,
          shaped(
            tone((now) => 55 + 60 * Math.exp(-now * 14), 1.2),
            decay(1.2),
          ),
        ],
        [0, shaped(noise(0.08, 7), decay(0.08)), 0.6],
      ]),
    ),
    2.8,
    0.8,
  );
  return mix([[0.5, shot]], 5);
};
export const sonar = (): Samples =>
  mix(
    [0.3, 2.5].flatMap((instant): Part[] => [
      [instant, inRoom(shaped(tone(1480, 1), decay(1.1)), 2, 0.7)],
      [instant + 1.1, inRoom(shaped(tone(1480, 0.7), decay(0.8)), 1.5, 0.6), 0.25],
    ]),
    5.6,
  );
export const geiger = (): Samples =>
  mix(
    scatterTimes(5.5).map((instant, index): Part => [instant, puff(2800, 1.5, 0.012, index + 1)]),
    5.6,
  );
function scatterTimes(seconds: number): number[] {
  const roll = dice(29);
  const times: number[] = [];
  for (let now = 0.3; now < seconds; now += -Math.log(1 - roll()) / (3 + (now / seconds) * 26)) times.push(now);
  return times;
}
