import { beforeEach, describe, expect, it } from 'vitest';
import { seasonOf, tableOf } from '#shared/gangs/table.ts';
import { rateLimits } from '#shared/kernel/rate-limit.ts';
import { gangsApi } from '#shared/gangs/api.ts';
import type { Gang } from '#shared/gangs/schema.ts';
import { createRateLimits } from '#server/platform/rate-limits/index.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';
import { createGangSite, createTestGang, joinGang, memberNamed, playOut, startGangGame } from '#testing/test-gang.ts';
import { drawCountsForMs } from './draw-proof.ts';
import { readEvenings } from './table.ts';

let app: TestApp;
let host: TestUser;
let gang: Gang;
beforeEach(async () => {
  ({ app, host, gang } = await createGangSite('نورة', 'فهد', 'سالم'));
});

const idOf = (name: string) => memberNamed(gang, name).id;
const tableIn = async (season: string) => host.call(gangsApi.getTable, { id: gang.id, season });

/** Plays an evening; the first team wins unless the game is too short to count. */
const playEvening = async (teams: readonly (readonly string[])[], cells = 8) => {
  await playOut(await startGangGame(app, host, gang, teams), 0, cells);
  app.clock.moveBy(1000);
};

describe('the table of a gang', () => {
  it('comes from its evenings that count, by season [GANG-5]', async () => {
    await playEvening([['نورة', 'سالم'], ['فهد']]);
    await playEvening([['فهد'], ['نورة']], 1);
    const evenings = await readEvenings(app.database.query, gang.id);
    expect(evenings).toHaveLength(1);
    const season = seasonOf(app.clock.now());
    expect(await tableIn('all')).toEqual(tableOf(evenings, 'all'));
    const table = await tableIn(season);
    expect(table).toMatchObject({ season, seasons: [season] });
    expect(table.rows.map(({ memberId, evenings: count, wins }) => [memberId, count, wins])).toEqual(
      expect.arrayContaining([
        [idOf('نورة'), 1, 1],
        [idOf('سالم'), 1, 1],
        [idOf('فهد'), 1, 0],
      ]),
    );
    expect((await tableIn('2020-01')).rows).toEqual([]);
  });

  it('is that of the remaining members after one is erased, with their own evenings and wins [GANG-3]', async () => {
    await playEvening([['نورة', 'سالم'], ['فهد']]);
    await host.call(gangsApi.removeMember, { id: gang.id, memberId: idOf('نورة') });
    const { rows } = await tableIn('all');
    expect(rows.map(({ memberId, wins }) => [memberId, wins])).toEqual([
      [idOf('سالم'), 1],
      [idOf('فهد'), 0],
    ]);
  });

  it('follows each evening, merge and removal, also where another process had read it before [TABLE-1]', async () => {
    const beside = await createTestApp(undefined, app);
    const there = beside.visitor();
    for (const [name, value] of host.cookies) there.cookies.set(name, value);
    const season = seasonOf(app.clock.now());
    const check = async () => {
      const evenings = await readEvenings(app.database.query, gang.id);
      for (const wanted of ['all', season, '2020-01'])
        expect(await there.call(gangsApi.getTable, { id: gang.id, season: wanted })).toEqual(tableOf(evenings, wanted));
      const { odds } = await there.call(gangsApi.getOdds, { id: gang.id, teams: [[idOf('فهد')], [idOf('سالم')]] });
      return { evenings, odds };
    };
    expect(await check()).toEqual({ evenings: [], odds: [50, 50] });
    await playEvening([['فهد'], ['نورة']]);
    const first = await check();
    expect(first.odds[0]).toBeGreaterThan(50);
    await playEvening([['فهد'], ['سالم']]);
    expect((await check()).odds[0]).toBeGreaterThan(first.odds[0] ?? 0);
    await host.call(gangsApi.removeMember, { id: gang.id, memberId: idOf('نورة') });
    const { evenings } = await check();
    expect(evenings.map(({ teams }) => teams.flat().length).sort()).toEqual([1, 2]);
  });

  it('is read by linked members, and by no stranger [GANG-2]', async () => {
    const guest = await app.verified();
    expect((await guest.errorOf(gangsApi.getTable, { id: gang.id })).code).toBe('gangs/not-found');
    await joinGang(guest, host, gang, idOf('نورة'));
    expect((await guest.call(gangsApi.getTable, { id: gang.id })).rows).toEqual([]);
  });
});

