import type { Selectable } from 'kysely';
import { sentLateWithinMs } from '#shared/notifications/schema.ts';
import type { Tx } from '../platform/database/index.ts';
import type { NotificationDeps } from './deps.ts';
import { sendWithin } from './send-notification.ts';
import type { ScheduledNotificationsTable } from './tables.ts';

type Row = Selectable<ScheduledNotificationsTable>;

/** Sends what is due. Locks, sends and completes a row in one transaction, so that only one process sends it. */
export async function sendScheduled(deps: NotificationDeps): Promise<void> {
  while (await deps.database.transaction((tx) => sendNext(tx, deps)));
}

async function sendNext(tx: Tx, deps: NotificationDeps): Promise<boolean> {
  const now = deps.clock.now();
  const row = await tx
    .selectFrom('scheduled_notifications')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('send_at', '<=', new Date(now))
    .orderBy('send_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (row === undefined) return false;
  // So late it is no longer relevant.
  const sent = now - row.send_at.getTime() > sentLateWithinMs ? null : await send(tx, deps, row);
  await tx
    .updateTable('scheduled_notifications')
    .where('id', '=', row.id)
    .set({
      state: sent === null ? 'missed' : 'sent',
      notification_id: sent,
      updated_at: new Date(now),
      version: row.version + 1,
    })
    .execute();
  return true;
}

async function send(
  tx: Tx,
  deps: NotificationDeps,
  { id, audience, topic, user_id: userId, title, body, data, created_by: actorId }: Row,
): Promise<string> {
  const wish = {
    audience,
    ...(topic === null ? {} : { topic }),
    ...(userId === null ? {} : { userId }),
    title,
    body,
    data,
  };
  return (await sendWithin(tx, deps, { actorId, idempotencyKey: `scheduled-${id}` }, wish)).id;
}
