import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostScore } from './scoring.ts';
import { deficitOvercome, honoursOf, storyOf } from './honours.ts';
import { lastResults, maxPoints } from './last-question.ts';
import { summarize } from './summary.ts';
import { winners } from './tie-break.ts';
import type { Pack } from './pack.ts';
import type { GameState } from './state.ts';
import { samplePack } from '#testing/sample-pack.ts';
import { startTestGame, type TestGame } from '#testing/test-game.ts';

const packOf = (teams = 2, setup: Parameters<typeof samplePack>[0] = {}): Pack =>
  samplePack({
    kind: 'text',
    firstTeamIndex: 0,
    teams,
    ...setup,
    setup: { lastQuestion: true, hostTeamIndex: 0, ...setup.setup },
  });

const twoTeams = packOf();
const fourTeams = packOf(4);

/** Plays the board so that the teams have these scores: nothing is awarded, and the host corrects them. */
function playBoard(pack: Pack, scores: readonly number[], awardedTo: number | null = null): TestGame {
  const testGame = startTestGame(pack);
  testGame.give({ type: 'wheelStopped' });
  const turns = pack.cells.length;
  for (let turn = 0; turn < turns; turn += 1) {
    testGame.give({ type: 'pick', cellId: testGame.openCell() });
    testGame.give({ type: 'reveal' });
    const inTurn = testGame.state().currentTeamIndex;
    testGame.give({ type: 'award', teamIndex: inTurn === awardedTo ? awardedTo : null });
  }
  for (const [teamIndex, score] of scores.entries()) {
    const points = score - (testGame.state().scores[teamIndex] ?? 0);
    if (points !== 0) testGame.give({ type: 'adjust', teamIndex, points, reason: 'تصحيح' });
  }
  return testGame;
}

function commitAll(testGame: TestGame, points: readonly number[]): void {
  for (const [teamIndex, each] of points.entries()) testGame.give({ type: 'commitPoints', teamIndex, points: each });
}

/** The sample's number is 100. */
function answerAll(testGame: TestGame, numbers: readonly (number | null)[]): void {
  testGame.give({ type: 'openLastQuestion' });
  for (const [teamIndex, number] of numbers.entries())
    if (number !== null) testGame.give({ type: 'commitNumber', teamIndex, number });
  testGame.give({ type: 'reveal' });
}

