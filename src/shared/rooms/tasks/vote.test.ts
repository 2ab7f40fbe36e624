import { expect, it } from 'vitest';
import { samplePack, type SampleOptions } from '#testing/sample-pack.ts';
import { startTestGame } from '#testing/test-game.ts';
import { present } from '../../kernel/assert.ts';
import { acceptsPress, nextChangeOfTask, seatTask, type Moment } from './index.ts';

/** The first team's question is open. */
function openTile(options: SampleOptions = {}) {
  const pack = samplePack({ firstTeamIndex: 0, kind: 'text', setup: { answerMode: 'choices' }, ...options });
  const testGame = startTestGame(pack);
  testGame.give({ type: 'wheelStopped' });
  testGame.give({ type: 'pick', cellId: testGame.openCell() });
  const momentOf = (teamIndex: number | null, isCaptain = false): Moment => ({
    game: testGame.game(),
    seat: { id: 'seat', teamIndex, isCaptain },
    pressed: [],
    at: testGame.now(),
  });
  const optionsOf = (teamIndex: number | null) => {
    const task = seatTask(momentOf(teamIndex));
    return task?.kind === 'vote' ? task.options.map(({ place }) => place) : null;
  };
  return { testGame, momentOf, optionsOf };
}

it('is over the options that are left, at their places on the screen [VOTE-1]', () => {
  const { testGame, optionsOf } = openTile();
  expect(optionsOf(0)).toEqual([1, 2, 3, 4]);
  testGame.give({ type: 'useLifeline', lifeline: 'fiftyFifty' });
  expect(optionsOf(0)).toHaveLength(2);
});

it('goes to the team that steals, without the option that was wrong [VOTE-1]', () => {
  const { testGame, optionsOf } = openTile();
  testGame.give({ type: 'choose', optionId: testGame.wrongOption() });
  expect([optionsOf(0), optionsOf(1)]).toEqual([null, expect.arrayContaining([expect.any(Number)])]);
  expect(optionsOf(1)).toHaveLength(3);
  testGame.give({ type: 'choose', optionId: testGame.rightOption() });
  expect([optionsOf(0), optionsOf(1)]).toEqual([null, null]);
});

it('is of no onlooker, of no question whose answer is said aloud, and of none without options [VOTE-1]', () => {
  expect(openTile().optionsOf(null)).toBeNull();
  expect(openTile({ setup: { answerMode: 'open' } }).optionsOf(0)).toBeNull();
  expect(openTile({ kind: 'closest-number' }).optionsOf(0)).toBeNull();
  expect(openTile({ kind: 'secret-word' }).optionsOf(0)).toBeNull();
});

it('begins when the picture to remember is gone [VOTE-1]', () => {
  const { testGame, momentOf, optionsOf } = openTile({ kind: 'memory', isRead: true });
  expect(optionsOf(0)).toBeNull();
  const end = present(nextChangeOfTask(momentOf(0), testGame.now()), 'the end of the look');
  testGame.wait(end - testGame.now());
  expect(optionsOf(0)).toEqual([1, 2, 3, 4]);
});

it('takes a vote of any seat of the team, and an answer of its captain alone, for this question [VOTE-1] [VOTE-2]', () => {
  const { testGame, momentOf } = openTile();
  const task = present(seatTask(momentOf(0)), 'a task').key;
  const optionId = testGame.rightOption();
  const accepts = (kind: 'vote' | 'answer', of: Moment, key = task, option = optionId) =>
    acceptsPress({ kind, task: key, optionId: option }, of);
  expect([accepts('vote', momentOf(0)), accepts('answer', momentOf(0))]).toEqual([true, false]);
  expect(accepts('answer', momentOf(0, true))).toBe(true);
  expect(accepts('answer', momentOf(1, true))).toBe(false);
  expect(accepts('answer', momentOf(0, true), 'another')).toBe(false);
  expect(accepts('answer', momentOf(0, true), task, 'none')).toBe(false);
});
