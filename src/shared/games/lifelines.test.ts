import { describe, expect, it } from 'vitest';
import { startTestGame, type TestGame } from '#testing/test-game.ts';
import { samplePack, type SampleOptions } from '#testing/sample-pack.ts';
import { timeLeft } from './apply.ts';
import { lifelineRecords } from './lifelines.ts';
import { openSecret } from './pack.ts';

function begin(options: SampleOptions = {}): TestGame {
  const testGame = startTestGame(samplePack({ kind: 'text', firstTeamIndex: 0, ...options }));
  testGame.give({ type: 'wheelStopped' });
  return testGame;
}
const open = (testGame: TestGame) => testGame.give({ type: 'pick', cellId: testGame.openCell() });
function finishTurn(testGame: TestGame, teamIndex: number | null = null): void {
  if (!testGame.state().question) open(testGame);
  if (testGame.state().question?.stage !== 'revealed') testGame.give({ type: 'reveal' });
  testGame.give({ type: 'award', teamIndex });
}
const statusOf = (testGame: TestGame, team: number, lifeline: 'fiftyFifty' | 'askTeammate' | 'comeback' | 'flip') =>
  testGame.state().lifelines[team]?.[lifeline].status;
const choices = { setup: { answerMode: 'choices' as const } };

describe('queueing', () => {
  it("is for any time but one's own turn, and can be taken off again [LIFE-1]", () => {
    const testGame = begin();
    expect(testGame.refusalOf({ type: 'queueLifeline', lifeline: 'flip', teamIndex: 0 })).toBe(
      'games/lifeline-own-turn',
    );
    testGame.give({ type: 'queueLifeline', lifeline: 'flip', teamIndex: 1 });
    expect(lifelineRecords('g', testGame.state()).queued).toEqual([
      { lifeline: 'flip', gameId: 'g', activatingTeamIndex: 1, queuedAt: testGame.now() },
    ]);
    expect(testGame.refusalOf({ type: 'queueLifeline', lifeline: 'flip', teamIndex: 1 })).toBe('games/lifeline-used');
    testGame.give({ type: 'unqueueLifeline', lifeline: 'flip', teamIndex: 1 });
    expect(statusOf(testGame, 1, 'flip')).toBe('available');
    expect(testGame.refusalOf({ type: 'unqueueLifeline', lifeline: 'flip', teamIndex: 1 })).toBe(
      'games/lifeline-not-queued',
    );
    expect(testGame.refusalOf({ type: 'queueLifeline', lifeline: 'flip', teamIndex: 2 })).toBe('games/unknown-team');
  });

  it('goes with the game [LIFE-2]', () => {
    const testGame = begin();
    testGame.give({ type: 'queueLifeline', lifeline: 'flip', teamIndex: 1 });
    testGame.give({ type: 'end' });
    testGame.give({ type: 'finish' });
    expect(lifelineRecords('g', testGame.state())).toEqual({ queued: [], active: [] });
  });
});

describe('fiftyFifty', () => {
  it('leaves the right option and one wrong one, ends the steal, and is over at the reveal [LIFE-1]', () => {
    const testGame = begin(choices);
    open(testGame);
    testGame.give({ type: 'useLifeline', lifeline: 'fiftyFifty' });
    const left = testGame.state().question?.leftOptionIds ?? [];
    expect(left).toHaveLength(2);
    expect(left).toContain(testGame.rightOption());
    expect(statusOf(testGame, 0, 'fiftyFifty')).toBe('active');
    testGame.give({ type: 'choose', optionId: testGame.wrongOption() });
    expect(testGame.state().question).toMatchObject({ stage: 'revealed', verdict: null, stealTeamIndex: null });
    expect(statusOf(testGame, 0, 'fiftyFifty')).toBe('used');
  });

  it('shows two choices in open mode too, without a steal', () => {
    const testGame = begin();
    open(testGame);
    testGame.give({ type: 'useLifeline', lifeline: 'fiftyFifty' });
    expect(testGame.state().question?.leftOptionIds).toHaveLength(2);
    expect(testGame.refusalOf({ type: 'pass' })).toBe('games/no-steal');
    testGame.wait(60_000);
    expect(testGame.give({ type: 'timeUp' }).question?.stage).toBe('closed');
  });

  it('is used once a team and game [LIFE-1]', () => {
    const testGame = begin();
    open(testGame);
    testGame.give({ type: 'useLifeline', lifeline: 'fiftyFifty' });
    finishTurn(testGame);
    finishTurn(testGame);
    open(testGame);
    expect(testGame.refusalOf({ type: 'useLifeline', lifeline: 'fiftyFifty' })).toBe('games/lifeline-used');
  });

  it('is not for a steal, nor before a question opens', () => {
    const testGame = begin();
    expect(testGame.refusalOf({ type: 'useLifeline', lifeline: 'fiftyFifty' })).toBe('games/not-now');
    open(testGame);
    testGame.give({ type: 'pass' });
    expect(testGame.refusalOf({ type: 'useLifeline', lifeline: 'fiftyFifty' })).toBe('games/not-now');
  });

  it('becomes active when queued, but waits on a secret word', () => {
    for (const [kind, status] of [
      ['text', 'active'],
      ['secret-word', 'queued'],
    ] as const) {
      const testGame = begin({ kind });
      testGame.give({ type: 'queueLifeline', lifeline: 'fiftyFifty', teamIndex: 1 });
      finishTurn(testGame);
      open(testGame);
      expect(statusOf(testGame, 1, 'fiftyFifty')).toBe(status);
    }
  });

  it('does not apply to a secret word', () => {
    const testGame = begin({ kind: 'secret-word' });
    open(testGame);
    expect(testGame.refusalOf({ type: 'useLifeline', lifeline: 'fiftyFifty' })).toBe('games/lifeline-not-here');
    expect(testGame.refusalOf({ type: 'useLifeline', lifeline: 'askTeammate' })).toBe('games/lifeline-not-here');
  });
});

