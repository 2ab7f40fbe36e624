import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { supportAdminApi as api } from '#shared/support/admin-api.ts';
import { call } from '../../../lib/api-client.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { waitingQuery } from './waiting-requests.tsx';

export type SupportFilters = z.input<typeof api.exportCsv.input>;

const requestsKey = ['admin', 'support-requests'] as const;
// Staff always see current data.
const fresh = { staleTime: 0 } as const;

export const requestsQuery = (filters: SupportFilters) =>
  infiniteQueryOptions({
    queryKey: [...requestsKey, 'list', filters],
    ...fresh,
    queryFn: ({ pageParam, signal }) =>
      call(api.list, { ...filters, ...(pageParam === null ? {} : { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const requestQuery = (id: string) =>
  queryOptions({
    queryKey: [...requestsKey, 'one', id],
    ...fresh,
    queryFn: ({ signal }) => call(api.get, { id }, { signal }),
  });

export const staffQuery = queryOptions({
  queryKey: ['admin', 'support-staff'],
  queryFn: ({ signal }) => call(api.listStaff, {}, { signal }),
});

export function useChangeRequest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (changes: z.input<typeof api.change.input>) => call(api.change, changes),
    onSuccess: (changed) => {
      client.setQueryData(requestQuery(changed.item.id).queryKey, changed);
      void client.invalidateQueries({ queryKey: [...requestsKey, 'list'] });
      void client.invalidateQueries({ queryKey: waitingQuery.queryKey });
    },
  });
}

/** All that the filters find, as a file, whatever is shown of it. */
export function useSaveRequestsCsv() {
  return useMutation({
    mutationFn: (filters: SupportFilters) => call(api.exportCsv, filters),
    onSuccess: ({ fileName, csv }) => saveFile(fileName, csv, 'text/csv'),
  });
}
