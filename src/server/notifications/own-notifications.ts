import { sql } from 'kysely';
import type { Language } from '#shared/kernel/text.ts';
import type { Notification, NotificationData } from '#shared/notifications/schema.ts';
import type { Clock } from '../platform/clock.ts';
import { readCursor, writeCursor } from '../platform/cursor.ts';
import type { Cursor } from '../platform/cursor.ts';
import type { Database } from '../platform/database/index.ts';
import { textOf } from './push-message.ts';

type Query = Database['query'];

/** The owner of the list, and its start: earlier notifications are not included. */
export interface Reader {
  readonly uid: string;
  readonly createdAt: number;
}

interface Row {
  readonly id: string;
  readonly title_ar: string;
  readonly title_en: string | null;
  readonly body_ar: string;
  readonly body_en: string | null;
  readonly data: NotificationData;
  readonly created_at: Date;
  readonly read_at: Date | null;
}

export async function listOwn(
  query: Query,
  reader: Reader,
  language: Language,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<{
  items: Notification[];
  nextCursor: string | null;
  hasMore: boolean;
  unread: number;
}> {
  const rows = await listedFor(query, reader, limit + 1, cursor === undefined ? null : readCursor(cursor));
  const hasMore = rows.length > limit;
  const last = rows.slice(0, limit).at(-1);
  return {
    items: rows.slice(0, limit).map((row) => notificationOf(row, language)),
    hasMore,
    nextCursor: hasMore && last !== undefined ? writeCursor({ at: last.created_at.getTime(), id: last.id }) : null,
    unread: await countUnread(query, reader),
  };
}

export async function newestOwn(query: Query, reader: Reader, language: Language): Promise<Notification | null> {
  const [row] = await listedFor(query, reader, 1, null);
  return row === undefined ? null : notificationOf(row, language);
}

export async function countUnread(query: Query, reader: Reader): Promise<number> {
  const { unread } = await query
    .selectFrom(unreadOf(query, reader).as('note'))
    .select(sql<number>`count(*)::integer`.as('unread'))
    .executeTakeFirstOrThrow();
  return unread;
}

/** Marks what one sees as read: all of it, or what of it was named. */
export async function markRead(
  { query }: Database,
  clock: Clock,
  reader: Reader,
  ids: readonly string[] | null,
): Promise<void> {
  await query
    .insertInto('notification_reads')
    .columns(['user_id', 'notification_id', 'read_at'])
    .expression(
      query
        .selectFrom(unreadOf(query, reader).as('note'))
        .$if(ids !== null, (some) => some.where('note.id', 'in', [...(ids ?? [])]))
        .select([
          sql<string>`${reader.uid}::text`.as('user_id'),
          'note.id',
          sql<Date>`${new Date(clock.now())}::timestamptz`.as('read_at'),
        ]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A page of each kind at most, the newest first: each is read from its own index. */
async function listedFor(query: Query, reader: Reader, limit: number, after: Cursor | null): Promise<Row[]> {
  const newest = (notes: ReturnType<typeof sentToMany>) =>
    sql`(${notes
      .$if(after !== null, (paged) =>
        paged.where(
          sql<boolean>`(note.created_at, note.id) < (${new Date(after?.at ?? 0)}::timestamptz, ${after?.id ?? ''})`,
        ),
      )
      .orderBy('note.created_at', 'desc')
      .orderBy('note.id', 'desc')
      .limit(limit)})`;
  return query
    .selectFrom('notifications as note')
    .leftJoin('notification_reads as seen', (join) =>
      join.onRef('seen.notification_id', '=', 'note.id').on('seen.user_id', '=', reader.uid),
    )
    .where(
      'note.id',
      'in',
      sql<string>`(${newest(sentToMany(query, reader))} union all ${newest(sentToOne(query, reader))})`,
    )
    .select([
      'note.id',
      'note.title_ar',
      'note.title_en',
      'note.body_ar',
      'note.body_en',
      'note.data',
      'note.created_at',
      'seen.read_at',
    ])
    .orderBy('note.created_at', 'desc')
    .orderBy('note.id', 'desc')
    .limit(limit)
    .execute();
}

function unreadOf(query: Query, reader: Reader) {
  const unread = (notes: ReturnType<typeof sentToMany>) =>
    notes.where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('notification_reads as seen')
            .select('seen.user_id')
            .whereRef('seen.notification_id', '=', 'note.id')
            .where('seen.user_id', '=', reader.uid),
        ),
      ),
    );
  return unread(sentToMany(query, reader)).unionAll(unread(sentToOne(query, reader)));
}

/** Notifications for everyone or for a followed topic, sent since the account was created. */
function sentToMany(query: Query, { uid, createdAt }: Reader) {
  return (
    query
      .selectFrom('notifications as note')
      .select('note.id')
      // In the query's text, so that the partial index applies.
      .where(sql<boolean>`note.audience <> 'user'`)
      .where('note.created_at', '>=', new Date(createdAt))
      .where((is) =>
        is.or([
          is('note.audience', '=', 'all'),
          is(
            'note.topic',
            'in',
            is.selectFrom('followed_topics').select('followed_topics.topic').where('followed_topics.user_id', '=', uid),
          ),
        ]),
      )
  );
}

function sentToOne(query: Query, { uid, createdAt }: Reader) {
  return query
    .selectFrom('notifications as note')
    .select('note.id')
    .where('note.user_id', '=', uid)
    .where('note.created_at', '>=', new Date(createdAt));
}

function notificationOf(row: Row, language: Language): Notification {
  return {
    id: row.id,
    ...textOf(row, language),
    data: row.data,
    timestamp: row.created_at.getTime(),
    read: row.read_at !== null,
  };
}
