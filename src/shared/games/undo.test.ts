import { describe, expect, it } from 'vitest';
import { startTestGame, type TestGame } from '#testing/test-game.ts';
import { samplePack, type SampleOptions } from '#testing/sample-pack.ts';
import { timeLeft } from './apply.ts';
import { replay, undoPreview } from './log.ts';
import { summarize } from './summary.ts';
import { winners } from './tie-break.ts';

function begin(options: SampleOptions = {}): TestGame {
  const testGame = startTestGame(samplePack({ kind: 'text', firstTeamIndex: 0, ...options }));
  testGame.give({ type: 'wheelStopped' });
  return testGame;
}
const open = (testGame: TestGame) => testGame.give({ type: 'pick', cellId: testGame.openCell() });
function turn(testGame: TestGame, teamIndex: number | null): void {
  open(testGame);
  testGame.give({ type: 'reveal' });
  testGame.give({ type: 'award', teamIndex });
}

describe('undo', () => {
  it('has the wheel as its floor', () => {
    const testGame = begin();
    expect(testGame.refusalOf({ type: 'undo' })).toBe('games/nothing-to-undo');
    open(testGame);
    expect(testGame.give({ type: 'undo' })).toMatchObject({ phase: 'board', question: null });
    expect(testGame.refusalOf({ type: 'undo' })).toBe('games/nothing-to-undo');
  });

  it('takes back an award with the change of turn and the lifelines that came with it', () => {
    const testGame = begin();
    testGame.give({ type: 'queueLifeline', lifeline: 'comeback', teamIndex: 1 });
    turn(testGame, 0);
    expect(testGame.state().lifelines[1]?.comeback.status).toBe('active');
    testGame.give({ type: 'undo' });
    expect(testGame.state()).toMatchObject({ scores: [0, 0], currentTeamIndex: 0, question: { stage: 'revealed' } });
    expect(testGame.state().lifelines[1]?.comeback.status).toBe('queued');
  });

  it('brings a question back paused with the time it had, and opened stays seen', () => {
    const testGame = begin();
    open(testGame);
    testGame.wait(25_000);
    testGame.give({ type: 'reveal' });
    testGame.wait(500_000);
    testGame.give({ type: 'undo' });
    expect(testGame.state().question).toMatchObject({ stage: 'own', paused: true });
    expect(timeLeft(testGame.state(), testGame.now())).toBe(35_000);
    const seen = testGame.game().openedQuestionIds;
    testGame.give({ type: 'undo' });
    expect(testGame.game().openedQuestionIds).toEqual(seen);
  });

  it('passes over a pause of the clock', () => {
    const testGame = begin();
    open(testGame);
    testGame.give({ type: 'pause' });
    testGame.give({ type: 'resume' });
    testGame.give({ type: 'undo' });
    expect(testGame.state().phase).toBe('board');
  });

  it('shows beforehand what it would bring', () => {
    const testGame = begin();
    turn(testGame, 0);
    expect(undoPreview(testGame.game())).toMatchObject({ command: { type: 'award' }, state: { scores: [0, 0] } });
  });

  it('is itself undone by redo, until the next command', () => {
    const testGame = begin();
    turn(testGame, 0);
    testGame.give({ type: 'undo' });
    testGame.give({ type: 'redo' });
    expect(testGame.state().scores).toEqual([200, 0]);
    testGame.give({ type: 'undo' });
    testGame.give({ type: 'award', teamIndex: null });
    expect(testGame.refusalOf({ type: 'redo' })).toBe('games/nothing-to-redo');
  });

  it('keeps everything in the log, which replays to the same state', () => {
    const testGame = begin();
    turn(testGame, 0);
    testGame.give({ type: 'undo' });
    testGame.give({ type: 'award', teamIndex: null });
    const again = replay(testGame.game().pack, testGame.commands());
    expect(again).toMatchObject({ ok: true, value: { state: testGame.state(), seq: 6 } });
  });
});

