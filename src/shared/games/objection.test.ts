import { describe, expect, it } from 'vitest';
import { samplePack, type SampleOptions } from '#testing/sample-pack.ts';
import { startTestGame, type TestGame } from '#testing/test-game.ts';
import type { Act } from './commands.ts';
import { summarize } from './summary.ts';
import { setAside } from './view.ts';

const annul: Act = { type: 'annul', reason: 'wrong' };

function begin(options: SampleOptions = {}, changes: object = {}): TestGame {
  const testGame = startTestGame({ ...samplePack({ kind: 'text', firstTeamIndex: 0, ...options }), ...changes });
  testGame.give({ type: 'wheelStopped' });
  return testGame;
}
const open = (testGame: TestGame) => testGame.give({ type: 'pick', cellId: testGame.openCell() });
const reveal = (testGame: TestGame) => testGame.give({ type: 'reveal' });
const lifelinesOf = (testGame: TestGame, team: number) => {
  const lifelines = testGame.state().lifelines[team];
  return [lifelines?.fiftyFifty.status, lifelines?.askTeammate.status];
};
function finishTurn(testGame: TestGame): void {
  open(testGame);
  reveal(testGame);
  testGame.give({ type: 'award', teamIndex: null });
}

describe('an objection', () => {
  it("annuls a revealed question: the tile's reserve comes in the same turn", () => {
    const testGame = begin();
    const cellId = testGame.openCell();
    const cell = testGame.game().pack.cells.find(({ id }) => id === cellId);
    open(testGame);
    testGame.wait(20_000);
    reveal(testGame);
    const state = testGame.give(annul);
    expect(state).toMatchObject({ phase: 'question', currentTeamIndex: 0, turn: 1, scores: [0, 0], turns: [] });
    expect(state.question).toMatchObject({ cellId, swapped: true, stage: 'own', clock: { remainingMs: 60_000 } });
    expect(state.annulled).toEqual([
      { cellId, questionId: cell?.question.id, teamIndex: 0, reason: 'wrong', at: testGame.now() },
    ]);
    expect(testGame.game().openedQuestionIds).toEqual([cell?.question.id, cell?.reserve.id]);
    // Its answer was on the screen already.
    expect(state.question && setAside(testGame.game().pack, state.question)).toBeNull();
  });

  it('brings the points of the reserve, and counts the annulled question for nothing', () => {
    const testGame = begin();
    open(testGame);
    reveal(testGame);
    testGame.give(annul);
    reveal(testGame);
    testGame.give({ type: 'award', teamIndex: 0 });
    const { turns, annulled } = summarize(testGame.game().pack, testGame.state());
    expect(turns).toHaveLength(1);
    expect(turns[0]).toMatchObject({ points: 200, swappedFromId: annulled[0]?.questionId });
    expect(testGame.state()).toMatchObject({ scores: [200, 0], currentTeamIndex: 1 });
  });

  it('closes the tile without an award where the reserve is used, and the same team picks another', () => {
    const testGame = begin();
    const cellId = testGame.openCell();
    open(testGame);
    reveal(testGame);
    testGame.give(annul);
    reveal(testGame);
    const state = testGame.give({ type: 'annul', reason: 'unclear' });
    expect(state).toMatchObject({ phase: 'board', question: null, currentTeamIndex: 0, turn: 1, turns: [] });
    expect(state.tiles).toEqual({ [cellId]: { awardedTo: null } });
    expect(state.annulled?.map(({ reason }) => reason)).toEqual(['wrong', 'unclear']);
  });

  it('closes the tile after a flip too', () => {
    const testGame = begin();
    testGame.give({ type: 'queueLifeline', lifeline: 'flip', teamIndex: 1 });
    finishTurn(testGame);
    open(testGame);
    testGame.give({ type: 'swap' });
    reveal(testGame);
    expect(testGame.give(annul)).toMatchObject({ phase: 'board', currentTeamIndex: 1 });
    expect(testGame.state().lifelines[1]?.flip.status).toBe('used');
  });

  it('ends the game when it closes the last tile', () => {
    const testGame = begin();
    for (let left = testGame.game().pack.cells.length; left > 1; left -= 1) finishTurn(testGame);
    for (let question = 0; question < 2; question += 1) {
      if (testGame.state().question === null) open(testGame);
      reveal(testGame);
      testGame.give(annul);
    }
    expect(testGame.state()).toMatchObject({ phase: 'result', question: null });
  });

  it('gives back the lifelines used on the question, and leaves a comeback to the turn', () => {
    const testGame = begin();
    testGame.give({ type: 'adjust', teamIndex: 1, points: 100, reason: 'ahead' });
    testGame.give({ type: 'useLifeline', lifeline: 'comeback' });
    open(testGame);
    testGame.give({ type: 'useLifeline', lifeline: 'askTeammate' });
    testGame.give({ type: 'endConsultation' });
    testGame.give({ type: 'useLifeline', lifeline: 'fiftyFifty' });
    reveal(testGame);
    expect(lifelinesOf(testGame, 0)).toEqual(['used', 'used']);
    testGame.give(annul);
    expect(lifelinesOf(testGame, 0)).toEqual(['available', 'available']);
    testGame.give({ type: 'useLifeline', lifeline: 'fiftyFifty' });
    reveal(testGame);
    expect(testGame.give({ type: 'award', teamIndex: 0 }).scores).toEqual([400, 100]);
    expect(testGame.state().turns[0]?.lifelines).toEqual(['comeback', 'fiftyFifty']);
  });

  it('drops a verdict of the options, and the steal', () => {
    const testGame = begin({ setup: { answerMode: 'choices' } });
    open(testGame);
    testGame.give({ type: 'choose', optionId: testGame.wrongOption() });
    testGame.give({ type: 'choose', optionId: testGame.rightOption() });
    expect(testGame.state().question).toMatchObject({ stage: 'revealed', verdict: 1 });
    expect(testGame.give(annul).question).toMatchObject({ stage: 'own', stealTeamIndex: null, choices: [] });
    expect(testGame.state().question?.verdict).toBeUndefined();
  });

  it('is taken back by undo, down to the reveal', () => {
    const testGame = begin();
    open(testGame);
    reveal(testGame);
    const before = testGame.state();
    testGame.give(annul);
    expect(testGame.give({ type: 'undo' })).toEqual(before);
    testGame.give({ type: 'redo' });
    expect(testGame.state().annulled).toHaveLength(1);
  });

  it('is for a revealed question only', () => {
    const testGame = begin();
    expect(testGame.refusalOf(annul)).toBe('games/not-now');
    open(testGame);
    expect(testGame.refusalOf(annul)).toBe('games/not-now');
    reveal(testGame);
    expect(testGame.refusalOf(annul)).toBeNull();
  });

  it('is unknown to a pack of earlier rules', () => {
    const testGame = begin({}, { takesObjections: undefined });
    open(testGame);
    reveal(testGame);
    expect(testGame.refusalOf(annul)).toBe('games/not-now');
  });

  it('gives the reserve its own time to read', () => {
    const testGame = begin({ isRead: true });
    open(testGame);
    reveal(testGame);
    const { question } = testGame.give(annul);
    expect(question?.clock?.since).toBeGreaterThanOrEqual(testGame.now() + 2000);
  });
});