describe('askTeammate', () => {
  it('stops the question clock for 30 seconds, then continues it [LIFE-1]', () => {
    const testGame = begin();
    open(testGame);
    testGame.wait(10_000);
    testGame.give({ type: 'useLifeline', lifeline: 'askTeammate', teammate: 'نورة' });
    expect(lifelineRecords('g', testGame.state()).active).toEqual([
      {
        lifeline: 'askTeammate',
        gameId: 'g',
        teamIndex: 0,
        activatedAt: testGame.now(),
        expiresAt: testGame.now() + 30_000,
      },
    ]);
    expect(testGame.state().question?.consultation?.teammate).toBe('نورة');
    testGame.wait(29_999);
    expect(testGame.refusalOf({ type: 'timeUp' })).toBe('games/time-not-up');
    testGame.wait(1);
    testGame.give({ type: 'timeUp' });
    expect(statusOf(testGame, 0, 'askTeammate')).toBe('used');
    expect(timeLeft(testGame.state(), testGame.now())).toBe(50_000);
  });

  it('may end early, and stops during a pause', () => {
    const testGame = begin();
    open(testGame);
    testGame.give({ type: 'useLifeline', lifeline: 'askTeammate' });
    testGame.give({ type: 'pause' });
    testGame.wait(100_000);
    testGame.give({ type: 'resume' });
    expect(lifelineRecords('g', testGame.state()).active[0]?.expiresAt).toBe(testGame.now() + 30_000);
    expect(timeLeft(testGame.state(), testGame.now() + 5000)).toBe(60_000);
    testGame.give({ type: 'endConsultation' });
    expect(timeLeft(testGame.state(), testGame.now() + 5000)).toBe(55_000);
  });

  it('queued, it acts before fiftyFifty and both may act in one turn', () => {
    const testGame = begin();
    testGame.give({ type: 'queueLifeline', lifeline: 'askTeammate', teamIndex: 1, teammate: 'سالم' });
    testGame.give({ type: 'queueLifeline', lifeline: 'fiftyFifty', teamIndex: 1 });
    finishTurn(testGame);
    open(testGame);
    expect(testGame.state().turnLifelines).toEqual(['askTeammate', 'fiftyFifty']);
    expect(testGame.state().question?.consultation?.teammate).toBe('سالم');
  });
});

describe('comeback', () => {
  it('is only for a team strictly below the highest, before a tile is picked', () => {
    const testGame = begin();
    expect(testGame.refusalOf({ type: 'useLifeline', lifeline: 'comeback' })).toBe('games/comeback-not-trailing');
    finishTurn(testGame, 0);
    open(testGame);
    expect(testGame.refusalOf({ type: 'useLifeline', lifeline: 'comeback' })).toBe('games/not-now');
  });

  it('doubles the own award of the turn and never a steal', () => {
    const testGame = begin();
    finishTurn(testGame, 0);
    testGame.give({ type: 'useLifeline', lifeline: 'comeback' });
    expect(lifelineRecords('g', testGame.state()).active).toMatchObject([{ lifeline: 'comeback', expiresAt: null }]);
    finishTurn(testGame, 1);
    expect(testGame.state().scores[1]).toBe(2 * 400);
    expect(testGame.state().sheet.at(-1)?.cause.kind).toBe('comeback');
    expect(statusOf(testGame, 1, 'comeback')).toBe('used');
    testGame.give({ type: 'useLifeline', lifeline: 'comeback' });
    open(testGame);
    testGame.give({ type: 'pass' });
    testGame.give({ type: 'reveal' });
    const before = testGame.state().scores[1] ?? 0;
    testGame.give({ type: 'award', teamIndex: 1 });
    expect((testGame.state().scores[1] ?? 0) - before).toBe(600);
  });

  it('queued and not trailing, stays queued', () => {
    const testGame = begin();
    testGame.give({ type: 'queueLifeline', lifeline: 'comeback', teamIndex: 1 });
    finishTurn(testGame);
    expect(statusOf(testGame, 1, 'comeback')).toBe('queued');
    finishTurn(testGame, 1);
    finishTurn(testGame);
    expect(statusOf(testGame, 1, 'comeback')).toBe('queued');
    testGame.give({ type: 'adjust', teamIndex: 0, points: 1000, reason: 'تصحيح' });
    testGame.give({ type: 'useLifeline', lifeline: 'comeback' });
    expect(statusOf(testGame, 1, 'comeback')).toBe('active');
  });

  it('queued and trailing, becomes active at the start of the turn', () => {
    const testGame = begin();
    testGame.give({ type: 'queueLifeline', lifeline: 'comeback', teamIndex: 1 });
    finishTurn(testGame, 0);
    expect(statusOf(testGame, 1, 'comeback')).toBe('active');
  });
});

