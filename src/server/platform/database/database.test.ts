import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { createTestClient, errorAnswer } from '#testing/test-client.ts';
import { AppError } from '../app-error.ts';
import { mountHealth } from '../health.ts';
import { createHttpServer } from '../http/index.ts';
import { afterCommit, isUniqueViolation, openPostgres } from './index.ts';
import type { Tx } from './index.ts';
import { createDatabase } from './database.ts';
import { singleConnectionPool } from './single-connection-pool.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});

const count = async () => (await app.database.query.selectFrom('outbox').select('id').execute()).length;
const addEntry = (tx: Parameters<Parameters<TestApp['database']['transaction']>[0]>[0]) =>
  app.outbox.add(tx, 'test/news', {});

/** What one transaction waits for. */
function createSignal() {
  let give = (): void => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { give: () => give(), given };
}

describe('a transaction', () => {
  it('does all of it or nothing', async () => {
    await expect(
      app.database.transaction(async (tx) => {
        await addEntry(tx);
        await sql`select 1 / 0`.execute(tx);
      }),
    ).rejects.toThrow('division by zero');
    expect(await count()).toBe(0);
    await app.database.transaction(addEntry);
    expect(await count()).toBe(1);
  });

  it('calls back after its commit, and never after a rollback', async () => {
    const seen: string[] = [];
    await app.database.transaction((tx) => {
      afterCommit(tx, () => seen.push('committed'));
      return Promise.resolve(seen.push('working'));
    });
    await expect(
      app.database.transaction((tx) => {
        afterCommit(tx, () => seen.push('never'));
        return Promise.reject(new Error('no'));
      }),
    ).rejects.toThrow('no');
    expect(seen).toEqual(['working', 'committed']);
  });

  it.skipIf(process.env['TEST_DATABASE_URL'] === undefined)(
    'retries after a deadlock, and runs afterCommit once',
    async () => {
      const [first, second] = ['first', 'second'];
      await app.database.transaction(async (tx) => {
        await app.outbox.add(tx, 'test/news', { name: first });
        await app.outbox.add(tx, 'test/news', { name: second });
      });
      const lock = (tx: Tx, name: string) =>
        sql`select from outbox where payload->>'name' = ${name} for update`.execute(tx);
      const seen: string[] = [];
      let runs = 0;
      let holding = 0;
      const [both, committed] = [createSignal(), createSignal()];
      const inOrder = (one: string, other: string) =>
        app.database.transaction(async (tx) => {
          runs += 1;
          afterCommit(tx, () => {
            seen.push(one);
            committed.give();
          });
          // Else it could take its lock again before the other has woken up, and meet it once more.
          if (runs > 2) await committed.given;
          await lock(tx, one);
          holding += 1;
          if (holding === 2) both.give();
          await both.given;
          await lock(tx, other);
        });
      await Promise.all([inOrder(first, second), inOrder(second, first)]);
      expect(runs).toBe(3);
      expect(seen.sort()).toEqual([first, second]);
    },
  );

  it.each([
    [4, 'done'],
    [5, 'system/unavailable'],
  ])('retries up to 4 times: after %i deadlocks in a row the answer is %s', async (deadlocks, expected) => {
    let runs = 0;
    const release = () => undefined;
    const query = (text: string) => {
      const isWork = text.startsWith('select');
      if (isWork) runs += 1;
      return isWork && runs <= deadlocks
        ? Promise.reject(Object.assign(new Error('deadlock detected'), { code: '40P01' }))
        : Promise.resolve({ command: 'SELECT', rowCount: 1, rows: [{ one: 1 }] });
    };
    const database = createDatabase({
      connect: () => Promise.resolve({ query, release }),
      stats: () => ({ max: 1, busy: 0, idle: 1, waiting: 0 }),
      end: () => Promise.resolve(),
    });
    const answer = database.transaction(async (tx) => {
      await sql`select 1 as one`.execute(tx);
      return 'done';
    });
    expect(await answer.catch((error: unknown) => (error instanceof AppError ? error.code : error))).toBe(expected);
    expect(runs).toBe(5);
  });

  it.skipIf(process.env['TEST_DATABASE_URL'] === undefined)(
    'shares its connections where PostgreSQL has none left for it',
    async () => {
      const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
      const role = `narrow_${randomUUID().slice(0, 8)}`;
      await sql.raw(`create role ${role} login connection limit 1 password 'narrow'`).execute(app.database.query);
      url.username = role;
      url.password = 'narrow';
      const narrow = openPostgres(url.href, () => undefined, { connections: 2 });
      const another = new pg.Client({ connectionString: url.href });
      onTestFinished(async () => {
        await narrow.close();
        await sql.raw(`drop role ${role}`).execute(app.database.query);
      });
      let second: Promise<unknown> = Promise.resolve();
      await narrow.transaction(async (tx) => {
        await sql`select 1`.execute(tx);
        second = sql`select 2 as two`.execute(narrow.query).then(({ rows }) => rows);
        await expect(another.connect()).rejects.toMatchObject({ code: '53300' });
      });
      expect(await second).toEqual([{ two: 2 }]);
    },
  );

  it('refuses a query beside it, which would wait for itself, and leaves the store usable', async () => {
    await expect(app.database.transaction(async () => count())).rejects.toThrow(
      'Bug: a query beside the transaction under way',
    );
    expect(await count()).toBe(0);
  });
});

