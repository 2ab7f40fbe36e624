import { describe, expect, it } from 'vitest';
import { samplePack } from '#testing/sample-pack.ts';
import { startTestGame } from '#testing/test-game.ts';
import { answerAddress, isLoopback } from '../components/frame/public-address.ts';
import { largestFitting } from '../components/question/fit-text.tsx';
import { easeOut, segmentAt, segments, stopAngle, teamOfSegment, tickTimes } from '../components/wheel/spin.ts';
import { fillString } from '../sound/synth.ts';
import { soundOf } from '../sound/use-game-sounds.ts';
import { nearestInDirection } from './use-arrow-keys.ts';
import { readWholeNumber } from './whole-number.ts';

describe('the wheel', () => {
  it.each([2, 3, 4])('stops at the team that the pack names, among %i teams [GAME-2]', (teams) => {
    for (let team = 0; team < teams; team += 1) {
      for (let chance = 0; chance < 1; chance += 0.01) {
        expect(teamOfSegment(segmentAt(stopAngle(team, teams, chance)), teams)).toBe(team);
      }
    }
  });

  it('ticks once for each segment that passes, ever slower', () => {
    const angle = stopAngle(0, 2, 0.5);
    const times = tickTimes(angle);
    expect(times).toHaveLength(Math.floor(angle / (360 / segments)));
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(gaps.at(-1) ?? 0).toBeGreaterThan((gaps[0] ?? 0) * 5);
    expect([easeOut(0), easeOut(1)]).toEqual([0, 1]);
  });
});

it.each([
  ['600', 600],
  ['٦٠٠', 600],
  [' 1,200 ', 1200],
  ['١٬٢٠٠', 1200],
  ['-5', -5],
  ['−5', -5],
  ['6.5', null],
  ['', null],
  ['ستة', null],
  ['99999999999999', null],
])('reads %j as %s', (typed, number) => {
  expect(readWholeNumber(typed)).toBe(number);
});

describe('the address behind a code', () => {
  it.each(['localhost', 'siraj.localhost', '127.0.0.1', '127.8.8.8', '[::1]'])(
    'is none on %s: a phone could not open it [GAME-7]',
    (hostname) => {
      expect(isLoopback(hostname)).toBe(true);
      expect(answerAddress('Kx7', { origin: `http://${hostname}:3000`, hostname })).toBeNull();
    },
  );

  it('is short, on the address the page was opened by [GAME-7]', () => {
    expect(answerAddress('Kx7', { origin: 'https://siraj.example', hostname: 'siraj.example' })).toBe(
      'https://siraj.example/answer/Kx7',
    );
    expect(isLoopback('192.168.1.7')).toBe(false);
  });
});

it('finds the largest size that fits, and never goes below the least', () => {
  expect(largestFitting(13, 64, (px) => px <= 41)).toBe(41);
  expect(largestFitting(13, 64, () => true)).toBe(64);
  expect(largestFitting(13, 64, () => false)).toBe(13);
});

it('walks over tiles as they lie: straight ahead first, nothing behind', () => {
  const places = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 200, y: 0 },
    { x: 100, y: 100 },
  ];
  expect(nearestInDirection({ x: 0, y: 0 }, places, [1, 0])).toBe(1);
  expect(nearestInDirection({ x: 100, y: 0 }, places, [0, 1])).toBe(3);
  expect(nearestInDirection({ x: 0, y: 0 }, places, [-1, 0])).toBe(-1);
});

describe('what the game sounds like', () => {
  it('plucks on a pick, drums on a steal, calls on a right answer', () => {
    const table = startTestGame(samplePack({ kind: 'text', firstTeamIndex: 0, setup: { answerMode: 'choices' } }));
    const heard: (string | null)[] = [];
    const give = (act: Parameters<typeof table.give>[0]) => {
      const before = table.state();
      heard.push(soundOf(before, table.give(act)));
    };
    give({ type: 'wheelStopped' });
    give({ type: 'pick', cellId: table.openCell() });
    give({ type: 'pause' });
    give({ type: 'choose', optionId: table.wrongOption() });
    give({ type: 'choose', optionId: table.rightOption() });
    give({ type: 'award', teamIndex: 1 });
    give({ type: 'end' });
    give({ type: 'finish' });
    expect(heard).toEqual([null, 'pick', null, 'steal', 'right', null, null, 'winner']);
  });

  it('makes a string that rings and dies away', () => {
    const samples = new Float32Array(44_100);
    fillString(samples, 44_100, 146.83);
    const loudness = (from: number) =>
      samples.slice(from, from + 2000).reduce((sum, sample) => sum + Math.abs(sample), 0);
    expect(loudness(0)).toBeGreaterThan(loudness(20_000) * 1.5);
    expect(loudness(20_000)).toBeGreaterThan(loudness(42_000));
    expect(samples.every((sample) => Math.abs(sample) <= 1)).toBe(true);
  });
});
