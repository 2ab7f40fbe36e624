import { queryOptions } from '@tanstack/react-query';
import { notificationsApi } from '#shared/notifications/api.ts';
import { call } from './api-client.ts';

/** The user's own list, by pages. */
export const ownNotificationsKey = ['notifications', 'own'] as const;

/** The number of unread notifications, and the newest. Updated live; polled without a socket. */
export const unreadQuery = queryOptions({
  queryKey: ['notifications', 'news'],
  queryFn: async ({ signal }) => {
    const { items, unread } = await call(notificationsApi.list, { limit: 1 }, { signal });
    return { unread, newest: items[0] ?? null };
  },
});
