import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { findNameUses, namesInSql } from '#testing/table-uses.ts';
import { testDatabase } from '#testing/test-database.ts';
import { moduleMap } from '../../module-map.js';
import { crossingsOf, functionsOf, tablesOf, viewsOf } from './table-owners.ts';

const root = new URL('./', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
/** They work on the schema as a whole: its migrations, and its backup. */
const wholeSchema = ['platform/database/migrate.ts', 'backup.ts'];
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !wholeSchema.includes(path),
);
const map: Readonly<Record<string, readonly string[]>> = moduleMap;

const entriesOf = (owners: typeof tablesOf) =>
  Object.entries(owners).flatMap(([domain, names]) => names.map((name) => [name, domain] as const));
const namesOf = (owners: typeof tablesOf) =>
  entriesOf(owners)
    .map(([name]) => name)
    .sort();
const ownerOf = new Map([...entriesOf(tablesOf), ...entriesOf(viewsOf), ...entriesOf(functionsOf)]);
const views = new Set(namesOf(viewsOf));

/** What the migrations leave, by its definition. */
interface Definition {
  readonly name: string;
  readonly text: string;
}

async function definitions(kind: 'table' | 'view' | 'function'): Promise<readonly Definition[]> {
  const { query } = await testDatabase();
  const from = {
    table: sql`select tablename as name, '' as text from pg_tables where schemaname = 'public'`,
    view: sql`select viewname as name, definition as text from pg_views where schemaname = 'public'`,
    function: sql`select proname as name, prosrc as text from pg_proc where pronamespace = 'public'::regnamespace`,
  };
  const { rows } = await sql<Definition>`select * from (${from[kind]}) as made order by name`.execute(query);
  return rows.map(({ name, text }) => ({ name, text }));
}

const known = (text: string) => namesInSql(text).filter(({ name }) => ownerOf.has(name));

/** Why a domain may not use a name so; null where it may. `root` is the files that put the domains together. */
function faultOf(domain: string, name: string, isWrite: boolean): string | null {
  const owner = ownerOf.get(name);
  if (owner === domain) return views.has(name) && isWrite ? 'writes a view' : null;
  if (isWrite) return `writes a table of ${String(owner)}`;
  if (domain === 'root' || owner === 'platform' || views.has(name)) return null;
  return map[domain]?.includes(String(owner)) ? null : `uses what ${String(owner)} owns`;
}

function faultsIn(path: string, text: string): string[] {
  const domain = path.includes('/') ? String(path.split('/')[0]) : 'root';
  return findNameUses(path, text, (name) => ownerOf.has(name)).flatMap(({ name, isWrite, line }) => {
    const fault = name === null ? 'names a table that is known at run time only' : faultOf(domain, name, isWrite);
    return fault === null ? [] : [`${path}:${line} ${fault}: ${String(name)}`];
  });
}

describe('tables, views and functions', () => {
  beforeAll(async () => void (await testDatabase()));

  it('have exactly one owner each', async () => {
    const made = async (kind: Parameters<typeof definitions>[0]) => (await definitions(kind)).map(({ name }) => name);
    expect(namesOf(tablesOf)).toEqual((await made('table')).sort());
    expect(namesOf(viewsOf)).toEqual((await made('view')).sort());
    const functions = await made('function');
    expect(namesOf(functionsOf)).toEqual([...new Set(functions)].sort());
    // Processes of the older release call it with its earlier parameters.
    expect(functions.filter((name, index) => functions.indexOf(name) !== index)).toEqual(['append_commands']);
    const domains = ['platform', ...Object.keys(map)];
    for (const owner of ownerOf.values()) expect(domains).toContain(owner);
  });

  it('are read by views of their owner alone', async () => {
    for (const { name: view, text } of await definitions('view'))
      for (const { name } of known(text)) expect(ownerOf.get(name), view).toBe(ownerOf.get(view));
  });

  it('are used by functions as their owner may, and otherwise only as declared', async () => {
    const crossings = (await definitions('function')).flatMap(({ name: caller, text }) =>
      known(text)
        .filter(({ name, isWrite }) => name !== caller && faultOf(String(ownerOf.get(caller)), name, isWrite) !== null)
        .map(({ name }) => `${caller} ${name}`),
    );
    expect([...new Set(crossings)].sort()).toEqual(
      entriesOf(crossingsOf)
        .map(([name, caller]) => `${caller} ${name}`)
        .sort(),
    );
  });

  it('have triggers that run a function of their owner or of the platform', async () => {
    const { query } = await testDatabase();
    const { rows } = await sql<{ name: string; table: string; called: string }>`
      select tgname as name, relname as table, proname as called from pg_trigger
      join pg_class on pg_class.oid = tgrelid join pg_proc on pg_proc.oid = tgfoid where not tgisinternal`.execute(
      query,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { name, table, called } of rows)
      expect([ownerOf.get(table), 'platform'], name).toContain(ownerOf.get(called));
  });

  it('are used by the server only where their owner allows it', () => {
    expect(sources.length).toBeGreaterThan(200);
    expect(sources.flatMap((path) => faultsIn(path, read(path)))).toEqual([]);
  });
});

