import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { z } from 'zod';
import { notificationsAdminApi as api } from '#shared/notifications/admin-api.ts';
import { call } from '../../../lib/api-client.ts';
import { newId } from '../../../lib/new-id.ts';

type Wish = z.input<typeof api.send.input>;
export type Reach = z.output<typeof api.findReach.output>;

const watchMs = 5000;

/** What was sent; watched while some of it is under way. */
export const sentQuery = infiniteQueryOptions({
  queryKey: ['admin', 'notifications'], staleTime: 0,
  queryFn: ({ pageParam, signal }) => call(api.list, pageParam === null ? {} : { cursor: pageParam }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
  refetchInterval: ({ state }) => state.data?.pages.some(({ items }) => items.some(({ delivery }) => !delivery.isDone)) === true ? watchMs : false,
});

export function useFindReach() {
  return useMutation({ mutationFn: (wish: z.input<typeof api.findReach.input>) => call(api.findReach, wish) });
}

/** Sent again after an answer that never came, the same wish is one notification. */
export function useSendNotification() {
  const client = useQueryClient();
  const attempt = useRef({ wish: '', key: '' });
  return useMutation({
    mutationFn: (wish: Wish) => {
      const written = JSON.stringify(wish);
      if (attempt.current.wish !== written) attempt.current = { wish: written, key: newId() };
      return call(api.send, wish, { idempotencyKey: attempt.current.key });
    },
    onSuccess: () => {
      // The same words sent once more on purpose are another notification.
      attempt.current = { wish: '', key: '' };
      return client.invalidateQueries({ queryKey: sentQuery.queryKey });
    },
  });
}
