import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findTableUses, tablesInSql } from '#testing/table-uses.ts';
import { moduleMap } from '../../module-map.js';
import { tablesOf, viewsOf } from './table-owners.ts';

const root = new URL('./', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
const migrations = files.filter((path) => path.endsWith('.sql')).map(read);
const sources = files.filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'));
const map: Readonly<Record<string, readonly string[]>> = moduleMap;

const entriesOf = (owners: typeof tablesOf) =>
  Object.entries(owners).flatMap(([domain, names]) => names.map((name) => [name, domain] as const));
const ownerOf = new Map([...entriesOf(tablesOf), ...entriesOf(viewsOf)]);
const views = new Set(Object.values(viewsOf).flat());

/** Why a domain may not use a table so; null where it may. `root` is the files that put the domains together. */
function faultOf(domain: string, table: string, isWrite: boolean): string | null {
  const owner = ownerOf.get(table);
  if (owner === domain) return views.has(table) && isWrite ? 'writes a view' : null;
  if (isWrite) return `writes a table of ${String(owner)}`;
  if (domain === 'root' || owner === 'platform' || views.has(table)) return null;
  return map[domain]?.includes(String(owner)) ? null : `reads a table of ${String(owner)}`;
}

function faultsIn(path: string, text: string): string[] {
  const domain = path.includes('/') ? String(path.split('/')[0]) : 'root';
  return findTableUses(path, text, (name) => ownerOf.has(name)).flatMap(({ table, isWrite, line }) => {
    const fault = table === null ? 'names a table that is known at run time only' : faultOf(domain, table, isWrite);
    return fault === null ? [] : [`${path}:${line} ${fault}: ${String(table)}`];
  });
}

describe('tables', () => {
  it('have exactly one owner each, and so have views', () => {
    const made = (kind: string) =>
      [...migrations, read('platform/database/migrate.ts')]
        .flatMap((text) => [...text.matchAll(new RegExp(`create ${kind} (?:if not exists )?(\\w+)`, 'g'))])
        .map(([, name = '']) => name);
    expect(
      entriesOf(tablesOf)
        .map(([name]) => name)
        .sort(),
    ).toEqual(made('table').sort());
    expect([...views].sort()).toEqual(made('view').sort());
    const domains = ['platform', ...Object.keys(map)];
    for (const owner of [...Object.keys(tablesOf), ...Object.keys(viewsOf)]) expect(domains).toContain(owner);
  });

  it('are read by views of their owner alone', () => {
    for (const text of migrations)
      for (const [, name = '', query = ''] of text.matchAll(/create view (\w+) as ([^;]+);/g))
        for (const { table } of tablesInSql(query)) expect(ownerOf.get(table), name).toBe(ownerOf.get(name));
  });

  it('are used only where their owner allows it', () => {
    expect(sources.length).toBeGreaterThan(200);
    expect(sources.flatMap((path) => faultsIn(path, read(path)))).toEqual([]);
  });
});

describe('the search for uses of tables', () => {
  const uses = (text: string) =>
    findTableUses('file.ts', text, (name) => ownerOf.has(name)).map(({ table, isWrite }) => [table, isWrite]);

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
    expect(uses("sql.raw('truncate table games')")).toEqual([['games', true]]);
  });

  it('names every fault with its place', () => {
    expect(faultsIn('media/x.ts', `query\n  .selectFrom('users')`)).toEqual([
      'media/x.ts:2 reads a table of accounts: users',
    ]);
    expect(faultsIn('games/x.ts', `query.selectFrom('users'); query.updateTable('users')`)).toEqual([
      'games/x.ts:1 writes a table of accounts: users',
    ]);
    expect(faultsIn('media/x.ts', 'sql`select * from user_directory join outbox on true`')).toEqual([]);
    expect(faultsIn('accounts/x.ts', `query.deleteFrom('user_directory')`)).toEqual([
      'accounts/x.ts:1 writes a view: user_directory',
    ]);
    expect(faultsIn('books.ts', `query.selectFrom('users'); query.deleteFrom('games')`)).toEqual([
      'books.ts:1 writes a table of games: games',
    ]);
  });
});
