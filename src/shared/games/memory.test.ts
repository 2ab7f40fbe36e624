import { describe, expect, it } from 'vitest';
import { startTestGame, type TestGame } from '#testing/test-game.ts';
import { samplePack, type SampleOptions } from '#testing/sample-pack.ts';
import { present } from '../kernel/assert.ts';
import { remainingAt } from './clock.ts';
import { isStudying } from './reading.ts';
import { lifelineRefusal } from './view.ts';
import { openContext } from './question.ts';

/** A game with a memory question open: its picture is seen for 8 s. */
function memory(options: SampleOptions = {}) {
  const pack = samplePack({ kind: 'memory', firstTeamIndex: 0, ...options });
  const testGame = startTestGame(pack);
  testGame.give({ type: 'wheelStopped' });
  const cellId = testGame.openCell();
  testGame.give({ type: 'pick', cellId });
  return { pack, testGame, cellId };
}

const open = ({ state }: TestGame) => present(state().question, 'the open question');
const isSeen = (testGame: TestGame) => isStudying(open(testGame), testGame.now());
const lookLeft = (testGame: TestGame) => {
  const { reading } = open(testGame);
  return typeof reading === 'object' ? remainingAt(reading, testGame.now()) : 0;
};
const timeLeft = (testGame: TestGame) => {
  const { clock } = open(testGame);
  return clock === null ? null : remainingAt(clock, testGame.now());
};

describe('a memory question', () => {
  it('shows its picture for its time, and the clock starts when it is gone [KIND-2]', () => {
    const { testGame } = memory();
    expect(isSeen(testGame)).toBe(true);
    testGame.wait(7999);
    expect(isSeen(testGame)).toBe(true);
    expect(timeLeft(testGame)).toBe(60_000);
    testGame.wait(1);
    expect(isSeen(testGame)).toBe(false);
    testGame.wait(1000);
    expect(timeLeft(testGame)).toBe(59_000);
  });

  it('is looked at for as long where clocks are off, and gets no time to read [KIND-2]', () => {
    const { pack, testGame } = memory({ setup: { questionTimeSeconds: null }, isRead: true });
    expect(openContext(pack, open(testGame)).question.readingMs).toBeUndefined();
    expect(open(testGame).clock).toBeNull();
    expect(isSeen(testGame)).toBe(true);
    testGame.wait(8000);
    expect(isSeen(testGame)).toBe(false);
  });

  it('takes no answer, pass or lifeline while the picture is seen [KIND-2]', () => {
    const { pack, testGame } = memory({ setup: { answerMode: 'choices' } });
    expect(testGame.refusalOf({ type: 'choose', optionId: testGame.rightOption() })).toBe('games/not-now');
    expect(testGame.refusalOf({ type: 'useLifeline', lifeline: 'fiftyFifty' })).toBe('games/not-now');
    expect(lifelineRefusal(pack, testGame.state(), 'fiftyFifty', testGame.now())).toBe('games/not-now');
    testGame.wait(8000);
    expect(lifelineRefusal(pack, testGame.state(), 'fiftyFifty', testGame.now())).toBeNull();
    testGame.give({ type: 'choose', optionId: testGame.rightOption() });
    expect(open(testGame).verdict).toBe(0);
    const other = memory({ setup: { answerMode: 'open' } }).testGame;
    expect(other.refusalOf({ type: 'pass' })).toBe('games/not-now');
    other.wait(8000);
    expect(other.refusalOf({ type: 'pass' })).toBeNull();
  });

  it('hides the picture early when the host starts the clock [KIND-2]', () => {
    const { testGame } = memory();
    testGame.wait(3000);
    testGame.give({ type: 'startClock' });
    expect(isSeen(testGame)).toBe(false);
    testGame.wait(1000);
    expect(timeLeft(testGame)).toBe(59_000);
  });

  it('keeps the rest of the look through a pause [KIND-2]', () => {
    const { testGame } = memory();
    testGame.wait(3000);
    testGame.give({ type: 'pause' });
    testGame.wait(60_000);
    testGame.give({ type: 'resume' });
    expect(lookLeft(testGame)).toBe(5000);
    testGame.wait(5000);
    expect(isSeen(testGame)).toBe(false);
    expect(timeLeft(testGame)).toBe(60_000);
  });

  it('gives a queued teammate its time after the look [KIND-2]', () => {
    const pack = samplePack({ kind: 'memory', firstTeamIndex: 0 });
    const testGame = startTestGame(pack);
    testGame.give({ type: 'wheelStopped' });
    testGame.give({ type: 'queueLifeline', lifeline: 'askTeammate', teamIndex: 1 });
    testGame.give({ type: 'pick', cellId: testGame.openCell() });
    testGame.give({ type: 'reveal' });
    testGame.give({ type: 'award', teamIndex: null });
    testGame.give({ type: 'pick', cellId: testGame.openCell() });
    const asked = () => present(open(testGame).consultation, 'the consultation').clock;
    expect(isSeen(testGame)).toBe(true);
    testGame.wait(8000);
    expect(remainingAt(asked(), testGame.now())).toBe(30_000);
    testGame.wait(10_000);
    testGame.give({ type: 'endConsultation' });
    testGame.wait(1000);
    expect(timeLeft(testGame)).toBe(59_000);
  });
});

describe('the one look at a picture', () => {
  it('is not given again by undo and another pick of the tile [KIND-2]', () => {
    const { testGame, cellId } = memory();
    testGame.wait(8000);
    testGame.give({ type: 'undo' });
    testGame.give({ type: 'pick', cellId });
    expect(isSeen(testGame)).toBe(false);
    testGame.wait(1000);
    expect(timeLeft(testGame)).toBe(59_000);
  });

  it('continues after a tile was opened by mistake [KIND-2]', () => {
    const { testGame, cellId } = memory();
    testGame.wait(2000);
    testGame.give({ type: 'undo' });
    testGame.wait(90_000);
    testGame.give({ type: 'pick', cellId });
    expect(lookLeft(testGame)).toBe(6000);
    testGame.wait(1000);
    testGame.give({ type: 'undo' });
    testGame.give({ type: 'redo' });
    expect(lookLeft(testGame)).toBe(5000);
  });

  it('is over once the reveal has shown the picture, also after undo [KIND-2]', () => {
    const { testGame } = memory();
    testGame.wait(2000);
    testGame.give({ type: 'reveal' });
    testGame.give({ type: 'award', teamIndex: null });
    testGame.give({ type: 'undo' });
    testGame.give({ type: 'undo' });
    expect(open(testGame).stage).toBe('own');
    testGame.give({ type: 'resume' });
    expect(isSeen(testGame)).toBe(false);
  });

  it('is separate for the question that flip brings [KIND-2]', () => {
    const pack = samplePack({ kind: 'memory', firstTeamIndex: 0 });
    const testGame = startTestGame(pack);
    testGame.give({ type: 'wheelStopped' });
    testGame.give({ type: 'queueLifeline', lifeline: 'flip', teamIndex: 1 });
    testGame.give({ type: 'pick', cellId: testGame.openCell() });
    testGame.give({ type: 'reveal' });
    testGame.give({ type: 'award', teamIndex: null });
    testGame.give({ type: 'pick', cellId: testGame.openCell() });
    testGame.wait(9000);
    testGame.give({ type: 'swap' });
    expect(lookLeft(testGame)).toBe(8000);
    testGame.wait(8000);
    testGame.give({ type: 'undo' });
    testGame.give({ type: 'redo' });
    expect(isSeen(testGame)).toBe(false);
  });
});
