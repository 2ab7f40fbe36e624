import { expect, it } from 'vitest';
import { ratingsOf } from '#shared/gangs/rating.ts';
import type { Evening } from '#shared/gangs/schema.ts';
import { createSeed, drawFairTeams, findOdds, seedAlphabet, seedLength } from './draw-teams.ts';

const members = ['سعد', 'هيا', 'نورة', 'بدر'].map((id) => ({ id, isYoung: false }));
const ids = members.map(({ id }) => id);
/** Saad won ten times against Haya. */
const evenings: Evening[] = Array.from({ length: 10 }, (_, at) => ({
  gameId: `game-${at}`,
  at,
  teams: [['سعد'], ['هيا']],
  result: {
    teams: [
      { points: 900, possible: 1800, steals: 0 },
      { points: 300, possible: 1800, steals: 0 },
    ],
    winners: [0],
    categories: [],
  },
}));
const request = { memberIds: ids, teams: 2, apart: [], together: [] };

it('draws those who are here, with a number of eight characters that no one mixes up [DRAW-3]', () => {
  const drawn = drawFairTeams({ members, ratings: new Map() }, { ...request, memberIds: ids.slice(0, 3) });
  if (!drawn.ok) throw new Error(drawn.refusal.code);
  expect(drawn.value.teams.flat().sort()).toEqual(ids.slice(0, 3).sort());
  expect(drawn.value.odds.reduce((sum, each) => sum + each, 0)).toBe(100);
  expect(drawn.value.seed).toMatch(new RegExp(`^[${seedAlphabet}]{${seedLength}}$`));
  expect(seedAlphabet).not.toMatch(/[0O1IL5S2Z8B]/);
  const again = drawFairTeams(
    { members, ratings: new Map() },
    { ...request, memberIds: ids.slice(0, 3).reverse() },
    drawn.value.seed,
  );
  expect(again).toEqual(drawn);
});

it('gives each draw its own number', () => {
  expect(new Set(Array.from({ length: 50 }, createSeed)).size).toBe(50);
});

it('draws by what the evenings say: who always won never plays with a newcomer against who always lost [DRAW-1]', () => {
  for (const seed of ['A', 'C', 'D', 'E', 'F']) {
    const drawn = drawFairTeams({ members, ratings: ratingsOf(evenings) }, request, seed);
    if (!drawn.ok) throw new Error(drawn.refusal.code);
    const strong = drawn.value.teams.find((team) => team.includes('سعد'));
    expect(strong).toContain('هيا');
  }
});

it('rejects a member that the gang does not have, and wishes that no teams meet [DRAW-4]', () => {
  const gang = { members, ratings: ratingsOf(evenings) };
  expect(drawFairTeams(gang, { ...request, memberIds: [...ids, 'غريب'] })).toMatchObject({
    refusal: { code: 'gangs/unknown-member' },
  });
  const apart = [
    ['سعد', 'هيا'],
    ['هيا', 'نورة'],
    ['نورة', 'سعد'],
  ] satisfies [string, string][];
  expect(drawFairTeams(gang, { ...request, apart })).toMatchObject({ refusal: { code: 'gangs/draw-impossible' } });
  expect(drawFairTeams(gang, { ...request, teams: 3, apart }).ok).toBe(true);
});

it('says the odds of teams that were changed by hand', () => {
  const gang = { members, ratings: ratingsOf(evenings) };
  const odds = findOdds(gang, [
    ['سعد', 'نورة'],
    ['هيا', 'بدر'],
  ]);
  if (!odds.ok) throw new Error(odds.refusal.code);
  expect(odds.value[0]).toBeGreaterThan(60);
  expect(odds.value.reduce((sum, each) => sum + each, 0)).toBe(100);
  expect(
    findOdds({ members, ratings: new Map() }, [
      ['سعد', 'نورة'],
      ['هيا', 'بدر'],
    ]),
  ).toEqual({ ok: true, value: [50, 50] });
  expect(findOdds(gang, [ids, []])).toEqual({ ok: true, value: [100, 0] });
  expect(findOdds(gang, [['غريب'], ['سعد']])).toMatchObject({ refusal: { code: 'gangs/unknown-member' } });
});
