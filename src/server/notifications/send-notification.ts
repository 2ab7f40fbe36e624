import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { NotificationWish, SentNotification } from '#shared/notifications/admin-api.ts';
import { AppError } from '../platform/app-error.ts';
import { recordAudit } from '../platform/audit.ts';
import { readCursor, writeCursor } from '../platform/cursor.ts';
import { afterCommit } from '../platform/database/index.ts';
import type { Database, Tx } from '../platform/database/index.ts';
import { newId } from '../platform/ids.ts';
import { pushKind } from './deliver.ts';
import type { NotificationDeps } from './deps.ts';
import { notificationChangeOfAll, notificationChangeOf } from './notifications-topic.ts';
import type { NotificationsTable } from './tables.ts';

/** Puts a notification into the lists, and sends it to devices after the commit. A key that was used before answers what it sent then. */
export function sendNotification(
  deps: NotificationDeps,
  sender: Sender,
  wish: NotificationWish,
): Promise<SentNotification> {
  return deps.database.transaction((tx) => sendWithin(tx, deps, sender, wish));
}

interface Sender {
  readonly actorId: string;
  readonly idempotencyKey: string;
}

/** The same, in a transaction of the caller's. */
export async function sendWithin(
  tx: Tx,
  deps: NotificationDeps,
  { actorId, idempotencyKey }: Sender,
  wish: NotificationWish,
): Promise<SentNotification> {
  const now = deps.clock.now();
  const id = newId(now);
  await checkRecipient(tx, deps, wish);
  const added = await tx
    .insertInto('notifications')
    .values({
      id,
      audience: wish.audience,
      topic: wish.topic ?? null,
      user_id: wish.userId ?? null,
      title_ar: wish.title.ar,
      title_en: wish.title.en ?? null,
      body_ar: wish.body.ar,
      body_en: wish.body.en ?? null,
      data: JSON.stringify(wish.data),
      sent_by: actorId,
      idempotency_key: idempotencyKey,
      created_at: new Date(now),
      pushed_at: null,
    })
    .onConflict((conflict) => conflict.columns(['sent_by', 'idempotency_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added === undefined) return sentBefore(tx, actorId, idempotencyKey, wish);
  await recordAudit(tx, {
    at: now,
    actorId,
    action: 'notifications/sent',
    subjectType: 'notification',
    subjectId: id,
    before: null,
    after: { ...wish },
  });
  await deps.outbox.add(tx, pushKind, { notificationId: id });
  afterCommit(tx, () =>
    deps.publishChange(wish.userId === undefined ? notificationChangeOfAll : notificationChangeOf(wish.userId)),
  );
  return findSent(tx, id);
}

export async function checkRecipient(
  tx: Tx,
  { accounts }: NotificationDeps,
  { userId }: Pick<NotificationWish, 'userId'>,
): Promise<void> {
  if (userId !== undefined && !(await accounts.hasUser(tx, userId))) throw new AppError('notifications/user-not-found');
}

/** Sent notifications, newest first. */
export async function listSent(
  query: Database['query'],
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<{
  items: SentNotification[];
  nextCursor: string | null;
  hasMore: boolean;
}> {
  const after = cursor === undefined ? null : readCursor(cursor);
  const rows = await sentRows(query)
    .$if(after !== null, (paged) =>
      paged.where(
        sql<boolean>`(notifications.created_at, notifications.id) < (${new Date(after?.at ?? 0)}::timestamptz, ${after?.id ?? ''})`,
      ),
    )
    .orderBy('notifications.created_at', 'desc')
    .orderBy('notifications.id', 'desc')
    .limit(limit + 1)
    .execute();
  const items = rows.slice(0, limit).map(sentOf);
  const last = items.at(-1);
  const hasMore = rows.length > limit;
  return {
    items,
    hasMore,
    nextCursor: hasMore && last !== undefined ? writeCursor({ at: last.timestamp, id: last.id }) : null,
  };
}

async function sentBefore(tx: Tx, actorId: string, key: string, wish: NotificationWish): Promise<SentNotification> {
  const { id } = await tx
    .selectFrom('notifications')
    .select('id')
    .where('sent_by', '=', actorId)
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow();
  const sent = await findSent(tx, id);
  const isSame =
    sent.audience === wish.audience &&
    sent.topic === (wish.topic ?? null) &&
    sent.userId === (wish.userId ?? null) &&
    sent.title.ar === wish.title.ar &&
    sent.body.ar === wish.body.ar;
  if (!isSame) throw new AppError('system/idempotency-key-reused');
  return sent;
}

async function findSent(tx: Tx, id: string): Promise<SentNotification> {
  return sentOf(await sentRows(tx).where('notifications.id', '=', id).executeTakeFirstOrThrow());
}

function sentRows(query: Pick<Database['query'], 'selectFrom'>) {
  return query
    .selectFrom('notifications')
    .selectAll('notifications')
    .select((select) =>
      select
        .selectFrom('push_retries')
        .whereRef('notification_id', '=', 'notifications.id')
        .select(sql<number>`count(*)::integer`.as('count'))
        .as('waiting'),
    );
}

function sentOf(row: Selectable<NotificationsTable> & { readonly waiting: number | null }): SentNotification {
  const waiting = row.waiting ?? 0;
  return {
    id: row.id,
    audience: row.audience,
    topic: row.topic,
    userId: row.user_id,
    title: { ar: row.title_ar, en: row.title_en },
    body: { ar: row.body_ar, en: row.body_en },
    data: row.data,
    timestamp: row.created_at.getTime(),
    sentBy: row.sent_by,
    delivery: {
      sent: row.sent_count,
      failed: row.failed_count,
      dropped: row.dropped_count,
      waiting,
      isDone: row.pushed_at !== null && waiting === 0,
    },
  };
}
