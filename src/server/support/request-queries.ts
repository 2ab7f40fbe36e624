import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { z } from 'zod';
import { present } from '#shared/kernel/assert.ts';
import { writeCsv } from '#shared/kernel/csv.ts';
import { maxRequestsExported } from '#shared/support/admin-api.ts';
import type { supportAdminApi, SupportRequest } from '#shared/support/admin-api.ts';
import { AppError } from '../platform/app-error.ts';
import { readCursor, writeCursor } from '../platform/cursor.ts';
import { findFew, isOneOf } from '../platform/database/index.ts';
import type { Tables } from '../platform/database/tables.ts';

type Api = typeof supportAdminApi;
type Filters = z.output<Api['exportCsv']['input']>;
type Reader = Pick<Kysely<Tables>, 'selectFrom' | 'getExecutor'>;

/** What people wrote, newest first, a page at a time. */
export async function listRequests(
  query: Reader,
  actorId: string,
  wish: z.output<Api['list']['input']>,
): Promise<z.input<Api['list']['output']>> {
  const rows = await find(query, actorId, wish, wish.limit + 1, wish.cursor);
  const items = await requestsOf(query, rows.slice(0, wish.limit));
  const last = items.at(-1);
  const hasMore = rows.length > wish.limit;
  return {
    items,
    hasMore,
    nextCursor: hasMore && last !== undefined ? writeCursor({ at: last.createdAt, id: last.id }) : null,
  };
}

export async function getRequest(query: Reader, id: string): Promise<SupportRequest> {
  const row = await requestRows(query).where('request.id', '=', id).executeTakeFirst();
  if (row === undefined) throw new AppError('support/not-found');
  const [request] = await requestsOf(query, [row]);
  return present(request, 'the message that was found');
}

const heads = [
  'id',
  'writtenAt',
  'category',
  'status',
  'userName',
  'userEmail',
  'userId',
  'description',
  'questionId',
  'reason',
  'gameId',
  'assignedTo',
  'notes',
];

export async function exportRequests(query: Reader, actorId: string, filters: Filters): Promise<string> {
  const requests = await requestsOf(query, await find(query, actorId, filters, maxRequestsExported));
  return writeCsv([
    heads,
    ...requests.map((request) => [
      request.id,
      new Date(request.writtenAt).toISOString(),
      request.category,
      request.status,
      request.userName,
      request.userEmail,
      request.userId,
      request.description,
      request.questionId,
      request.reason,
      request.gameId,
      request.assignedTo?.displayName ?? null,
      request.notes,
    ]),
  ]);
}

async function find(query: Reader, actorId: string, filters: Filters, limit: number, cursor?: string): Promise<Row[]> {
  const { status, category, assigned, questionId, about, text = '' } = filters;
  const after = cursor === undefined ? null : readCursor(cursor);
  let found = query.selectFrom('support_requests');
  if (status !== undefined) found = found.where('status', '=', status);
  if (category !== undefined) found = found.where('category', '=', category);
  if (assigned === 'me') found = found.where('assigned_to', '=', actorId);
  if (assigned === 'nobody') found = found.where('assigned_to', 'is', null);
  if (questionId !== undefined) found = found.where('question_id', '=', questionId);
  if (about !== undefined) found = found.where('question_id', 'is not', null);
  if (after !== null)
    found = found.where(sql<boolean>`(created_at, id) < (${new Date(after.at)}::timestamptz, ${after.id})`);
  if (text !== '') {
    // Not by a pattern, in which a typed % would mean anything.
    const holds = sql<boolean>`strpos(search_text, lower(${text}::text)) > 0`;
    const byParts = sql<boolean>`text_parts(search_text) @> ${partsOf(text)} and ${holds}`;
    const few = await findFew(query, { listed: found, matches: holds, ways: [byParts], limit });
    found = found.where(few === null ? holds : isOneOf('id', few));
  }
  const page = found.select('id').orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit);
  return requestRows(query)
    .where('request.id', 'in', page)
    .orderBy('request.created_at', 'desc')
    .orderBy('request.id', 'desc')
    .execute();
}

/** Parts of three characters that cover a text, or all of one that is shorter: each part more costs its index a list to compare. */
function partsOf(text: string) {
  return sql`array(
    select substr(typed, least(n, greatest(length(typed) - 2, 1)), 3)
    from (select lower(${text}::text) as typed) as search, generate_series(1, length(typed), 3) as n
  )`;
}

function requestRows(query: Reader) {
  return query
    .selectFrom('support_requests as request')
    .leftJoin('user_directory as assignee', 'assignee.id', 'request.assigned_to')
    .selectAll('request')
    .select(['assignee.display_name as assignee_name']);
}

type Row = Awaited<ReturnType<ReturnType<typeof requestRows>['executeTakeFirstOrThrow']>>;

async function requestsOf(query: Reader, rows: readonly Row[]): Promise<SupportRequest[]> {
  const questionIds = [...new Set(rows.flatMap(({ question_id: id }) => id ?? []))];
  // Once a question, however many messages of a page are about it.
  const counts =
    questionIds.length === 0
      ? []
      : await query
          .selectFrom('support_requests')
          .select(['question_id', sql<number>`count(*)::integer`.as('count')])
          .where(isOneOf('question_id', questionIds))
          .groupBy('question_id')
          .execute();
  const countOf = new Map(counts.map((row) => [row.question_id, row.count]));
  return rows.map((row) => requestOf(row, countOf.get(row.question_id) ?? 0));
}

function requestOf(row: Row, reportCount: number): SupportRequest {
  return {
    id: row.id,
    userId: row.user_id,
    userEmail: row.user_email,
    userName: row.user_name,
    category: row.category,
    description: row.description,
    gameId: row.game_id,
    gameState: row.game_state,
    questionId: row.question_id,
    reason: row.reason,
    reportCount,
    sentFrom: row.sent_from,
    status: row.status,
    notes: row.notes,
    assignedTo:
      row.assigned_to === null ? null : { id: row.assigned_to, displayName: row.assignee_name ?? row.assigned_to },
    writtenAt: row.written_at.getTime(),
    createdAt: row.created_at.getTime(),
    updatedAt: row.updated_at.getTime(),
    version: row.version,
  };
}
