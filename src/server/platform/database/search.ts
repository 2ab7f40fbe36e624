import { sql } from 'kysely';
import type { Kysely, RawBuilder, SelectQueryBuilder } from 'kysely';

/** Rows of a list that a search looks through first, the newest first. Where many match, a page fills up there. */
const maxWalked = 500;
/** Up to this many matches are sorted. Where more match, a page soon fills up when the list is read in its own order. */
const maxSorted = 20_000;

type Executor<Database> = Pick<Kysely<Database>, 'getExecutor'>;

interface Search<Database, Table extends keyof Database> {
  /** The list with its filters, without an order. Its tables have the columns `id` and `created_at`. */
  readonly listed: SelectQueryBuilder<Database, Table, object>;
  /** Whether a row is one of those looked for. */
  readonly matches: RawBuilder<boolean>;
  /** The same as conditions that each have an index; what any of them finds is a match. */
  readonly ways: readonly RawBuilder<boolean>[];
  readonly limit: number;
}

/**
 * The first ids that a search finds, the newest first, or null where the list is to be read in its own order.
 * Reads the newest rows, then the search's own indexes: an index gives all matches before the first can be shown, and
 * the planner can't know how many there are: it plans for an average value.
 */
export async function findFew<Database, Table extends keyof Database>(
  query: Executor<Database>,
  { listed, matches, ways, limit }: Search<Database, Table>,
): Promise<string[] | null> {
  const newest = listed
    .select([
      sql<string>`id`.as('id'),
      sql<boolean>`(${matches}) is true`.as('is_match'),
      sql`row_number() over (order by created_at desc, id desc)`.as('place'),
    ])
    .orderBy(sql`created_at`, 'desc')
    .orderBy(sql`id`, 'desc')
    .limit(maxWalked);
  const { rows } = await sql<{ id: string; is_match: boolean; is_last: boolean }>`
    select id, is_match, place = ${maxWalked}::bigint as is_last from (${newest}) as newest
    where is_match or place = ${maxWalked}::bigint limit ${limit + 1}
  `.execute(query);
  const walked = rows
    .filter((row) => row.is_match)
    .slice(0, limit)
    .map(({ id }) => id);
  if (walked.length === limit || !rows.some((row) => row.is_last)) return walked;
  return findByIndexes(query, { listed, matches, ways, limit });
}

async function findByIndexes<Database, Table extends keyof Database>(
  query: Executor<Database>,
  { listed, ways, limit }: Search<Database, Table>,
): Promise<string[] | null> {
  const found = new Map<string, number>();
  for (const way of ways) {
    const matched = listed
      .select([sql`id`.as('id'), sql`created_at`.as('created_at')])
      .where(way)
      .limit(maxSorted + 1);
    const { rows } = await sql<{ id: string; created_at: Date; matched: number }>`
      with matched as materialized (${matched})
      select id, created_at, (select count(*) from matched) as matched from matched order by created_at desc, id desc limit ${limit}
    `.execute(query);
    if (rows[0] !== undefined && rows[0].matched > maxSorted) return null;
    for (const { id, created_at: at } of rows) found.set(id, at.getTime());
  }
  return [...found]
    .sort(([id, at], [otherId, otherAt]) => otherAt - at || (id < otherId ? 1 : -1))
    .slice(0, limit)
    .map(([id]) => id);
}

/** Whether a column begins with a text; read from an index with text_pattern_ops, in every plan. */
export function beginsWith(column: string, prefix: string): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(column)} ~>=~ ${prefix}::text and ${sql.ref(column)} ~<~ ${`${prefix}\u{10FFFF}`}::text)`;
}

/** One of these ids. */
export function isOneOf(column: string, ids: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} = any(${ids}::text[])`;
}