describe('the search for names', () => {
  const uses = (text: string) =>
    findNameUses('file.ts', text, (name) => ownerOf.has(name)).map(({ name, isWrite }) => [name, isWrite]);

  it("sees Kysely's calls, with aliases, lists, subqueries and joins", () => {
    expect(
      uses(`query.selectFrom(['users as a', 'games']).innerJoin((q) => q.selectFrom('media').as('m'), 'x')`),
    ).toEqual([
      ['users', false],
      ['games', false],
      ['media', false],
    ]);
    expect(uses(`tx.updateTable('users').from('games'); tx.deleteFrom(isOld ? 'media' : 'games')`)).toEqual([
      ['games', false],
      ['users', true],
      ['media', true],
      ['games', true],
    ]);
    expect(uses(`Buffer.from('x'); query.with('own', (q) => q.selectFrom('users')).selectFrom('own')`)).toEqual([
      ['users', false],
    ]);
    expect(uses('query.selectFrom(table)')).toEqual([[null, false]]);
  });

  it('sees raw statements, with comma lists, and no column, value or comment', () => {
    expect(uses('sql`select users.id from games g, users where note is distinct from media -- from badges`')).toEqual([
      ['games', false],
      ['users', false],
    ]);
    expect(
      uses("sql<Row>`with own as (select 1 from users) delete from games using media where x = 'from badges'`"),
    ).toEqual([
      ['users', false],
      ['games', true],
      ['media', false],
    ]);
    expect(uses('sql`insert into games (id) select id from users on conflict do update set media = 1`')).toEqual([
      ['games', true],
      ['users', false],
    ]);
    expect(uses('sql`select id from users join only games on true for no key update of users`')).toEqual([
      ['users', false],
      ['games', false],
    ]);
    expect(uses('sql`update games set media = ${media} from ${sql.table(name)}`')).toEqual([
      ['games', true],
      [null, false],
    ]);
  });

  it('sees called functions, and what a function runs as a text', () => {
    expect(uses('sql`select balance from book_sessions(${id}) where week_of(day) = $1`')).toEqual([
      ['book_sessions', false],
      ['week_of', false],
    ]);
    expect(known(`begin execute format('insert into counts (name) select %L from users', tg_argv[0]); end`)).toEqual([
      { name: 'counts', isWrite: true },
      { name: 'users', isWrite: false },
    ]);
  });

  it('takes a raw text only if it is written there', () => {
    expect(uses("sql.raw('truncate table games')")).toEqual([['games', true]]);
    expect(uses('sql.raw(statement)')).toEqual([[null, false]]);
    expect(uses('sql.raw(`delete from ${table}`)')).toEqual([[null, false]]);
  });

  it('names every fault with its place', () => {
    expect(faultsIn('media/x.ts', `query\n  .selectFrom('users')`)).toEqual([
      'media/x.ts:2 uses what accounts owns: users',
    ]);
    expect(faultsIn('games/x.ts', `query.selectFrom('users'); query.updateTable('users')`)).toEqual([
      'games/x.ts:1 writes a table of accounts: users',
    ]);
    expect(faultsIn('media/x.ts', 'sql`select * from user_directory join outbox on true`')).toEqual([]);
    expect(faultsIn('accounts/x.ts', `query.deleteFrom('user_directory')`)).toEqual([
      'accounts/x.ts:1 writes a view: user_directory',
    ]);
    expect(faultsIn('example.ts', `query.selectFrom('users'); query.deleteFrom('games')`)).toEqual([
      'example.ts:1 writes a table of games: games',
    ]);
  });
});
