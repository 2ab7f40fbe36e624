import { describe, expect, it } from 'vitest';
import { samplePack, type SampleOptions } from '#testing/sample-pack.ts';
import { startTestGame, type TestGame } from '#testing/test-game.ts';
import type { Commitment } from '../../games/state.ts';
import { present } from '../../kernel/assert.ts';
import { phoneView, suspenseOf } from '../phone-view.ts';
import { acceptsPress, commitActOf, seatTask, type Moment, type PressOfSeat } from './index.ts';
import type { SeatTask } from './schema.ts';

type CommitTask = Extract<SeatTask, { kind: 'commit' }>;

const seatOf = (teamIndex: number | null, isCaptain = true) => ({ id: `seat-${teamIndex}`, teamIndex, isCaptain });

/** A game of three teams, each with a captain's phone. */
function houseOf(testGame: TestGame) {
  let pressed: PressOfSeat[] = [];
  const momentOf = (teamIndex: number | null, isCaptain = true): Moment => ({
    game: testGame.game(),
    seat: seatOf(teamIndex, isCaptain),
    pressed,
    at: testGame.now(),
  });
  const taskOf = (teamIndex: number | null) => seatTask(momentOf(teamIndex)) as CommitTask | null;
  const accepts = (
    teamIndex: number,
    value: Commitment,
    more: { kind?: 'draft' | 'commit'; isCaptain?: boolean } = {},
  ) =>
    acceptsPress(
      {
        kind: more.kind ?? 'commit',
        task: taskOf(teamIndex)?.key ?? 'none',
        value: typeof value === 'number' ? value : [...value],
      },
      momentOf(teamIndex, more.isCaptain ?? true),
    );
  return {
    testGame,
    taskOf,
    accepts,
    draft(teamIndex: number, value: number | string[], seatId = `seat-${teamIndex}`) {
      const task = present(taskOf(teamIndex), 'a task').key;
      pressed = [...pressed, { seatId, teamIndex, press: { kind: 'draft', task, value } }];
    },
    commit: (teamIndex: number, value: Commitment) => testGame.give(commitActOf(testGame.state(), teamIndex, value)),
  };
}

function contestOf(kind: 'closest-number' | 'order-years', more: SampleOptions = {}) {
  const pack = samplePack({ kind, teams: 3, firstTeamIndex: 0, ...more });
  const testGame = startTestGame(pack);
  testGame.give({ type: 'wheelStopped' });
  const opened = () => testGame.give({ type: 'pick', cellId: testGame.openCell() });
  return { ...houseOf(testGame), opened };
}

/** The board is played: the first team knew every answer of its turns, the others none. */
function atPoints() {
  const pack = samplePack({ kind: 'text', teams: 3, firstTeamIndex: 0, setup: { lastQuestion: true } });
  const testGame = startTestGame(pack);
  testGame.give({ type: 'wheelStopped' });
  for (const _ of pack.cells) {
    testGame.give({ type: 'pick', cellId: testGame.openCell() });
    testGame.give({ type: 'reveal' });
    testGame.give({ type: 'award', teamIndex: testGame.state().currentTeamIndex === 0 ? 0 : null });
  }
  return houseOf(testGame);
}

