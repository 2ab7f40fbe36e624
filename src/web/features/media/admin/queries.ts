import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { mediaAdminApi as api } from '#shared/media/admin-api.ts';
import { call } from '../../../lib/api-client.ts';
import { rowsAPage } from '../../../lib/save-list.ts';

export type MediaFilters = Pick<z.input<typeof api.list.input>, 'kind' | 'text'>;

const mediaKey = ['admin', 'media'] as const;
// Staff always see current data.
const fresh = { staleTime: 0 } as const;

export const mediaQuery = (filters: MediaFilters) =>
  infiniteQueryOptions({
    queryKey: [...mediaKey, 'list', filters],
    ...fresh,
    queryFn: ({ pageParam, signal }) =>
      call(api.list, { ...filters, ...(pageParam === null ? {} : { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const loadMedia = (filters: MediaFilters) => (cursor: string | null) =>
  call(api.list, { ...filters, limit: rowsAPage, ...(cursor === null ? {} : { cursor }) });

export const mediumQuery = (id: string) =>
  queryOptions({
    queryKey: [...mediaKey, 'one', id],
    ...fresh,
    queryFn: ({ signal }) => call(api.get, { id }, { signal }),
  });

/** Refetches the list. */
export function useRefreshMedia(): () => void {
  const client = useQueryClient();
  return () => {
    const lists = { queryKey: [...mediaKey, 'list'] };
    // The list's first fetch would count as the refetch, and may have read the list before the change.
    void client.cancelQueries(lists).then(() => client.invalidateQueries(lists));
  };
}

export function useDescribeMedium(id: string) {
  const client = useQueryClient();
  const refresh = useRefreshMedia();
  return useMutation({
    mutationFn: (alt: z.input<typeof api.describe.input>['alt']) => call(api.describe, { id, alt }),
    onSuccess: (changed) => {
      client.setQueryData(mediumQuery(id).queryKey, changed);
      refresh();
    },
  });
}

export function useRemoveMedium(id: string) {
  const refresh = useRefreshMedia();
  return useMutation({ mutationFn: () => call(api.remove, { id }), onSuccess: refresh });
}
