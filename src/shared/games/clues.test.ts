import { describe, expect, it } from 'vitest';
import { startTestGame, type TestGame } from '#testing/test-game.ts';
import { samplePack, type SampleOptions } from '#testing/sample-pack.ts';
import { fallenClues, lifelineRefusal, optionViews, worthAfterClue } from './view.ts';

function open(value: 200 | 400 | 600, options: SampleOptions = {}): TestGame {
  const testGame = startTestGame(samplePack({ kind: 'falling-clues', firstTeamIndex: 0, ...options }));
  testGame.give({ type: 'wheelStopped' });
  testGame.give({ type: 'pick', cellId: `0-${value}-1` });
  return testGame;
}

const choices = { setup: { answerMode: 'choices' as const } };
const views = (testGame: TestGame) => {
  const { question } = testGame.state();
  if (!question) throw new Error('no question');
  const { pack } = testGame.game();
  return {
    clues: fallenClues(pack, question).map(({ en }) => en),
    next: worthAfterClue(pack, testGame.state(), question),
    options: optionViews(pack, question).length,
  };
};

function dropAll(testGame: TestGame): void {
  while (testGame.refusalOf({ type: 'nextClue' }) === null) testGame.give({ type: 'nextClue' });
}

describe('falling clues', () => {
  it('shows one clue, and the next at 100 points less', () => {
    const testGame = open(600);
    expect(views(testGame)).toMatchObject({ clues: ['Clue 1'], next: 500 });
    testGame.give({ type: 'nextClue' });
    expect(views(testGame)).toMatchObject({ clues: ['Clue 1', 'Clue 2'], next: 400 });
    testGame.give({ type: 'reveal' });
    expect(testGame.give({ type: 'award', teamIndex: 0 }).scores).toEqual([500, 0]);
  });

  it('is worth at least 100, and has no clue after the last', () => {
    const testGame = open(200);
    dropAll(testGame);
    expect(views(testGame)).toMatchObject({ clues: ['Clue 1', 'Clue 2', 'Clue 3'], next: null });
    expect(testGame.refusalOf({ type: 'nextClue' })).toBe('games/no-clue');
    testGame.give({ type: 'reveal' });
    expect(testGame.give({ type: 'award', teamIndex: 0 }).scores).toEqual([100, 0]);
  });

  it('gives the stealing team the clues already shown, and no further clue', () => {
    const testGame = open(400);
    testGame.give({ type: 'nextClue' });
    testGame.give({ type: 'pass' });
    expect(testGame.refusalOf({ type: 'nextClue' })).toBe('games/not-now');
    expect(views(testGame).next).toBeNull();
    testGame.give({ type: 'reveal' });
    expect(testGame.give({ type: 'award', teamIndex: 1 }).scores).toEqual([0, 300]);
  });

  it('doubles by comeback what the clue left of it, and says so on the sheet', () => {
    const testGame = startTestGame(samplePack({ kind: 'falling-clues', firstTeamIndex: 0 }));
    testGame.give({ type: 'wheelStopped' });
    testGame.give({ type: 'adjust', teamIndex: 1, points: 100, reason: 'سبق' });
    testGame.give({ type: 'useLifeline', lifeline: 'comeback' });
    testGame.give({ type: 'pick', cellId: '0-400-1' });
    testGame.give({ type: 'nextClue' });
    testGame.give({ type: 'reveal' });
    expect(testGame.give({ type: 'award', teamIndex: 0 }).scores).toEqual([600, 100]);
    expect(testGame.state().sheet.at(-1)).toMatchObject({ points: 600, cause: { kind: 'comeback' } });
  });

  it('brings its options with the last clue; before it the room judges', () => {
    const early = open(200, choices);
    expect(views(early).options).toBe(0);
    expect(early.refusalOf({ type: 'choose', optionId: early.rightOption() })).toBe('games/not-now');
    early.give({ type: 'reveal' });
    expect(early.state().question?.verdict).toBeUndefined();
    const late = open(200, choices);
    dropAll(late);
    expect(views(late).options).toBe(4);
    late.give({ type: 'choose', optionId: late.rightOption() });
    expect(late.state().question).toMatchObject({ stage: 'revealed', verdict: 0 });
    expect(late.give({ type: 'award', teamIndex: 0 }).scores).toEqual([100, 0]);
  });

  it('takes fiftyFifty on the last clue only; a queued one waits for it [LIFE-2]', () => {
    const testGame = open(200);
    expect(testGame.refusalOf({ type: 'useLifeline', lifeline: 'fiftyFifty' })).toBe('games/lifeline-not-here');
    expect(lifelineRefusal(testGame.game().pack, testGame.state(), 'fiftyFifty', testGame.now())).toBe(
      'games/lifeline-not-here',
    );
    testGame.give({ type: 'queueLifeline', teamIndex: 1, lifeline: 'fiftyFifty' });
    testGame.give({ type: 'reveal' });
    testGame.give({ type: 'award', teamIndex: null });
    testGame.give({ type: 'pick', cellId: '0-600-1' });
    expect(testGame.state().lifelines[1]?.fiftyFifty.status).toBe('queued');
    dropAll(testGame);
    expect(testGame.state().lifelines[1]?.fiftyFifty.status).toBe('active');
    expect(views(testGame).options).toBe(2);
    expect(testGame.refusalOf({ type: 'pass' })).toBe('games/no-steal');
  });

  it('starts again at its first clue when flip swaps it [LIFE-2]', () => {
    const testGame = open(400);
    testGame.give({ type: 'queueLifeline', teamIndex: 1, lifeline: 'flip' });
    testGame.give({ type: 'reveal' });
    testGame.give({ type: 'award', teamIndex: null });
    testGame.give({ type: 'pick', cellId: '1-600-1' });
    testGame.give({ type: 'nextClue' });
    testGame.give({ type: 'swap' });
    expect(views(testGame)).toMatchObject({ clues: ['Clue 1'], next: 500 });
  });

  it('keeps a clue that has not fallen sealed in the pack', () => {
    const pack = samplePack({ kind: 'falling-clues' });
    expect(JSON.stringify(pack)).not.toMatch(/Clue \d|دليل/);
  });
});
