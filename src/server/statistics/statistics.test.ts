import { sql } from 'kysely';
import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { gamesApi } from '#shared/games/api.ts';
import { addDays } from '#shared/kernel/kuwait-time.ts';
import { randomIndex, seededRandom } from '#shared/kernel/random.ts';
import { statisticsAdminApi as api } from '#shared/statistics/api.ts';
import { openCells, sampleSetup, startHosted } from '#testing/hosted-game.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';
import type { Database, Tx } from '../platform/database/index.ts';
import { createRecorder } from './recorder.ts';
import { writeNotes } from './write-notes.ts';

let app: TestApp;
let host: TestUser;
beforeEach(async () => {
  app = await createTestApp();
  host = await app.verified();
});

const today = '2026-11-20';
const dayMs = 24 * 60 * 60 * 1000;

async function finish(by: TestUser = host, of: TestApp = app): Promise<void> {
  const device = await startHosted(of, by);
  await openCells(device, 1);
  device.step({ type: 'end' });
  device.step({ type: 'finish' });
  await device.send();
}
const kept = () =>
  app.database.query
    .selectFrom('daily_statistics')
    .select(['date', 'total_games as total', 'completed_games as completed', 'active_users as active'])
    .orderBy('date')
    .execute();
const usage = async () =>
  (await app.database.query.selectFrom('category_usage').selectAll().orderBy('category_id').execute()).map(
    ({ games }) => games,
  );
const read = (by: TestUser, from = today, to = today) => by.call(api.read, { from, to });
/** A recorder whose events the test sends itself. */
function recorderOn(database: Database, onFailure: (cause: unknown) => void = () => undefined) {
  const recorder = createRecorder({ database, clock: app.clock, logger: pino({ level: 'silent' }), onFailure });
  const begin = (at = app.clock.now(), categoryIds: readonly string[] = ['saying'], gameId = 'game') =>
    app.database.transaction((tx) =>
      recorder.gameListener.begun!(tx, { at, categoryIds, hostId: host.user.uid, gameId }),
    );
  const end = (at = app.clock.now()) =>
    app.database.transaction((tx) =>
      recorder.gameListener.ended!(tx, {
        at,
        categoryIds: [],
        hostId: host.user.uid,
        gameId: 'game',
        uncounted: null,
        score: 0,
        game: undefined as never,
      }),
    );
  return { ...recorder, begin, end };
}

it('counts games, completed ones, categories and people of a day, and has them for the admin [ANA-1]', async () => {
  const other = await app.verified();
  await finish();
  await finish();
  await startHosted(app, other);
  expect(await kept()).toEqual([]);
  await app.statistics.flush();
  expect(await kept()).toEqual([{ date: today, total: 3, completed: 2, active: 2 }]);
  const admin = await app.admin();
  const { days, categories } = await read(admin, '2026-11-19');
  expect(days).toEqual([
    {
      date: '2026-11-19',
      totalGames: 0,
      completedGames: 0,
      activeUsers: 0,
      createdAt: null,
      lastUpdatedAt: null,
      expiresAt: null,
    },
    {
      date: today,
      totalGames: 3,
      completedGames: 2,
      activeUsers: 2,
      createdAt: app.clock.now(),
      lastUpdatedAt: app.clock.now(),
      expiresAt: Date.parse('2027-11-20T00:00:00+03:00'),
    },
  ]);
  expect(categories).toHaveLength(4);
  expect(categories.map(({ games }) => games)).toEqual([3, 3, 3, 3]);
  for (const { name } of categories) expect(name).not.toBeNull();
});

it('lets no moderator read them, and takes no range over a year [ANA-1] [ADM-4]', async () => {
  expect(await host.errorOf(api.read, { from: today, to: today })).toMatchObject({ status: 403 });
  const admin = await app.admin();
  expect(await admin.errorOf(api.read, { from: today, to: addDays(today, -1) })).toMatchObject({ status: 400 });
  expect(await admin.errorOf(api.read, { from: addDays(today, -400), to: today })).toMatchObject({ status: 400 });
  expect(await admin.errorOf(api.read, { from: '2026-13-01', to: '9999-99-99' })).toMatchObject({ status: 400 });
});

it('adds up what several processes count, and each person once a day [ANA-1]', async () => {
  const beside = await createTestApp({}, app);
  await finish();
  await finish();
  const second = recorderOn(app.database);
  await second.begin();
  await second.end();
  await Promise.all([app.statistics.flush(), second.flush(), beside.statistics.flush()]);
  expect(await kept()).toEqual([{ date: today, total: 3, completed: 3, active: 1 }]);
});

