import type { Evening } from '#shared/gangs/schema.ts';
import { randomIndex, seededRandom, shuffle, type Random } from '#shared/kernel/random.ts';

export interface SampleGang {
  readonly seed: string;
  readonly members: number;
  readonly evenings: number;
  /** Of the bank; each evening has up to 6 of them. */
  readonly categories?: number;
  /** How many members come to an evening, at most; all when left out. */
  readonly guests?: number;
}

const startAt = Date.parse('2026-01-01T20:00:00+03:00');
const weekMs = 7 * 24 * 60 * 60 * 1000;

export function memberId(index: number): string {
  return `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
}

/** Evenings of a made-up gang, a week apart, in teams that chance draws: the same seed, the same evenings. */
export function sampleEvenings({ seed, members, evenings, categories = 10, guests = members }: SampleGang): Evening[] {
  const random = seededRandom(seed);
  const ids = Array.from({ length: members }, (_, index) => memberId(index));
  const bank = Array.from({ length: categories }, (_, index) => ({
    id: `category-${index}`,
    name: { ar: `فئة ${index}`, en: `Category ${index}` },
    icon: 'globe',
    hue: index * 20,
  }));
  return Array.from({ length: evenings }, (_, index) => {
    const teamCount = 2 + randomIndex(random, 3);
    const here = shuffle(ids, random).slice(0, Math.max(teamCount, 1 + randomIndex(random, guests)));
    return {
      gameId: `10000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      at: startAt + index * weekMs,
      teams: Array.from({ length: teamCount }, (_team, team) =>
        here.filter((_id, place) => place % teamCount === team),
      ),
      result: sampleResult(shuffle(bank, random).slice(0, 6), teamCount, random),
    };
  });
}

function sampleResult(
  board: readonly Omit<Evening['result']['categories'][number], 'teams'>[],
  teams: number,
  random: Random,
) {
  const categories = board.map((category) => ({
    ...category,
    teams: Array.from({ length: teams }, () => {
      const tiles = randomIndex(random, 4);
      return { tiles, won: randomIndex(random, tiles + 1) };
    }),
  }));
  const points = Array.from({ length: teams }, () => randomIndex(random, 13) * 200);
  const best = Math.max(...points);
  return {
    teams: points.map((each) => ({ points: each, possible: 4800, steals: randomIndex(random, 4) })),
    winners: points.flatMap((each, team) => (each === best ? [team] : [])),
    categories,
  };
}
