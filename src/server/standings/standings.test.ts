import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminAccountsApi } from '#shared/accounts/admin-api.ts';
import { accountsApi } from '#shared/accounts/api.ts';
import { randomIndex, seededRandom } from '#shared/kernel/random.ts';
import { hostScore, minMsPerTile } from '#shared/games/scoring.ts';
import { standingsApi as api } from '#shared/standings/api.ts';
import { periodKey, periods } from '#shared/standings/period.ts';
import type { Period } from '#shared/standings/period.ts';
import { stepOf } from '#shared/standings/step.ts';
import { openCells, startHosted } from '#testing/hosted-game.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';
import { scoreGame } from './score-game.ts';
import { aboveOnStep, closedAbove, ownStanding, rankedFrom } from './list-standings.ts';

let app: TestApp;
let host: TestUser;
beforeEach(async () => {
  app = await createTestApp();
  host = await app.verified({ displayName: 'فاطمة' });
});

const kuwait = (moment: string) => Date.parse(`${moment}+03:00`);
const moveTo = (at: number) => app.clock.moveBy(at - app.clock.now());
const list = (period: Period = 'all', of: TestUser = host) => of.call(api.list, { period });

/** A counted game, reported like a real game's end. */
async function score(of: TestUser, points: number, at = app.clock.now()): Promise<void> {
  await app.database.transaction((tx) =>
    scoreGame.ended(tx, {
      hostId: of.user.uid,
      gameId: 'game',
      at,
      categoryIds: [],
      uncounted: null,
      score: points,
      // Standings look at nothing of the game itself.
      game: undefined as never,
    }),
  );
}

/** Plays four tiles, a third of a short board, each for the team in turn. */
async function playCounted(): Promise<{ finish: () => Promise<unknown>; points: number }> {
  const device = await startHosted(app, host, { hostTeamIndex: 0 });
  device.step({ type: 'wheelStopped' });
  for (const { id } of device.game().pack.cells.slice(0, 4)) {
    device.step({ type: 'pick', cellId: id });
    device.step({ type: 'reveal' });
    device.step({ type: 'award', teamIndex: device.game().state.currentTeamIndex });
  }
  const { pack, state } = device.game();
  const points = hostScore(pack, state);
  await device.send();
  device.passTime(4 * minMsPerTile);
  await device.play({ type: 'end' });
  device.step({ type: 'finish' });
  return { finish: () => device.send(), points };
}

it('lists a host as soon as a counted game has ended, in every period [BOARD-1] [GAME-5]', async () => {
  expect(await list()).toMatchObject({ items: [], own: null, hasMore: false });
  const { finish, points } = await playCounted();
  await finish();
  expect(points).toBeGreaterThan(0);
  for (const period of periods) {
    expect(await list(period)).toMatchObject({
      items: [{ rank: 1, score: points, games: 1, displayName: 'فاطمة', isOwn: true }],
      own: { rank: 1, score: points, games: 1 },
      nextCursor: null,
    });
  }
  const { user } = await host.call(accountsApi.getMe, {});
  expect(user).toMatchObject({ totalScore: points, gamesPlayed: 1 });
});

it('adds both of two games of one host that end at one moment [BOARD-1]', async () => {
  const one = await playCounted();
  const other = await playCounted();
  await Promise.all([one.finish(), other.finish(), one.finish()]);
  for (const period of periods)
    expect((await list(period)).own).toEqual({ rank: 1, score: one.points + other.points, games: 2 });
});

it('counts nothing of a game below a third of its board, nor one that brought no points [BOARD-1]', async () => {
  const short = await startHosted(app, host, { hostTeamIndex: 0 });
  await openCells(short, 3);
  short.step({ type: 'end' });
  short.step({ type: 'finish' });
  await short.send();
  expect(await app.database.query.selectFrom('standings').selectAll().execute()).toEqual([]);
  await score(host, 0);
  expect(await list()).toMatchObject({ items: [], own: null });
});

