import { z } from 'zod';
import { notificationSchema } from '#shared/notifications/schema.ts';
import { AppError } from '../platform/app-error.ts';
import { createGate, versionOf } from '../platform/live/index.ts';
import type { DescribedTopic } from '../platform/live/index.ts';
import type { NotificationDeps } from './deps.ts';
import { countUnread, newestOwn } from './own-notifications.ts';

const name = 'notifications';

/** The change event for all users' lists: one message, for every page that follows its own list. */
export const notificationChangeOfAll = name;

export function notificationChangeOf(userId: string): string {
  return `${name}/${userId}`;
}

/** A change for all pages makes them read at once: at most this many use a database connection at a time. */
const maxReads = 4;

/**
 * The live topic of the user's unread count and newest notification. Also sent during maintenance, like the user's
 * record: a page whose topic was rejected would not follow it again when the site opens.
 */
export function notificationsTopic({
  database: { query },
  accounts,
}: Pick<NotificationDeps, 'database' | 'accounts'>): DescribedTopic {
  const inTurn = createGate(maxReads);
  return {
    description: {
      name,
      access: 'signed-in',
      summary: "The number of the caller's unread notifications, and the newest one.",
      data: z.object({ unread: z.number().int(), newest: notificationSchema.nullable() }),
    },
    isShared: false,
    owns: (topic) => topic === name,
    changeNameOf: (caller) => (caller === null ? name : notificationChangeOf(caller.user.uid)),
    async read(caller, _, after) {
      if (caller === null || !(await accounts.hasSession(caller.sessionId))) throw new AppError('auth/unauthenticated');
      const { user } = caller;
      const data = await inTurn(async () => ({
        unread: await countUnread(query, user),
        newest: await newestOwn(query, user, user.preferences.language),
      }));
      const version = versionOf(data);
      return version === after ? null : { version, data };
    },
  };
}
