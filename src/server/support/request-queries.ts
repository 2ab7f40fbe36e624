import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { z } from 'zod';
import { writeCsv } from '#shared/kernel/csv.ts';
import { mostRequestsExported } from '#shared/support/admin-api.ts';
import type { supportAdminApi, SupportRequest } from '#shared/support/admin-api.ts';
import { AppError } from '../platform/app-error.ts';
import { readCursor, writeCursor } from '../platform/cursor.ts';
import type { Tables } from '../platform/database/tables.ts';

type Api = typeof supportAdminApi;
type Filters = z.output<Api['exportCsv']['input']>;
type Reader = Pick<Kysely<Tables>, 'selectFrom'>;

/** What people wrote, newest first, a page at a time. */
export async function listRequests(query: Reader, actorId: string, wish: z.output<Api['list']['input']>): Promise<z.input<Api['list']['output']>> {
  const rows = await found(query, actorId, wish, wish.cursor).limit(wish.limit + 1).execute();
  const items = rows.slice(0, wish.limit).map(requestOf);
  const last = items.at(-1);
  const hasMore = rows.length > wish.limit;
  return { items, hasMore, nextCursor: hasMore && last !== undefined ? writeCursor({ at: last.createdAt, id: last.id }) : null };
}

export async function getRequest(query: Reader, id: string): Promise<SupportRequest> {
  const row = await requestRows(query).where('request.id', '=', id).executeTakeFirst();
  if (row === undefined) throw new AppError('support/not-found');
  return requestOf(row);
}

const heads = ['id', 'writtenAt', 'category', 'status', 'userName', 'userEmail', 'userId', 'description', 'questionId', 'reason', 'gameId', 'assignedTo', 'notes'];

export async function exportRequests(query: Reader, actorId: string, filters: Filters): Promise<string> {
  const rows = await found(query, actorId, filters, undefined).limit(mostRequestsExported).execute();
  return writeCsv([heads, ...rows.map(requestOf).map((request) => [
    request.id, new Date(request.writtenAt).toISOString(), request.category, request.status, request.userName, request.userEmail, request.userId,
    request.description, request.questionId, request.reason, request.gameId, request.assignedTo?.displayName ?? null, request.notes,
  ])]);
}

function found(query: Reader, actorId: string, { status, category, assigned, questionId, about, text }: Filters, cursor: string | undefined) {
  const after = cursor === undefined ? null : readCursor(cursor);
  let rows = requestRows(query).orderBy('request.created_at', 'desc').orderBy('request.id', 'desc');
  if (status !== undefined) rows = rows.where('request.status', '=', status);
  if (category !== undefined) rows = rows.where('request.category', '=', category);
  if (assigned === 'me') rows = rows.where('request.assigned_to', '=', actorId);
  if (assigned === 'nobody') rows = rows.where('request.assigned_to', 'is', null);
  if (questionId !== undefined) rows = rows.where('request.question_id', '=', questionId);
  if (about !== undefined) rows = rows.where('request.question_id', 'is not', null);
  // Not by a pattern, in which a typed % would mean anything.
  if (text !== undefined && text !== '') {
    rows = rows.where(sql<boolean>`strpos(lower(concat_ws(' ', request.description, request.user_name, request.user_email)), lower(${text}::text)) > 0`);
  }
  return after === null ? rows : rows.where(sql<boolean>`(request.created_at, request.id) < (${new Date(after.at)}::timestamptz, ${after.id})`);
}

function requestRows(query: Reader) {
  return query.selectFrom('support_requests as request').leftJoin('users as assignee', 'assignee.id', 'request.assigned_to')
    .selectAll('request').select(['assignee.display_name as assignee_name'])
    .select((select) => select.selectFrom('support_requests as other').whereRef('other.question_id', '=', 'request.question_id')
      .select(sql<number>`count(*)::integer`.as('count')).as('report_count'));
}

function requestOf(row: Awaited<ReturnType<ReturnType<typeof requestRows>['executeTakeFirstOrThrow']>>): SupportRequest {
  return {
    id: row.id, userId: row.user_id, userEmail: row.user_email, userName: row.user_name, category: row.category, description: row.description,
    gameId: row.game_id, gameState: row.game_state, questionId: row.question_id, reason: row.reason, reportCount: row.report_count ?? 0,
    sentFrom: row.sent_from, status: row.status, notes: row.notes,
    assignedTo: row.assigned_to === null ? null : { id: row.assigned_to, displayName: row.assignee_name ?? row.assigned_to },
    writtenAt: row.written_at.getTime(), createdAt: row.created_at.getTime(), updatedAt: row.updated_at.getTime(), version: row.version,
  };
}
