import { expect, it } from 'vitest';
import { badgeInputSchema, isEarned } from './badges.ts';
import { changesGrants, isInForce, occurrenceOf, rewardInputSchema } from './rewards.ts';
import type { RewardKind } from './rewards.ts';
import { addPlayedGame, metrics, noPlay, readTotals } from './totals.ts';
import type { PlayedGame, PlayTotals } from './totals.ts';

// A Saturday morning in Kuwait; the next day begins a week.
const saturday = Date.parse('2026-11-21T09:00:00+03:00');
const dayMs = 24 * 60 * 60 * 1000;
const played = (changes: Partial<PlayedGame> = {}): PlayedGame => ({
  at: saturday,
  score: 0,
  isWon: false,
  margin: 0,
  steals: 0,
  isSweep: false,
  isPure: false,
  isFullBoard: false,
  categoryIds: ['seas'],
  answerStreak: 0,
  crowns: 0,
  comeback: 0,
  ...changes,
});
const after = (...games: readonly Partial<PlayedGame>[]): PlayTotals =>
  games.reduce<PlayTotals>((totals, game) => addPlayedGame(totals, played(game)), noPlay);

it.each([
  ['games', [{}, {}], 2],
  ['totalScore', [{ score: 400 }, { score: 600 }], 1000],
  ['bestScore', [{ score: 600 }, { score: 400 }], 600],
  [
    'bestMargin',
    [
      { isWon: true, margin: 800 },
      { isWon: true, margin: 200 },
    ],
    800,
  ],
  ['bestWinStreak', [{ isWon: true }, { isWon: true }, {}, { isWon: true }], 2],
  ['sweeps', [{ isSweep: true }, {}], 1],
  ['pureGames', [{ isPure: true }, { isPure: true }], 2],
  ['mostSteals', [{ steals: 3 }, { steals: 1 }], 3],
  ['mostInADay', [{}, {}, { at: saturday + dayMs }], 2],
  ['categories', [{ categoryIds: ['seas', 'poems'] }, { categoryIds: ['poems', 'stars'] }], 3],
  ['fullBoards', [{ isFullBoard: true }, {}], 1],
  ['bestAnswerStreak', [{ answerStreak: 4 }, { answerStreak: 2 }], 4],
  ['bestDayStreak', [{}, { at: saturday + dayMs }, { at: saturday + 9 * dayMs }], 2],
  ['bestWeekStreak', [{}, { at: saturday + dayMs }, { at: saturday + 30 * dayMs }], 2],
  ['totalSteals', [{ steals: 3 }, { steals: 1 }], 4],
  ['crowns', [{ crowns: 2 }, { crowns: 1 }], 3],
  ['bestComeback', [{ comeback: 800 }, { comeback: 200 }], 800],
  ['ramadanGames', [{ at: Date.parse('2026-03-01T21:00:00+03:00') }, {}], 1],
  ['eidGames', [{ at: Date.parse('2026-03-20T21:00:00+03:00') }, { at: Date.parse('2026-05-27T21:00:00+03:00') }], 2],
  ['nationalDayGames', [{ at: Date.parse('2026-02-26T00:30:00+03:00') }, {}], 1],
  [
    'winterGames',
    [{ at: Date.parse('2026-12-01T00:30:00+03:00') }, { at: Date.parse('2026-03-01T00:30:00+03:00') }],
    1,
  ],
] as const)('counts %s over games [BADGE-1]', (metric, games, reached) => {
  const totals = after(...games);
  expect(totals[metric]).toBe(reached);
  expect(isEarned([{ metric, atLeast: reached }], totals)).toBe(true);
  expect(isEarned([{ metric, atLeast: reached + 1 }], totals)).toBe(false);
});

it('asks for all conditions of a badge, each metric once [BADGE-1]', () => {
  const totals = after({ score: 500 });
  expect(
    isEarned(
      [
        { metric: 'games', atLeast: 1 },
        { metric: 'bestScore', atLeast: 500 },
      ],
      totals,
    ),
  ).toBe(true);
  expect(
    isEarned(
      [
        { metric: 'games', atLeast: 1 },
        { metric: 'bestScore', atLeast: 501 },
      ],
      totals,
    ),
  ).toBe(false);
  const badge = {
    name: { ar: 'أ', en: 'a' },
    description: { ar: 'أ', en: 'a' },
    emblem: 'dhow',
    color: 'lime',
    pictureId: null,
  };
  const twice = badgeInputSchema.safeParse({
    ...badge,
    conditions: [
      { metric: 'games', atLeast: 1 },
      { metric: 'games', atLeast: 2 },
    ],
  });
  expect(twice.error?.issues.map(({ message, path }) => [message, path])).toEqual([
    ['achievements/condition-twice', ['conditions', 1, 'metric']],
  ]);
  expect(badgeInputSchema.safeParse({ ...badge, conditions: [] }).success).toBe(false);
});

