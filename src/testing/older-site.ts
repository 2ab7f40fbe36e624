import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { z } from 'zod';
import { systemClock } from '../server/platform/clock.ts';
import { migrate } from '../server/platform/database/index.ts';
import type { Database } from '../server/platform/database/index.ts';
import { secondDatabase } from './test-database.ts';

/** Written by the server of 21 November 2026, at commit 6c85c63c: what it stored, and what it answered to the host. */
const file = new URL('site-of-schema-20.jsonl', import.meta.url);
const migrations = new URL('../server/migrations/', import.meta.url);

const siteSchema = z.object({
  /** Number of its newest migration. */
  schema: z.number(),
  writtenAt: z.number(),
  sequences: z.record(z.string(), z.number()),
  seen: z.object({
    email: z.string(),
    password: z.string(),
    cookies: z.array(z.tuple([z.string(), z.string()])),
    balance: z.number(),
    gamesPlayed: z.number(),
    totalScore: z.number(),
    running: z.object({ id: z.string(), deviceId: z.string(), seq: z.number(), scores: z.array(z.number()) }),
    open: z.array(z.string()),
    finished: z.array(z.object({ id: z.string(), scores: z.array(z.number()) })),
    purchases: z.array(z.object({ id: z.string(), status: z.string(), finalPriceFils: z.number() })),
  }),
});
type OlderSite = z.infer<typeof siteSchema>;
const rowSchema = z.object({ table: z.string(), row: z.record(z.string(), z.unknown()) });

/** A new database as an older server left it, and what that server answered. `upgrade` runs the migrations it lacks. */
export async function openOlderSite(): Promise<OlderSite & { database: Database; upgrade(): Promise<void> }> {
  const [first = '', ...rest] = readFileSync(file, 'utf8').trim().split('\n');
  const site = siteSchema.parse(JSON.parse(first));
  const rows = rest.map((line) => rowSchema.parse(JSON.parse(line)));
  const database = await withMigrationsTo(site.schema, secondDatabase);
  await database.transaction(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const table of new Set(rows.map((each) => each.table))) await sql`delete from ${sql.table(table)}`.execute(tx);
    for (const { table, row } of rows)
      await sql`insert into ${sql.table(table)} overriding system value
        select * from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::jsonb)`.execute(tx);
    for (const [name, value] of Object.entries(site.sequences))
      await sql`select setval(${name}::regclass, ${value}::bigint)`.execute(tx);
  });
  return { ...site, database, upgrade: () => migrate(database, migrations, systemClock) };
}

/** Calls with a folder of the migrations up to that number; `change` makes another text of the last one. */
export async function withMigrationsTo<Value>(
  schema: number,
  work: (folder: URL) => Promise<Value>,
  change: (text: string) => string = (text) => text,
): Promise<Value> {
  const folder = mkdtempSync(join(tmpdir(), 'siraj-migrations-'));
  try {
    for (const name of readdirSync(migrations).filter((each) => Number(each.slice(0, 4)) <= schema)) {
      const text = readFileSync(new URL(name, migrations), 'utf8');
      writeFileSync(join(folder, name), Number(name.slice(0, 4)) === schema ? change(text) : text);
    }
    return await work(pathToFileURL(`${folder}/`));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
