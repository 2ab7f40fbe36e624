import { expect, it } from 'vitest';
import { playSeededGame } from '#testing/invariants.ts';
import { samplePack } from '#testing/sample-pack.ts';
import { startTestGame } from '#testing/test-game.ts';
import { summarize } from '../games/summary.ts';
import { eveningOf } from './evening.ts';

const pack = samplePack({ kind: 'text', firstTeamIndex: 0 });
/** The tiles of the first category, by rising value. */
const [low, middle, high] = pack.cells
  .filter(({ categoryIndex }) => categoryIndex === 0)
  .sort((one, other) => one.value - other.value)
  .map(({ id }) => id);

function start() {
  const testGame = startTestGame(pack);
  testGame.give({ type: 'wheelStopped' });
  const play = (cellId: string | undefined, awardedTo: number | null) => {
    const isOwn = testGame.state().currentTeamIndex === awardedTo;
    testGame.give({ type: 'pick', cellId: cellId ?? '' });
    if (awardedTo !== null && !isOwn) testGame.give({ type: 'pass' });
    testGame.give({ type: 'reveal' });
    testGame.give({ type: 'award', teamIndex: awardedTo });
  };
  return { ...testGame, play, result: () => eveningOf(testGame.game()) };
}

it('counts points, steals and own tiles of each team, and all opened tiles as possible [TABLE-1]', () => {
  const { play, result } = start();
  play(low, 0);
  play(middle, 0);
  play(high, null);
  expect(result()).toMatchObject({
    teams: [
      { points: 600, possible: 1200, steals: 1 },
      { points: 0, possible: 1200, steals: 0 },
    ],
    winners: [0],
    categories: [
      {
        id: 'sample0',
        name: { ar: 'فئة 1', en: 'Category 1' },
        icon: 'globe',
        hue: 0,
        teams: [
          { tiles: 2, won: 1 },
          { tiles: 1, won: 0 },
        ],
      },
      { teams: [{ tiles: 0 }, { tiles: 0 }] },
      { teams: [{ tiles: 0 }, { tiles: 0 }] },
      { teams: [{ tiles: 0 }, { tiles: 0 }] },
    ],
  });
});

it('counts of a question for the young what it could bring: its value to their team, 200 to others [TABLE-1, YOUNG-2]', () => {
  const young = samplePack({ kind: 'text', young: [0], firstTeamIndex: 0 });
  const testGame = startTestGame(young);
  testGame.give({ type: 'wheelStopped' });
  const cell = young.cells.find(({ value, sister }) => value === 600 && sister !== undefined);
  testGame.give({ type: 'pick', cellId: cell?.id ?? '' });
  testGame.give({ type: 'reveal' });
  testGame.give({ type: 'award', teamIndex: null });
  expect(eveningOf(testGame.game()).teams).toMatchObject([{ possible: 600 }, { possible: 200 }]);
});

it('counts what undo and adjustments made of it [TABLE-1]', () => {
  const { play, give, result } = start();
  play(low, 0);
  play(middle, 0);
  give({ type: 'undo' });
  give({ type: 'award', teamIndex: 1 });
  give({ type: 'adjust', teamIndex: 1, points: 500, reason: 'تصحيح' });
  give({ type: 'adjust', teamIndex: 0, points: -100, reason: 'تصحيح' });
  expect(result()).toMatchObject({
    teams: [
      { points: 100, possible: 600, steals: 0 },
      { points: 900, possible: 600, steals: 0 },
    ],
    winners: [1],
    categories: [
      {
        teams: [
          { tiles: 1, won: 1 },
          { tiles: 1, won: 1 },
        ],
      },
      {},
      {},
      {},
    ],
  });
});

it('counts an annulled tile for none, and its reserve where that was played [TABLE-1]', () => {
  const { play, give, result } = start();
  give({ type: 'pick', cellId: high ?? '' });
  give({ type: 'reveal' });
  give({ type: 'annul', reason: 'wrong' });
  give({ type: 'reveal' });
  give({ type: 'annul', reason: 'seen' });
  expect(result()).toMatchObject({
    teams: [{ points: 0, possible: 0 }, { possible: 0 }],
    categories: [
      {
        teams: [
          { tiles: 0, won: 0 },
          { tiles: 0, won: 0 },
        ],
      },
      {},
      {},
      {},
    ],
  });
  give({ type: 'pick', cellId: low ?? '' });
  give({ type: 'reveal' });
  give({ type: 'annul', reason: 'unclear' });
  give({ type: 'reveal' });
  give({ type: 'award', teamIndex: 0 });
  play(middle, 1);
  expect(result()).toMatchObject({
    teams: [{ points: 200, possible: 600 }, { points: 400 }],
    categories: [
      {
        teams: [
          { tiles: 1, won: 1 },
          { tiles: 1, won: 1 },
        ],
      },
      {},
      {},
      {},
    ],
  });
});

it.each([2, 3, 4])(
  'agrees with the summary of whole games of %i teams, but for the last question [TABLE-1]',
  (teams) => {
    for (let seed = 0; seed < 6; seed += 1) {
      const dealt = samplePack({ seed: `${teams} ${seed}`, teams, setup: { lastQuestion: true } });
      const { game } = playSeededGame(dealt, `${teams} ${seed}`, false);
      const summary = summarize(dealt, game.state);
      const result = eveningOf(game);
      expect(result.winners).toEqual(summary.winners);
      const tilesOf = (teamIndex: number) => result.categories.map((category) => category.teams[teamIndex]);
      for (const { teamIndex, score, last, stolen, asked, own } of summary.teams) {
        expect(result.teams[teamIndex]).toMatchObject({ points: Math.max(0, score - (last ?? 0)), steals: stolen });
        expect(tilesOf(teamIndex).reduce((sum, each) => sum + (each?.tiles ?? 0), 0)).toBe(asked);
        expect(tilesOf(teamIndex).reduce((sum, each) => sum + (each?.won ?? 0), 0)).toBe(own);
      }
    }
  },
);