describe('the last question [LAST-1]', () => {
  it('comes after an empty board, before the result, where the pack has one', () => {
    expect(playBoard(packOf(), []).state().phase).toBe('lastQuestion');
    expect(playBoard(packOf(2, { setup: { lastQuestion: false } }), []).state().phase).toBe('result');
  });

  it('does not come after an early end, and may be left out by one', () => {
    const early = startTestGame(packOf());
    early.give({ type: 'wheelStopped' });
    expect(early.give({ type: 'end' })).toMatchObject({ phase: 'result', endedEarly: true });
    expect(early.state().lastQuestion).toBeUndefined();
    const late = playBoard(packOf(), [400, 800]);
    commitAll(late, [200, 400]);
    late.give({ type: 'openLastQuestion' });
    expect(late.give({ type: 'end' })).toMatchObject({ phase: 'result', endedEarly: false, scores: [400, 800] });
  });

  it('takes from each team 0 to half its score, rounded down to 50s, once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9000 }), fc.integer({ min: -100, max: 5000 }), (score, points) => {
        const max = maxPoints(score);
        expect(max % 50).toBe(0);
        expect(max).toBeLessThanOrEqual(score / 2);
        expect(max).toBeGreaterThan(score / 2 - 50);
        const testGame = playBoard(twoTeams, [score]);
        const isAllowed = points >= 0 && points <= max && points % 50 === 0;
        expect(testGame.refusalOf({ type: 'commitPoints', teamIndex: 0, points })).toBe(
          isAllowed ? null : 'games/points-not-allowed',
        );
      }),
      { numRuns: 15 },
    );
    const testGame = playBoard(packOf(), [500, 0]);
    commitAll(testGame, [250, 0]);
    expect(testGame.refusalOf({ type: 'commitPoints', teamIndex: 0, points: 0 })).toBe('games/already-committed');
    expect(testGame.refusalOf({ type: 'commitPoints', teamIndex: 2, points: 0 })).toBe('games/unknown-team');
  });

  it('opens when every team has committed, and counts as seen from then on [GAME-9]', () => {
    const pack = packOf();
    const testGame = playBoard(pack, [400, 400]);
    testGame.give({ type: 'commitPoints', teamIndex: 0, points: 200 });
    expect(testGame.refusalOf({ type: 'openLastQuestion' })).toBe('games/not-now');
    testGame.give({ type: 'commitPoints', teamIndex: 1, points: 0 });
    expect(testGame.game().openedQuestionIds).not.toContain(pack.lastQuestion?.question.id);
    testGame.give({ type: 'openLastQuestion' });
    testGame.give({ type: 'undo' });
    expect(testGame.game().openedQuestionIds).toContain(pack.lastQuestion?.question.id);
  });

  it('gives the nearest what they committed and takes it from the others, also where several are equally near', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat({ max: 3000 }), fc.nat({ max: 30 }), fc.option(fc.integer({ min: 90, max: 110 }))), {
          minLength: 4,
          maxLength: 4,
        }),
        (teams) => {
          const scores = teams.map(([score]) => score);
          const points = teams.map(([score, steps]) => Math.min(steps * 50, maxPoints(score)));
          const numbers = teams.map(([, , number]) => number);
          const testGame = playBoard(fourTeams, scores);
          commitAll(testGame, points);
          answerAll(testGame, numbers);
          const misses = numbers.map((number) => (number === null ? Infinity : Math.abs(number - 100)));
          const least = Math.min(...misses);
          const { scores: after, phase } = testGame.give({ type: 'awardLastQuestion' });
          expect(phase).toBe('result');
          expect(after).toEqual(
            scores.map((score, team) => {
              const isNearest = misses[team] === least && least < Infinity;
              return score + (isNearest ? 1 : -1) * (points[team] ?? 0);
            }),
          );
          expect(after.every((score) => score >= 0)).toBe(true);
        },
      ),
      { numRuns: 15 },
    );
  });

  it('counts a score that was corrected meanwhile: no team moves more than half of it', () => {
    const testGame = playBoard(packOf(), [800, 800]);
    commitAll(testGame, [400, 400]);
    testGame.give({ type: 'adjust', teamIndex: 1, points: -700, reason: 'تصحيح' });
    answerAll(testGame, [100, 0]);
    expect(testGame.give({ type: 'awardLastQuestion' }).scores).toEqual([1200, 50]);
  });

  it('has a clock with the time of a contest, after which no team may answer', () => {
    const testGame = playBoard(packOf(3, { isRead: true }), [400, 400, 400]);
    commitAll(testGame, [200, 200, 200]);
    const { question } = testGame.give({ type: 'openLastQuestion' });
    expect(question?.clock?.totalMs).toBe(90_000);
    expect(question?.reading).toBeDefined();
    testGame.wait(200_000);
    expect(testGame.refusalOf({ type: 'commitNumber', teamIndex: 0, number: 1 })).toBe('games/time-is-up');
    expect(testGame.give({ type: 'timeUp' }).question?.stage).toBe('closed');
  });

  it('knows no lifeline, no steal and no award by hand', () => {
    const testGame = playBoard(packOf(), [400, 400]);
    const refused = () => [
      testGame.refusalOf({ type: 'queueLifeline', lifeline: 'flip', teamIndex: 0 }),
      testGame.refusalOf({ type: 'useLifeline', lifeline: 'comeback' }),
      testGame.refusalOf({ type: 'award', teamIndex: 0 }),
    ];
    expect(refused()).toEqual(['games/not-now', 'games/not-now', 'games/not-now']);
    commitAll(testGame, [200, 200]);
    answerAll(testGame, [100, 90]);
    expect(refused()).toEqual(['games/not-now', 'games/not-now', 'games/not-now']);
  });

  it('is annulled by an objection: its reserve comes for the same points, then none [GAME-8]', () => {
    const pack = packOf();
    const testGame = playBoard(pack, [400, 400]);
    commitAll(testGame, [200, 100]);
    answerAll(testGame, [100, 90]);
    const { question } = testGame.give({ type: 'annul', reason: 'unclear' });
    expect(question).toMatchObject({ swapped: true, commitments: {}, isAfterObjection: true });
    expect(testGame.game().openedQuestionIds).toContain(pack.lastQuestion?.reserve.id);
    testGame.give({ type: 'reveal' });
    const closed = testGame.give({ type: 'annul', reason: 'wrong' });
    expect(closed).toMatchObject({ phase: 'result', question: null, scores: [400, 400] });
    expect(closed.annulled?.map(({ questionId }) => questionId)).toEqual([
      pack.lastQuestion?.question.id,
      pack.lastQuestion?.reserve.id,
    ]);
    expect(summarize(pack, closed).lastQuestion).toBeNull();
  });

  it('comes before the decider of a tie, which has another question', () => {
    const pack = packOf();
    const testGame = playBoard(pack, [400, 800]);
    commitAll(testGame, [200, 200]);
    expect(testGame.refusalOf({ type: 'openTieBreaker' })).toBe('games/not-now');
    answerAll(testGame, [100, 90]);
    testGame.give({ type: 'awardLastQuestion' });
    expect(testGame.state().scores).toEqual([600, 600]);
    testGame.give({ type: 'openTieBreaker' });
    const { question, reserve } = pack.lastQuestion ?? expect.fail('no last question');
    expect(new Set([question.id, reserve.id, pack.tieBreaker.id]).size).toBe(3);
  });

  it('can be undone step by step, and each step brings back what was before it', () => {
    const testGame = playBoard(packOf(), [800, 400]);
    const before: GameState[] = [];
    const step = (act: Parameters<TestGame['give']>[0]) => {
      before.push(testGame.state());
      testGame.give(act);
    };
    step({ type: 'commitPoints', teamIndex: 0, points: 400 });
    step({ type: 'commitPoints', teamIndex: 1, points: 50 });
    step({ type: 'openLastQuestion' });
    step({ type: 'commitNumber', teamIndex: 0, number: 100 });
    step({ type: 'commitNumber', teamIndex: 1, number: 3 });
    step({ type: 'reveal' });
    step({ type: 'awardLastQuestion' });
    expect(testGame.state().scores).toEqual([1200, 350]);
    for (const { scores, phase, lastQuestion } of before.reverse())
      expect(testGame.give({ type: 'undo' })).toMatchObject({ scores, phase, lastQuestion });
    expect(testGame.state().lastQuestion).toEqual({ points: {}, outcome: null });
  });
});

