import { describe, expect, it } from 'vitest';
import { questionSchema } from '#shared/questions/schema.ts';
import { samplePack, type SampleOptions } from '#testing/sample-pack.ts';
import { startTestGame, type TestGame } from '#testing/test-game.ts';
import { timeLeft } from './apply.ts';
import { lifelineRecords } from './lifelines.ts';
import type { Pack, PackQuestion } from './pack.ts';
import { isReading, readingMsOf } from './reading.ts';

const readingMs = 4000;
const questionTimeMs = 60_000;

const timed = (question: PackQuestion): PackQuestion => ({
  ...question,
  readingMs: question.kind === 'secret-word' ? null : readingMs,
});
const withReading = (pack: Pack): Pack => ({
  ...pack,
  cells: pack.cells.map((cell) => ({ ...cell, question: timed(cell.question), reserve: timed(cell.reserve) })),
});

function begin(options: SampleOptions = {}): TestGame {
  const testGame = startTestGame(withReading(samplePack({ kind: 'text', firstTeamIndex: 0, ...options })));
  testGame.give({ type: 'wheelStopped' });
  return testGame;
}
const open = (testGame: TestGame) => testGame.give({ type: 'pick', cellId: testGame.openCell() });
const left = (testGame: TestGame) => timeLeft(testGame.state(), testGame.now());
const reads = (testGame: TestGame) => {
  const { question } = testGame.state();
  return question !== null && isReading(question, testGame.now());
};
function finishTurn(testGame: TestGame): void {
  open(testGame);
  testGame.give({ type: 'reveal' });
  testGame.give({ type: 'award', teamIndex: null });
}

describe('the time to read', () => {
  it('comes before the clock, which then runs in full', () => {
    const testGame = begin();
    open(testGame);
    testGame.wait(readingMs - 1);
    expect([reads(testGame), left(testGame)]).toEqual([true, questionTimeMs]);
    testGame.wait(1001);
    expect([reads(testGame), left(testGame)]).toEqual([false, questionTimeMs - 1000]);
    testGame.wait(questionTimeMs - 1001);
    expect(testGame.refusalOf({ type: 'timeUp' })).toBe('games/time-not-up');
    testGame.wait(1);
    expect(testGame.give({ type: 'timeUp' }).question?.stage).toBe('steal');
  });

  it('ends with a press, once', () => {
    const testGame = begin();
    open(testGame);
    testGame.wait(1000);
    testGame.give({ type: 'startClock' });
    testGame.wait(1000);
    expect([reads(testGame), left(testGame)]).toEqual([false, questionTimeMs - 1000]);
    expect(testGame.refusalOf({ type: 'startClock' })).toBe('games/not-now');
  });

  it('has no press once it is over, nor before a question opens', () => {
    const testGame = begin();
    expect(testGame.refusalOf({ type: 'startClock' })).toBe('games/not-now');
    open(testGame);
    testGame.wait(readingMs);
    expect(testGame.refusalOf({ type: 'startClock' })).toBe('games/not-now');
  });

  it('stops during a pause, and continues after it', () => {
    const testGame = begin();
    open(testGame);
    testGame.wait(1000);
    testGame.give({ type: 'pause' });
    expect(testGame.refusalOf({ type: 'startClock' })).toBe('games/not-now');
    testGame.wait(100_000);
    testGame.give({ type: 'resume' });
    testGame.wait(2999);
    expect([reads(testGame), left(testGame)]).toEqual([true, questionTimeMs]);
    testGame.wait(501);
    expect([reads(testGame), left(testGame)]).toEqual([false, questionTimeMs - 500]);
  });

  it('ends with an answer: a steal has none', () => {
    const testGame = begin({ setup: { answerMode: 'choices' } });
    open(testGame);
    testGame.give({ type: 'choose', optionId: testGame.wrongOption() });
    expect(testGame.state().question?.stage).toBe('steal');
    expect([reads(testGame), left(testGame)]).toEqual([false, 30_000]);
  });

  it('ends with the first number of a contest, and with a further clue', () => {
    for (const [kind, act] of [
      ['closest-number', { type: 'commitNumber', teamIndex: 0, number: 7 }],
      ['falling-clues', { type: 'nextClue' }],
    ] as const) {
      const testGame = begin({ kind });
      open(testGame);
      const full = left(testGame);
      testGame.give(act);
      testGame.wait(1000);
      expect([reads(testGame), left(testGame)]).toEqual([false, (full ?? 0) - 1000]);
    }
  });

  it('is over for a team that asks a teammate', () => {
    const testGame = begin();
    open(testGame);
    testGame.give({ type: 'useLifeline', lifeline: 'askTeammate' });
    testGame.wait(10_000);
    testGame.give({ type: 'endConsultation' });
    testGame.wait(1000);
    expect([reads(testGame), left(testGame)]).toEqual([false, questionTimeMs - 1000]);
  });

  it('keeps added time for the clock', () => {
    const testGame = begin();
    open(testGame);
    testGame.wait(1000);
    testGame.give({ type: 'extend' });
    testGame.wait(readingMs);
    expect(left(testGame)).toBe(questionTimeMs + 15_000 - 1000);
  });

  it("stops flip's clock too, and comes again for the question that flip brings", () => {
    const testGame = begin();
    testGame.give({ type: 'queueLifeline', lifeline: 'flip', teamIndex: 1 });
    finishTurn(testGame);
    const openedAt = testGame.now();
    open(testGame);
    const expiry = () => lifelineRecords('g', testGame.state()).active[0]?.expiresAt;
    expect(expiry()).toBe(openedAt + readingMs + 30_000);
    testGame.wait(readingMs + 29_999);
    testGame.give({ type: 'swap' });
    expect([reads(testGame), left(testGame)]).toEqual([true, questionTimeMs]);
    testGame.wait(readingMs + 1000);
    expect(left(testGame)).toBe(questionTimeMs - 1000);
  });

  it('waits for the end of a pause when a paused question is swapped', () => {
    const testGame = begin();
    testGame.give({ type: 'queueLifeline', lifeline: 'flip', teamIndex: 1 });
    finishTurn(testGame);
    open(testGame);
    testGame.give({ type: 'pause' });
    testGame.give({ type: 'swap' });
    testGame.wait(100_000);
    testGame.give({ type: 'resume' });
    testGame.wait(readingMs - 1);
    expect([reads(testGame), left(testGame)]).toEqual([true, questionTimeMs]);
  });

  it('comes back with undo as it was, and its press is no separate step', () => {
    const testGame = begin();
    open(testGame);
    testGame.wait(1000);
    testGame.give({ type: 'reveal' });
    testGame.wait(9000);
    testGame.give({ type: 'undo' });
    expect(testGame.state().question).toMatchObject({ stage: 'own', paused: true });
    testGame.give({ type: 'resume' });
    testGame.wait(2999);
    expect([reads(testGame), left(testGame)]).toEqual([true, questionTimeMs]);
    testGame.give({ type: 'startClock' });
    expect(testGame.give({ type: 'undo' }).phase).toBe('board');
  });
});

