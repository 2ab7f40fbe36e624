import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { z } from 'zod';
import { notificationsAdminApi as api, scheduledAdminApi as scheduledApi } from '#shared/notifications/admin-api.ts';
import { call } from '../../../lib/api-client.ts';
import { refetchOnSettled } from '../../../lib/refetch-on-settled.ts';
import { rowsAPage } from '../../../lib/save-list.ts';
import { newId } from '../../../lib/new-id.ts';

type Wish = z.input<typeof api.send.input>;
export type Reach = z.output<typeof api.findReach.output>;

const watchMs = 5000;

/** Sent notifications; polled while some are being delivered. */
export const sentQuery = infiniteQueryOptions({
  queryKey: ['admin', 'notifications'],
  staleTime: 0,
  queryFn: ({ pageParam, signal }) => call(api.list, pageParam === null ? {} : { cursor: pageParam }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
  refetchInterval: ({ state }) =>
    state.data?.pages.some(({ items }) => items.some(({ delivery }) => !delivery.isDone)) === true ? watchMs : false,
});

export const loadSent = (cursor: string | null) =>
  call(api.list, { limit: rowsAPage, ...(cursor === null ? {} : { cursor }) });

export const loadScheduled = (cursor: string | null) =>
  call(scheduledApi.list, { limit: rowsAPage, ...(cursor === null ? {} : { cursor }) });

export function useFindReach() {
  return useMutation({ mutationFn: (wish: z.input<typeof api.findReach.input>) => call(api.findReach, wish) });
}

/** Scheduled notifications; the server sends them. */
export const scheduledQuery = infiniteQueryOptions({
  queryKey: ['admin', 'scheduled-notifications'],
  staleTime: 0,
  refetchInterval: 30_000,
  queryFn: ({ pageParam, signal }) =>
    call(scheduledApi.list, pageParam === null ? {} : { cursor: pageParam }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
});

/** The same wish keeps its key until it was answered. */
function useWishKey(): { readonly keyOf: (wish: object) => string; readonly forget: () => void } {
  const attempt = useRef({ wish: '', key: '' });
  return {
    keyOf(wish) {
      const written = JSON.stringify(wish);
      if (attempt.current.wish !== written) attempt.current = { wish: written, key: newId() };
      return attempt.current.key;
    },
    forget() {
      attempt.current = { wish: '', key: '' };
    },
  };
}

/** Sent again after an answer that never came, the same wish is one notification. */
export function useSendNotification() {
  const client = useQueryClient();
  const { keyOf, forget } = useWishKey();
  return useMutation({
    mutationFn: (wish: Wish) => call(api.send, wish, { idempotencyKey: keyOf(wish) }),
    onSuccess: () => {
      // The same words sent once more on purpose are another notification.
      forget();
      return client.invalidateQueries({ queryKey: sentQuery.queryKey });
    },
  });
}

/** Keeps a notification until its time, or with one that waits changes it. */
export function useScheduleNotification(kept: { readonly id: string; readonly version: number } | null) {
  const client = useQueryClient();
  const { keyOf, forget } = useWishKey();
  return useMutation({
    mutationFn: (wish: z.input<typeof scheduledApi.create.input>) =>
      kept === null
        ? call(scheduledApi.create, wish, { idempotencyKey: keyOf(wish) })
        : call(scheduledApi.change, { ...wish, id: kept.id, version: kept.version }),
    onSuccess: forget,
    onSettled: refetchOnSettled(() => client.invalidateQueries({ queryKey: scheduledQuery.queryKey })),
  });
}

export function useCancelScheduled() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version }: { id: string; version: number }) => call(scheduledApi.cancel, { id, version }),
    onSettled: refetchOnSettled(() => client.invalidateQueries({ queryKey: scheduledQuery.queryKey })),
  });
}
