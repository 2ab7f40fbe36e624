/** Weather, animals and crowds. */
import { clapOnce, pop, quack } from '../audio/strokes.ts';
import {
  at,
  band,
  dice,
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
  type Part,
  type Samples,
} from '../audio/tones.ts';

import { scattered, uneven } from './at-home.ts';

export const rain = (): Samples => {
  const drops = scattered(5.5, 320, 41, (roll) => puff(1800 + 5200 * roll(), 2.5, 0.014, Math.floor(roll() * 800) + 1));
  return mix(
    [
      [0, normal(drops)],
      [0, band(noise(5.5, 3), 2600, 0.3), 0.35],
    ],
    5.5,
  );
};
export const crickets = (): Samples => {
  const call = (hz: number) =>
    mix(
      at(
        [0, 0.045, 0.09, 0.135],
        shaped(tone(hz, 0.028), (now) => Math.sin((Math.PI * now) / 0.028)),
      ),
    );
  return mix(
    [
      ...at(
        Array.from({ length: 12 }, (_, index) => 0.2 + index * 0.42),
        call(4500),
      ),
      ...at(
        Array.from({ length: 11 }, (_, index) => 0.36 + index * 0.45),
        call(4150),
        0.45,
      ),
    ],
    5.5,
  );
};
export const mosquito = (): Samples => {
  const seconds = 5.5;
  const wings = mix([[0, tone((now) => 560 + 35 * Math.sin(now * 3) + 20 * Math.sin(now * 11), seconds, 'saw')]]);
  return shaped(band(wings, 1500, 0.8), (now) => 0.12 + 0.88 * Math.abs(Math.sin(now * 1.3 + 0.3)) ** 3);
};
export const frogs = (): Samples => {
  const croak = (hz: number) => shaped(band(tone(hz, 0.42, 'pulse'), hz * 14, 3), (now) => swell(0.05, 0.42, 0.1)(now));
  const frog = normal(croak(46));
  const other = normal(croak(61));
  return mix([...at([0.3, 1.4, 2.5, 3.6], frog), ...at([0.9, 2, 3.1, 4.2], other, 0.6)], 5.2);
};
export const ducks = (): Samples =>
  mix(
    uneven(11, 0.42, 0.25, 3).map((instant, index): Part => [
      instant,
      quack(index % 3 === 0 ? 180 : 215),
      0.6 + (index % 2) * 0.4,
    ]),
    5,
  );
export const cuckooClock = (): Samples => {
  const call = (hz: number) =>
    shaped(
      mix([
        [0, tone(hz, 0.38)],
        [0, tone(hz * 2, 0.38), 0.15],
        [0, band(noise(0.38, 3), hz * 2, 3), 0.3],
      ]),
      swell(0.03, 0.38, 0.1),
    );
  return mix(
    [0.3, 1.6, 2.9].flatMap((instant): Part[] => [
      [instant, call(660)],
      [instant + 0.5, call(523)],
      [instant - 0.1, puff(1800, 1, 0.02, 3), 0.2],
    ]),
    4.4,
  );
};
export const owl = (): Samples => {
  const hoot = (seconds: number, hz: number) =>
    inRoom(
      shaped(
        mix([
          [0, tone((now) => hz * (1 + 0.04 * Math.sin((Math.PI * now) / seconds)), seconds)],
          [0, tone(hz * 2, seconds), 0.12],
        ]),
        swell(0.08, seconds, 0.12),
      ),
      1,
      0.3,
    );
  return mix(
    [0.3, 3].flatMap((instant): Part[] => [
      [instant, hoot(0.35, 370)],
      [instant + 0.6, hoot(0.22, 380)],
      [instant + 0.95, hoot(0.7, 350)],
    ]),
    5.6,
  );
};
export const woodpecker = (): Samples => {
  const tap = struck(1050, [
    [1, 1, 0.04],
    [1.8, 0.6, 0.03],
  ]);
  const roll = mix(Array.from({ length: 16 }, (_, index): Part => [index * 0.055, tap, 1 - index * 0.045]));
  return mix(at([0.3, 2.1, 3.9], inRoom(normal(roll), 1, 0.35)), 5.6);
};
export const camelBells = (): Samples => {
  const roll = dice(9);
  const low1 = uneven(11, 0.62, 0.1, 3).map((instant): Part => [
    instant,
    struck(620, [
      [1, 1, 0.5],
      [1.51, 0.7, 0.4],
      [2.67, 0.5, 0.25],
      [4.1, 0.3, 0.15],
    ]),
    0.6 + 0.4 * roll(),
  ]);
  const small = uneven(10, 0.66, 0.15, 7).map((instant): Part => [
    instant + 0.2,
    struck(930, [
      [1, 1, 0.4],
      [1.47, 0.7, 0.3],
      [2.5, 0.5, 0.2],
    ]),
    0.35 + 0.3 * roll(),
  ]);
  const feet = uneven(11, 0.62, 0.05, 3).map((instant): Part => [instant, puff(420, 0.7, 0.12, 5), 0.25]);
  return mix([...low1, ...small, ...feet], 7);
};
export const gallop = (): Samples => {
  const hoof = normal(
    mix([
      [
        0,
        struck(620, [
          [1, 1, 0.05],
          [1.7, 0.6, 0.04],
        ]),
      ],
      [0, puff(1200, 1.2, 0.05, 3)],
      [0, struck(150, [[1, 0.8, 0.08]])],
    ]),
  );
  return mix(
    Array.from({ length: 10 }, (_, index): Part[] => [
      [0.3 + index * 0.5, hoof, 0.8],
      [0.42 + index * 0.5, hoof, 0.6],
      [0.54 + index * 0.5, hoof, 1],
    ]).flat(),
    5.5,
  );
};
export const applause = (): Samples => {
  const roll = dice(21);
  const hands = Array.from({ length: 40 }, (_, index) => clapOnce(41 + index * 6)).slice(0, 8);
  const claps = Array.from({ length: 150 }, (): Part => [
    0.2 + roll() * 5,
    hands[Math.floor(roll() * 8)] ?? pop(),
    0.2 + 0.8 * roll(),
  ]);
  return shaped(mix(claps, 6), path([0, 0.2], [0.8, 1], [4.5, 0.9], [6, 0]));
};
export const rattlesnake = (): Samples => {
  const shake = (seconds: number) =>
    shaped(
      band(noise(seconds, 3), 6500, 0.8),
      (now) => (0.45 + 0.55 * Math.max(0, Math.sin(2 * Math.PI * 48 * now))) * swell(0.15, seconds, 0.25)(now),
    );
  return mix([
    [0.3, shake(1.9)],
    [2.7, shake(2.6)],
  ]);
};
