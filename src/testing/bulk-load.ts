import { sql } from 'kysely';
import type { Database, Tx } from '../server/platform/database/index.ts';

/** Written to by triggers of the filled tables, which need their keys. */
const keptTables = ['counts', 'standing_counts'];

const settings = [
  'set local synchronous_commit = off',
  "set local work_mem = '128MB'",
  "set local maintenance_work_mem = '512MB'",
];

/** Of the tables of the product: a definition with what removes it and what puts it back. */
interface Part {
  readonly remove: string;
  readonly restore: string;
}

/**
 * Fills tables without their keys, references and indexes, and builds those once at the end, in one transaction: with
 * them, each row would be looked up and filed in every index. Only for a scratch database: it locks the tables.
 */
export async function loadInBulk(database: Database, load: (tx: Tx) => Promise<void>): Promise<void> {
  await database.transaction(async (tx) => {
    const run = (statements: readonly string[]) => sql.raw(statements.join(';\n')).execute(tx);
    await run(settings);
    const parts = await partsOf(tx);
    await run(parts.toReversed().map(({ remove }) => remove));
    await load(tx);
    // The references are checked by queries, which need to know how many rows there are.
    await run(['analyze']);
    // One by one: of a million accounts an index takes minutes, and each statement has its limit.
    for (const { restore } of parts) await run([restore]);
  });
}

/** Keys first, then other indexes, then the references to keys. */
async function partsOf(tx: Tx): Promise<readonly Part[]> {
  const kept = keptTables.map((name) => `'${name}'`).join(', ');
  const { rows } = await sql
    .raw<Part>(
      `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as remove,
         format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as restore,
         case contype when 'f' then 3 else 1 end as place
       from pg_constraint
       where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'x', 'f')
         and conrelid::regclass::text not in (${kept})
       union all
       select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid), 2
       from pg_index join pg_class on pg_class.oid = indrelid
       where relnamespace = 'public'::regnamespace and relname not in (${kept})
         and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
       order by place`,
    )
    .execute(tx);
  return rows;
}
