import { describe, expect, it } from 'vitest';
import { startTestGame, type TestGame } from '#testing/test-game.ts';
import { samplePack, type SampleOptions } from '#testing/sample-pack.ts';
import { fallenClues, lifelineRefusal, optionViews, worthAfterClue } from './view.ts';

function open(value: 200 | 400 | 600, options: SampleOptions = {}): TestGame {
  const table = startTestGame(samplePack({ kind: 'falling-clues', firstTeamIndex: 0, ...options }));
  table.give({ type: 'wheelStopped' });
  table.give({ type: 'pick', cellId: `0-${value}-1` });
  return table;
}

const choices = { setup: { answerMode: 'choices' as const } };
const views = (table: TestGame) => {
  const { question } = table.state();
  if (!question) throw new Error('no question');
  const { pack } = table.game();
  return {
    clues: fallenClues(pack, question).map(({ en }) => en),
    next: worthAfterClue(pack, question),
    options: optionViews(pack, question).length,
  };
};

function dropAll(table: TestGame): void {
  while (table.refusalOf({ type: 'nextClue' }) === null) table.give({ type: 'nextClue' });
}

describe('falling clues', () => {
  it('shows one clue, and the next at 100 points less', () => {
    const table = open(600);
    expect(views(table)).toMatchObject({ clues: ['Clue 1'], next: 500 });
    table.give({ type: 'nextClue' });
    expect(views(table)).toMatchObject({ clues: ['Clue 1', 'Clue 2'], next: 400 });
    table.give({ type: 'reveal' });
    expect(table.give({ type: 'award', teamIndex: 0 }).scores).toEqual([500, 0]);
  });

  it('is worth at least 100, and has no clue after the last', () => {
    const table = open(200);
    dropAll(table);
    expect(views(table)).toMatchObject({ clues: ['Clue 1', 'Clue 2', 'Clue 3'], next: null });
    expect(table.refusalOf({ type: 'nextClue' })).toBe('games/no-clue');
    table.give({ type: 'reveal' });
    expect(table.give({ type: 'award', teamIndex: 0 }).scores).toEqual([100, 0]);
  });

  it('gives the stealing team the clues already shown, and no further clue', () => {
    const table = open(400);
    table.give({ type: 'nextClue' });
    table.give({ type: 'pass' });
    expect(table.refusalOf({ type: 'nextClue' })).toBe('games/not-now');
    expect(views(table).next).toBeNull();
    table.give({ type: 'reveal' });
    expect(table.give({ type: 'award', teamIndex: 1 }).scores).toEqual([0, 300]);
  });

  it('doubles by comeback what the clue left of it, and says so on the sheet', () => {
    const table = startTestGame(samplePack({ kind: 'falling-clues', firstTeamIndex: 0 }));
    table.give({ type: 'wheelStopped' });
    table.give({ type: 'adjust', teamIndex: 1, points: 100, reason: 'سبق' });
    table.give({ type: 'useLifeline', lifeline: 'comeback' });
    table.give({ type: 'pick', cellId: '0-400-1' });
    table.give({ type: 'nextClue' });
    table.give({ type: 'reveal' });
    expect(table.give({ type: 'award', teamIndex: 0 }).scores).toEqual([600, 100]);
    expect(table.state().sheet.at(-1)).toMatchObject({ points: 600, cause: { kind: 'comeback' } });
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
    const table = open(200);
    expect(table.refusalOf({ type: 'useLifeline', lifeline: 'fiftyFifty' })).toBe('games/lifeline-not-here');
    expect(lifelineRefusal(table.game().pack, table.state(), 'fiftyFifty', table.now())).toBe(
      'games/lifeline-not-here',
    );
    table.give({ type: 'queueLifeline', teamIndex: 1, lifeline: 'fiftyFifty' });
    table.give({ type: 'reveal' });
    table.give({ type: 'award', teamIndex: null });
    table.give({ type: 'pick', cellId: '0-600-1' });
    expect(table.state().lifelines[1]?.fiftyFifty.status).toBe('queued');
    dropAll(table);
    expect(table.state().lifelines[1]?.fiftyFifty.status).toBe('active');
    expect(views(table).options).toBe(2);
    expect(table.refusalOf({ type: 'pass' })).toBe('games/no-steal');
  });

  it('starts again at its first clue when flip swaps it [LIFE-2]', () => {
    const table = open(400);
    table.give({ type: 'queueLifeline', teamIndex: 1, lifeline: 'flip' });
    table.give({ type: 'reveal' });
    table.give({ type: 'award', teamIndex: null });
    table.give({ type: 'pick', cellId: '1-600-1' });
    table.give({ type: 'nextClue' });
    table.give({ type: 'swap' });
    expect(views(table)).toMatchObject({ clues: ['Clue 1'], next: 500 });
  });

  it('keeps a clue that has not fallen sealed in the pack', () => {
    const pack = samplePack({ kind: 'falling-clues' });
    expect(JSON.stringify(pack)).not.toMatch(/Clue \d|دليل/);
  });
});
