import { describe, expect, it } from 'vitest';
import { startTestGame, type TestGame } from '#testing/test-game.ts';
import { samplePack, type SampleOptions } from '#testing/sample-pack.ts';
import { timeLeft } from './apply.ts';
import { replay, undoPreview } from './log.ts';
import { summarize } from './summary.ts';
import { winners } from './tie-break.ts';

function begin(options: SampleOptions = {}): TestGame {
  const table = startTestGame(samplePack({ kind: 'text', firstTeamIndex: 0, ...options }));
  table.give({ type: 'wheelStopped' });
  return table;
}
const open = (table: TestGame) => table.give({ type: 'pick', cellId: table.openCell() });
function turn(table: TestGame, teamIndex: number | null): void {
  open(table);
  table.give({ type: 'reveal' });
  table.give({ type: 'award', teamIndex });
}

describe('undo', () => {
  it('has the wheel as its floor', () => {
    const table = begin();
    expect(table.refusalOf({ type: 'undo' })).toBe('games/nothing-to-undo');
    open(table);
    expect(table.give({ type: 'undo' })).toMatchObject({ phase: 'board', question: null });
    expect(table.refusalOf({ type: 'undo' })).toBe('games/nothing-to-undo');
  });

  it('takes back an award with the change of turn and the lifelines that came with it', () => {
    const table = begin();
    table.give({ type: 'queueLifeline', lifeline: 'comeback', teamIndex: 1 });
    turn(table, 0);
    expect(table.state().lifelines[1]?.comeback.status).toBe('active');
    table.give({ type: 'undo' });
    expect(table.state()).toMatchObject({ scores: [0, 0], currentTeamIndex: 0, question: { stage: 'revealed' } });
    expect(table.state().lifelines[1]?.comeback.status).toBe('queued');
  });

  it('brings a question back paused with the time it had, and opened stays seen', () => {
    const table = begin();
    open(table);
    table.wait(25_000);
    table.give({ type: 'reveal' });
    table.wait(500_000);
    table.give({ type: 'undo' });
    expect(table.state().question).toMatchObject({ stage: 'own', paused: true });
    expect(timeLeft(table.state(), table.now())).toBe(35_000);
    const seen = table.game().openedQuestionIds;
    table.give({ type: 'undo' });
    expect(table.game().openedQuestionIds).toEqual(seen);
  });

  it('passes over what held the clock', () => {
    const table = begin();
    open(table);
    table.give({ type: 'pause' });
    table.give({ type: 'resume' });
    table.give({ type: 'undo' });
    expect(table.state().phase).toBe('board');
  });

  it('shows beforehand what it would bring', () => {
    const table = begin();
    turn(table, 0);
    expect(undoPreview(table.game())).toMatchObject({ command: { type: 'award' }, state: { scores: [0, 0] } });
  });

  it('is itself undone by redo, until the next command', () => {
    const table = begin();
    turn(table, 0);
    table.give({ type: 'undo' });
    table.give({ type: 'redo' });
    expect(table.state().scores).toEqual([200, 0]);
    table.give({ type: 'undo' });
    table.give({ type: 'award', teamIndex: null });
    expect(table.refusalOf({ type: 'redo' })).toBe('games/nothing-to-redo');
  });

  it('keeps everything in the log, which replays to the same state', () => {
    const table = begin();
    turn(table, 0);
    table.give({ type: 'undo' });
    table.give({ type: 'award', teamIndex: null });
    const again = replay(table.game().pack, table.commands());
    expect(again).toMatchObject({ ok: true, value: { state: table.state(), seq: 6 } });
  });
});