it('gives the same score the same rank and skips those after it, over pages too [BOARD-1]', async () => {
  const others = [await app.verified(), await app.verified(), await app.verified()];
  for (const [index, points] of [800, 600, 600].entries()) await score(others[index]!, points);
  await score(host, 200);
  const ranks: [number, number][] = [];
  let cursor: string | undefined;
  do {
    const page = await host.call(api.list, { limit: 2, ...(cursor === undefined ? {} : { cursor }) });
    ranks.push(...page.items.map(({ rank, score: points }): [number, number] => [rank, points]));
    expect(page.own).toEqual({ rank: 4, score: 200, games: 1 });
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(ranks).toEqual([
    [1, 800],
    [2, 600],
    [2, 600],
    [4, 200],
  ]);
  expect((await list('all', others[2])).own).toMatchObject({ rank: 2 });
});

describe('periods in Kuwait', () => {
  it('begins a week on Sunday and a month on its first, and keeps all time [BOARD-1]', async () => {
    await score(host, 100, kuwait('2026-11-28T23:59:59'));
    await score(host, 200, kuwait('2026-11-29T00:00:00'));
    await score(host, 400, kuwait('2026-12-01T00:00:00'));
    moveTo(kuwait('2026-12-02T12:00:00'));
    expect([await list('week'), await list('month'), await list('all')].map(({ own }) => own?.score)).toEqual([
      600, 400, 700,
    ]);
    expect((await list('week')).endsAt).toBe(kuwait('2026-12-06T00:00:00'));
    moveTo(kuwait('2026-12-06T00:00:00'));
    expect(await list('week')).toMatchObject({ items: [], own: null });
  });

  it('forgets weeks and months that are over [BOARD-1]', async () => {
    await score(host, 100, kuwait('2026-11-10T12:00:00'));
    await score(host, 100, kuwait('2026-12-02T12:00:00'));
    moveTo(kuwait('2026-12-02T13:00:00'));
    await app.standings.forgetOldPeriods();
    const kept = await app.database.query.selectFrom('standings').select('period').orderBy('period').execute();
    expect(kept.map(({ period }) => period)).toEqual(['all', 'month 2026-12', 'week 2026-11-29']);
    const counted = await app.database.query
      .selectFrom('standing_counts')
      .select('period')
      .distinct()
      .orderBy('period')
      .execute();
    expect(counted).toEqual(kept);
  });
});

it('hides deleted accounts, and moves the others up [BOARD-1]', async () => {
  const leaving = await app.verified();
  await score(leaving, 900);
  await score(host, 100);
  expect(await leaving.call(accountsApi.exportMe, {})).toMatchObject({
    standings: [{ period: 'all', score: 900, games: 1 }, {}, {}],
  });
  await leaving.call(accountsApi.deleteMe, { password: leaving.password });
  expect(await list()).toMatchObject({ items: [{ rank: 1, isOwn: true }], own: { rank: 1 } });
});

it('omits closed accounts, in the list and in all places, until they are opened again [BOARD-1] [ADM-4]', async () => {
  const admin = await app.admin();
  const closed = await app.verified();
  await score(closed, 900);
  await score(host, 100);
  const id = closed.user.uid;
  await admin.call(adminAccountsApi.setDisabled, { id, disabled: true, reason: 'غش' });
  expect(await list()).toMatchObject({ items: [{ rank: 1, isOwn: true }], own: { rank: 1 } });
  await admin.call(adminAccountsApi.setDisabled, { id, disabled: false, reason: 'خطأ' });
  expect(await list()).toMatchObject({ items: [{ rank: 1 }, { rank: 2, isOwn: true }], own: { rank: 2 } });
});

it('rejects an invalid cursor [BOARD-1]', async () => {
  expect(await host.errorOf(api.list, { cursor: 'x' })).toMatchObject({ status: 400, code: 'system/invalid-input' });
});

it('reads a page and counts a place from the index alone, however many hosts there are [BOARD-1]', async () => {
  const { query } = app.database;
  await sql`
    insert into users (id, email, display_name, preferences, created_at)
    select 'u' || n, 'u' || n, 'u', '{}', now() from generate_series(1, 3000) n
  `.execute(query);
  await sql`insert into standings (period, user_id, score, games) select 'all', 'u' || n, n, 1 from generate_series(1, 3000) n`.execute(
    query,
  );
  // Of users too, whose statistics are else those of an earlier test, or of none.
  await sql`analyze standings, users`.execute(query);
  const plan = async (read: { compile: () => { sql: string; parameters: readonly unknown[] } }) => {
    const { sql: text, parameters } = read.compile();
    const lines = await app.database.transaction(async (tx) => {
      const written = text.replaceAll(/\$(\d+)/g, (_, place: string) => `'${String(parameters[Number(place) - 1])}'`);
      return (await sql.raw<Record<string, string>>(`explain ${written}`).execute(tx)).rows;
    });
    return lines.map((line) => Object.values(line)[0]).join('\n');
  };
  const page = await plan(rankedFrom(query, periodKey('all', 0), { score: 1500, userId: 'u1500' }).limit(51));
  expect(page).toContain('standings_score');
  expect(page).not.toMatch(/Seq Scan on standings|Sort/);
  // A host near the end, below nearly all others.
  const { until } = stepOf(100);
  const place = await plan(aboveOnStep(query, 'all', 100, until));
  expect(place).toContain('standings_score');
  expect(place).not.toContain('Seq Scan');
  expect(await plan(closedAbove(query, 'all', 100))).not.toContain('Seq Scan on standings');
  expect((await ownStanding(query, 'all', 'u100'))?.rank).toBe(2901);
  const { rows } = await sql<{ rows: number }>`select count(*)::integer as rows from standing_counts`.execute(query);
  expect(rows[0]?.rows).toBeLessThan(3000);
});

it('counts every host on the step of their score, whatever becomes of it [BOARD-1]', async () => {
  const { query } = app.database;
  const random = seededRandom('steps');
  const ids = Array.from({ length: 60 }, (_, index) => `s${index}`);
  await sql`insert into users (id, email, display_name, preferences, created_at) select id, id, 's', '{}', now() from unnest(${ids}::text[]) id`.execute(
    query,
  );
  for (let round = 0; round < 6; round += 1) {
    for (const id of ids) {
      const points = randomIndex(random, 3) === 0 ? 0 : randomIndex(random, 10 ** (1 + randomIndex(random, 7)));
      await query
        .insertInto('standings')
        .values({ period: 'all', user_id: id, score: points, games: 1 })
        .onConflict((conflict) =>
          conflict.columns(['period', 'user_id']).doUpdateSet({ score: sql<number>`standings.score + excluded.score` }),
        )
        .execute();
    }
    await query
      .deleteFrom('standings')
      .where('user_id', '=', ids[round] ?? '')
      .execute();
  }
  const { rows: apart } = await sql`
    select coalesce(counted.step, stood.step) as step from (select step, sum(hosts) as hosts from standing_counts group by step having sum(hosts) <> 0) counted
    full join (select standing_step(score) as step, count(*) as hosts from standings where score > 0 group by 1) stood using (step)
    where counted.hosts is distinct from stood.hosts
  `.execute(query);
  expect(apart).toEqual([]);
  for (const id of ids) {
    const own = await query.selectFrom('standings').select('score').where('user_id', '=', id).executeTakeFirst();
    if (own === undefined || Number(own.score) === 0) continue;
    const { step } = (await sql<{ step: number }>`select standing_step(${own.score}::bigint) as step`.execute(query))
      .rows[0] ?? { step: -1 };
    expect(stepOf(Number(own.score)).step).toBe(step);
    const { before } = await query
      .selectFrom('standings')
      .select((count) => count.fn.countAll<string>().as('before'))
      .where('score', '>', own.score as never)
      .executeTakeFirstOrThrow();
    expect((await ownStanding(query, 'all', id))?.rank).toBe(Number(before) + 1);
  }
});

it('is only visible to verified users [BOARD-1]', async () => {
  expect(await (await app.signUp()).errorOf(api.list, {})).toMatchObject({ status: 403 });
  expect(await app.visitor().errorOf(api.list, {})).toMatchObject({ status: 401 });
});
