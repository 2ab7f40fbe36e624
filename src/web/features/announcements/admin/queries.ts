import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { announcementsAdminApi as api } from '#shared/announcements/admin-api.ts';
import type { AnnouncementInput, AnnouncementState } from '#shared/announcements/schema.ts';
import { call } from '../../../lib/api-client.ts';
import { refetchOnSettled } from '../../../lib/refetch-on-settled.ts';
import { rowsAPage } from '../../../lib/save-list.ts';

const announcementsKey = ['admin', 'announcements'] as const;

/** They begin and end by their times. */
const askAgainMs = 60_000;

export const announcementsQuery = (state: AnnouncementState | undefined) =>
  infiniteQueryOptions({
    queryKey: [...announcementsKey, state ?? 'all'],
    staleTime: 0,
    refetchInterval: askAgainMs,
    queryFn: ({ pageParam, signal }) =>
      call(
        api.list,
        { ...(state === undefined ? {} : { state }), ...(pageParam === null ? {} : { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const loadAnnouncements = (state: AnnouncementState | undefined) => (cursor: string | null) =>
  call(api.list, {
    ...(state === undefined ? {} : { state }),
    limit: rowsAPage,
    ...(cursor === null ? {} : { cursor }),
  });

function useChange<Wish, Answer>(change: (wish: Wish) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: refetchOnSettled(() => client.invalidateQueries({ queryKey: announcementsKey })),
  });
}

/** Changes are rejected after a concurrent change. */
export function useSaveAnnouncement(kept: { readonly id: string; readonly version: number } | null) {
  return useChange((input: AnnouncementInput) =>
    kept === null ? call(api.create, input) : call(api.change, { ...input, id: kept.id, version: kept.version }),
  );
}

export function useWithdrawAnnouncement() {
  return useChange(({ id, version }: { id: string; version: number }) => call(api.withdraw, { id, version }));
}
