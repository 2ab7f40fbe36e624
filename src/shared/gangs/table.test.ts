import fc from 'fast-check';
import { expect, it } from 'vitest';
import { memberId, sampleEvenings } from '#testing/sample-evenings.ts';
import { present } from '../kernel/assert.ts';
import { shuffle, seededRandom } from '../kernel/random.ts';
import type { Evening, TableRow } from './schema.ts';
import { tableOf } from './table.ts';

const ids = Array.from({ length: 8 }, (_, index) => memberId(index));
const [nora, fahad, salem, huda] = [memberId(0), memberId(1), memberId(2), memberId(3)];
const geography = { id: 'geography', name: { ar: 'جغرافيا', en: 'Geography' }, icon: 'globe', hue: 200 };
const history = { id: 'history', name: { ar: 'تاريخ', en: 'History' }, icon: 'pillars', hue: 80 };

const gang = fc
  .record({ seed: fc.string(), evenings: fc.integer({ min: 1, max: 12 }) })
  .map(({ seed, evenings }) => sampleEvenings({ seed, evenings, members: ids.length, categories: 7 }));

/** An evening of two teams; each team's points, and the winners by them. */
function evening(
  at: string,
  teams: readonly string[][],
  points: readonly number[],
  more: Partial<Evening['result']> = {},
) {
  const best = Math.max(...points);
  return {
    gameId: `game ${at}`,
    at: Date.parse(at),
    teams,
    result: {
      teams: points.map((each) => ({ points: each, possible: 4800, steals: 0 })),
      winners: points.flatMap((each, index) => (each === best ? [index] : [])),
      categories: [],
      ...more,
    },
  } satisfies Evening;
}
const rowOf = (evenings: readonly Evening[], id: string, season = 'all') =>
  tableOf(evenings, season).rows.find((row) => row.memberId === id);
const figuresOf = ({ memberId: id, evenings, wins, share }: TableRow) => ({ id, evenings, wins, share });
const replaceId = (evenings: readonly Evening[], from: string, into: string): Evening[] =>
  evenings.map((each) => ({ ...each, teams: each.teams.map((team) => team.map((id) => (id === from ? into : id))) }));

/** The totals of a member, counted one evening after the other. */
function countedBy(evenings: readonly Evening[], wanted: readonly string[]) {
  const totals = { evenings: 0, wins: 0, points: 0, possible: 0 };
  for (const { teams, result } of evenings)
    for (const [index, team] of teams.entries())
      for (const id of team)
        if (wanted.includes(id)) {
          totals.evenings += 1;
          totals.wins += result.winners.includes(index) ? 1 : 0;
          totals.points += result.teams[index]?.points ?? 0;
          totals.possible += result.teams[index]?.possible ?? 0;
        }
  return totals;
}
function expectTotals(row: TableRow | undefined, { evenings, wins, points, possible }: ReturnType<typeof countedBy>) {
  if (evenings === 0) expect(row).toBeUndefined();
  else expect(row).toMatchObject({ evenings, wins, share: Math.round((100 * points) / possible) });
}

it('sums the evenings of each member, in whatever order they come [TABLE-1]', () => {
  fc.assert(
    fc.property(gang, fc.string(), (evenings, seed) => {
      const table = tableOf(evenings, 'all');
      expect(tableOf(shuffle(evenings, seededRandom(seed)), 'all')).toEqual(table);
      for (const id of ids)
        expectTotals(
          table.rows.find((row) => row.memberId === id),
          countedBy(evenings, [id]),
        );
    }),
    { numRuns: 60 },
  );
});

it('forgets a deleted evening as if it had never been played [TABLE-1]', () => {
  fc.assert(
    fc.property(gang, fc.nat(), (evenings, chosen) => {
      const deleted = present(evenings[chosen % evenings.length], 'an evening');
      const left = evenings.filter((each) => each !== deleted);
      const table = tableOf(left, 'all');
      for (const id of ids) {
        const [before, lost] = [countedBy(evenings, [id]), countedBy([deleted], [id])];
        expectTotals(
          table.rows.find((row) => row.memberId === id),
          {
            evenings: before.evenings - lost.evenings,
            wins: before.wins - lost.wins,
            points: before.points - lost.points,
            possible: before.possible - lost.possible,
          },
        );
      }
    }),
    { numRuns: 60 },
  );
});

it('adds the histories of two members who are merged [TABLE-1]', () => {
  fc.assert(
    fc.property(gang, (all) => {
      // Two who were in one game are two people.
      const evenings = all.filter(({ teams }) => !(teams.flat().includes(nora) && teams.flat().includes(fahad)));
      const merged = replaceId(evenings, nora, fahad);
      expect(rowOf(merged, nora)).toBeUndefined();
      expectTotals(rowOf(merged, fahad), countedBy(evenings, [nora, fahad]));
      expectTotals(rowOf(merged, salem), countedBy(evenings, [salem]));
    }),
    { numRuns: 60 },
  );
});