describe('a tie at the top', () => {
  function tied(teams = 2): TestGame {
    const table = begin({ teams });
    table.give({ type: 'adjust', teamIndex: 0, points: 500, reason: 'تعادل' });
    table.give({ type: 'adjust', teamIndex: 1, points: 500, reason: 'تعادل' });
    table.give({ type: 'end' });
    return table;
  }

  it('may be shared', () => {
    const table = tied();
    table.give({ type: 'finish' });
    expect(winners(table.game().pack, table.state())).toEqual([0, 1]);
  });

  it('is broken by the nearest number, once every tied team has committed', () => {
    const table = tied(3);
    table.give({ type: 'openTieBreaker' });
    expect(table.refusalOf({ type: 'commitNumber', teamIndex: 2, number: 1 })).toBe('games/unknown-team');
    table.give({ type: 'commitNumber', teamIndex: 0, number: 130 });
    expect(table.refusalOf({ type: 'commitNumber', teamIndex: 0, number: 100 })).toBe('games/already-committed');
    expect(table.refusalOf({ type: 'finish' })).toBe('games/tie-open');
    expect(winners(table.game().pack, table.state())).toEqual([0, 1]);
    table.give({ type: 'commitNumber', teamIndex: 1, number: 90 });
    expect(winners(table.game().pack, table.state())).toEqual([1]);
    expect(table.game().openedQuestionIds).toContain(table.game().pack.tieBreaker.id);
    expect(table.give({ type: 'finish' }).scores).toEqual([500, 500, 0]);
    expect(summarize(table.game().pack, table.state()).teams.map(({ place }) => place)).toEqual([2, 1, 3]);
  });

  it('is shared again by numbers equally near', () => {
    const table = tied();
    table.give({ type: 'openTieBreaker' });
    table.give({ type: 'commitNumber', teamIndex: 0, number: 110 });
    table.give({ type: 'commitNumber', teamIndex: 1, number: 90 });
    expect(winners(table.game().pack, table.state())).toEqual([0, 1]);
  });

  it('needs a tie', () => {
    const table = begin();
    turn(table, 0);
    table.give({ type: 'end' });
    expect(table.refusalOf({ type: 'openTieBreaker' })).toBe('games/no-tie');
  });
});

describe('the summary', () => {
  it('adds up points by team and category, streaks, steals and adjustments [GAME-4]', () => {
    const table = begin({ setup: { hostTeamIndex: 0 } });
    turn(table, 0);
    turn(table, null);
    turn(table, 0);
    open(table);
    table.give({ type: 'pass' });
    table.give({ type: 'reveal' });
    table.give({ type: 'award', teamIndex: 0 });
    table.give({ type: 'adjust', teamIndex: 1, points: 50, reason: 'هدية' });
    table.give({ type: 'end' });
    table.give({ type: 'finish' });
    const summary = summarize(table.game().pack, table.state());
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
    expect(summary.teams[0]?.byCategory.reduce((sum, points) => sum + points, 0)).toBe(table.state().scores[0]);
    expect(summary.course.at(-1)).toEqual(table.state().scores);
    expect(summary).toMatchObject({ openedTiles: 4, tiles: 12, winners: [0] });
  });
});

describe('what undo must not give back', () => {
  it('undoes only the end of a consultation, not what was queued before it [LIFE-1]', () => {
    const table = begin();
    open(table);
    table.give({ type: 'useLifeline', lifeline: 'askTeammate' });
    table.give({ type: 'queueLifeline', lifeline: 'flip', teamIndex: 1 });
    table.wait(30_000);
    table.give({ type: 'timeUp' });
    table.give({ type: 'undo' });
    expect(table.state().question?.consultation).not.toBeNull();
    expect(table.state().lifelines[1]?.flip.status).toBe('queued');
    table.give({ type: 'resume' });
    expect(table.refusalOf({ type: 'pause' })).toBe('games/time-is-up');
    table.give({ type: 'timeUp' });
    expect(table.state().lifelines[0]?.askTeammate.status).toBe('used');
  });

  it('takes back more time as the step it was', () => {
    const table = begin();
    open(table);
    table.give({ type: 'adjust', teamIndex: 0, points: 100, reason: 'هدية' });
    table.give({ type: 'extend' });
    table.give({ type: 'undo' });
    expect(table.state().scores[0]).toBe(100);
    expect(timeLeft(table.state(), table.now())).toBe(60_000);
  });

  it('does not reopen a question whose time is up by holding it', () => {
    const table = begin({ setup: { answerMode: 'choices' } });
    open(table);
    table.wait(61_000);
    expect(table.refusalOf({ type: 'pause' })).toBe('games/time-is-up');
    expect(table.refusalOf({ type: 'choose', optionId: table.rightOption() })).toBe('games/time-is-up');
    expect(table.refusalOf({ type: 'useLifeline', lifeline: 'fiftyFifty' })).toBe('games/time-is-up');
  });
});