it.each([
  ['UTC', '2026-11-23 08:00:00.5+00', 1795420800500],
  ['UTC', '2026-11-23 08:00:00.123456+00', 1795420800123],
  ['UTC', '12026-11-23 08:00:00+00', Date.UTC(12026, 10, 23, 8)],
  ['Asia/Kuwait', '2026-11-23 08:00:00+00', 1795420800000],
])('reads an instant to the millisecond, in a session of %s: %s', async (zone, text, expected) => {
  const at = await app.database.transaction(async (tx) => {
    await sql`set local timezone to ${sql.lit(zone)}`.execute(tx);
    const { rows } = await sql<{ at: Date }>`select ${text}::timestamptz as at`.execute(tx);
    return rows[0]?.at.getTime();
  });
  expect(at).toBe(expected);
});

it('identifies a broken unique constraint by its name', async () => {
  await app.signUp({ email: 'one@example.com' });
  const error: unknown = await sql`insert into users (id, email, password_hash, display_name, preferences, created_at)
    values ('x', 'one@example.com', '', '', '{}', now())`
    .execute(app.database.query)
    .catch((caught: unknown) => caught);
  expect(isUniqueViolation(error)).toBe(true);
  expect(isUniqueViolation(error, 'users_email_key')).toBe(true);
  expect(isUniqueViolation(error, 'users_pkey')).toBe(false);
});

it('answers 503 while the database is away, and ready only when it is there', async () => {
  expect(await app.visitor().request({ path: '/health/ready' })).toMatchObject({
    status: 200,
    json: { status: 'ready' },
  });
  const away = openPostgres('postgres://127.0.0.1:1/nowhere', () => undefined);
  const server = createHttpServer({ ...app.server.options, logger: pino({ level: 'silent' }) });
  mountHealth(server, away, null);
  const visitor = createTestClient(server.fastify);
  expect(errorAnswer(await visitor.request({ path: '/health/ready' }))).toMatchObject({
    status: 503,
    code: 'system/unavailable',
  });
  expect((await visitor.request({ path: '/health/live' })).status).toBe(200);
  await away.close();
});

it('is not ready but answers while its stop is announced', async () => {
  const server = createHttpServer({ ...app.server.options, logger: pino({ level: 'silent' }) });
  const health = mountHealth(server, app.database, null);
  const visitor = createTestClient(server.fastify);
  expect(await visitor.request({ path: '/health/ready' })).toMatchObject({ status: 200 });
  health.drain();
  expect(await visitor.request({ path: '/health/ready' })).toMatchObject({
    status: 503,
    json: { status: 'draining' },
  });
  expect(await visitor.request({ path: '/health/live' })).toMatchObject({ status: 200 });
});

it.each([
  ['53100', 'system/storage-full'],
  ['57014', 'system/unavailable'],
  ['57P01', 'system/unavailable'],
  ['25P03', 'system/unavailable'],
])('answers what PostgreSQL calls %s by the code %s', async (sqlState, code) => {
  const engine = {
    query: () => Promise.reject(Object.assign(new Error('no'), { code: sqlState })),
    close: () => Promise.resolve(),
  };
  const database = createDatabase(singleConnectionPool({ current: () => engine, close: engine.close }));
  await expect(sql`select 1`.execute(database.query)).rejects.toMatchObject({ code });
});

it('answers 503 by its own code, in both languages, where the disk is full', async () => {
  const server = createHttpServer({ ...app.server.options, logger: pino({ level: 'silent' }) });
  server.fastify.get('/api/file', () => {
    throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  });
  const visitor = createTestClient(server.fastify);
  const read = async (language: string) =>
    visitor.request({ path: '/api/file', headers: { 'accept-language': language } });
  expect(await read('ar')).toMatchObject({
    status: 503,
    json: { error: { code: 'system/storage-full', message: expect.stringContaining('التخزين') as string } },
  });
  expect(await read('en')).toMatchObject({
    status: 503,
    json: { error: { code: 'system/storage-full', message: expect.stringContaining('storage') as string } },
  });
});

it('continues after a migration has changed a table, failing at most statements planned before', async () => {
  const { query } = app.database;
  const read = () => sql<object>`select * from lamps where id = ${1}`.execute(query);
  await sql`create table lamps (id integer)`.execute(query);
  await sql`insert into lamps values (1)`.execute(query);
  await Promise.all([read(), read(), read()]);
  await sql`alter table lamps add column name text`.execute(query);
  const refusals: unknown[] = [];
  for (let attempt = 0; attempt < 4; attempt += 1) await read().catch((error: unknown) => refusals.push(error));
  for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'system/unavailable' });
  expect((await read()).rows).toEqual([{ id: 1, name: null }]);
  await sql`drop table lamps`.execute(query);
});

it('hands the one embedded connection out in the order it was asked for', async () => {
  const order: number[] = [];
  const engine = {
    query: () => Promise.resolve({ command: 'SELECT', rowCount: 0, rows: [] }),
    close: () => Promise.resolve(),
  };
  const pool = singleConnectionPool({ current: () => engine, close: engine.close });
  await Promise.all(
    [1, 2, 3, 4].map(async (number) => {
      const client = await pool.connect();
      order.push(number);
      await client.query('select 1', []);
      order.push(number);
      client.release();
      client.release();
    }),
  );
  expect(order).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
});
