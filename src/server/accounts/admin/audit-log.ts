import { sql } from 'kysely';
import type { SelectQueryBuilder } from 'kysely';
import type { z } from 'zod';
import type { adminAccountsApi } from '#shared/accounts/admin-api.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { AccountDeps } from '../accounts.ts';

type Api = typeof adminAccountsApi.listAuditLog;
type Query = Database['query'];

/** What the staff changed, in every domain; the last first. */
export async function listAuditLog(
  { database: { query } }: AccountDeps,
  wish: z.output<Api['input']>,
): Promise<z.input<Api['output']>> {
  const { actor, action, subjectType, subjectId, cursor, limit } = wish;
  const address = actor?.normalize('NFKC').trim().toLowerCase() ?? '';
  const actorId = address === '' ? null : await findActor(query, actor?.trim() ?? '', address);
  if (actorId === undefined) return { items: [], nextCursor: null, hasMore: false };
  const page = query
    .selectFrom('audit_log')
    .select('audit_log.id')
    .$if(actorId !== null, (found) => found.where('audit_log.actor_id', '=', actorId))
    .$if(subjectId !== undefined, (found) => found.where('audit_log.subject_id', '=', subjectId ?? ''))
    .$if(cursor !== undefined, (found) => found.where('audit_log.id', '<', Number(cursor)))
    .orderBy('audit_log.id', 'desc')
    .limit(limit + 1);
  const isFiltered = actorId !== null || action !== undefined || subjectType !== undefined || subjectId !== undefined;
  const rows = await query
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.actor_id')
    .selectAll('audit_log')
    .select(['users.display_name', 'users.email', 'users.deleted_at'])
    .where('audit_log.id', 'in', isFiltered ? pagesOf(await findKinds(query, { subjectType, action }), page) : page)
    .orderBy('audit_log.id', 'desc')
    .limit(limit + 1)
    .execute();
  const items = rows.slice(0, limit).map((row) => ({
    id: row.id,
    at: row.at.getTime(),
    actorId: row.actor_id,
    action: row.action,
    subjectType: row.subject_type,
    subjectId: row.subject_id,
    actor:
      row.email === null || row.display_name === null || row.deleted_at !== null
        ? null
        : { uid: row.actor_id, displayName: row.display_name, email: row.email },
    before: row.before && { ...row.before },
    after: row.after && { ...row.after },
    note: row.note,
  }));
  const hasMore = rows.length > items.length;
  return { items, nextCursor: hasMore ? String(items.at(-1)?.id) : null, hasMore };
}

async function findActor(query: Query, id: string, address: string): Promise<string | undefined> {
  const row = await query
    .selectFrom('users')
    .select('id')
    .where((is) => is.or([is('id', '=', id), is('email', '=', address)]))
    .executeTakeFirst();
  return row?.id;
}

interface Kind {
  readonly subject_type: string;
  readonly action: string;
}

/**
 * The subject types of the log, each with the actions done to it, as far as they match. They are a few dozen: an index is
 * read from one to the next, however often each is there.
 */
async function findKinds(
  query: Query,
  { subjectType, action = '' }: { readonly subjectType: string | undefined; readonly action: string | undefined },
): Promise<Kind[]> {
  const isOfType = sql`audit_log.subject_type = ${subjectType ?? ''}::text`;
  const isFirst = subjectType === undefined ? sql`true` : isOfType;
  const isNext =
    subjectType === undefined
      ? sql`(audit_log.subject_type, audit_log.action) > (known.subject_type, known.action)`
      : sql`${isOfType} and audit_log.action > known.action`;
  const next = (condition: ReturnType<typeof sql>) => sql`
    select audit_log.subject_type, audit_log.action from audit_log where ${condition} order by audit_log.subject_type, audit_log.action limit 1`;
  const { rows } = await sql<Kind>`
    with recursive known (subject_type, action) as (
      (${next(isFirst)})
      union all
      select following.* from known cross join lateral (${next(isNext)}) as following
    )
    select subject_type, action from known where starts_with(action, ${action}::text)
  `.execute(query);
  return rows;
}

/** A page of each kind, read from an index in its order: filtered one by one, rows that are rare would be looked for in the whole log. */
function pagesOf(kinds: readonly Kind[], page: SelectQueryBuilder<Tables, 'audit_log', { id: number }>) {
  return sql<number>`(
    select of_kind.id from unnest(${kinds.map((kind) => kind.subject_type)}::text[], ${kinds.map((kind) => kind.action)}::text[]) as kind (subject_type, action)
    cross join lateral (${page.where(sql<boolean>`audit_log.subject_type = kind.subject_type and audit_log.action = kind.action`)}) as of_kind
  )`;
}
