import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import { present } from '#shared/kernel/assert.ts';
import type { AuditAction } from '#shared/kernel/audit.ts';
import type { ScheduledNotification, ScheduleWish } from '#shared/notifications/admin-api.ts';
import { AppError } from '../platform/app-error.ts';
import { recordAudit } from '../platform/audit.ts';
import { readCursor, writeCursor } from '../platform/cursor.ts';
import type { Database, Tx } from '../platform/database/index.ts';
import type { Tables } from '../platform/database/tables.ts';
import { newId } from '../platform/ids.ts';
import type { NotificationDeps } from './deps.ts';
import { checkRecipient } from './send-notification.ts';
import type { ScheduledNotificationsTable } from './tables.ts';

interface Standing {
  readonly id: string;
  /** As it was read. */
  readonly version: number;
}

/** Scheduled notifications and their results, the latest first. */
export async function listScheduled(
  query: Database['query'],
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<{
  items: ScheduledNotification[];
  nextCursor: string | null;
  hasMore: boolean;
}> {
  const after = cursor === undefined ? null : readCursor(cursor);
  const rows = await scheduledRows(query)
    .$if(after !== null, (paged) =>
      paged.where(
        sql<boolean>`(note.send_at, note.id) < (${new Date(after?.at ?? 0)}::timestamptz, ${after?.id ?? ''})`,
      ),
    )
    .orderBy('note.send_at', 'desc')
    .orderBy('note.id', 'desc')
    .limit(limit + 1)
    .execute();
  const items = rows.slice(0, limit).map(scheduledOf);
  const last = items.at(-1);
  const hasMore = rows.length > limit;
  return {
    items,
    hasMore,
    nextCursor: hasMore && last !== undefined ? writeCursor({ at: last.sendAt, id: last.id }) : null,
  };
}

/** Keeps a notification until its time. A key that was used before answers what it kept then. */
export async function scheduleNotification(
  deps: NotificationDeps,
  { actorId, idempotencyKey }: { readonly actorId: string; readonly idempotencyKey: string },
  wish: ScheduleWish,
): Promise<ScheduledNotification> {
  const at = deps.clock.now();
  const id = newId(at);
  return deps.database.transaction(async (tx) => {
    const columns = await columnsOf(tx, deps, wish, at);
    const added = await tx
      .insertInto('scheduled_notifications')
      .values({
        id,
        ...columns,
        state: 'waiting',
        notification_id: null,
        created_by: actorId,
        idempotency_key: idempotencyKey,
        created_at: new Date(at),
        updated_at: new Date(at),
        version: 1,
      })
      .onConflict((conflict) => conflict.columns(['created_by', 'idempotency_key']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added === undefined) return scheduledBefore(tx, actorId, idempotencyKey, wish);
    await record(tx, at, actorId, 'notifications/scheduled', id, null, { ...wish });
    return present(await findScheduled(tx, id), 'the new schedule');
  });
}

export async function changeScheduled(
  deps: NotificationDeps,
  actorId: string,
  standing: Standing,
  wish: ScheduleWish,
): Promise<ScheduledNotification> {
  const at = deps.clock.now();
  return deps.database.transaction(async (tx) => {
    const before = await take(tx, standing);
    await tx
      .updateTable('scheduled_notifications')
      .where('id', '=', standing.id)
      .set({ ...(await columnsOf(tx, deps, wish, at)), updated_at: new Date(at), version: standing.version + 1 })
      .execute();
    await record(tx, at, actorId, 'notifications/schedule-changed', standing.id, { ...before }, { ...wish });
    return present(await findScheduled(tx, standing.id), 'the changed schedule');
  });
}

export async function cancelScheduled(
  { database, clock }: NotificationDeps,
  actorId: string,
  standing: Standing,
): Promise<ScheduledNotification> {
  const at = clock.now();
  return database.transaction(async (tx) => {
    const before = await take(tx, standing);
    await tx
      .updateTable('scheduled_notifications')
      .where('id', '=', standing.id)
      .set({ state: 'cancelled', updated_at: new Date(at), version: standing.version + 1 })
      .execute();
    await record(tx, at, actorId, 'notifications/schedule-cancelled', standing.id, { ...before }, null);
    return present(await findScheduled(tx, standing.id), 'the cancelled schedule');
  });
}

/** Locks a waiting one that is unchanged since it was read; a concurrent sender waits, or has won. */
async function take(tx: Tx, { id, version }: Standing): Promise<ScheduledNotification> {
  await tx.selectFrom('scheduled_notifications').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  const found = await findScheduled(tx, id);
  if (found === null) throw new AppError('notifications/scheduled-not-found');
  if (found.state !== 'waiting') throw new AppError('notifications/scheduled-settled');
  if (found.version !== version) throw new AppError('notifications/scheduled-changed-meanwhile');
  return found;
}

async function scheduledBefore(
  tx: Tx,
  actorId: string,
  key: string,
  wish: ScheduleWish,
): Promise<ScheduledNotification> {
  const row = await scheduledRows(tx)
    .where('created_by', '=', actorId)
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow();
  const kept = scheduledOf(row);
  const isSame =
    kept.sendAt === wish.sendAt &&
    kept.audience === wish.audience &&
    kept.topic === (wish.topic ?? null) &&
    kept.userId === (wish.userId ?? null) &&
    kept.title.ar === wish.title.ar &&
    kept.body.ar === wish.body.ar;
  if (!isSame) throw new AppError('system/idempotency-key-reused');
  return kept;
}

async function columnsOf(tx: Tx, deps: NotificationDeps, wish: ScheduleWish, now: number) {
  if (wish.sendAt <= now) throw new AppError('notifications/time-past');
  await checkRecipient(tx, deps, wish);
  return {
    audience: wish.audience,
    topic: wish.topic ?? null,
    user_id: wish.userId ?? null,
    title: JSON.stringify(wish.title),
    body: JSON.stringify(wish.body),
    data: JSON.stringify(wish.data),
    send_at: new Date(wish.sendAt),
  };
}

function record(
  tx: Tx,
  at: number,
  actorId: string,
  action: AuditAction,
  id: string,
  before: Readonly<Record<string, unknown>> | null,
  after: Readonly<Record<string, unknown>> | null,
) {
  return recordAudit(tx, { at, actorId, action, subjectType: 'scheduled-notification', subjectId: id, before, after });
}

async function findScheduled(tx: Tx, id: string): Promise<ScheduledNotification | null> {
  const row = await scheduledRows(tx).where('note.id', '=', id).executeTakeFirst();
  return row === undefined ? null : scheduledOf(row);
}

function scheduledRows(query: Pick<Kysely<Tables>, 'selectFrom'>) {
  return query
    .selectFrom('scheduled_notifications as note')
    .leftJoin('users', 'users.id', 'note.user_id')
    .selectAll('note')
    .select(['users.display_name', 'users.email']);
}

function scheduledOf(
  row: Selectable<ScheduledNotificationsTable> & {
    readonly display_name: string | null;
    readonly email: string | null;
  },
): ScheduledNotification {
  return {
    id: row.id,
    audience: row.audience,
    topic: row.topic,
    userId: row.user_id,
    title: { ar: row.title.ar, en: row.title.en ?? null },
    body: { ar: row.body.ar, en: row.body.en ?? null },
    data: row.data,
    sendAt: row.send_at.getTime(),
    state: row.state,
    version: row.version,
    person:
      row.display_name === null || row.email === null ? null : { displayName: row.display_name, email: row.email },
  };
}
