import type { Tx } from '../platform/database/index.ts';
import type { PersonalData } from '../platform/personal-data.ts';

export const notificationsOfUser: PersonalData = { eraseUser, exportUser };

async function eraseUser(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('push_registrations').where('user_id', '=', userId).execute();
  await tx.deleteFrom('followed_topics').where('user_id', '=', userId).execute();
  await tx.deleteFrom('notification_reads').where('user_id', '=', userId).execute();
  await tx.deleteFrom('scheduled_notifications').where('user_id', '=', userId).execute();
  await tx.deleteFrom('notifications').where('user_id', '=', userId).execute();
}

async function exportUser(
  tx: Tx,
  userId: string,
): Promise<{
  notifications: unknown[];
  readNotifications: unknown[];
  pushDevices: unknown[];
  followedTopics: string[];
}> {
  const own = await tx
    .selectFrom('notifications')
    .select(['id', 'title_ar', 'body_ar', 'data', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const reads = await tx
    .selectFrom('notification_reads')
    .select(['notification_id', 'read_at'])
    .where('user_id', '=', userId)
    .orderBy('read_at')
    .execute();
  const devices = await tx
    .selectFrom('push_registrations')
    .select(['id', 'kind', 'platform', 'address', 'created_at', 'refreshed_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const topics = await tx
    .selectFrom('followed_topics')
    .select('topic')
    .where('user_id', '=', userId)
    .orderBy('topic')
    .execute();
  return {
    notifications: own.map((row) => ({
      id: row.id,
      title: row.title_ar,
      body: row.body_ar,
      data: row.data,
      timestamp: row.created_at.getTime(),
    })),
    readNotifications: reads.map((row) => ({ id: row.notification_id, readAt: row.read_at.getTime() })),
    pushDevices: devices.map(({ created_at: createdAt, refreshed_at: refreshedAt, ...device }) => ({
      ...device,
      createdAt: createdAt.getTime(),
      refreshedAt: refreshedAt.getTime(),
    })),
    followedTopics: topics.map(({ topic }) => topic),
  };
}
