import { describe, expect, it } from 'vitest';
import { startTestGame, type TestGame } from '#testing/test-game.ts';
import { samplePack, type SampleOptions } from '#testing/sample-pack.ts';
import { datedEvents } from './contest.ts';
import { openContext } from './question.ts';
import { summarize } from './summary.ts';
import { awardChoices, nextToCommit } from './view.ts';

function open(kind: 'closest-number' | 'order-years', options: SampleOptions = {}): TestGame {
  const table = startTestGame(samplePack({ kind, firstTeamIndex: 0, ...options }));
  table.give({ type: 'wheelStopped' });
  table.give({ type: 'pick', cellId: '0-600-1' });
  return table;
}

function rightOrder(table: TestGame): string[] {
  const { pack, state } = table.game();
  if (!state.question) throw new Error('no question');
  return datedEvents(pack, openContext(pack, state.question).question).map(({ id }) => id);
}

/** The right order with its last three events rotated: one is in its place. */
function onePlaceRight(table: TestGame): string[] {
  const [first = '', second = '', third = '', fourth = ''] = rightOrder(table);
  return [first, third, fourth, second];
}

const commitNumber = (table: TestGame, teamIndex: number, number: number) =>
  table.give({ type: 'commitNumber', teamIndex, number });

describe('the closest number on the board', () => {
  it('closes when every team has committed, and gives the tile to the nearest', () => {
    const table = open('closest-number', { teams: 3 });
    commitNumber(table, 0, 60);
    commitNumber(table, 2, 130);
    expect(table.state().question?.stage).toBe('own');
    commitNumber(table, 1, 900);
    expect(table.state().question?.stage).toBe('closed');
    table.give({ type: 'reveal' });
    expect(table.state().question).toMatchObject({ stage: 'revealed', verdict: 2 });
    expect(table.give({ type: 'award', teamIndex: 2 }).scores).toEqual([0, 0, 600]);
    expect(table.state().sheet.at(-1)?.cause.kind).toBe('contest');
    const { pack, state } = table.game();
    expect(summarize(pack, state).teams[2]).toMatchObject({ own: 0, stolen: 0, contests: 1, score: 600 });
  });

  it('goes to the team in turn where two are equally near', () => {
    const table = open('closest-number', { firstTeamIndex: 1 });
    commitNumber(table, 0, 90);
    commitNumber(table, 1, 110);
    table.give({ type: 'reveal' });
    expect(table.state().question?.verdict).toBe(1);
  });

  it('asks the team in turn first, then the others in order', () => {
    const table = open('closest-number', { teams: 3, firstTeamIndex: 1 });
    const next = () => nextToCommit(table.game().pack, table.state());
    expect(next()).toBe(1);
    commitNumber(table, 1, 1);
    expect(next()).toBe(2);
    commitNumber(table, 2, 1);
    expect(next()).toBe(0);
    commitNumber(table, 0, 1);
    expect(next()).toBeNull();
  });

  it("takes each team's number once, and none after the time", () => {
    const table = open('closest-number');
    commitNumber(table, 0, 5);
    expect(table.refusalOf({ type: 'commitNumber', teamIndex: 0, number: 6 })).toBe('games/already-committed');
    expect(table.refusalOf({ type: 'commitNumber', teamIndex: 3, number: 6 })).toBe('games/unknown-team');
    expect(table.refusalOf({ type: 'commitOrder', teamIndex: 1, eventIds: [] })).toBe('games/not-now');
    table.wait(60_000);
    expect(table.refusalOf({ type: 'timeUp' })).toBe('games/time-not-up');
    table.wait(15_000);
    table.give({ type: 'timeUp' });
    expect(table.state().question?.stage).toBe('closed');
    expect(table.refusalOf({ type: 'commitNumber', teamIndex: 1, number: 6 })).toBe('games/not-now');
    table.give({ type: 'reveal' });
    expect(table.state().question?.verdict).toBe(0);
  });

  it('goes to no team if none has committed, and the host may still correct it to any team', () => {
    const table = open('closest-number', { teams: 3 });
    table.give({ type: 'reveal' });
    expect(table.state().question?.verdict).toBeNull();
    const { pack } = table.game();
    expect(awardChoices(pack, table.state()).map(({ teamIndex }) => teamIndex)).toEqual([0, 1, 2]);
    expect(table.give({ type: 'award', teamIndex: 2 }).scores).toEqual([0, 0, 600]);
  });

  it('has no steal, no fiftyFifty and no consultation [LIFE-2]', () => {
    const table = open('closest-number');
    expect(table.refusalOf({ type: 'pass' })).toBe('games/no-steal');
    expect(table.refusalOf({ type: 'useLifeline', lifeline: 'fiftyFifty' })).toBe('games/lifeline-not-here');
    expect(table.refusalOf({ type: 'useLifeline', lifeline: 'askTeammate' })).toBe('games/lifeline-not-here');
  });

  it('is decided by the numbers in choices mode too', () => {
    const table = open('closest-number', { setup: { answerMode: 'choices' } });
    commitNumber(table, 0, 0);
    commitNumber(table, 1, 99);
    table.give({ type: 'reveal' });
    expect(table.state().question?.verdict).toBe(1);
  });

  it('may be flipped until a team has committed [LIFE-2]', () => {
    const table = open('closest-number');
    table.give({ type: 'queueLifeline', teamIndex: 1, lifeline: 'flip' });
    table.give({ type: 'reveal' });
    table.give({ type: 'award', teamIndex: null });
    table.give({ type: 'pick', cellId: '1-600-1' });
    commitNumber(table, 0, 5);
    expect(table.refusalOf({ type: 'swap' })).toBe('games/not-now');
    table.give({ type: 'undo' });
    table.give({ type: 'resume' });
    table.give({ type: 'swap' });
    expect(table.state().question).toMatchObject({ swapped: true, commitments: {} });
  });
});