describe('the public page', () => {
  const open = async () => {
    const { gang: open } = await host.call(gangsApi.changeGang, { id: gang.id, isPublic: true });
    return open.publicToken ?? '';
  };

  it('names those alone who consented and are grown, and shows the table [GANG-2]', async () => {
    await playEvening([['نورة', 'سالم'], ['فهد']]);
    const token = await open();
    await host.call(gangsApi.changeMember, { id: gang.id, memberId: idOf('نورة'), isShown: true });
    await host.call(gangsApi.changeMember, { id: gang.id, memberId: idOf('فهد'), isShown: true, isYoung: true });
    const seen = await app.visitor().call(gangsApi.getPublicGang, { token });
    expect(seen).toMatchObject({ name: 'الديوانية', evenings: 1, table: { season: 'all', rows: [{}, {}, {}] } });
    expect(seen.members.map(({ name }) => name)).toEqual(['نورة', null, null]);
    for (const secret of ['فهد', 'سالم', host.user.uid, gang.id]) expect(JSON.stringify(seen)).not.toContain(secret);
  });

  it('is found at its newest address alone, and not while it is off [GANG-2]', async () => {
    const token = await open();
    await host.call(gangsApi.changeGang, { id: gang.id, isPublic: false });
    const find = (at: string) => app.visitor().errorOf(gangsApi.getPublicGang, { token: at });
    expect(await find(token)).toMatchObject({ status: 404, code: 'gangs/not-found' });
    const newest = await open();
    expect(await find(token)).toMatchObject({ status: 404 });
    expect((await app.visitor().call(gangsApi.getPublicGang, { token: newest })).evenings).toBe(0);
  });
});

it('limits how often table and public page are read [LIMIT-1]', async () => {
  const limited = await createTestApp({ rateLimits: createRateLimits({ redis: null, secret: 'secret' }) }, app);
  const user = limited.visitor();
  for (const [name, value] of host.cookies) user.cookies.set(name, value);
  const { gang: open } = await host.call(gangsApi.changeGang, { id: gang.id, isPublic: true });
  // At once: the limit counts by the real clock, and a busy machine may take a minute for one after the other.
  await Promise.all(
    Array.from({ length: rateLimits.user_action.max }, () => user.call(gangsApi.getTable, { id: gang.id })),
  );
  expect(await user.errorOf(gangsApi.getTable, { id: gang.id })).toMatchObject({ code: 'rate-limited' });
  expect(await user.errorOf(gangsApi.getPublicGang, { token: open.publicToken ?? '' })).toMatchObject({
    code: 'rate-limited',
  });
});

describe('a draw', () => {
  const wish = () => ({ id: gang.id, memberIds: ['نورة', 'فهد', 'سالم'].map(idOf), teams: 2 });

  it('gives hosts teams of those who are here, with odds and seed [GANG-2]', async () => {
    const drawn = await host.call(gangsApi.drawTeams, wish());
    expect(drawn.teams.flat().sort()).toEqual(wish().memberIds.sort());
    expect(drawn.odds.reduce((sum, odds) => sum + odds, 0)).toBe(100);
    const { odds } = await host.call(gangsApi.getOdds, { id: gang.id, teams: drawn.teams });
    expect(odds).toEqual(drawn.odds);
    expect(drawn.expiresAt).toBe(app.clock.now() + drawCountsForMs);
  });

  it('is refused for members of others, for wishes that can’t be met, and for a linked member [GANG-2]', async () => {
    const other = memberNamed(await createTestGang(host, 'غريب'), 'غريب').id;
    const errorOf = async (user: TestUser, changes: object) =>
      (await user.errorOf(gangsApi.drawTeams, { ...wish(), ...changes })).code;
    expect(await errorOf(host, { memberIds: [idOf('نورة'), other] })).toBe('gangs/unknown-member');
    const pair = [idOf('نورة'), idOf('فهد')];
    expect(await errorOf(host, { apart: [pair], together: [pair] })).toBe('gangs/draw-impossible');
    expect((await host.errorOf(gangsApi.getOdds, { id: gang.id, teams: [[other], []] })).code).toBe(
      'gangs/unknown-member',
    );
    const guest = await app.verified();
    expect(await errorOf(guest, {})).toBe('gangs/not-found');
    await joinGang(guest, host, gang, idOf('نورة'));
    expect(await errorOf(guest, {})).toBe('gangs/hosts-only');
  });
});
