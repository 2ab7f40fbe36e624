import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import type { z } from 'zod';
import type { announcementsAdminApi, StaffAnnouncement } from '#shared/announcements/admin-api.ts';
import { announcementState } from '#shared/announcements/schema.ts';
import type { AnnouncementState } from '#shared/announcements/schema.ts';
import { readCursor, writeCursor } from '../platform/cursor.ts';
import { countOf } from '../platform/database/index.ts';
import type { Tables } from '../platform/database/tables.ts';
import { announcementOf } from './announcement-of.ts';
import type { AnnouncementDeps } from './deps.ts';
import type { AnnouncementsTable } from './tables.ts';

type Api = typeof announcementsAdminApi.list;
type Reader = Pick<Kysely<Tables>, 'selectFrom'>;

/** All of them or those of one state, the newest first, a page at a time. */
export async function listAnnouncements(
  { database: { query }, clock }: AnnouncementDeps,
  { state, limit, cursor }: z.output<Api['input']>,
): Promise<z.input<Api['output']>> {
  const now = clock.now();
  const after = cursor === undefined ? null : readCursor(cursor);
  const rows = await staffRows(query)
    .$if(state !== undefined, (found) => found.where(isIn(state ?? 'running', now)))
    .$if(after !== null, (found) =>
      found.where(sql<boolean>`(created_at, id) < (${new Date(after?.at ?? 0)}::timestamptz, ${after?.id ?? ''})`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const items = rows.slice(0, limit).map((row) => staffAnnouncementOf(row, now));
  const last = items.at(-1);
  const hasMore = rows.length > limit;
  return {
    items,
    hasMore,
    nextCursor: hasMore && last !== undefined ? writeCursor({ at: last.createdAt, id: last.id }) : null,
  };
}

export async function findAnnouncement(query: Reader, id: string, now: number): Promise<StaffAnnouncement | null> {
  const row = await staffRows(query).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : staffAnnouncementOf(row, now);
}

/** The same as `announcementState`, where the rows are. */
function isIn(state: AnnouncementState, nowMs: number) {
  const now = sql`${new Date(nowMs)}::timestamptz`;
  switch (state) {
    case 'withdrawn':
      return sql<boolean>`withdrawn_at is not null`;
    case 'ended':
      return sql<boolean>`withdrawn_at is null and ends_at <= ${now}`;
    case 'waiting':
      return sql<boolean>`withdrawn_at is null and starts_at > ${now}`;
    case 'running':
      return sql<boolean>`withdrawn_at is null and starts_at <= ${now} and (ends_at is null or ends_at > ${now})`;
  }
}

function staffRows(query: Reader) {
  return query
    .selectFrom('announcements')
    .selectAll('announcements')
    .select(countOf('announcement-dismissals', 'announcements.id').as('dismissed_count'));
}

function staffAnnouncementOf(
  row: Selectable<AnnouncementsTable> & { readonly dismissed_count: number },
  now: number,
): StaffAnnouncement {
  const announcement = announcementOf(row);
  const withdrawnAt = row.withdrawn_at?.getTime() ?? null;
  return {
    ...announcement,
    withdrawnAt,
    state: announcementState({ ...announcement, withdrawnAt }, now),
    dismissedCount: row.dismissed_count,
    createdAt: row.created_at.getTime(),
    updatedAt: row.updated_at.getTime(),
    version: row.version,
  };
}
