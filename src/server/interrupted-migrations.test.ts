import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { present } from '#shared/kernel/assert.ts';
import { openOlderSite, withMigrationsTo } from '#testing/older-site.ts';
import { sampleRows } from '#testing/sample-rows.ts';
import { secondDatabase, testDatabase } from '#testing/test-database.ts';
import { systemClock } from './platform/clock.ts';
import { migrate } from './platform/database/index.ts';
import type { Database } from './platform/database/index.ts';

const folder = new URL('migrations/', import.meta.url);
const names = readdirSync(folder).sort();
const isOnPostgres = (process.env['TEST_DATABASE_URL'] ?? '') !== '';
/** A lost connection needs PostgreSQL; it and each new one take so long that every tenth statement must do. */
const step = isOnPostgres ? 10 : 1;
const stop = isOnPostgres
  ? 'select pg_terminate_backend(pg_backend_pid())'
  : "do $stop$ begin raise exception 'stopped'; end $stop$";

/** Statements of SQL: a semicolon in a comment, a text or a body ends none. */
function statementsOf(text: string): string[] {
  const tokens = /--[^\n]*|'(?:[^']|'')*'|\$(\w*)\$[^]*?\$\1\$|;|[^-'$;]+|[^]/g;
  const statements = [''];
  for (const [token] of text.matchAll(tokens)) {
    if (token === ';') statements.push('');
    else if (!token.startsWith('--')) statements.push(`${statements.pop() ?? ''}${token}`);
  }
  return statements.map((statement) => statement.trim()).filter((statement) => statement !== '');
}

/** Everything that the catalogue says of the schema. */
async function schemaOf({ query }: Pick<Database, 'query'>): Promise<string> {
  const { rows } = await sql<{ part: string }>`
    select format('column %s %s %s %s %s %s', table_name, ordinal_position, column_name, data_type, is_nullable,
      coalesce(column_default, generation_expression, identity_generation)) as part from information_schema.columns where table_schema = 'public'
    union all select format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select 'index ' || indexdef from pg_indexes where schemaname = 'public'
    union all select 'function ' || pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'
    union all select 'trigger ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select format('view %s %s', viewname, definition) from pg_views where schemaname = 'public'
    union all select format('options of %s %s', relname, reloptions) from pg_class where relnamespace = 'public'::regnamespace
    union all select format('sequence %s', sequencename) from pg_sequences where schemaname = 'public'
    order by part`.execute(query);
  return rows.map(({ part }) => part).join('\n');
}

/** The rows of every table, as a hash by table. */
async function rowsOf({ query }: Pick<Database, 'query'>): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(query);
  if (tables.length === 0) return '';
  const hashes = tables.map(
    ({ name }) => sql`select ${sql.lit(name)} as name, count(*)::integer as count,
      md5(coalesce(string_agg(md5(each::text), '' order by md5(each::text)), '')) as hash from ${sql.table(name)} as each`,
  );
  return JSON.stringify((await sql`${sql.join(hashes, sql` union all `)} order by name`.execute(query)).rows);
}

const stateOf = async (database: Database) => `${await schemaOf(database)}\n${await rowsOf(database)}`;

/** Stops every migration in this range after each of its statements, then lets it run; answers how often one was stopped. */
async function interruptEach(database: Database, from: number, to: number): Promise<number> {
  const run = (parts: URL) => migrate(database, parts, systemClock);
  let stopped = 0;
  let seen = 0;
  for (let number = from; number <= to; number += 1) {
    const name = present(names[number - 1], 'a migration');
    const statements = statementsOf(readFileSync(new URL(name, folder), 'utf8'));
    const before = await stateOf(database);
    for (const [index] of statements.entries()) {
      seen += 1;
      if (seen % step !== 0) continue;
      const cut = [...statements.slice(0, index + 1), stop].join(';\n');
      const cutShort = withMigrationsTo(number, run, () => cut);
      await expect(cutShort, `${name}, stopped after statement ${index + 1}`).rejects.toThrow();
      stopped += 1;
    }
    expect(await stateOf(database), `after ${name} was stopped`).toBe(before);
    await withMigrationsTo(number, run);
    const rows = sampleRows[number];
    if (rows !== undefined) await sql.raw(rows).execute(database.query);
  }
  return stopped;
}

const older = 20;
/** Five hundred unfinished migrations, on a busy machine. */
const maxMs = 600_000;

it(
  'leaves nothing of a migration that was stopped after any statement, from the first one on',
  async () => {
    const database = await withMigrationsTo(0, secondDatabase);
    try {
      expect(await interruptEach(database, 1, older)).toBeGreaterThan(100 / step);
    } finally {
      await database.close();
    }
  },
  maxMs,
);

it(
  'ends with the schema of an undisturbed start, on the rows of an older release, however often it was stopped',
  async () => {
    const { database, schema } = await openOlderSite();
    try {
      expect(schema).toBe(older);
      await sql.raw(sampleRows[older] ?? '').execute(database.query);
      expect(await interruptEach(database, older + 1, names.length)).toBeGreaterThan(150 / step);
      expect(await schemaOf(database)).toBe(await schemaOf(await testDatabase()));
      const { rows } = await sql<{ name: string }>`select relname as name from pg_class where relkind = 'r'
      and relnamespace = 'public'::regnamespace and relname in ('seats', 'gang_players', 'counts', 'standing_counts', 'retention')
      and pg_relation_size(oid) > 0 order by 1`.execute(database.query);
      expect(rows.map(({ name }) => name)).toEqual(['counts', 'gang_players', 'retention', 'seats', 'standing_counts']);
    } finally {
      await database.close();
    }
  },
  maxMs,
);
