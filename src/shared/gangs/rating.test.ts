import { describe, expect, it } from 'vitest';
import { seededRandom, shuffle } from '../kernel/random.ts';
import { filledStrength, ratingsOf, startRating } from './rating.ts';
import type { Evening } from './schema.ts';

interface Played {
  readonly teams: readonly (readonly string[])[];
  readonly points: readonly number[];
  readonly winners?: readonly number[];
}

/** An evening that the teams of most points won. */
function evening(at: number, { teams, points, winners }: Played): Evening {
  const best = Math.max(...points);
  return {
    gameId: `game-${String(at).padStart(6, '0')}`,
    at,
    teams,
    result: {
      teams: points.map((each) => ({ points: each, possible: 3600, steals: 0 })),
      winners: [...(winners ?? points.flatMap((each, team) => (each === best ? [team] : [])))],
      categories: [],
    },
  };
}

const muOf = (evenings: readonly Evening[]) => {
  const ratings = ratingsOf(evenings);
  return (id: string) => (ratings.get(id) ?? startRating).mu;
};
const ab = (points: readonly number[]): Played => ({ teams: [['a'], ['b']], points });

describe('ratings of a gang', () => {
  it('raise who wins and lower who loses; a newcomer is in the middle [DRAW-1]', () => {
    const mu = muOf([evening(1, ab([900, 600]))]);
    expect(mu('a')).toBeGreaterThan(mu('new'));
    expect(mu('new')).toBe(startRating.mu);
    expect(mu('b')).toBeLessThan(mu('new'));
  });

  it('leave equal members equal after a shared win', () => {
    const mu = muOf([evening(1, ab([700, 700]))]);
    expect(mu('a')).toBeCloseTo(mu('b'), 9);
  });

  it('rank those who did not win by their points, and a winner first whatever the points', () => {
    const teams = [['a'], ['b'], ['c'], ['d']];
    const mu = muOf([evening(1, { teams, points: [800, 100, 500, 500], winners: [2] })]);
    expect(mu('c')).toBeGreaterThan(mu('a'));
    expect(mu('a')).toBeGreaterThan(mu('d'));
    expect(mu('d')).toBeGreaterThan(mu('b'));
  });

  it('come from the evenings in the order of their time, in whatever order they are listed', () => {
    const evenings = [
      evening(1, ab([900, 600])),
      evening(2, { teams: [['b', 'c'], ['a']], points: [900, 600] }),
      evening(3, ab([100, 600])),
    ];
    expect(ratingsOf([...evenings].reverse())).toEqual(ratingsOf(evenings));
  });

  it('leave out a team whose members were all erased', () => {
    expect(ratingsOf([evening(1, { teams: [['a'], []], points: [900, 600] })]).size).toBe(0);
    const three = { teams: [['a'], [], ['b']], points: [900, 700, 600] };
    expect(muOf([evening(1, three)])('a')).toBeCloseTo(muOf([evening(1, ab([900, 600]))])('a'), 9);
  });

  it('count a missing member as somewhat weaker than the team', () => {
    const two = filledStrength({ mu: 50, variance: 20 }, 2, 3);
    expect(two.mu).toBeGreaterThan(65);
    expect(two.mu).toBeLessThan(75);
    expect(two.variance).toBeCloseTo(30, 9);
  });

  it('stay finite, keep their mean and find the stronger people in 100,000 evenings', () => {
    const random = seededRandom('evenings');
    const people = Array.from({ length: 14 }, (_, index) => ({ id: `member-${index}`, skill: index }));
    const evenings = Array.from({ length: 100_000 }, (_, at) => {
      const here = shuffle(people, random).slice(0, 3 + Math.floor(random() * 3));
      const count = random() < 0.1 ? 3 : 2;
      const teams = Array.from({ length: count }, (__, team) => here.filter((___, index) => index % count === team));
      const points = teams.map((team) => {
        const skill = team.reduce((sum, each) => sum + each.skill, 0) / team.length;
        return Math.round((skill + 10 * (random() - 0.5)) * 100);
      });
      return evening(at, { teams: teams.map((team) => team.map(({ id }) => id)), points });
    });
    const ratings = ratingsOf(evenings);
    const rated = people.map(({ id }) => ratings.get(id) ?? startRating);
    for (const { mu, sigma } of rated) {
      expect(Number.isFinite(mu) && sigma > 0 && sigma <= startRating.sigma).toBe(true);
      expect(Math.abs(mu - startRating.mu)).toBeLessThan(60);
    }
    expect(Math.abs(rated.reduce((sum, { mu }) => sum + mu, 0) / rated.length - startRating.mu)).toBeLessThan(1e-6);
    const average = (from: number, to: number) =>
      rated.slice(from, to).reduce((sum, { mu }) => sum + mu, 0) / (to - from);
    expect(average(5, 9)).toBeGreaterThan(average(0, 5) + 2);
    expect(average(9, 14)).toBeGreaterThan(average(5, 9) + 2);
  });
});
