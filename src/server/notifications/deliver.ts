import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import { languages } from '#shared/kernel/text.ts';
import type { Language } from '#shared/kernel/text.ts';
import type { PushTopic } from '#shared/notifications/schema.ts';
import type { Tx } from '../platform/database/index.ts';
import type { NotificationDeps } from './deps.ts';
import { pushMessage } from './push-message.ts';
import type { PushMessage, PushResult, PushTarget } from './push-message.ts';
import { dropWhere } from './registrations.ts';
import type { NotificationsTable } from './tables.ts';

/** Handled once for each batch of a notification's devices. */
export const pushKind = 'notifications/push';
const jobSchema = z.object({ notificationId: z.string() });

const usualBatchSize = 100;
/** The first try and four more. */
export const maxAttempts = 5;
const firstRetryMs = 30_000;
const maxRetryMs = 60 * 60 * 1000;

type NotificationRow = Selectable<NotificationsTable>;
type Target = PushTarget & { readonly attempts: number };

/**
 * Sends to the next devices of a notification, and leaves the rest to the next entry. The cursor moves before anything
 * is sent, so that a process that continues after a crash sends to no device twice.
 */
export async function pushBatch(deps: NotificationDeps, payload: unknown): Promise<void> {
  const { notificationId } = jobSchema.parse(payload);
  const batch = await deps.database.transaction((tx) => takeBatch(tx, deps, notificationId));
  if (batch === null) return;
  const results = await sendAll(deps, batch.notification, batch.targets);
  await deps.database.transaction(async (tx) => {
    await recordResults(tx, deps, notificationId, results);
    if (batch.hasMore) await deps.outbox.add(tx, pushKind, { notificationId });
  });
}

/** Sends to the devices whose retry is due. */
export async function pushDue(deps: NotificationDeps): Promise<void> {
  for (;;) {
    const due = await deps.database.transaction((tx) => takeDue(tx, deps));
    if (due === null) return;
    const results = await sendAll(deps, due.notification, due.targets);
    await deps.database.transaction((tx) => recordResults(tx, deps, due.notification.id, results));
  }
}

interface Batch {
  readonly notification: NotificationRow;
  readonly targets: readonly Target[];
  readonly hasMore: boolean;
}