it('counts nothing of a game whose transaction failed [ANA-1]', async () => {
  const recorder = recorderOn(app.database);
  await expect(
    app.database.transaction(async (tx) => {
      await recorder.gameListener.begun!(tx, {
        at: app.clock.now(),
        categoryIds: [],
        hostId: host.user.uid,
        gameId: 'game',
      });
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  await recorder.flush();
  expect(await kept()).toEqual([]);
});

it('lets no day have more completed games than games [ANA-1]', async () => {
  const recorder = recorderOn(app.database);
  await recorder.end();
  await recorder.flush();
  expect(await kept()).toEqual([{ date: today, total: 0, completed: 0, active: 1 }]);
  await recorder.begin();
  await recorder.end();
  await recorder.end();
  await recorder.flush();
  expect(await kept()).toEqual([{ date: today, total: 1, completed: 1, active: 1 }]);
});

it('recomputes what a killed process had not written, even after days without a process [ANA-1]', async () => {
  await app.statistics.recomputeRecentDays();
  await finish();
  app.clock.moveBy(3 * 24 * 60 * 60 * 1000);
  const beside = await createTestApp({}, app);
  await beside.statistics.recomputeRecentDays();
  expect((await kept()).find(({ date }) => date === today)).toEqual({ date: today, total: 1, completed: 1, active: 1 });
});

it('finds in the games what a killed process had not written, and changes nothing where all was [ANA-1]', async () => {
  await finish();
  await startHosted(app, host);
  // Another process, without anything in its buffer.
  const beside = await createTestApp({}, app);
  await beside.statistics.recomputeRecentDays();
  const recomputed = [
    { date: '2026-11-19', total: 0, completed: 0, active: 0 },
    { date: today, total: 2, completed: 1, active: 1 },
  ];
  expect(await kept()).toEqual(recomputed);
  expect(await usage()).toEqual([2, 2, 2, 2]);
  await app.statistics.flush();
  await app.statistics.recomputeRecentDays();
  expect(await kept()).toEqual(recomputed);
  expect(await usage()).toEqual([2, 2, 2, 2]);
  expect(await app.database.query.selectFrom('user_activity').selectAll().execute()).toMatchObject([
    { days: 1, first_active_on: today, last_active_on: today },
  ]);
});

it('counts a game once that begins while the days are recomputed, whether the recomputing saw it or not [ANA-1]', async () => {
  let days = 0;
  const database: Database = {
    ...app.database,
    async transaction(work) {
      days += 1;
      // Yesterday is recomputed first: what begins now is seen as today is, and what begins after that isn't.
      if (days === 1) await play();
      const value = await app.database.transaction(work);
      if (days === 2) await play();
      return value;
    },
  };
  const recorder = recorderOn(database);
  const play = async () => {
    const setup = sampleSetup();
    const { game } = await host.call(gamesApi.startGame, setup);
    await recorder.begin(app.clock.now(), setup.categoryIds, game.id);
  };
  await play();
  await recorder.recompute();
  expect(days).toBe(2);
  await recorder.flush();
  expect((await kept()).at(-1)).toEqual({ date: today, total: 3, completed: 0, active: 1 });
  expect(await usage()).toEqual([3, 3, 3, 3]);
});

it('writes at once where 100 days are buffered, 450 writes a batch [ANA-1]', async () => {
  const sizes: number[] = [];
  const database: Database = {
    ...app.database,
    transaction: (work) =>
      app.database.transaction((tx) => {
        sizes.push(0);
        return work(tx);
      }),
  };
  const recorder = recorderOn(database);
  const categories = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  for (let day = 0; day < 99; day += 1) await recorder.begin(app.clock.now() + day * dayMs, categories);
  expect(sizes).toEqual([]);
  await recorder.begin(app.clock.now() + 99 * dayMs, categories);
  await recorder.flush();
  // 100 days of a game, a person and seven categories.
  expect(sizes).toHaveLength(2);
  expect(await kept()).toHaveLength(100);
  expect(await usage()).toHaveLength(700);
}, 60_000);

/** A database that is away until it is said to be back. */
function shakyDatabase() {
  const shaky = {
    isAway: true,
    asked: 0,
    database: {
      ...app.database,
      transaction<Value>(work: (tx: Tx) => Promise<Value>): Promise<Value> {
        shaky.asked += 1;
        return shaky.isAway ? Promise.reject(new Error('away')) : app.database.transaction(work);
      },
    } satisfies Database,
  };
  return shaky;
}

it('keeps unwritten counts for a day, and continues [ANA-1]', async () => {
  const shaky = shakyDatabase();
  const failures: unknown[] = [];
  const recorder = recorderOn(shaky.database, (cause) => failures.push(cause));
  await recorder.begin();
  await recorder.flush();
  expect(failures).toHaveLength(1);
  shaky.isAway = false;
  await recorder.begin();
  await recorder.flush();
  expect(await kept()).toMatchObject([{ total: 2 }]);
  shaky.isAway = true;
  await recorder.begin();
  await recorder.flush();
  shaky.isAway = false;
  app.clock.moveBy(dayMs + 1);
  await recorder.flush();
  expect(await kept()).toMatchObject([{ total: 2 }]);
});

it('counts no more after three errors in a row, and has each of them recorded [ANA-1]', async () => {
  const failures: unknown[] = [];
  const shaky = shakyDatabase();
  const recorder = recorderOn(shaky.database, (cause) => failures.push(cause));
  for (let turn = 0; turn < 4; turn += 1) {
    await recorder.begin();
    await recorder.flush();
  }
  expect(failures).toHaveLength(3);
  shaky.isAway = false;
  await recorder.begin();
  await recorder.flush();
  expect(shaky.asked).toBe(3);
  expect(await kept()).toEqual([]);
});

it('forgets days after 365 days [ANA-1]', async () => {
  await finish();
  await app.statistics.flush();
  app.clock.moveBy(364 * dayMs);
  await app.statistics.forgetOldDays();
  expect([await kept(), await usage()].map(({ length }) => length)).toEqual([1, 4]);
  app.clock.moveBy(dayMs);
  await app.statistics.forgetOldDays();
  expect([await kept(), await usage()]).toEqual([[], []]);
  expect(await app.database.query.selectFrom('active_days').selectAll().execute()).toEqual([]);
});

it('says of those who first played in a week how many came back in each week after it [ANA-1]', async () => {
  const other = await app.verified();
  const visit = (userId: string, date: string) =>
    app.database.transaction((tx) => writeNotes(tx, [{ kind: 'active', userId, date }], app.clock.now()));
  for (const date of ['2026-11-01', '2026-11-07', '2026-11-08', '2026-11-20']) await visit(host.user.uid, date);
  await visit(other.user.uid, '2026-11-03');
  const { retention } = await read(await app.admin(), '2026-11-01');
  expect(retention).toEqual([{ week: '2026-11-01', players: 2, returned: [1, 1, null, null, null, null, null] }]);
});

it('counts who came back as the visits say, also where an earlier one is found later [ANA-1]', async () => {
  const people = [host, await app.verified(), await app.verified()].map(({ user }) => user.uid);
  const chance = seededRandom('visits');
  const visited = () =>
    sql<{ first_week: string; week: string; players: number }>`
    select week_of(first) as first_week, week_of(date) as week, count(distinct user_id)::integer as players
    from (select user_id, date, min(date) over (partition by user_id) as first from active_days) visit
    where week_of(date)::date - week_of(first)::date <= 49 group by 1, 2 order by 1, 2
  `.execute(app.database.query);
  for (let round = 0; round < 25; round += 1) {
    const notes = Array.from({ length: 1 + randomIndex(chance, 4) }, () => ({
      kind: 'active' as const,
      userId: people[randomIndex(chance, people.length)] ?? '',
      date: addDays('2026-11-20', -randomIndex(chance, 80)),
    }));
    await app.database.transaction((tx) => writeNotes(tx, notes, app.clock.now()));
    const counted = await app.database.query
      .selectFrom('retention')
      .selectAll()
      .where('players', '>', 0)
      .orderBy('first_week')
      .orderBy('week')
      .execute();
    expect(counted).toEqual((await visited()).rows);
  }
});

it('counts two processes that find visits of one person at once as one person [ANA-1]', async () => {
  const note = (date: string) =>
    app.database.transaction((tx) =>
      writeNotes(tx, [{ kind: 'active', userId: host.user.uid, date }], app.clock.now()),
    );
  await Promise.all(['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05'].map(note));
  expect(await app.database.query.selectFrom('retention').selectAll().execute()).toEqual([
    { first_week: '2026-11-01', week: '2026-11-01', players: 1 },
  ]);
});

it("forgets a person's days with the account, and lets them be taken along [ANA-1]", async () => {
  await finish();
  await app.statistics.flush();
  expect(await host.call(accountsApi.exportMe, {})).toMatchObject({
    activity: { firstActiveOn: today, days: 1, activeDays: [today] },
  });
  await host.call(accountsApi.deleteMe, { password: host.password });
  expect(await app.database.query.selectFrom('active_days').selectAll().execute()).toEqual([]);
  expect(await app.database.query.selectFrom('user_activity').selectAll().execute()).toEqual([]);
  expect(await kept()).toMatchObject([{ active: 1 }]);
});
