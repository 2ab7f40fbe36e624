import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notificationsApi } from '#shared/notifications/api.ts';
import { call } from '../../lib/api-client.ts';
import { newsQuery, ownNotificationsKey } from '../../lib/notification-news.ts';

/** How many are unread; 0 until it is known. */
export function useUnread(): number {
  return useQuery(newsQuery).data?.unread ?? 0;
}

export function useOwnNotifications() {
  return useInfiniteQuery({
    queryKey: ownNotificationsKey,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam }) => call(notificationsApi.list, { cursor: pageParam }, { signal }),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}

/** Marks one as read, or all. The server tells the other pages too. */
export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wish: { ids: string[] } | { all: true }) => call(notificationsApi.markRead, wish),
    onSuccess: ({ unread }) => {
      client.setQueryData(newsQuery.queryKey, (news) => (news === undefined ? news : { ...news, unread }));
      return client.invalidateQueries({ queryKey: ownNotificationsKey });
    },
  });
}
