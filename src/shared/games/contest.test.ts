import { describe, expect, it } from 'vitest';
import { startTestGame, type TestGame } from '#testing/test-game.ts';
import { samplePack, type SampleOptions } from '#testing/sample-pack.ts';
import { datedEvents } from './contest.ts';
import { openContext } from './question.ts';
import { summarize } from './summary.ts';
import { awardChoices, nextToCommit } from './view.ts';

function open(kind: 'closest-number' | 'order-years', options: SampleOptions = {}): TestGame {
  const testGame = startTestGame(samplePack({ kind, firstTeamIndex: 0, ...options }));
  testGame.give({ type: 'wheelStopped' });
  testGame.give({ type: 'pick', cellId: '0-600-1' });
  return testGame;
}

function rightOrder(testGame: TestGame): string[] {
  const { pack, state } = testGame.game();
  if (!state.question) throw new Error('no question');
  return datedEvents(pack, openContext(pack, state.question).question).map(({ id }) => id);
}

/** The right order with its last three events rotated: one is in its place. */
function onePlaceRight(testGame: TestGame): string[] {
  const [first = '', second = '', third = '', fourth = ''] = rightOrder(testGame);
  return [first, third, fourth, second];
}

const commitNumber = (testGame: TestGame, teamIndex: number, number: number) =>
  testGame.give({ type: 'commitNumber', teamIndex, number });

describe('the closest number on the board', () => {
  it('closes when every team has committed, and gives the tile to the nearest', () => {
    const testGame = open('closest-number', { teams: 3 });
    commitNumber(testGame, 0, 60);
    commitNumber(testGame, 2, 130);
    expect(testGame.state().question?.stage).toBe('own');
    commitNumber(testGame, 1, 900);
    expect(testGame.state().question?.stage).toBe('closed');
    testGame.give({ type: 'reveal' });
    expect(testGame.state().question).toMatchObject({ stage: 'revealed', verdict: 2 });
    expect(testGame.give({ type: 'award', teamIndex: 2 }).scores).toEqual([0, 0, 600]);
    expect(testGame.state().sheet.at(-1)?.cause.kind).toBe('contest');
    const { pack, state } = testGame.game();
    expect(summarize(pack, state).teams[2]).toMatchObject({ own: 0, stolen: 0, contests: 1, score: 600 });
  });

  it('goes to the team in turn where two are equally near', () => {
    const testGame = open('closest-number', { firstTeamIndex: 1 });
    commitNumber(testGame, 0, 90);
    commitNumber(testGame, 1, 110);
    testGame.give({ type: 'reveal' });
    expect(testGame.state().question?.verdict).toBe(1);
  });

  it('asks the team in turn first, then the others in order', () => {
    const testGame = open('closest-number', { teams: 3, firstTeamIndex: 1 });
    const next = () => nextToCommit(testGame.game().pack, testGame.state());
    expect(next()).toBe(1);
    commitNumber(testGame, 1, 1);
    expect(next()).toBe(2);
    commitNumber(testGame, 2, 1);
    expect(next()).toBe(0);
    commitNumber(testGame, 0, 1);
    expect(next()).toBeNull();
  });

  it("takes each team's number once, and none after the time", () => {
    const testGame = open('closest-number');
    commitNumber(testGame, 0, 5);
    expect(testGame.refusalOf({ type: 'commitNumber', teamIndex: 0, number: 6 })).toBe('games/already-committed');
    expect(testGame.refusalOf({ type: 'commitNumber', teamIndex: 3, number: 6 })).toBe('games/unknown-team');
    expect(testGame.refusalOf({ type: 'commitOrder', teamIndex: 1, eventIds: [] })).toBe('games/not-now');
    testGame.wait(60_000);
    expect(testGame.refusalOf({ type: 'timeUp' })).toBe('games/time-not-up');
    testGame.wait(15_000);
    testGame.give({ type: 'timeUp' });
    expect(testGame.state().question?.stage).toBe('closed');
    expect(testGame.refusalOf({ type: 'commitNumber', teamIndex: 1, number: 6 })).toBe('games/not-now');
    testGame.give({ type: 'reveal' });
    expect(testGame.state().question?.verdict).toBe(0);
  });

  it('goes to no team if none has committed, and the host may still correct it to any team', () => {
    const testGame = open('closest-number', { teams: 3 });
    testGame.give({ type: 'reveal' });
    expect(testGame.state().question?.verdict).toBeNull();
    const { pack } = testGame.game();
    expect(awardChoices(pack, testGame.state()).map(({ teamIndex }) => teamIndex)).toEqual([0, 1, 2]);
    expect(testGame.give({ type: 'award', teamIndex: 2 }).scores).toEqual([0, 0, 600]);
  });

  it('has no steal, no fiftyFifty and no consultation [LIFE-2]', () => {
    const testGame = open('closest-number');
    expect(testGame.refusalOf({ type: 'pass' })).toBe('games/no-steal');
    expect(testGame.refusalOf({ type: 'useLifeline', lifeline: 'fiftyFifty' })).toBe('games/lifeline-not-here');
    expect(testGame.refusalOf({ type: 'useLifeline', lifeline: 'askTeammate' })).toBe('games/lifeline-not-here');
  });

  it('is decided by the numbers in choices mode too', () => {
    const testGame = open('closest-number', { setup: { answerMode: 'choices' } });
    commitNumber(testGame, 0, 0);
    commitNumber(testGame, 1, 99);
    testGame.give({ type: 'reveal' });
    expect(testGame.state().question?.verdict).toBe(1);
  });

  it('may be flipped until a team has committed [LIFE-2]', () => {
    const testGame = open('closest-number');
    testGame.give({ type: 'queueLifeline', teamIndex: 1, lifeline: 'flip' });
    testGame.give({ type: 'reveal' });
    testGame.give({ type: 'award', teamIndex: null });
    testGame.give({ type: 'pick', cellId: '1-600-1' });
    commitNumber(testGame, 0, 5);
    expect(testGame.refusalOf({ type: 'swap' })).toBe('games/not-now');
    testGame.give({ type: 'undo' });
    testGame.give({ type: 'resume' });
    testGame.give({ type: 'swap' });
    expect(testGame.state().question).toMatchObject({ swapped: true, commitments: {} });
  });
});

