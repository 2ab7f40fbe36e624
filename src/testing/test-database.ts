import { sql } from 'kysely';
import pg from 'pg';
import { AppError } from '../server/platform/app-error.ts';
import { systemClock } from '../server/platform/clock.ts';
import { longStatementLimitMs, migrate, openInMemory, openPostgres } from '../server/platform/database/index.ts';
import type { Database } from '../server/platform/database/index.ts';

const migrations = new URL('../server/migrations/', import.meta.url);

/** Tables that are filled once a worker and only read by tests. */
const keptTables: readonly string[] = [
  'migrations',
  'content_state',
  'categories',
  'questions',
  'pictures',
  'bank_files',
  'game_packages',
  'purchase_moves',
];

let opened: Promise<Database> | null = null;

/** This worker's own database, migrated once: in memory, or on the server of TEST_DATABASE_URL. */
export function testDatabase(): Promise<Database> {
  opened ??= open();
  return opened;
}

/** Another empty database of the same sort, migrated, or by the migrations of another folder; `close` removes it. */
export async function secondDatabase(folder = migrations): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server === undefined || server === '') {
    const database = await openInMemory();
    await migrate(database, folder, systemClock);
    return database;
  }
  // Its creation drops what an earlier process of this number left.
  await testDatabase();
  const name = `siraj_test_${process.pid}_second`;
  const onServer = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await onServer(`drop database if exists ${name} with (force)`);
  await onServer(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = openPostgres(url.href, () => undefined, { connections: 10, limitMs: longStatementLimitMs });
  await migrate(database, folder, systemClock);
  return {
    ...database,
    async close() {
      await database.close();
      await onServer(`drop database ${name} with (force)`);
    },
  };
}

/** Leaves every table empty, but for those that tests only read, and every sequence at its start. */
export async function emptyTables(database: Database, triesLeft = 3): Promise<void> {
  try {
    await sql.raw(emptyAll).execute(database.query);
  } catch (error) {
    // Work of the previous test may deadlock with this statement: PostgreSQL aborts one of them.
    const isDeadlock =
      error instanceof AppError && error.cause instanceof pg.DatabaseError && error.cause.code === '40P01';
    if (!isDeadlock || triesLeft === 0) throw error;
    await emptyTables(database, triesLeft - 1);
  }
}

// Deleting the few rows of a test is some twenty times faster than truncating; what has grown is truncated, since dead rows stay.
const emptyAll = `do $empty$
declare name text;
begin
  set local session_replication_role = replica;
  for name in
    select format('%I', relname) from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not in (${keptTables.map((table) => `'${table}'`).join(', ')})
      and pg_relation_size(oid) > 0
  loop
    if pg_relation_size(name::regclass) > 262144 then execute 'truncate ' || name || ' cascade';
    else execute 'delete from ' || name;
    end if;
  end loop;
  perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
    from pg_sequences where schemaname = 'public' and last_value is not null;
end
$empty$`;

async function open(): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL'];
  const database =
    server === undefined || server === ''
      ? await openInMemory()
      : openPostgres(await createOwnDatabase(server), () => undefined, {
          connections: 20,
          // Hundreds of calls at once wait for their turn, on a busy machine longer than the product lets them.
          connectWithinMs: 60_000,
          rejectsNestedQueries: true,
          limitMs: longStatementLimitMs,
        });
  await migrate(database, migrations, systemClock);
  return database;
}

// Named after the process, so that runs side by side don't meet; what dead processes left is dropped.
async function createOwnDatabase(server: string): Promise<string> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    const { rows } = await client.query<{ datname: string }>(
      "select datname from pg_database where datname like 'siraj_test_%'",
    );
    for (const { datname } of rows) {
      const pid = Number.parseInt(datname.slice('siraj_test_'.length), 10);
      if (pid === process.pid || !isAlive(pid)) await client.query(`drop database if exists ${datname} with (force)`);
    }
    await client.query(`create database siraj_test_${process.pid}`);
    // What a crash would lose is no matter here, and waiting for the disk is most of a test's time.
    await client.query(`alter database siraj_test_${process.pid} set synchronous_commit = off`);
  } finally {
    await client.end();
  }
  const url = new URL(server);
  url.pathname = `/siraj_test_${process.pid}`;
  return url.href;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
