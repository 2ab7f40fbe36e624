import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notificationsApi } from '#shared/notifications/api.ts';
import { call } from '../../lib/api-client.ts';
import { unreadQuery, ownNotificationsKey } from '../../lib/unread-notifications.ts';

/** How many are unread; 0 until it is known. */
export function useUnread(): number {
  return useQuery(unreadQuery).data?.unread ?? 0;
}

export function useOwnNotifications() {
  return useInfiniteQuery({
    queryKey: ownNotificationsKey,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam }) => call(notificationsApi.list, { cursor: pageParam }, { signal }),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}

/** Marks one as read, or all. The server notifies the other pages. */
export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wish: { ids: string[] } | { all: true }) => call(notificationsApi.markRead, wish),
    onSuccess: ({ unread }) => {
      client.setQueryData(unreadQuery.queryKey, (change) => (change === undefined ? change : { ...change, unread }));
      return client.invalidateQueries({ queryKey: ownNotificationsKey });
    },
  });
}