it('never takes back what has been reached [BADGE-1]', () => {
  let totals = after({
    score: 900,
    isWon: true,
    margin: 300,
    steals: 4,
    isSweep: true,
    isPure: true,
    isFullBoard: true,
  });
  for (const at of [saturday, saturday + 40 * dayMs]) {
    const next = addPlayedGame(totals, played({ at }));
    for (const metric of metrics) expect(next[metric]).toBeGreaterThanOrEqual(totals[metric]);
    totals = next;
  }
});

const daily = (days: number) => Array.from({ length: days }, (_, day) => ({ at: saturday + day * dayMs }));

it.each<[RewardKind, number, readonly Partial<PlayedGame>[], readonly boolean[]]>([
  ['nth-game', 2, [{}, {}, {}, {}], [false, true, false, false]],
  ['every-games', 2, [{}, {}, {}, {}], [false, true, false, true]],
  ['day-streak', 3, daily(6), [false, false, true, false, false, true]],
  ['day-streak', 2, [{}, {}, { at: saturday + dayMs }, { at: saturday + dayMs }], [false, false, true, false]],
  ['day-streak', 2, [{}, { at: saturday + 2 * dayMs }, { at: saturday + 3 * dayMs }], [false, false, true]],
  // Two that ended at once over midnight, the later one counted first.
  [
    'day-streak',
    3,
    [{}, { at: saturday + dayMs }, { at: saturday }, { at: saturday + 2 * dayMs }],
    [false, false, false, true],
  ],
  ['week-streak', 2, [{}, { at: saturday + dayMs }, { at: saturday + 15 * dayMs }], [false, true, false]],
  ['new-month', 1, [{}, {}, { at: saturday + 10 * dayMs }], [true, false, true]],
])('rewards by %s of %i the games that bring it, once each [BADGE-1]', (kind, count, games, due) => {
  let totals = noPlay;
  const names: (string | null)[] = [];
  for (const game of games) {
    const next = addPlayedGame(totals, played(game));
    names.push(occurrenceOf({ kind, count }, totals, next));
    totals = next;
  }
  expect(names.map((name) => name !== null)).toEqual(due);
  const given = names.filter((name) => name !== null);
  expect(new Set(given).size).toBe(given.length);
});

it('applies a rule within its window, and requires the window to be in order [BADGE-1]', () => {
  const rule = { kind: 'nth-game', count: 1, sessions: 1, isActive: true, startsAt: 10, endsAt: 20 } as const;
  expect([9, 10, 19, 20].map((at) => isInForce(rule, at))).toEqual([false, true, true, false]);
  expect(isInForce({ ...rule, isActive: false }, 15)).toBe(false);
  expect(isInForce({ ...rule, startsAt: null, endsAt: null }, 15)).toBe(true);
  expect(
    rewardInputSchema.safeParse({ ...rule, endsAt: 10 }).error?.issues.map(({ path, message }) => [path, message]),
  ).toEqual([[['endsAt'], 'achievements/window-reversed']]);
});

it('knows whether a change of a rule grants sessions, more or fewer of them [BADGE-1] [ADM-4]', () => {
  const rule = { kind: 'nth-game', count: 1, sessions: 1, isActive: true, startsAt: 10, endsAt: 20 } as const;
  const off = { ...rule, isActive: false };
  expect(changesGrants(null, rule, 15)).toBe(true);
  expect(changesGrants(null, rule, 5)).toBe(true);
  expect(changesGrants(off, rule, 15)).toBe(true);
  expect(changesGrants(rule, off, 15)).toBe(true);
  for (const change of [
    { kind: 'every-games' },
    { count: 2 },
    { sessions: 2 },
    { startsAt: null },
    { endsAt: 30 },
  ] as const) {
    expect(changesGrants(rule, { ...rule, ...change }, 15)).toBe(true);
    expect(changesGrants(off, { ...off, ...change }, 15)).toBe(false);
  }
  expect(changesGrants(rule, { ...rule }, 15)).toBe(false);
  expect(changesGrants(null, off, 15)).toBe(false);
  expect(changesGrants(null, rule, 20)).toBe(false);
});

it('reads totals of an earlier release, whose missing ones start at 0 [BADGE-1]', () => {
  const { totalSteals: _steals, ...earlier } = after({ steals: 2 }, {});
  expect(readTotals(earlier)).toEqual({ ...after({ steals: 2 }, {}), totalSteals: 0 });
  expect(addPlayedGame(readTotals(earlier), played({ steals: 1 })).totalSteals).toBe(1);
});
