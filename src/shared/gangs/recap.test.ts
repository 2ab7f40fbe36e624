import { expect, it } from 'vitest';
import { playSeededGame } from '#testing/invariants.ts';
import { samplePack } from '#testing/sample-pack.ts';
import { startTestGame } from '#testing/test-game.ts';
import { summarize } from '../games/summary.ts';
import { recapOf, recapOfSummary } from './recap.ts';

const pack = samplePack({
  kind: 'text',
  firstTeamIndex: 0,
  setup: {
    teams: [
      { name: 'الصقور', players: ['نورة', 'فهد'] },
      { name: 'اللؤلؤ', players: ['سالم'] },
    ],
  },
});
const cellAt = (categoryIndex: number, value: number) =>
  pack.cells.find((cell) => cell.categoryIndex === categoryIndex && cell.value === value)?.id ?? '';

/** Turns of both teams one after the other: the tile, and who got it. */
function play(...turns: readonly (readonly [categoryIndex: number, value: number, awardedTo: number | null])[]) {
  const testGame = startTestGame(pack);
  testGame.give({ type: 'wheelStopped' });
  for (const [categoryIndex, value, awardedTo] of turns) {
    const isOwn = testGame.state().currentTeamIndex === awardedTo;
    testGame.give({ type: 'pick', cellId: cellAt(categoryIndex, value) });
    if (awardedTo !== null && !isOwn) testGame.give({ type: 'pass' });
    testGame.give({ type: 'reveal' });
    testGame.give({ type: 'award', teamIndex: awardedTo });
  }
  return testGame;
}

it('tells who won, where the night turned, the best steal, the streak and who carried which category [RECAP-1]', () => {
  const { game } = play([0, 200, 0], [1, 600, 1], [0, 400, 0], [1, 400, 0], [0, 600, 0], [1, 200, 1]);
  expect(recapOf(game())).toMatchObject({
    winners: [0],
    teams: [
      { teamIndex: 0, score: 1600, place: 1, players: ['نورة', 'فهد'] },
      { teamIndex: 1, score: 800, place: 2, players: ['سالم'] },
    ],
    swing: { teamIndex: 0, categoryIndex: 1, value: 400, points: 400, turn: 4, step: 4, isLead: true },
    bestSteal: { teamIndex: 0, categoryIndex: 1, value: 400 },
    streak: { teamIndex: 0, count: 3 },
    carried: [
      { categoryIndex: 0, teamIndex: 0, tiles: 3, players: ['نورة', 'فهد'] },
      { categoryIndex: 1, teamIndex: 1, tiles: 2, players: ['سالم'] },
    ],
  });
});

it('recalls the largest gain of a winner that was never behind, the first of equals [RECAP-1]', () => {
  const { game } = play([0, 200, 0], [1, 200, 1], [0, 600, 0], [1, 600, null], [2, 600, 0]);
  expect(recapOf(game()).swing).toMatchObject({ teamIndex: 0, turn: 3, points: 600, isLead: false });
});

it('recalls a moment of one of the winners where the win is shared [RECAP-1]', () => {
  const { game } = play([0, 200, 0], [1, 600, 1], [0, 400, 0]);
  expect(recapOf(game())).toMatchObject({ winners: [0, 1], swing: { teamIndex: 1, turn: 2, isLead: false } });
});

it('forgets what undo took back, and counts no points by hand as a moment [RECAP-1]', () => {
  const { game, give } = play([0, 600, 0]);
  give({ type: 'undo' });
  give({ type: 'award', teamIndex: null });
  give({ type: 'adjust', teamIndex: 1, points: 900, reason: 'تصحيح' });
  expect(recapOf(game())).toMatchObject({ winners: [1], swing: null, bestSteal: null, streak: null, carried: [] });
});

it('tells nothing of a game without an award [RECAP-1]', () => {
  expect(recapOf(play([0, 600, null]).game())).toMatchObject({
    winners: [0, 1],
    swing: null,
    bestSteal: null,
    streak: null,
    carried: [],
  });
});

it.each([2, 3, 4])('has only moments that are in the turns of whole games of %i teams [RECAP-1]', (teams) => {
  for (let seed = 0; seed < 6; seed += 1) {
    const dealt = samplePack({ seed: `recap ${teams} ${seed}`, teams, setup: { lastQuestion: true } });
    const { game } = playSeededGame(dealt, `${teams} ${seed}`, false);
    const summary = summarize(dealt, game.state);
    const recap = recapOf(game);
    expect(recapOfSummary(dealt, summary)).toEqual(recap);
    const { swing, bestSteal, streak, carried, winners } = recap;
    if (swing) {
      expect(winners).toContain(swing.teamIndex);
      const turn = game.state.turns.find((each) => each.turn === swing.turn);
      expect(turn).toMatchObject({ awardedTo: swing.teamIndex, points: swing.points });
      const [before, after] = [recap.course[swing.step - 1], recap.course[swing.step]];
      expect((after?.[swing.teamIndex] ?? 0) - (before?.[swing.teamIndex] ?? 0)).toBe(swing.points);
    }
    const steals = game.state.turns.filter((turn) => turn.awardedTo !== null && turn.awardedTo === turn.stealTeamIndex);
    expect(bestSteal === null).toBe(steals.length === 0);
    if (streak) expect(summary.teams[streak.teamIndex]?.bestStreak).toBe(streak.count);
    for (const { teamIndex, tiles, categoryIndex } of carried) {
      const own = game.state.turns.filter(
        ({ awardedTo, cellId }) =>
          awardedTo === teamIndex && dealt.cells.find(({ id }) => id === cellId)?.categoryIndex === categoryIndex,
      );
      expect(own).toHaveLength(tiles);
    }
  }
});
