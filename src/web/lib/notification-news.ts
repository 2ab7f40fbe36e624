import { queryOptions } from '@tanstack/react-query';
import { notificationsApi } from '#shared/notifications/api.ts';
import { call } from './api-client.ts';

/** One's list, by pages. */
export const ownNotificationsKey = ['notifications', 'own'] as const;

/** How many are unread, and the newest. Told live; asked for where no socket holds. */
export const newsQuery = queryOptions({
  queryKey: ['notifications', 'news'],
  queryFn: async ({ signal }) => {
    const { items, unread } = await call(notificationsApi.list, { limit: 1 }, { signal });
    return { unread, newest: items[0] ?? null };
  },
});
