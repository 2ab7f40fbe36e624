import { sql } from 'kysely';
import pg from 'pg';
import { AppError } from '../server/platform/app-error.ts';
import { systemClock } from '../server/platform/clock.ts';
import { migrate, openInMemory, openPostgres } from '../server/platform/database/index.ts';
import type { Database } from '../server/platform/database/index.ts';

const migrations = new URL('../server/migrations/', import.meta.url);

/** Tables that are filled once a worker and only read by tests. */
const keptTables: readonly string[] = ['migrations', 'content_state', 'categories', 'questions', 'pictures', 'game_packages', 'purchase_moves'];

let opened: Promise<Database> | null = null;

/** This worker's own database, migrated once: in memory, or on the server of TEST_DATABASE_URL. */
export function testDatabase(): Promise<Database> {
  opened ??= open();
  return opened;
}

export async function emptyTables(database: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> all(${[...keptTables]})
  `.execute(database.query);
  if (rows.length === 0) return;
  await truncate(database, rows.map(({ name }) => name));
}

// What the test before left under way may hold what this wants and want what this holds: PostgreSQL ends one of the two.
async function truncate(database: Database, names: readonly string[], triesLeft = 3): Promise<void> {
  try {
    await sql.raw(`truncate ${names.join(', ')} restart identity cascade`).execute(database.query);
  } catch (error) {
    const isDeadlock = error instanceof AppError && error.cause instanceof pg.DatabaseError && error.cause.code === '40P01';
    if (!isDeadlock || triesLeft === 0) throw error;
    await truncate(database, names, triesLeft - 1);
  }
}

async function open(): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL'];
  const database = server === undefined || server === ''
    ? await openInMemory()
    : openPostgres(await createOwnDatabase(server), () => undefined, 20);
  await migrate(database, migrations, systemClock);
  return database;
}

// Named after the process, so that runs side by side don't meet; what dead processes left is dropped.
async function createOwnDatabase(server: string): Promise<string> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    const { rows } = await client.query<{ datname: string }>("select datname from pg_database where datname like 'siraj_test_%'");
    for (const { datname } of rows) {
      const pid = Number(datname.slice('siraj_test_'.length));
      if (pid === process.pid || !isAlive(pid)) await client.query(`drop database if exists ${datname} with (force)`);
    }
    await client.query(`create database siraj_test_${process.pid}`);
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
