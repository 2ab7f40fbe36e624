import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { sql } from 'kysely';
import { z } from 'zod';
import { withLongStatements, inSnapshot } from './platform/database/index.ts';
import type { Database, Tx } from './platform/database/index.ts';

/**
 * A backup is a folder: `backup.json`, one gzipped JSON Lines file per table, the media on disk and the session secret.
 * Either database can restore it, so that it also moves a site from the embedded one to PostgreSQL.
 */
const contentsSchema = z.object({
  format: z.literal(1),
  madeAt: z.number().int(),
  /** The number of the newest migration: a backup is restored by the release that made it, or upgraded there. */
  schema: z.number().int(),
  tables: z.record(z.string(), z.object({ rows: z.number().int(), sha256: z.string() })),
  sequences: z.record(z.string(), z.string()),
  hasMedia: z.boolean(),
});
export type BackupContents = z.infer<typeof contentsSchema>;

/** Files of DATA_DIR that belong to the records. */
const mediaFolder = 'media';
const secretFile = 'session-secret';

const rowsAtOnce = 500;
/** Filled at every start. */
const excludedTables = new Set(['migrations']);

/** Where the records are that a backup is made of, or restored to. */
export interface Records {
  readonly database: Database;
  readonly dataDir: string;
  /** SESSION_SECRET; null where the key is a file of DATA_DIR. */
  readonly sessionSecret: string | null;
}

/**
 * Writes a backup of one snapshot; on PostgreSQL the server may keep running. Writes to `{folder}.part` and renames it at
 * the end, so that an existing folder is complete. Throws if the folder exists.
 */
export async function makeBackup(records: Records, folder: string, now: number): Promise<BackupContents> {
  const { database, dataDir } = records;
  if (existsSync(folder)) throw new Error(`${folder} exists already`);
  const unfinished = `${folder}.part`;
  await rm(unfinished, { recursive: true, force: true });
  // Only its owner may read what people trusted us with.
  await mkdir(join(unfinished, 'tables'), { recursive: true, mode: 0o700 });
  const contents = await withLongStatements(() =>
    inSnapshot(database, async (tx): Promise<BackupContents> => {
      const tables: BackupContents['tables'] = {};
      for (const name of await tablesOf(tx)) tables[name] = await writeTable(tx, name, fileOf(unfinished, name));
      return {
        format: 1,
        madeAt: now,
        schema: await schemaOf(tx),
        tables,
        sequences: await sequencesOf(tx),
        hasMedia: existsSync(join(dataDir, mediaFolder)),
      };
    }),
  );
  if (contents.hasMedia) await copyMedia(join(dataDir, mediaFolder), join(unfinished, mediaFolder));
  const secret = await secretOf(records);
  if (secret !== null) await writeFile(join(unfinished, secretFile), secret, { mode: 0o600 });
  await writeFile(join(unfinished, 'backup.json'), `${JSON.stringify(contents, null, 2)}\n`);
  await rename(unfinished, folder);
  return contents;
}

/**
 * Restores a backup into an empty site. Copies media and session secret, then fills the database in one transaction; a
 * failure removes the copies. Throws if the schema differs, accounts or media exist, the secrets differ, or a file is
 * missing or damaged.
 */
export async function restoreBackup(records: Records, folder: string): Promise<BackupContents> {
  const { database, dataDir } = records;
  const contents = await readContents(folder);
  const secret = existsSync(join(folder, secretFile)) ? await readFile(join(folder, secretFile), 'utf8') : null;
  if (existsSync(join(dataDir, mediaFolder)))
    throw new Error(`${dataDir} has media already: restore into a new folder.`);
  const known = await secretOf(records);
  if (secret !== null && known !== null && secret !== known)
    throw new Error(
      'The backup has another session secret. Set SESSION_SECRET to what its file session-secret contains: ' +
        'sessions, keys of pushes and addresses of deleted accounts depend on it.',
    );
  const isNewKey = secret !== null && known === null;
  await mkdir(dataDir, { recursive: true });
  try {
    if (contents.hasMedia) await copyMedia(join(folder, mediaFolder), join(dataDir, mediaFolder));
    if (isNewKey) await writeFile(join(dataDir, secretFile), secret, { mode: 0o600 });
    await withLongStatements(() => database.transaction((tx) => fill(tx, contents, folder)));
  } catch (error) {
    await rm(join(dataDir, mediaFolder), { recursive: true, force: true });
    if (isNewKey) await rm(join(dataDir, secretFile), { force: true });
    throw error;
  }
  return contents;
}

async function fill(tx: Tx, contents: BackupContents, folder: string): Promise<void> {
  const schema = await schemaOf(tx);
  if (schema !== contents.schema)
    throw new Error(
      `The backup is of schema ${contents.schema} and this release of ${schema}: restore it with its own release.`,
    );
  await assertEmpty(tx);
  await withoutGuards(tx, async (tables) => {
    await sql.raw(`truncate ${tables.map(quoted).join(', ')}`).execute(tx);
    for (const name of tables) await readTable(tx, name, fileOf(folder, name), contents.tables[name]);
  });
  for (const [name, value] of Object.entries(contents.sequences))
    await sql`select setval(${name}::regclass, ${value}::bigint)`.execute(tx);
}

