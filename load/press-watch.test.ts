import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cheerToScreen, commitToScreen, createPressWatch, voteToReceipt, type PressWatch } from './press-watch.ts';
import { createRecorder, type Recorder } from './recorder.ts';

const id = 'a17f0a52-0d1d-4f6e-9f64-1d1b8f6a2b01';
const task = 'cell.1.question.own';
const vote = { kind: 'vote', task, optionId: 'one' } as const;
const commit = { kind: 'commit', task, value: 1990 } as const;
const cheer = { kind: 'react', reaction: 'clap' } as const;
let recorder: Recorder;
let watch: PressWatch;
const show = (key: string | null, mayReact = true) =>
  watch.shows({
    seat: { id, name: 'هاتف', teamIndex: 0, emblem: 'pearl', isRemote: false, isJudge: false, isCaptain: true },
    task: key === null ? null : { kind: 'vote', key, options: [], own: null, mayAnswer: true },
    mayReact,
  });
const found = () => recorder.operations().map(({ name, max, codes }) => [name, max, codes]);

beforeEach(() => {
  vi.useFakeTimers();
  recorder = createRecorder(() => 0, 10_000);
  watch = createPressWatch(recorder, Date.now);
  show(task);
});
afterEach(() => vi.useRealTimers());

it('measures a vote until its receipt, and what the screen gets until it is there', () => {
  for (const press of [vote, commit, cheer]) watch.pressed(press);
  vi.advanceTimersByTime(20);
  watch.received({ ...vote, optionId: 'another' });
  watch.screenHas({ ...cheer, seatId: '00000000-0000-4000-8000-000000000000', teamIndex: 0 });
  expect(found()).toEqual([]);
  watch.received(vote);
  watch.screenHas({ ...cheer, seatId: id, teamIndex: 0 });
  watch.screenHas({ ...commit, seatId: id, teamIndex: 0 });
  expect(found()).toEqual([commitToScreen, cheerToScreen, voteToReceipt].map((name) => [name, 20, {}]));
});

it('counts a press as lost that has no answer while its moment lasts, but no commit', () => {
  for (const press of [vote, commit, cheer]) watch.pressed(press);
  vi.advanceTimersByTime(60_000);
  expect(found()).toEqual([cheerToScreen, voteToReceipt].map((name) => [name, 30_000, { lost: 1 }]));
});

it.each([
  ['its moment has passed', () => show(null, false)],
  ['the socket was cut', () => watch.forget()],
  ['the phone has left', () => watch.close()],
])('counts nothing for a press once %s', (_, end) => {
  for (const press of [vote, commit, cheer]) watch.pressed(press);
  end();
  vi.advanceTimersByTime(60_000);
  watch.received(vote);
  expect(found()).toEqual([]);
});