describe('putting the years in order', () => {
  it('gives the tile to the most events in their place', () => {
    const table = open('order-years');
    table.give({ type: 'commitOrder', teamIndex: 0, eventIds: onePlaceRight(table) });
    table.give({ type: 'commitOrder', teamIndex: 1, eventIds: rightOrder(table) });
    table.give({ type: 'reveal' });
    expect(table.state().question?.verdict).toBe(1);
  });

  it('gives nothing for an order without any event in its place', () => {
    const table = open('order-years');
    const [first = '', ...others] = rightOrder(table);
    table.give({ type: 'commitOrder', teamIndex: 0, eventIds: [...others, first] });
    table.give({ type: 'commitOrder', teamIndex: 1, eventIds: [...others, first] });
    table.give({ type: 'reveal' });
    expect(table.state().question?.verdict).toBeNull();
  });

  it('accepts only an order that contains each event once', () => {
    const table = open('order-years');
    const [first = '', second = '', third = ''] = rightOrder(table);
    for (const eventIds of [
      [first, second, third],
      [first, second, third, third],
      [first, second, third, 'another'],
    ]) {
      expect(table.refusalOf({ type: 'commitOrder', teamIndex: 0, eventIds })).toBe('games/not-an-order');
    }
    expect(table.refusalOf({ type: 'commitNumber', teamIndex: 0, number: 1 })).toBe('games/not-now');
  });

  it('keeps the years sealed in the pack, and reveals them in its answer', () => {
    const pack = samplePack({ kind: 'order-years' });
    expect(JSON.stringify({ ...pack, tieBreaker: null })).not.toMatch(/1961|ق\.م/);
    const question = pack.cells[0]?.question;
    if (!question) throw new Error('no question');
    expect(datedEvents(pack, question).map(({ year }) => year)).toEqual([-300, 622, 1492, 1961]);
  });
});