describe("a secret word's clock", () => {
  it('waits for the actor who has seen the word', () => {
    const testGame = begin({ kind: 'secret-word' });
    open(testGame);
    testGame.wait(500_000);
    expect([reads(testGame), left(testGame)]).toEqual([true, questionTimeMs]);
    expect(testGame.refusalOf({ type: 'timeUp' })).toBe('games/time-not-up');
    testGame.give({ type: 'startClock' });
    testGame.wait(questionTimeMs);
    expect(testGame.give({ type: 'timeUp' }).question?.stage).toBe('closed');
  });

  it('still waits after a pause', () => {
    const testGame = begin({ kind: 'secret-word' });
    open(testGame);
    testGame.give({ type: 'pause' });
    testGame.give({ type: 'resume' });
    testGame.wait(5000);
    expect([reads(testGame), left(testGame)]).toEqual([true, questionTimeMs]);
  });
});

it('is unknown to a pack of the first rules: its clock starts at once', () => {
  const testGame = startTestGame(samplePack({ kind: 'text' }));
  testGame.give({ type: 'wheelStopped' });
  open(testGame);
  testGame.wait(1000);
  expect([reads(testGame), left(testGame)]).toEqual([false, questionTimeMs - 1000]);
  expect(testGame.refusalOf({ type: 'startClock' })).toBe('games/not-now');
});

describe('how long a question is read', () => {
  const both = (ar: string, en = ar) => ({ ar, en });
  const question = (text: { ar: string; en: string }, options = ['أ', 'ب', 'ج', 'د']) => {
    const [answer = '', ...wrong] = options;
    const texts = { answer: both(answer), wrong: wrong.map((option) => both(option)) };
    return questionSchema.parse({ id: 'one', kind: 'text', value: 200, text, ...texts, explanation: both('شرح.') });
  };

  it('follows the longer of its two languages', () => {
    const short = 'أ'.repeat(20);
    const long = 'b'.repeat(100);
    expect(readingMsOf(question(both(short)), 'open')).toBe(2400);
    expect(readingMsOf(question(both(short, long)), 'open')).toBe(8000);
  });

  it('counts the options where they are on the screen', () => {
    const options = ['١', '٢', '٣', '٤'].map((option) => option.repeat(10));
    expect(readingMsOf(question(both('أ'.repeat(20)), options), 'open')).toBe(2400);
    expect(readingMsOf(question(both('أ'.repeat(20)), options), 'choices')).toBe(5200);
  });

  it('is 2 to 12 seconds, and not longer for vowel signs', () => {
    expect(readingMsOf(question(both('متى؟')), 'open')).toBe(2000);
    expect(readingMsOf(question(both('أ'.repeat(165))), 'open')).toBe(12_000);
    expect(readingMsOf(question(both('بُ'.repeat(20))), 'open')).toBe(2400);
  });

  it('is dealt to each question and reserve, waits for the actor of a secret word or for a look, and is none where clocks are off', () => {
    const dealt = (options: SampleOptions) =>
      samplePack({ isRead: true, ...options }).cells.flatMap((cell) => [cell.question, cell.reserve]);
    for (const { kind, readingMs: ms } of dealt({})) {
      if (kind === 'secret-word') expect(ms).toBeNull();
      else if (kind === 'memory') expect(ms).toBeUndefined();
      else expect(ms).toBeGreaterThanOrEqual(2000);
    }
    for (const each of dealt({ setup: { questionTimeSeconds: null } })) expect('readingMs' in each).toBe(false);
  });
});