/** The key in use: the setting's, else the one kept in DATA_DIR; null where none was made yet. */
async function secretOf({ dataDir, sessionSecret }: Records): Promise<string | null> {
  if (sessionSecret !== null) return sessionSecret;
  const file = join(dataDir, secretFile);
  return existsSync(file) ? (await readFile(file, 'utf8')).trim() : null;
}

/** What a running server has not finished or has just removed is left out. */
async function copyMedia(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('.part')) continue;
    const source = join(entry.parentPath, entry.name);
    await cp(source, join(to, relative(from, source))).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    });
  }
}

async function readContents(folder: string): Promise<BackupContents> {
  const file = join(folder, 'backup.json');
  if (!existsSync(file)) throw new Error(`${folder} has no backup.json: it is not a whole backup`);
  return contentsSchema.parse(JSON.parse(await readFile(file, 'utf8')));
}

function fileOf(folder: string, table: string): string {
  return join(folder, 'tables', `${table}.jsonl.gz`);
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

async function tablesOf(tx: Tx): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    order by relname`.execute(tx);
  return rows.map(({ name }) => name).filter((name) => !excludedTables.has(name));
}

async function schemaOf(tx: Tx): Promise<number> {
  const { rows } = await sql<{ number: number }>`select max(number) as number from migrations`.execute(tx);
  return rows[0]?.number ?? 0;
}

/** Sequences that have given a number, with the last one. */
async function sequencesOf(tx: Tx): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string; value: string }>`
    select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = 'public' and last_value is not null`.execute(tx);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

async function writeTable(tx: Tx, name: string, file: string): Promise<{ rows: number; sha256: string }> {
  const hash = createHash('sha256');
  let rows = 0;
  await sql
    .raw(`declare of_table no scroll cursor for select to_jsonb(each)::text as line from ${quoted(name)} each`)
    .execute(tx);
  const lines = async function* () {
    for (;;) {
      const fetched = await sql.raw<{ line: string }>(`fetch ${rowsAtOnce} from of_table`).execute(tx);
      if (fetched.rows.length === 0) return;
      rows += fetched.rows.length;
      const text = fetched.rows.map(({ line }) => `${line}\n`).join('');
      hash.update(text);
      yield text;
    }
  };
  await pipeline(lines, createGzip(), createWriteStream(file));
  await sql.raw('close of_table').execute(tx);
  return { rows, sha256: hash.digest('hex') };
}

async function readTable(
  tx: Tx,
  name: string,
  file: string,
  expected: { rows: number; sha256: string } | undefined,
): Promise<void> {
  if (expected === undefined) return;
  const { rows: columns } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${name} and is_generated = 'NEVER' order by ordinal_position`.execute(
    tx,
  );
  const list = columns.map((column) => quoted(column.name)).join(', ');
  const hash = createHash('sha256');
  let rows = 0;
  let batch: string[] = [];
  const flush = async () => {
    if (batch.length === 0) return;
    rows += batch.length;
    const json = `[${batch.join(',')}]`;
    batch = [];
    const insert = `insert into ${quoted(name)} (${list}) overriding system value
      select ${list} from jsonb_populate_recordset(null::${quoted(name)}, `;
    await sql`${sql.raw(insert)}${json}::jsonb)`.execute(tx);
  };
  if (!existsSync(file)) throw new Error(`${file} is missing: nothing was restored`);
  for await (const line of linesOf(createReadStream(file).pipe(createGunzip()).setEncoding('utf8'))) {
    hash.update(`${line}\n`);
    batch.push(line);
    if (batch.length === rowsAtOnce) await flush();
  }
  await flush();
  if (rows !== expected.rows || hash.digest('hex') !== expected.sha256)
    throw new Error(`${file} is damaged: nothing was restored`);
}

/** What `\n` separates, and nothing else: to readline of newer versions of Node, U+2028 in a text ends a line too. */
async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

async function assertEmpty(tx: Tx): Promise<void> {
  const { rows } = await sql<{ found: boolean }>`select exists (select from users) as found`.execute(tx);
  if (rows[0]?.found === true) throw new Error('The database has accounts already: restore into a new one.');
}

/**
 * Runs work with triggers disabled and foreign keys dropped, because tables are filled by name. Adding the keys again
 * checks all rows.
 */
async function withoutGuards(tx: Tx, work: (tables: readonly string[]) => Promise<void>): Promise<void> {
  const tables = await tablesOf(tx);
  const { rows: references } = await sql<{ remove: string; restore: string }>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as remove,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as restore
    from pg_constraint where connamespace = 'public'::regnamespace and contype = 'f'`.execute(tx);
  for (const { remove } of references) await sql.raw(remove).execute(tx);
  for (const name of tables) await sql.raw(`alter table ${quoted(name)} disable trigger user`).execute(tx);
  await work(tables);
  for (const name of tables) await sql.raw(`alter table ${quoted(name)} enable trigger user`).execute(tx);
  for (const { restore } of references) await sql.raw(restore).execute(tx);
}