describe('putting the years in order', () => {
  it('gives the tile to the most events in their place', () => {
    const testGame = open('order-years');
    testGame.give({ type: 'commitOrder', teamIndex: 0, eventIds: onePlaceRight(testGame) });
    testGame.give({ type: 'commitOrder', teamIndex: 1, eventIds: rightOrder(testGame) });
    testGame.give({ type: 'reveal' });
    expect(testGame.state().question?.verdict).toBe(1);
  });

  it('gives nothing for an order without any event in its place', () => {
    const testGame = open('order-years');
    const [first = '', ...others] = rightOrder(testGame);
    testGame.give({ type: 'commitOrder', teamIndex: 0, eventIds: [...others, first] });
    testGame.give({ type: 'commitOrder', teamIndex: 1, eventIds: [...others, first] });
    testGame.give({ type: 'reveal' });
    expect(testGame.state().question?.verdict).toBeNull();
  });

  it('accepts only an order that contains each event once', () => {
    const testGame = open('order-years');
    const [first = '', second = '', third = ''] = rightOrder(testGame);
    for (const eventIds of [
      [first, second, third],
      [first, second, third, third],
      [first, second, third, 'another'],
    ]) {
      expect(testGame.refusalOf({ type: 'commitOrder', teamIndex: 0, eventIds })).toBe('games/not-an-order');
    }
    expect(testGame.refusalOf({ type: 'commitNumber', teamIndex: 0, number: 1 })).toBe('games/not-now');
  });

  it('keeps the years sealed in the pack, and reveals them in its answer', () => {
    const pack = samplePack({ kind: 'order-years' });
    expect(JSON.stringify({ ...pack, tieBreaker: null })).not.toMatch(/1961|ق\.م/);
    const question = pack.cells[0]?.question;
    if (!question) throw new Error('no question');
    expect(datedEvents(pack, question).map(({ year }) => year)).toEqual([-300, 622, 1492, 1961]);
  });
});
