import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openCells, startHosted } from '#testing/hosted-game.ts';
import { buy } from '#testing/shop.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { secondDatabase } from '#testing/test-database.ts';
import { makeBackup, restoreBackup } from './backup.ts';
import { findDisagreements } from './consistency.ts';
import type { Database } from './platform/database/index.ts';

let app: TestApp;
let other: Database;
let folder: string;
const backup = () => join(folder, 'backup');
const data = (name: string) => join(folder, name);
const ours = () => ({ database: app.database, dataDir: data('data'), sessionSecret: null });
const theirs = () => ({ database: other, dataDir: data('restored'), sessionSecret: null });

beforeEach(async () => {
  app = await createTestApp();
  other = await secondDatabase();
  folder = await mkdtemp(join(tmpdir(), 'siraj-backup-'));
  await mkdir(join(data('data'), 'media', '3f'), { recursive: true });
  await writeFile(join(data('data'), 'media', '3f', 'picture'), 'of the library');
  await writeFile(join(data('data'), 'session-secret'), 's'.repeat(32));
});
afterEach(async () => {
  await other.close();
  await rm(folder, { recursive: true, force: true });
});

/** A host who bought, played and left something in every sort of table. */
async function liveALittle(): Promise<void> {
  const host = await app.verified({ displayName: 'نورة "و" \\ أحمد 🇰🇼' });
  // A line separator ends no line of a backup.
  await app.database.query.updateTable('users').set({ display_name: 'سطر\u2028آخر' }).execute();
  await buy(app, host);
  await openCells(await startHosted(app, host), 3);
  await app.outbox.drain();
}

/** What each table contains, in one text. */
async function fingerprint(database: Database): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migrations'`.execute(database.query);
  const prints: Record<string, string> = {};
  for (const { name } of rows) {
    const { rows: found } = await sql
      .raw<{ print: string | null }>(
        `select string_agg(line, e'\\n' order by line) as print from (select to_jsonb(each)::text as line from "${name}" each) lines`,
      )
      .execute(database.query);
    prints[name] = found[0]?.print ?? '';
  }
  return prints;
}

it('restores every table, the media and the key of the sessions, and new rows get new numbers', async () => {
  await liveALittle();
  const made = await makeBackup(ours(), backup(), app.clock.now());
  expect(made.tables['session_ledger']?.rows).toBeGreaterThan(1);
  await restoreBackup(theirs(), backup());

  expect(await fingerprint(other)).toEqual(await fingerprint(app.database));
  expect(await findDisagreements(other)).toEqual([]);
  expect(await readFile(join(data('restored'), 'media', '3f', 'picture'), 'utf8')).toBe('of the library');
  expect(await readFile(join(data('restored'), 'session-secret'), 'utf8')).toBe('s'.repeat(32));
  const { rows } = await sql<{ last: string; next: string }>`
    select max(id)::text as last, nextval(pg_get_serial_sequence('session_ledger', 'id'))::text as next
    from session_ledger`.execute(other.query);
  expect(Number(rows[0]?.next)).toBe(Number(rows[0]?.last) + 1);
  // The guards are back: the ledger is append-only again.
  await expect(sql`delete from session_ledger`.execute(other.query)).rejects.toThrow();
});

it('restores nothing from a damaged or interrupted backup', async () => {
  await liveALittle();
  await makeBackup(ours(), backup(), app.clock.now());
  const file = join(backup(), 'tables', 'users.jsonl.gz');
  const lines = gunzipSync(await readFile(file)).toString();
  await writeFile(file, gzipSync(lines.replace('player-1', 'player-9')));
  const before = await fingerprint(other);
  await expect(restoreBackup(theirs(), backup())).rejects.toThrow('damaged');
  expect(await fingerprint(other)).toEqual(before);
  expect(existsSync(join(data('restored'), 'media'))).toBe(false);

  await rm(join(backup(), 'backup.json'));
  await expect(restoreBackup(theirs(), backup())).rejects.toThrow('no backup.json');
});

it('restores into a new database of the same release only, and never over another backup', async () => {
  await liveALittle();
  await makeBackup(ours(), backup(), app.clock.now());
  await expect(makeBackup(ours(), backup(), app.clock.now())).rejects.toThrow('exists already');
  await expect(restoreBackup({ ...ours(), dataDir: data('restored') }, backup())).rejects.toThrow(
    'has accounts already',
  );

  const older = data('older');
  await cp(backup(), older, { recursive: true });
  const contents = JSON.parse(await readFile(join(older, 'backup.json'), 'utf8')) as { schema: number };
  await writeFile(join(older, 'backup.json'), JSON.stringify({ ...contents, schema: contents.schema - 1 }));
  await expect(restoreBackup(theirs(), older)).rejects.toThrow('with its own release');
});

it('keeps the key of SESSION_SECRET, and refuses to restore under another one or over media', async () => {
  await liveALittle();
  const key = 'k'.repeat(32);
  await makeBackup({ ...ours(), sessionSecret: key }, backup(), app.clock.now());
  expect(await readFile(join(backup(), 'session-secret'), 'utf8')).toBe(key);
  const under = (sessionSecret: string) => restoreBackup({ ...theirs(), sessionSecret }, backup());
  await expect(under('another key, that is long enough too')).rejects.toThrow('another session secret');
  await mkdir(join(data('restored'), 'media'), { recursive: true });
  await expect(under(key)).rejects.toThrow('has media already');
  await rm(data('restored'), { recursive: true });
  await under(key);
  expect(existsSync(join(data('restored'), 'session-secret'))).toBe(false);
});
