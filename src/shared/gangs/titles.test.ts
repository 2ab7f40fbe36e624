import fc from 'fast-check';
import { expect, it } from 'vitest';
import { memberId, sampleEvenings } from '#testing/sample-evenings.ts';
import { present } from '../kernel/assert.ts';
import { randomIndex, seededRandom, shuffle } from '../kernel/random.ts';
import type { Evening } from './schema.ts';
import { titlesOf } from './titles.ts';

const [nora, fahad, salem] = [memberId(0), memberId(1), memberId(2)];
const geography = { id: 'geography', name: { ar: 'جغرافيا', en: 'Geography' }, icon: 'globe', hue: 200 };

interface Part {
  readonly team: readonly string[];
  readonly tiles?: number;
  readonly won?: number;
  readonly steals?: number;
}
/** Evenings in the order given, by what each team did in geography and how often it stole. */
const played = (...evenings: readonly (readonly Part[])[]): Evening[] =>
  evenings.map((parts, index) => ({
    gameId: `game ${index}`,
    at: index + 1,
    teams: parts.map(({ team }) => team),
    result: {
      teams: parts.map(({ steals = 0 }) => ({ points: 0, possible: 0, steals })),
      winners: [0],
      categories: [{ ...geography, teams: parts.map(({ tiles = 0, won = 0 }) => ({ tiles, won })) }],
    },
  }));
const holdersOf = (evenings: readonly Evening[], id: string) =>
  titlesOf(evenings).find((title) => title.id === id)?.holders;

it('gives a category’s title to the best share of five tiles or more [TABLE-2]', () => {
  const short = played([
    { team: [nora], tiles: 4, won: 4 },
    { team: [fahad], tiles: 4, won: 3 },
  ]);
  expect(titlesOf(short)).toEqual([]);
  const more = played(
    [
      { team: [nora], tiles: 4, won: 4 },
      { team: [fahad], tiles: 4, won: 3 },
    ],
    [{ team: [nora] }, { team: [fahad], tiles: 1, won: 1 }],
    [{ team: [nora], tiles: 1, won: 1 }, { team: [fahad] }],
  );
  expect(titlesOf(more)).toEqual([
    {
      id: 'geography',
      category: { name: geography.name, icon: 'globe', hue: 200 },
      holders: [
        { memberId: fahad, since: 2 },
        { memberId: nora, since: 3 },
      ],
    },
  ]);
});

it('keeps the title with its holder when another is equally good [TABLE-2]', () => {
  const evenings = played(
    [
      { team: [fahad], tiles: 5, won: 4 },
      { team: [nora], tiles: 5, won: 3 },
    ],
    [{ team: [fahad] }, { team: [nora], tiles: 5, won: 5 }],
  );
  expect(holdersOf(evenings, 'geography')).toEqual([{ memberId: fahad, since: 1 }]);
});

it('gives the title of new equals to the one with more tiles, then to the one who played first [TABLE-2]', () => {
  const equals = [
    { team: [nora], tiles: 5, won: 3 },
    { team: [fahad], tiles: 10, won: 6 },
  ];
  expect(holdersOf(played(equals), 'geography')).toEqual([{ memberId: fahad, since: 1 }]);
  expect(holdersOf(played([{ team: [salem] }], [{ team: [nora, salem], tiles: 5, won: 3 }]), 'geography')).toEqual([
    { memberId: salem, since: 2 },
  ]);
});

it('gives no title for tiles that were all missed [TABLE-2]', () => {
  expect(titlesOf(played([{ team: [nora], tiles: 6, won: 0 }]))).toEqual([]);
});

it('gives the title of steals to five steals or more, taken only by more of them [TABLE-2]', () => {
  const evenings = played(
    [
      { team: [nora], steals: 4 },
      { team: [fahad], steals: 2 },
    ],
    [
      { team: [nora], steals: 1 },
      { team: [fahad], steals: 3 },
    ],
    [{ team: [nora] }, { team: [fahad], steals: 1 }],
  );
  expect(holdersOf(evenings.slice(0, 1), 'steals')).toBeUndefined();
  expect(titlesOf(evenings)).toMatchObject([
    {
      id: 'steals',
      category: null,
      holders: [
        { memberId: nora, since: 2 },
        { memberId: fahad, since: 3 },
      ],
    },
  ]);
});

it('leaves a title with one of those who always play together [TABLE-2]', () => {
  const evenings = played(
    ...Array.from({ length: 30 }, (_, index) => [{ team: [nora, fahad], tiles: 3, won: index % 4, steals: 1 }]),
  );
  for (const { holders } of titlesOf(evenings)) expect(holders.map((holder) => holder.memberId)).toEqual([nora]);
});

it('has no memory: the list of evenings alone decides, in whatever order it comes [TABLE-2]', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 2, max: 40 }), (seed, count) => {
      const evenings = sampleEvenings({ seed, evenings: count, members: 6, categories: 4 });
      const titles = titlesOf(evenings);
      expect(titlesOf(shuffle(evenings, seededRandom(seed)))).toEqual(titles);
      // What came later changes nothing of the history before it.
      const earlier = titlesOf(evenings.slice(0, -1));
      const last = evenings.at(-1)?.at ?? 0;
      for (const { id, holders } of earlier)
        expect(titles.find((title) => title.id === id)?.holders.filter(({ since }) => since < last)).toEqual(holders);
    }),
    { numRuns: 40 },
  );
});

it('keeps titles moving over 100,000 evenings, and leaves each with its best [TABLE-2]', () => {
  const random = seededRandom('a long life');
  const members = Array.from({ length: 8 }, (_, index) => memberId(index));
  // Results are drawn from these: making as many takes four times as long as their titles.
  const sample = sampleEvenings({ seed: 'a long life', evenings: 2000, members: 8, categories: 7 });
  const evenings = Array.from({ length: 100_000 }, (_, at): Evening => {
    const { result } = present(sample[randomIndex(random, sample.length)], 'an evening');
    const here = shuffle(members, random);
    const teams = result.teams.map((_team, index) =>
      here.filter((_id, place) => place % result.teams.length === index),
    );
    return { gameId: `game ${at}`, at, teams, result };
  });
  const titles = titlesOf(evenings);
  expect(titles).toHaveLength(8);
  for (const { id, holders } of titles) {
    expect(new Set(holders.map((holder) => holder.memberId)).size, id).toBeGreaterThan(2);
    const shares = sharesOf(evenings, id);
    expect(shares.get(holders.at(-1)?.memberId ?? ''), id).toBe(Math.max(...shares.values()));
  }
});

/** By member: the share of a category's tiles, or the number of steals. */
function sharesOf(evenings: readonly Evening[], id: string): ReadonlyMap<string, number> {
  const sums = new Map<string, { tiles: number; won: number }>();
  for (const { teams, result } of evenings) {
    const category = result.categories.find((each) => each.id === id);
    for (const [index, team] of teams.entries()) {
      const steals = result.teams[index]?.steals ?? 0;
      const { tiles, won } =
        id === 'steals' ? { tiles: 0, won: steals } : (category?.teams[index] ?? { tiles: 0, won: 0 });
      for (const each of team) {
        const sum = sums.get(each) ?? { tiles: 0, won: 0 };
        sums.set(each, sum);
        sum.tiles += tiles;
        sum.won += won;
      }
    }
  }
  return new Map([...sums].map(([each, { tiles, won }]) => [each, won / (id === 'steals' ? 1 : tiles)]));
}