describe('a tie at the top', () => {
  function tied(teams = 2): TestGame {
    const testGame = begin({ teams });
    testGame.give({ type: 'adjust', teamIndex: 0, points: 500, reason: 'تعادل' });
    testGame.give({ type: 'adjust', teamIndex: 1, points: 500, reason: 'تعادل' });
    testGame.give({ type: 'end' });
    return testGame;
  }

  it('may be shared', () => {
    const testGame = tied();
    testGame.give({ type: 'finish' });
    expect(winners(testGame.game().pack, testGame.state())).toEqual([0, 1]);
  });

  it('is broken by the nearest number, once every tied team has committed', () => {
    const testGame = tied(3);
    testGame.give({ type: 'openTieBreaker' });
    expect(testGame.refusalOf({ type: 'commitNumber', teamIndex: 2, number: 1 })).toBe('games/unknown-team');
    testGame.give({ type: 'commitNumber', teamIndex: 0, number: 130 });
    expect(testGame.refusalOf({ type: 'commitNumber', teamIndex: 0, number: 100 })).toBe('games/already-committed');
    expect(testGame.refusalOf({ type: 'finish' })).toBe('games/tie-open');
    expect(winners(testGame.game().pack, testGame.state())).toEqual([0, 1]);
    testGame.give({ type: 'commitNumber', teamIndex: 1, number: 90 });
    expect(winners(testGame.game().pack, testGame.state())).toEqual([1]);
    expect(testGame.game().openedQuestionIds).toContain(testGame.game().pack.tieBreaker.id);
    expect(testGame.give({ type: 'finish' }).scores).toEqual([500, 500, 0]);
    expect(summarize(testGame.game().pack, testGame.state()).teams.map(({ place }) => place)).toEqual([2, 1, 3]);
  });

  it('is shared again by numbers equally near', () => {
    const testGame = tied();
    testGame.give({ type: 'openTieBreaker' });
    testGame.give({ type: 'commitNumber', teamIndex: 0, number: 110 });
    testGame.give({ type: 'commitNumber', teamIndex: 1, number: 90 });
    expect(winners(testGame.game().pack, testGame.state())).toEqual([0, 1]);
  });

  it('needs a tie', () => {
    const testGame = begin();
    turn(testGame, 0);
    testGame.give({ type: 'end' });
    expect(testGame.refusalOf({ type: 'openTieBreaker' })).toBe('games/no-tie');
  });
});

describe('the summary', () => {
  it('adds up points by team and category, streaks, steals and adjustments [GAME-4]', () => {
    const testGame = begin({ setup: { hostTeamIndex: 0 } });
    turn(testGame, 0);
    turn(testGame, null);
    turn(testGame, 0);
    open(testGame);
    testGame.give({ type: 'pass' });
    testGame.give({ type: 'reveal' });
    testGame.give({ type: 'award', teamIndex: 0 });
    testGame.give({ type: 'adjust', teamIndex: 1, points: 50, reason: 'هدية' });
    testGame.give({ type: 'end' });
    testGame.give({ type: 'finish' });
    const summary = summarize(testGame.game().pack, testGame.state());
    expect(summary.teams[0]).toMatchObject({ place: 1, own: 2, stolen: 1, asked: 2, bestStreak: 2, adjusted: 0 });
    expect(summary.teams[1]).toMatchObject({
      place: 2,
      own: 0,
      stolen: 0,
      asked: 2,
      bestStreak: 0,
      adjusted: 50,
      score: 50,
    });
    expect(summary.teams[0]?.byCategory.reduce((sum, points) => sum + points, 0)).toBe(testGame.state().scores[0]);
    expect(summary.course.at(-1)).toEqual(testGame.state().scores);
    expect(summary).toMatchObject({ openedTiles: 4, tiles: 12, winners: [0] });
  });
});

describe('what undo must not give back', () => {
  it('undoes only the end of a consultation, not what was queued before it [LIFE-1]', () => {
    const testGame = begin();
    open(testGame);
    testGame.give({ type: 'useLifeline', lifeline: 'askTeammate' });
    testGame.give({ type: 'queueLifeline', lifeline: 'flip', teamIndex: 1 });
    testGame.wait(30_000);
    testGame.give({ type: 'timeUp' });
    testGame.give({ type: 'undo' });
    expect(testGame.state().question?.consultation).not.toBeNull();
    expect(testGame.state().lifelines[1]?.flip.status).toBe('queued');
    testGame.give({ type: 'resume' });
    expect(testGame.refusalOf({ type: 'pause' })).toBe('games/time-is-up');
    testGame.give({ type: 'timeUp' });
    expect(testGame.state().lifelines[0]?.askTeammate.status).toBe('used');
  });

  it('takes back more time as the step it was', () => {
    const testGame = begin();
    open(testGame);
    testGame.give({ type: 'adjust', teamIndex: 0, points: 100, reason: 'هدية' });
    testGame.give({ type: 'extend' });
    testGame.give({ type: 'undo' });
    expect(testGame.state().scores[0]).toBe(100);
    expect(timeLeft(testGame.state(), testGame.now())).toBe(60_000);
  });

  it('does not reopen a question whose time is up by holding it', () => {
    const testGame = begin({ setup: { answerMode: 'choices' } });
    open(testGame);
    testGame.wait(61_000);
    expect(testGame.refusalOf({ type: 'pause' })).toBe('games/time-is-up');
    expect(testGame.refusalOf({ type: 'choose', optionId: testGame.rightOption() })).toBe('games/time-is-up');
    expect(testGame.refusalOf({ type: 'useLifeline', lifeline: 'fiftyFifty' })).toBe('games/time-is-up');
  });
});
