import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reactionToScreen, commitToScreen, createPressWatch, voteToReceipt, type PressWatch } from './press-watch.ts';
import { createRecorder, type Recorder } from './recorder.ts';
import { brokenOf } from './verdict.ts';

const id = 'a17f0a52-0d1d-4f6e-9f64-1d1b8f6a2b01';
const task = 'cell.1.question.own';
const vote = { kind: 'vote', task, optionId: 'one' } as const;
const points = { kind: 'commit', task: 'points', value: 200 } as const;
const clap = { kind: 'react', reaction: 'clap' } as const;
const fire = { kind: 'react', reaction: 'fire' } as const;
const ofSeat = { seatId: id, teamIndex: 0 };
const seat = {
  id,
  name: 'هاتف',
  teamIndex: 0,
  emblem: 'pearl',
  isRemote: false,
  isJudge: false,
  isCaptain: true,
} as const;
let recorder: Recorder;
let watch: PressWatch;
const show = (key: string | null, mayReact = true) => {
  watch.screenIsAt(key);
  watch.shows({
    seat,
    task: key === null ? null : { kind: 'vote', key, options: [], own: null, mayAnswer: true },
    mayReact,
  });
};
const showCommit = (key: string, type: 'points' | 'number') => {
  const form = type === 'points' ? { type, step: 100, max: 500 } : { type, unit: null };
  watch.screenIsAt(key);
  watch.shows({ seat, task: { kind: 'commit', key, form, draft: null, isCommitted: false }, mayReact: true });
};
const found = () => recorder.operations().map(({ name, max, codes }) => [name, max, codes]);
/** Without what is 0. */
const counted = () =>
  Object.fromEntries(
    recorder
      .presses()
      .map(({ kind, ...counts }) => [
        kind,
        Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)),
      ]),
  );

beforeEach(() => {
  vi.useFakeTimers();
  recorder = createRecorder(() => 0, 10_000);
  watch = createPressWatch(recorder, Date.now);
  watch.connected(true);
  show(task);
});
afterEach(() => vi.useRealTimers());

it('measures a vote until its receipt, and what the screen gets until it is there', () => {
  watch.pressed(vote);
  watch.pressed(clap);
  vi.advanceTimersByTime(20);
  watch.received({ ...vote, optionId: 'another' });
  watch.screenHas({ ...clap, seatId: '00000000-0000-4000-8000-000000000000', teamIndex: 0 });
  expect(found()).toEqual([]);
  watch.received(vote);
  watch.screenHas({ ...clap, ...ofSeat });
  showCommit('points', 'points');
  watch.pressed(points);
  vi.advanceTimersByTime(20);
  watch.screenHas({ ...points, ...ofSeat, value: 300 });
  watch.screenHas({ ...points, ...ofSeat });
  expect(found()).toEqual([commitToScreen, reactionToScreen, voteToReceipt].map((name) => [name, 20, {}]));
  const arrived = { pressed: 1, arrived: 1 };
  expect(counted()).toEqual({ vote: arrived, react: arrived, commit: arrived });
});

it('counts each reaction in and out: one that came does not stand for the one before it', () => {
  for (const press of [clap, fire, clap]) {
    watch.pressed(press);
    vi.advanceTimersByTime(1000);
  }
  watch.screenHas({ ...fire, ...ofSeat });
  expect(counted()).toEqual({ react: { pressed: 3, arrived: 1, lost: 1 } });
  watch.screenHas({ ...clap, ...ofSeat });
  // None is left to arrive.
  watch.screenHas({ ...clap, ...ofSeat });
  watch.close();
  expect(counted()).toEqual({ react: { pressed: 3, arrived: 2, lost: 1 } });
  expect(found()).toEqual([[reactionToScreen, 2000, {}]]);
});

it('fails a run whose server loses nine reactions of ten, each before the game is over', () => {
  for (let pressed = 0; pressed < 40; pressed += 1) {
    watch.pressed(clap);
    if (pressed % 10 === 0) watch.screenHas({ ...clap, ...ofSeat });
    vi.advanceTimersByTime(1000);
  }
  show(null, false);
  watch.close();
  const { arrived, lost } = recorder.presses()[0]!;
  expect(arrived).toBe(4);
  expect(lost).toBeGreaterThan(30);
  const journeys = { planned: 1, started: 1, dropped: 0, late: 0, finished: 1, failed: 0, cutOff: 0, commands: 200 };
  const run = { startedAt: '', machine: '', conditions: '', ratePerMinute: 1, minutes: 1, warmUpMinutes: 0, journeys };
  const rest = { operations: recorder.operations(), samples: [], memory: null, skipped: [] };
  expect(brokenOf({ ...run, ...rest, presses: recorder.presses() })).toEqual([expect.stringContaining('react')]);
});

it('counts a vote as lost whose task stays on the screen without a receipt, also once the next task is there', () => {
  watch.pressed(vote);
  vi.advanceTimersByTime(300);
  show('cell.2.question.own');
  watch.pressed({ ...vote, task: 'cell.2.question.own' });
  vi.advanceTimersByTime(60_000);
  expect(counted()).toEqual({ vote: { pressed: 2, lost: 2 } });
  // An error only while its moment lasts: of the other the receipt may be owed or not.
  expect(found()).toEqual([[voteToReceipt, 30_000, { lost: 1 }]]);
});

it('counts a vote as arrived whose receipt comes after its task', () => {
  watch.pressed(vote);
  show(null);
  vi.advanceTimersByTime(300);
  watch.received(vote);
  watch.close();
  expect(counted()).toEqual({ vote: { pressed: 1, arrived: 1 } });
});

it.each([
  ['the screen is at another task already', () => watch.screenIsAt('cell.2.question.own'), () => undefined],
  ['the task is over at once', () => undefined, () => show(null)],
])('counts a vote as passed where %s', (_, before, after) => {
  before();
  watch.pressed(vote);
  after();
  vi.advanceTimersByTime(60_000);
  expect(counted()).toEqual({ vote: { pressed: 1, passed: 1 } });
  expect(found()).toEqual([]);
});

it("counts a commit as passed whose time is over by the server's clock, but not the points before the last question", () => {
  showCommit(task, 'number');
  watch.pressed({ ...points, task });
  showCommit('points', 'points');
  watch.pressed(points);
  vi.advanceTimersByTime(60_000);
  expect(counted()).toEqual({ commit: { pressed: 2, passed: 1, lost: 1 } });
});

it('counts a reaction as passed that a phone presses as the game ends', () => {
  watch.pressed(clap);
  vi.advanceTimersByTime(100);
  show(null, false);
  watch.close();
  expect(counted()).toEqual({ react: { pressed: 1, passed: 1 } });
});

it('counts a press as cut whose socket is gone', () => {
  watch.pressed(clap);
  watch.pressed(vote);
  watch.connected(false);
  watch.pressed(clap);
  watch.connected(true);
  vi.advanceTimersByTime(60_000);
  watch.screenHas({ ...clap, ...ofSeat });
  expect(counted()).toEqual({ react: { pressed: 2, cut: 2 }, vote: { pressed: 1, cut: 1 } });
});
