import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { systemClock } from '../clock.ts';
import { isUniqueViolation, migrate, openEmbedded } from './index.ts';
import type { Database } from './index.ts';

const lost = vi.fn();
let folder: string;
let migrations: URL;
let database: Database;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'siraj-data-'));
  migrations = pathToFileURL(`${await mkdtemp(join(tmpdir(), 'siraj-migrations-'))}/`);
  database = await openEmbedded(folder, { onLost: lost });
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
  await rm(migrations, { recursive: true });
});

const write = (name: string, text: string) => writeFile(new URL(name, migrations), text);
const names = async () =>
  (await database.query.selectFrom('migrations').select('name').orderBy('number').execute()).map(({ name }) => name);

it('applies each migration once, in order, also when several start at once', async () => {
  await write(
    '0001-lamps.sql',
    "create table lamps (id bigint primary key, name text); insert into lamps values (1, 'one');",
  );
  await migrate(database, migrations, systemClock);
  await write('0002-more-lamps.sql', "insert into lamps values (2, 'two');");
  await Promise.all([migrate(database, migrations, systemClock), migrate(database, migrations, systemClock)]);
  expect(await names()).toEqual(['0001-lamps.sql', '0002-more-lamps.sql']);
  expect((await sql`select * from lamps order by id`.execute(database.query)).rows).toEqual([
    { id: 1, name: 'one' },
    { id: 2, name: 'two' },
  ]);
});

it('leaves nothing of a migration that fails', async () => {
  await write('0003-broken.sql', 'create table half (id int); select 1 / 0;');
  await expect(migrate(database, migrations, systemClock)).rejects.toThrow('division by zero');
  await rm(new URL('0003-broken.sql', migrations));
  expect(await names()).toHaveLength(2);
  await expect(sql`select * from half`.execute(database.query)).rejects.toThrow('half');
});

it('stops at a migration that was changed after it had run, and at a gap in the numbers', async () => {
  await write('0004-late.sql', 'select 1;');
  await expect(migrate(database, migrations, systemClock)).rejects.toThrow('0004-late.sql is out of line');
  await rm(new URL('0004-late.sql', migrations));
  await write('0002-more-lamps.sql', "insert into lamps values (3, 'three');");
  await expect(migrate(database, migrations, systemClock)).rejects.toThrow('0002-more-lamps.sql was changed');
});

it('stores and reads any bytes as they are, also a part of a larger buffer', async () => {
  const all = Buffer.from(Array.from({ length: 512 }, (_, byte) => byte % 256));
  await sql`create table sounds (body bytea)`.execute(database.query);
  await sql`insert into sounds values (${all}), (${all.subarray(92, 95)}), (${Buffer.alloc(0)}), (${null})`.execute(
    database.query,
  );
  const { rows } = await sql<{ body: Uint8Array | null; text: string | null }>`
    select body, encode(body, 'hex') as text from sounds`.execute(database.query);
  expect(rows.map(({ body }) => body && Buffer.from(body).toString('hex'))).toEqual(rows.map(({ text }) => text));
  expect(rows.map(({ text }) => text)).toEqual([all.toString('hex'), '5c5d5e', '', null]);
});

it('brings values and errors whole across its thread', async () => {
  const { rows } = await sql`select 9007199254740991::bigint as big, 1.5::numeric as exact, '{"a":[1]}'::jsonb as json,
    array['ا', 'b,"']::text[] as texts, '2026-11-21T09:00:00Z'::timestamptz as at, null as nothing`.execute(
    database.query,
  );
  expect(rows).toEqual([
    {
      big: 9007199254740991,
      exact: 1.5,
      json: { a: [1] },
      texts: ['ا', 'b,"'],
      at: new Date('2026-11-21T09:00:00Z'),
      nothing: null,
    },
  ]);
  const error: unknown = await sql`insert into lamps values (${1}, ${'twin'})`
    .execute(database.query)
    .catch((caught: unknown) => caught);
  expect(isUniqueViolation(error, 'lamps_pkey')).toBe(true);
});

it('leaves the event loop to the others while it works', async () => {
  let turns = 0;
  let working = true;
  const turn = () => {
    turns += 1;
    if (working) setImmediate(turn);
  };
  setImmediate(turn);
  await sql`select count(*) from generate_series(1, 300000) as one`.execute(database.query);
  working = false;
  expect(turns).toBeGreaterThan(10);
});

it('keeps a second one off its folder, and its data for the next start', async () => {
  await expect(openEmbedded(folder, { onLost: lost })).rejects.toThrow('in use by another process');
  await database.close();
  database = await openEmbedded(folder, { onLost: lost });
  expect(lost).not.toHaveBeenCalled();
  expect((await sql`select name from lamps order by id`.execute(database.query)).rows).toEqual([
    { name: 'one' },
    { name: 'two' },
  ]);
});

it('starts a new database as a copy of the one that the build made, and leaves an older one as it is', async () => {
  const data = await mkdtemp(join(tmpdir(), 'siraj-copied-'));
  const emptyDatabase = pathToFileURL(join(folder, 'database/'));
  await database.close();
  try {
    // A start that was killed while it copied.
    await mkdir(join(data, 'database.new'));
    await writeFile(join(data, 'database.new', 'PG_VERSION'), '');
    const first = await openEmbedded(data, { onLost: lost, emptyDatabase });
    await sql`insert into lamps values (7, 'seven')`.execute(first.query);
    await first.close();
    expect(await readdir(data)).toEqual(['database']);

    const second = await openEmbedded(data, { onLost: lost, emptyDatabase });
    expect((await sql`select name from lamps where id = 7`.execute(second.query)).rows).toEqual([{ name: 'seven' }]);
    await second.close();
  } finally {
    await rm(data, { recursive: true });
    database = await openEmbedded(folder, { onLost: lost });
  }
});