describe('flip', () => {
  function withFlip(options: SampleOptions = {}): TestGame {
    const testGame = begin(options);
    testGame.give({ type: 'queueLifeline', lifeline: 'flip', teamIndex: 1 });
    finishTurn(testGame);
    return testGame;
  }

  it('becomes active at the start of the turn of the team that queued it, and only then [LIFE-2]', () => {
    const testGame = begin({ teams: 3 });
    testGame.give({ type: 'queueLifeline', lifeline: 'flip', teamIndex: 2 });
    finishTurn(testGame);
    expect(statusOf(testGame, 2, 'flip')).toBe('queued');
    finishTurn(testGame);
    expect(statusOf(testGame, 2, 'flip')).toBe('active');
    expect(lifelineRecords('g', testGame.state())).toMatchObject({
      queued: [],
      active: [{ lifeline: 'flip', expiresAt: null }],
    });
  });

  it('swaps in the reserve with a fresh clock, and both questions are seen', () => {
    const testGame = withFlip();
    open(testGame);
    const cell = testGame.game().pack.cells.find(({ id }) => id === testGame.state().question?.cellId);
    testGame.wait(20_000);
    expect(lifelineRecords('g', testGame.state()).active[0]?.expiresAt).toBe(testGame.now() + 10_000);
    testGame.give({ type: 'swap' });
    expect(testGame.state().question).toMatchObject({ swapped: true, flipClock: null });
    expect(timeLeft(testGame.state(), testGame.now())).toBe(60_000);
    expect(statusOf(testGame, 1, 'flip')).toBe('used');
    expect(testGame.game().openedQuestionIds).toEqual(expect.arrayContaining([cell?.question.id, cell?.reserve.id]));
    expect(testGame.refusalOf({ type: 'swap' })).toBe('games/flip-over');
    testGame.give({ type: 'reveal' });
    testGame.give({ type: 'award', teamIndex: 1 });
    expect(testGame.state().turns.at(-1)).toMatchObject({
      questionId: cell?.reserve.id,
      swappedFromId: cell?.question.id,
    });
  });

  it('runs out after 30 seconds of an open tile', () => {
    const testGame = withFlip();
    testGame.wait(100_000);
    open(testGame);
    testGame.wait(30_000);
    expect(testGame.refusalOf({ type: 'swap' })).toBe('games/flip-over');
  });

  it('stops during a pause and a consultation', () => {
    const testGame = withFlip();
    open(testGame);
    testGame.wait(10_000);
    testGame.give({ type: 'pause' });
    expect(lifelineRecords('g', testGame.state()).active[0]?.expiresAt).toBeNull();
    testGame.wait(60_000);
    testGame.give({ type: 'resume' });
    testGame.give({ type: 'useLifeline', lifeline: 'askTeammate' });
    testGame.wait(25_000);
    testGame.give({ type: 'endConsultation' });
    testGame.wait(19_999);
    testGame.give({ type: 'swap' });
    expect(testGame.state().question?.swapped).toBe(true);
  });

  it('is not for a tile after fiftyFifty, and ends with the turn unused', () => {
    const testGame = withFlip();
    open(testGame);
    testGame.give({ type: 'useLifeline', lifeline: 'fiftyFifty' });
    expect(testGame.refusalOf({ type: 'swap' })).toBe('games/lifeline-not-here');
    finishTurn(testGame);
    expect(statusOf(testGame, 1, 'flip')).toBe('used');
  });

  it('is not for a steal', () => {
    const testGame = withFlip();
    open(testGame);
    testGame.give({ type: 'pass' });
    expect(testGame.refusalOf({ type: 'swap' })).toBe('games/not-now');
  });

  it('may be used on a secret word', () => {
    const testGame = withFlip({ kind: 'secret-word' });
    open(testGame);
    expect(testGame.give({ type: 'swap' }).question?.swapped).toBe(true);
  });

  it('refuses a swap by a team that has no flip', () => {
    const testGame = begin();
    open(testGame);
    expect(testGame.refusalOf({ type: 'swap' })).toBe('games/flip-over');
  });
});

it('seals every secret of a pack apart and opens it to the same text', () => {
  const pack = samplePack({ kind: 'secret-word' });
  expect(JSON.stringify(pack.cells).includes('جواب')).toBe(false);
  for (const { question } of pack.cells) expect(openSecret(pack, question, 'answer')).toContain(`جواب ${question.id}`);
});