async function takeBatch(tx: Tx, deps: NotificationDeps, id: string): Promise<Batch | null> {
  const notification = await tx
    .selectFrom('notifications')
    .selectAll()
    .where('id', '=', id)
    .where('pushed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (notification === undefined) return null;
  const { topic, user_id: userId } = notification;
  const { batchSize = usualBatchSize } = deps.push;
  const rows = await devicesOf(tx, { topic, userId })
    .where('device.id', '>', notification.push_cursor)
    .where('device.created_at', '<=', notification.created_at)
    .orderBy('device.id')
    .limit(batchSize)
    .execute();
  const hasMore = rows.length === batchSize;
  await tx
    .updateTable('notifications')
    .where('id', '=', id)
    .set({
      push_cursor: rows.at(-1)?.id ?? notification.push_cursor,
      failed_count: sql<number>`failed_count + ${rows.length}::integer`,
      ...(hasMore ? {} : { pushed_at: new Date(deps.clock.now()) }),
    })
    .execute();
  return {
    notification,
    hasMore,
    targets: rows.map((row) => ({ ...row, language: languageOf(row.language), attempts: 0 })),
  };
}

/** Due devices of one notification; they are on no list until their result is known. */
async function takeDue(tx: Tx, deps: NotificationDeps): Promise<Batch | null> {
  const now = new Date(deps.clock.now());
  const first = await tx
    .selectFrom('push_retries')
    .select('notification_id')
    .where('run_after', '<=', now)
    .orderBy('run_after')
    .limit(1)
    .executeTakeFirst();
  if (first === undefined) return null;
  const id = first.notification_id;
  // The notification first, as everywhere, so that two can't wait for each other.
  const notification = await tx
    .selectFrom('notifications')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const taken = await tx
    .deleteFrom('push_retries')
    .where('notification_id', '=', id)
    .where('registration_id', 'in', (build) =>
      build
        .selectFrom('push_retries')
        .select('registration_id')
        .where('notification_id', '=', id)
        .where('run_after', '<=', now)
        .orderBy('run_after')
        .limit(deps.push.batchSize ?? usualBatchSize),
    )
    .returning(['registration_id', 'attempts'])
    .execute();
  const attempts = new Map(taken.map((row) => [row.registration_id, row.attempts]));
  const rows =
    attempts.size === 0
      ? []
      : await devicesOf(tx, everybody)
          .where('device.id', 'in', [...attempts.keys()])
          .execute();
  await tx
    .updateTable('notifications')
    .where('id', '=', id)
    .set({ failed_count: sql<number>`failed_count + ${attempts.size}::integer` })
    .execute();
  return {
    notification,
    hasMore: false,
    targets: rows.map((row) => ({ ...row, language: languageOf(row.language), attempts: attempts.get(row.id) ?? 1 })),
  };
}

type Reader = Pick<Tx, 'selectFrom'>;

/** The devices of a notification: those of its topic's followers, of its one person, or all. */
export interface Recipients {
  readonly topic: PushTopic | null;
  readonly userId: string | null;
}
const everybody: Recipients = { topic: null, userId: null };

export async function countDevices(query: Reader, to: Recipients): Promise<number> {
  const { devices } = await registered(query, to)
    .innerJoin('sessions', 'sessions.id', 'device.session_id')
    // Compared as one expression: for a join by both columns the planner expects a single row.
    .select(sql<number>`count(*) filter (where sessions.user_id = device.user_id)::integer`.as('devices'))
    .executeTakeFirstOrThrow();
  return devices;
}

/** Those that are signed in. */
function devicesOf(query: Reader, to: Recipients) {
  return (
    registered(query, to)
      // Looked up for each device: joined by both columns, every device would be read for each batch.
      .innerJoinLateral(
        (build) =>
          build
            .selectFrom('sessions')
            .select('sessions.id as session_id')
            .whereRef('sessions.id', '=', 'device.session_id')
            .whereRef('sessions.user_id', '=', 'device.user_id')
            .limit(1)
            .as('session'),
        (join) => join.onTrue(),
      )
      .select([
        'device.id',
        'device.user_id',
        'device.kind',
        'device.address',
        'device.auth',
        'device.p256dh',
        sql<string>`users.preferences ->> 'language'`.as('language'),
      ])
  );
}

/** Registered devices of open accounts that want pushes. The callers check whether a device is signed in. */
function registered(query: Reader, { topic, userId }: Recipients) {
  return query
    .selectFrom('push_registrations as device')
    .innerJoin('users', 'users.id', 'device.user_id')
    .where('users.notifications_enabled', '=', true)
    .where('users.disabled', '=', false)
    .$if(userId !== null, (devices) => devices.where('device.user_id', '=', userId ?? ''))
    .$if(topic !== null, (devices) =>
      devices.where((is) =>
        is.exists(
          is
            .selectFrom('followed_topics')
            .select('topic')
            .whereRef('followed_topics.user_id', '=', 'device.user_id')
            .where('topic', '=', topic ?? 'announcements'),
        ),
      ),
    );
}

type Result = PushResult & { readonly target: Target };

async function sendAll(
  deps: NotificationDeps,
  notification: NotificationRow,
  targets: readonly Target[],
): Promise<Result[]> {
  const messages: Readonly<Record<Language, PushMessage>> = {
    ar: pushMessage(notification, 'ar'),
    en: pushMessage(notification, 'en'),
  };
  return Promise.all(
    targets.map(async (target): Promise<Result> => {
      try {
        return { ...(await deps.sender(target, messages[target.language])), target };
      } catch (error) {
        deps.logger.error({ err: error }, 'a push could not be sent');
        return { outcome: 'failed', target };
      }
    }),
  );
}

async function recordResults(tx: Tx, deps: NotificationDeps, id: string, results: readonly Result[]): Promise<void> {
  const sent = results.filter(({ outcome }) => outcome === 'sent');
  const gone = results.filter(({ outcome }) => outcome === 'gone');
  const later = results.filter(({ outcome, target }) => outcome === 'later' && target.attempts + 1 < maxAttempts);
  await tx
    .updateTable('notifications')
    .where('id', '=', id)
    .set({
      sent_count: sql<number>`sent_count + ${sent.length}::integer`,
      dropped_count: sql<number>`dropped_count + ${gone.length}::integer`,
      failed_count: sql<number>`failed_count - ${sent.length + gone.length + later.length}::integer`,
    })
    .execute();
  // A device may have moved to another address meanwhile: that one isn't gone.
  for (const { target } of gone) await dropWhere(tx, deps, { id: target.id, address: target.address });
  for (const result of later) await postpone(tx, deps, id, result);
}

async function postpone(tx: Tx, deps: NotificationDeps, id: string, result: Result): Promise<void> {
  const attempts = result.target.attempts + 1;
  const asked = result.outcome === 'later' ? result.afterMs : null;
  const waitMs = Math.min(Math.max(asked ?? 0, firstRetryMs * 4 ** (attempts - 1)), maxRetryMs);
  await tx
    .insertInto('push_retries')
    .columns(['notification_id', 'registration_id', 'attempts', 'run_after'])
    // From the table itself: a device that was removed meanwhile is tried no more.
    .expression((build) =>
      build
        .selectFrom('push_registrations')
        .where('id', '=', result.target.id)
        .select([
          sql<string>`${id}::text`.as('notification_id'),
          'id',
          sql<number>`${attempts}::integer`.as('attempts'),
          sql<Date>`${new Date(deps.clock.now() + waitMs)}::timestamptz`.as('run_after'),
        ]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function languageOf(text: string): Language {
  return languages.find((language) => language === text) ?? 'ar';
}