it("keeps the others' totals when a member is erased [TABLE-1]", () => {
  fc.assert(
    fc.property(gang, (evenings) => {
      const erased = evenings.map((each) => ({
        ...each,
        teams: each.teams.map((team) => team.filter((id) => id !== nora)),
      }));
      const others = tableOf(evenings, 'all').rows.filter((row) => row.memberId !== nora);
      const table = tableOf(erased, 'all');
      expect(table.rows.map(figuresOf)).toEqual(others.map(figuresOf));
      expect(JSON.stringify(table)).not.toContain(nora);
    }),
    { numRuns: 60 },
  );
});

it('ranks by wins, then by share, then by fewer evenings [TABLE-1]', () => {
  const table = tableOf(
    [
      evening('2026-11-01T20:00:00+03:00', [[nora], [fahad]], [2400, 1200]),
      evening('2026-11-08T20:00:00+03:00', [[salem], [fahad]], [2400, 2400]),
      evening('2026-11-15T20:00:00+03:00', [[salem], [huda]], [2400, 1800]),
    ],
    'all',
  );
  expect(table.rows.map(figuresOf)).toEqual([
    { id: salem, evenings: 2, wins: 2, share: 50 },
    { id: nora, evenings: 1, wins: 1, share: 50 },
    { id: fahad, evenings: 2, wins: 1, share: 38 },
    { id: huda, evenings: 1, wins: 0, share: 38 },
  ]);
});

it('shows no share above 100 percent, though comebacks can bring more [TABLE-1]', () => {
  expect(rowOf([evening('2026-11-01T20:00:00+03:00', [[nora], [fahad]], [5000, 0])], nora)?.share).toBe(100);
});

it('counts a season by the months of Kuwait, and lists the newest first [TABLE-1]', () => {
  const evenings = [
    evening('2026-10-31T20:59:00Z', [[nora], [fahad]], [600, 0]),
    evening('2026-10-31T21:00:00Z', [[nora], [fahad]], [0, 600]),
    evening('2025-12-01T20:00:00+03:00', [[nora], [fahad]], [0, 600]),
  ];
  expect(tableOf(evenings, '2026-11')).toMatchObject({ season: '2026-11', seasons: ['2026-11', '2026-10', '2025-12'] });
  expect(rowOf(evenings, nora, '2026-11')).toMatchObject({ evenings: 1, wins: 0 });
  expect(rowOf(evenings, nora, '2026-10')).toMatchObject({ evenings: 1, wins: 1 });
  expect(tableOf(evenings, '2026-01').rows).toEqual([]);
});

it('names a favourite and a feared category from five tiles on [TABLE-1]', () => {
  const playing = (tiles: number, won: number) => ({ tiles, won });
  const rest = [playing(0, 0)];
  const first = evening('2026-11-01T20:00:00+03:00', [[nora], [fahad]], [600, 0], {
    categories: [
      { ...geography, teams: [playing(4, 4), ...rest] },
      { ...history, teams: [playing(5, 1), ...rest] },
    ],
  });
  expect(rowOf([first], nora)).toMatchObject({ favourite: history, feared: null });
  const second = evening('2026-11-08T20:00:00+03:00', [[nora], [fahad]], [600, 0], {
    categories: [{ ...geography, teams: [playing(1, 0), ...rest] }],
  });
  expect(rowOf([first, second], nora)).toMatchObject({ favourite: geography, feared: history });
  const lost = evening('2026-11-15T20:00:00+03:00', [[fahad], [nora]], [600, 0], {
    categories: [{ ...geography, teams: [playing(5, 0), ...rest] }],
  });
  expect(rowOf([lost], fahad)).toMatchObject({ favourite: null, feared: geography });
  expect(rowOf([lost], nora)).toMatchObject({ favourite: null, feared: null });
});

it('names a rival and a partner from three evenings on [TABLE-1]', () => {
  const meet = (day: number, points: readonly number[]) =>
    evening(
      `2026-11-0${day}T20:00:00+03:00`,
      [
        [nora, salem],
        [fahad, huda],
      ],
      points,
    );
  const two = [meet(1, [600, 0]), meet(2, [600, 0])];
  expect(rowOf(two, nora)).toMatchObject({ rival: null, partner: null });
  const three = [...two, meet(3, [0, 600])];
  expect(rowOf(three, nora)).toMatchObject({
    rival: { memberId: fahad, wins: 2, losses: 1 },
    partner: { memberId: salem, evenings: 3, wins: 2 },
  });
  expect(rowOf(three, huda)?.rival).toEqual({ memberId: nora, wins: 1, losses: 2 });
  // A shared win is won against no member, and as many won as lost make no rival.
  expect(rowOf([...three, meet(4, [400, 400])], nora)?.rival).toEqual({ memberId: fahad, wins: 2, losses: 1 });
  expect(rowOf([...three, meet(4, [0, 600])], nora)?.rival).toBeNull();
  expect(
    rowOf(
      [1, 2, 3].map((day) => meet(day, [600, 0])),
      fahad,
    )?.partner,
  ).toBeNull();
});