describe('what a phone commits', () => {
  it('is the closest number, of every team that still owes its own [COMMIT-1]', () => {
    const { taskOf, commit, opened, testGame } = contestOf('closest-number');
    expect(taskOf(0)).toBeNull();
    opened();
    for (const team of [0, 1, 2])
      expect(taskOf(team)).toMatchObject({ kind: 'commit', form: { type: 'number' }, draft: null, isCommitted: false });
    expect(taskOf(null)).toBeNull();
    expect(taskOf(3)).toBeNull();
    const key = taskOf(1)?.key;
    commit(1, -12);
    expect(taskOf(1)).toMatchObject({ key, draft: -12, isCommitted: true });
    expect(taskOf(0)).toMatchObject({ key, draft: null, isCommitted: false });
    commit(0, 4);
    commit(2, 4);
    expect(testGame.state().question?.stage).toBe('closed');
    expect([0, 1, 2].map(taskOf)).toEqual([null, null, null]);
  });

  it('is an order of the events as the screen shows them [COMMIT-1]', () => {
    const { taskOf, accepts, commit, opened } = contestOf('order-years');
    opened();
    const { form } = present(taskOf(0), 'a task');
    const ids = form.type === 'order' ? form.events.map(({ id }) => id) : [];
    expect(ids).toHaveLength(4);
    const [first = ''] = ids;
    const other = ids.toReversed();
    expect(accepts(0, other)).toBe(true);
    for (const wrong of [ids.slice(1), [...ids.slice(1), first, first], [...ids.slice(1), ids[1] ?? ''], 5])
      expect(accepts(0, wrong)).toBe(false);
    commit(0, other);
    expect(taskOf(0)).toMatchObject({ draft: other, isCommitted: true });
  });

  it('is points for the last question, by its step and up to half of the score, then its number [COMMIT-1] [LAST-1]', () => {
    const { taskOf, accepts, commit, testGame } = atPoints();
    const max = Math.floor((testGame.state().scores[0] ?? 0) / 100) * 50;
    expect(taskOf(0)?.form).toEqual({ type: 'points', step: 50, max });
    expect(taskOf(1)?.form).toEqual({ type: 'points', step: 50, max: 0 });
    expect([0, 50, max].map((points) => accepts(0, points))).toEqual([true, true, true]);
    expect([-50, 25, max + 50].map((points) => accepts(0, points))).toEqual([false, false, false]);
    expect(accepts(1, 50)).toBe(false);
    for (const team of [0, 1, 2]) commit(team, 0);
    // The seals stay until the question opens.
    expect([0, 1, 2].map((team) => taskOf(team)?.isCommitted)).toEqual([true, true, true]);
    const { key } = present(taskOf(0), 'the points');
    testGame.give({ type: 'openLastQuestion' });
    expect(taskOf(0)).toMatchObject({ form: { type: 'number' }, isCommitted: false });
    expect(taskOf(0)?.key).not.toBe(key);
    commit(0, 90);
    expect(testGame.state().question?.commitments).toEqual({ 0: 90 });
  });

  it('is the number of a tie-breaker, of the tied teams alone [COMMIT-1]', () => {
    const { taskOf, commit, testGame } = contestOf('closest-number');
    for (const teamIndex of [0, 1]) testGame.give({ type: 'adjust', teamIndex, points: 100, reason: 'تصحيح' });
    testGame.give({ type: 'end' });
    expect(taskOf(0)).toBeNull();
    testGame.give({ type: 'openTieBreaker' });
    expect(taskOf(0)).toMatchObject({ form: { type: 'number' }, isCommitted: false });
    expect(taskOf(2)).toBeNull();
    commit(1, 7);
    expect([taskOf(0)?.isCommitted, taskOf(1)?.isCommitted]).toEqual([false, true]);
    commit(0, 9);
    expect(taskOf(1)).toBeNull();
  });

  it('is nothing where a correction has ended the tie [COMMIT-1]', () => {
    const { taskOf, testGame } = contestOf('closest-number');
    testGame.give({ type: 'end' });
    testGame.give({ type: 'openTieBreaker' });
    testGame.give({ type: 'adjust', teamIndex: 2, points: 100, reason: 'تصحيح' });
    expect(taskOf(0)).toBeNull();
  });

  it('comes back when the screen takes the step back [COMMIT-2]', () => {
    const { taskOf, draft, commit, opened, testGame } = contestOf('closest-number');
    opened();
    draft(0, 40);
    commit(0, 41);
    expect(taskOf(0)).toMatchObject({ draft: 41, isCommitted: true });
    testGame.give({ type: 'undo' });
    expect(taskOf(0)).toMatchObject({ draft: 40, isCommitted: false });
  });
});

describe('a draft', () => {
  it('is its team’s newest, and no other team’s [COMMIT-3]', () => {
    const { taskOf, draft, opened } = contestOf('closest-number');
    opened();
    draft(0, 12);
    draft(1, 77);
    // The part of the captain has moved on to another phone.
    draft(0, 123, 'seat-other');
    expect(taskOf(0)?.draft).toBe(123);
    expect(taskOf(1)?.draft).toBe(77);
    expect(taskOf(2)?.draft).toBeNull();
    expect(taskOf(null)).toBeNull();
  });

  it('is the captain’s alone, in the form that is asked for, until its team has committed [COMMIT-3]', () => {
    const { accepts, commit, opened } = contestOf('closest-number');
    opened();
    for (const kind of ['draft', 'commit'] as const) {
      expect(accepts(0, 12, { kind })).toBe(true);
      expect(accepts(0, 12, { kind, isCaptain: false })).toBe(false);
      expect(accepts(0, ['a', 'b', 'c', 'd'], { kind })).toBe(false);
    }
    commit(0, 12);
    expect(accepts(0, 13, { kind: 'draft' })).toBe(false);
    expect(accepts(0, 13)).toBe(false);
    expect(accepts(1, 13)).toBe(true);
  });
});

it('commits of a tie reach phones at once: they show nothing before the last of them [COMMIT-2] [ROOM-4]', () => {
  const { testGame, commit } = contestOf('closest-number');
  testGame.give({ type: 'end' });
  testGame.give({ type: 'openTieBreaker' });
  const held = [0, 1, 2].map((team) => {
    const before = testGame.state();
    commit(team, 10 * team);
    return suspenseOf(before, testGame.state()) > 0;
  });
  expect(held).toEqual([false, false, true]);
  expect(phoneView(testGame.game(), 'open').winners).not.toEqual([]);
});
