import { describe, expect, it } from 'vitest';
import { startTestGame, type TestGame } from '#testing/test-game.ts';
import { samplePack, type SampleOptions } from '#testing/sample-pack.ts';
import { present } from '../kernel/assert.ts';
import { remainingAt } from './clock.ts';
import { openContext } from './question.ts';
import { acceptedNames, lifelineRefusal } from './view.ts';

/** A game with "name three" open: it has 30 s of its own. */
function nameThem(options: SampleOptions = {}) {
  const pack = samplePack({ kind: 'name-them', firstTeamIndex: 0, ...options });
  const testGame = startTestGame(pack);
  testGame.give({ type: 'wheelStopped' });
  testGame.give({ type: 'pick', cellId: testGame.openCell() });
  return { pack, testGame };
}

const open = ({ state }: TestGame) => present(state().question, 'the open question');
const timeLeft = (testGame: TestGame) => remainingAt(present(open(testGame).clock, 'the clock'), testGame.now());
const tick = (testGame: TestGame, times = 1) => {
  for (let time = 0; time < times; time += 1) testGame.give({ type: 'tick' });
};

describe('name them', () => {
  it('has a time of its own, also where clocks are off, after the time to read [KIND-3]', () => {
    const { testGame } = nameThem({ setup: { questionTimeSeconds: null }, isRead: true });
    expect(timeLeft(testGame)).toBe(30_000);
    const reading = open(testGame).reading;
    testGame.wait(typeof reading === 'object' ? reading.totalMs : 0);
    testGame.wait(30_000);
    testGame.give({ type: 'timeUp' });
    expect(open(testGame).stage).toBe('closed');
  });

  it('gives the tile to the team that reached the goal in time [KIND-3]', () => {
    const { testGame } = nameThem();
    tick(testGame, 2);
    expect(open(testGame).stage).toBe('own');
    tick(testGame);
    expect(open(testGame).stage).toBe('closed');
    testGame.give({ type: 'reveal' });
    expect(open(testGame).verdict).toBe(0);
    testGame.give({ type: 'award', teamIndex: 0 });
    expect(testGame.state().scores[0]).toBeGreaterThan(0);
  });

  it('gives it to no team otherwise, and the host may correct that [KIND-3]', () => {
    const { testGame } = nameThem();
    tick(testGame, 2);
    testGame.wait(30_000);
    expect(testGame.refusalOf({ type: 'tick' })).toBe('games/time-is-up');
    testGame.give({ type: 'timeUp' });
    testGame.give({ type: 'reveal' });
    expect(open(testGame).verdict).toBeNull();
    testGame.give({ type: 'award', teamIndex: 0 });
    expect(testGame.state().turns[0]?.awardedTo).toBe(0);
  });

  it('takes a tick back while the time runs on [KIND-3]', () => {
    const { testGame } = nameThem();
    testGame.wait(5000);
    tick(testGame, 2);
    testGame.wait(5000);
    testGame.give({ type: 'undo' });
    expect(open(testGame)).toMatchObject({ ticks: 1, paused: false, stage: 'own' });
    expect(timeLeft(testGame)).toBe(20_000);
    testGame.give({ type: 'redo' });
    expect(open(testGame).ticks).toBe(2);
  });

  it('opens again when the tick that reached the goal is taken back, paused [KIND-3]', () => {
    const { testGame } = nameThem();
    testGame.wait(5000);
    tick(testGame, 3);
    testGame.wait(5000);
    testGame.give({ type: 'undo' });
    expect(open(testGame)).toMatchObject({ ticks: 2, paused: true, stage: 'own' });
    testGame.give({ type: 'resume' });
    expect(timeLeft(testGame)).toBe(25_000);
  });

  it('takes no tick during a pause, and no other question takes one [KIND-3]', () => {
    const { testGame } = nameThem();
    testGame.give({ type: 'pause' });
    expect(testGame.refusalOf({ type: 'tick' })).toBe('games/not-now');
    expect(nameThem({ kind: 'text' }).testGame.refusalOf({ type: 'tick' })).toBe('games/not-now');
  });

  it('has no steal, no fiftyFifty and no askTeammate; a flip only before the first tick [KIND-3]', () => {
    const { pack, testGame } = nameThem();
    expect(testGame.refusalOf({ type: 'pass' })).toBe('games/no-steal');
    for (const lifeline of ['fiftyFifty', 'askTeammate'] as const)
      expect(testGame.refusalOf({ type: 'useLifeline', lifeline })).toBe('games/lifeline-not-here');
    testGame.give({ type: 'queueLifeline', lifeline: 'flip', teamIndex: 1 });
    testGame.give({ type: 'reveal' });
    testGame.give({ type: 'award', teamIndex: null });
    testGame.give({ type: 'pick', cellId: testGame.openCell() });
    expect(lifelineRefusal(pack, testGame.state(), 'flip', testGame.now())).toBeNull();
    tick(testGame);
    expect(lifelineRefusal(pack, testGame.state(), 'flip', testGame.now())).toBe('games/not-now');
    expect(testGame.refusalOf({ type: 'swap' })).toBe('games/not-now');
  });

  it('seals the accepted names [KIND-3]', () => {
    const { pack, testGame } = nameThem();
    const { question } = openContext(pack, open(testGame));
    expect(JSON.stringify(pack)).not.toContain('Accepted');
    expect(acceptedNames(pack, question)?.names).toHaveLength(4);
  });
});
