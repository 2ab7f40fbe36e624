import { expect, it } from 'vitest';
import { samplePack } from '#testing/sample-pack.ts';
import { honoursOf, storyOf } from './honours.ts';
import type { TurnRecord } from './state.ts';

const pack = samplePack({ teams: 3 });
const cellAt = (categoryIndex: number, value: number) =>
  pack.cells.find((cell) => cell.categoryIndex === categoryIndex && cell.value === value)?.id ?? '';

type Played = Partial<Pick<TurnRecord, 'awardedTo' | 'stealTeamIndex' | 'points'>> & {
  readonly by?: number;
  readonly category?: number;
  readonly value?: number;
};
/** Turns as the log leaves them, each with its own question. */
const log = (...played: readonly Played[]): TurnRecord[] =>
  played.map(({ by = 0, awardedTo = null, stealTeamIndex = null, points, category = 0, value = 200 }, index) => ({
    turn: index + 1,
    teamIndex: by,
    cellId: cellAt(category, value),
    questionId: `q${index}`,
    swappedFromId: null,
    stealTeamIndex,
    awardedTo,
    points: awardedTo === null ? 0 : (points ?? value),
    choices: [],
    lifelines: [],
    openedAt: index,
    endedAt: index,
  }));
const right = (by: number, more: Played = {}): Played => ({ by, awardedTo: by, ...more });
const wrong = (by: number, more: Played = {}): Played => ({ by, ...more });
const steal = (by: number, thief: number, more: Played = {}): Played => ({
  by,
  awardedTo: thief,
  stealTeamIndex: thief,
  ...more,
});
const titles = (turns: readonly TurnRecord[], winners: readonly number[] = [0]) => honoursOf(pack, { turns, winners });
const titleOf = (kind: string, turns: readonly TurnRecord[], winners?: readonly number[]) =>
  titles(turns, winners).find((honour) => honour.kind === kind);

it('gives no title for a game without an award [GAME-4]', () => {
  expect(titles(log(wrong(0), wrong(1)))).toEqual([]);
});

it('names three right answers in a row of a team, whatever the others do between them [GAME-4]', () => {
  const two = [right(0), right(1, { category: 1 }), right(0, { category: 2 }), wrong(1)];
  expect(titleOf('streak', log(...two))).toBeUndefined();
  expect(titleOf('streak', log(...two, right(0, { category: 3 })))).toEqual({ kind: 'streak', teamIndex: 0, count: 3 });
  expect(titleOf('streak', log(...two, wrong(0), right(0)))).toBeUndefined();
});

it('gives the title of equals to the first who reached it [GAME-4]', () => {
  const turns = log(right(0), right(1), right(1), right(1), right(0), right(0));
  expect(titleOf('streak', turns)).toEqual({ kind: 'streak', teamIndex: 1, count: 3 });
  const steals = log(steal(0, 2), steal(2, 1), steal(2, 1), steal(0, 2));
  expect(titleOf('steals', steals)).toEqual({ kind: 'steals', teamIndex: 1, count: 2 });
});

it('names two steals, not one, and no contest won in the turn of others [GAME-4]', () => {
  expect(titleOf('steals', log(steal(0, 1)))).toBeUndefined();
  expect(titleOf('steals', log(steal(0, 1), { by: 0, awardedTo: 1 }))).toBeUndefined();
  expect(titleOf('steals', log(steal(0, 1), steal(2, 1)))).toEqual({ kind: 'steals', teamIndex: 1, count: 2 });
});

it('crowns the team with the highest number of tiles in a category, two or more [GAME-4]', () => {
  expect(titleOf('category', log(right(0, { category: 1 }), right(1, { category: 1 })))).toBeUndefined();
  const turns = log(
    right(0, { category: 1 }),
    right(0, { category: 1 }),
    right(2, { category: 3 }),
    steal(1, 2, { category: 3 }),
    right(2, { category: 3 }),
  );
  expect(titleOf('category', turns)).toEqual({ kind: 'category', teamIndex: 2, categoryIndex: 3, tiles: 3 });
  expect(storyOf(pack, { turns, winners: [2], teams: [] }).crowns).toMatchObject([
    { categoryIndex: 1, teamIndex: 0, tiles: 2 },
    { categoryIndex: 3, teamIndex: 2, tiles: 3 },
  ]);
});

it('names the greatest deficit that a team overcame, by leading or by the tie-breaker [GAME-4]', () => {
  const behind = [right(0, { value: 600 }), right(1, { value: 200 }), right(0, { value: 400 })];
  expect(titleOf('comeback', log(...behind))).toBeUndefined();
  const ahead = log(...behind, right(1, { value: 600 }), right(1, { value: 600 }));
  expect(titleOf('comeback', ahead, [1])).toEqual({ kind: 'comeback', teamIndex: 1, deficit: 800 });
  const level = log(...behind, right(1, { value: 600 }), right(1, { value: 200 }));
  expect(titleOf('comeback', level, [0])).toBeUndefined();
  expect(titleOf('comeback', level, [1])).toEqual({ kind: 'comeback', teamIndex: 1, deficit: 800 });
});

it('tells where the winner took the lead for good, the best steal and the hardest tile [GAME-4]', () => {
  const turns = log(
    right(1, { category: 0, value: 600 }),
    steal(1, 0, { category: 1, value: 400 }),
    wrong(2, { category: 2, value: 400 }),
    wrong(0, { category: 2, value: 600 }),
    steal(1, 0, { category: 3, value: 600 }),
    right(0, { category: 3, value: 200 }),
  );
  expect(storyOf(pack, { turns, winners: [0], teams: [] })).toMatchObject({
    swing: { teamIndex: 0, categoryIndex: 3, value: 600, turn: 5 },
    bestSteal: { teamIndex: 0, categoryIndex: 3, value: 600 },
    hardest: { categoryIndex: 2, value: 600 },
  });
});

it('tells of no swing where the winner always led, nor for a shared win [GAME-4]', () => {
  expect(storyOf(pack, { turns: log(right(0), right(1)), winners: [0, 1], teams: [] }).swing).toBeNull();
  expect(storyOf(pack, { turns: log(right(0), wrong(1)), winners: [0], teams: [] }).swing).toBeNull();
});