describe('what the last question counts for [LAST-1]', () => {
  const decided = () => {
    const pack = packOf();
    // The first team has every right answer, and the second wins by the last question.
    const testGame = playBoard(pack, [2400, 2000], 0);
    commitAll(testGame, [1200, 1000]);
    answerAll(testGame, [0, 100]);
    expect(lastResults(pack, testGame.state()).map(({ points }) => points)).toEqual([-1200, 1000]);
    testGame.give({ type: 'awardLastQuestion' });
    return { pack, state: testGame.state(), summary: summarize(pack, testGame.state()) };
  };

  it('decides the game and is on the score sheet', () => {
    const { pack, state, summary } = decided();
    expect(winners(pack, state)).toEqual([1]);
    expect(state.sheet.slice(-2).map(({ cause, points }) => [cause.kind, points])).toEqual([
      ['lastQuestion', -1200],
      ['lastQuestion', 1000],
    ]);
    expect(summary.teams.map(({ last }) => last)).toEqual([-1200, 1000]);
    expect(summary.teams.map(({ adjusted }) => adjusted)).toEqual([0, 2000]);
    expect(summary.lastQuestion?.results.map(({ isNearest }) => isNearest)).toEqual([false, true]);
  });

  it("counts neither for the host's points nor for titles and badges [GAME-5]", () => {
    const { pack, state, summary } = decided();
    expect(hostScore(pack, state)).toBe(2400);
    expect(deficitOvercome(pack, summary, 1)).toBe(0);
    expect(honoursOf(pack, summary).filter(({ teamIndex }) => teamIndex === 1)).toEqual([]);
  });

  it('is a moment of the story where it turned the game', () => {
    const { pack, summary } = decided();
    expect(storyOf(pack, summary).lastQuestion).toEqual({ teamIndex: 1, points: 1000 });
    expect(
      storyOf(pack, { ...summary, teams: summary.teams.map((team) => ({ ...team, last: null })) }).lastQuestion,
    ).toBeNull();
  });
});
