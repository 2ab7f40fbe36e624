import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { present } from '#shared/kernel/assert.ts';
import { openSilentProxy } from '#testing/silent-proxy.ts';
import type { SilentProxy } from '#testing/silent-proxy.ts';
import { openPostgres, withLongStatements } from './index.ts';
import type { Database } from './index.ts';

const server = process.env['TEST_DATABASE_URL'] ?? '';
const limits = { connections: 1, limitMs: 300, connectWithinMs: 2_000 };
const unavailable = { code: 'system/unavailable' };
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** The test server by way of a proxy; null: a proxy to nowhere. */
async function behindProxy(url: string | null): Promise<{ readonly database: Database; readonly proxy: SilentProxy }> {
  const target = url === null ? null : new URL(url);
  const proxy = await openSilentProxy(
    target === null ? null : { host: target.hostname, port: Number(target.port || 5432) },
  );
  const address = new URL(url ?? 'postgres://nobody@127.0.0.1/nothing');
  address.hostname = '127.0.0.1';
  address.port = String(proxy.port);
  const database = openPostgres(address.href, () => undefined, limits);
  closing.push(
    () => proxy.close(),
    () => database.close(),
  );
  return { database, proxy };
}

const read = (database: Database) => sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.query);

it('rejects with 503 if a server accepts connections but never answers, and leaves nothing pending', async () => {
  const { database } = await behindProxy(null);
  await expect(read(database)).rejects.toMatchObject(unavailable);
  expect(database.poolStats()).toMatchObject({ busy: 0, waiting: 0 });
  await expect(database.ping()).rejects.toMatchObject(unavailable);
});

it('calls a silent database not ready before a call gives it up', async () => {
  const { database } = await behindProxy(null);
  const order: string[] = [];
  await Promise.all([database.ping().catch(() => order.push('ping')), read(database).catch(() => order.push('call'))]);
  expect(order).toEqual(['ping', 'call']);
});

describe.skipIf(server === '')('a network that swallows everything', () => {
  it('answers pending calls with 503, and the pool serves again when the server is back', async () => {
    const { database, proxy } = await behindProxy(server);
    const [before] = (await read(database)).rows;
    proxy.silence();
    await expect(read(database)).rejects.toMatchObject(unavailable);
    await expect(read(database)).rejects.toMatchObject(unavailable);
    proxy.heal();
    const [after] = (await read(database)).rows;
    expect(after?.pid).not.toBe(present(before, 'a backend').pid);
  });

  it('ends a transaction at once, with no rollback to wait for, on a connection that is never used again', async () => {
    const { database, proxy } = await behindProxy(server);
    const sent: string[] = [];
    await expect(
      database.transaction(async (tx) => {
        await sql`select 1`.execute(tx);
        proxy.silence();
        await sql`select 2`.execute(tx).catch(() => sent.push('lost'));
        // Later statements on the same connection are rejected without using the network.
        await sql`select 3`.execute(tx);
      }),
    ).rejects.toMatchObject(unavailable);
    expect(sent).toEqual(['lost']);
    expect(database.poolStats().busy).toBe(0);
  });

  it('leaves a commit whose answer was lost unknown: 503, though it may have happened', async () => {
    const { database, proxy } = await behindProxy(server);
    const direct = openPostgres(server, () => undefined, { connections: 1 });
    closing.push(() => direct.close());
    const table = sql.table(`kept_${randomUUID().slice(0, 8)}`);
    await sql`create table ${table} (id integer)`.execute(direct.query);
    await expect(
      database.transaction(async (tx) => {
        await sql`insert into ${table} values (1)`.execute(tx);
        proxy.silence('answers');
      }),
    ).rejects.toMatchObject(unavailable);
    expect((await sql`select id from ${table}`.execute(direct.query)).rows).toEqual([{ id: 1 }]);
    await sql`drop table ${table}`.execute(direct.query);
  });
});

it.skipIf(server === '')(
  'ends a statement at its limit and keeps its connection, and gives long ones their time',
  async () => {
    const database = openPostgres(server, () => undefined, limits);
    closing.push(() => database.close());
    const [before] = (await read(database)).rows;
    const slow = () => sql`select pg_sleep(0.6)`.execute(database.query);
    await expect(slow()).rejects.toMatchObject(unavailable);
    await withLongStatements(slow);
    await expect(slow()).rejects.toMatchObject(unavailable);
    expect((await read(database)).rows).toEqual([before]);
  },
);
