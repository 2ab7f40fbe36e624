import { infiniteQueryOptions } from '@tanstack/react-query';
import { standingsApi } from '#shared/standings/api.ts';
import type { Period } from '#shared/standings/period.ts';
import { call } from '../../lib/api-client.ts';

/** Refetched when the user returns: games end meanwhile. */
export const standingsQuery = (period: Period) =>
  infiniteQueryOptions({
    queryKey: ['standings', period],
    staleTime: 0,
    refetchOnWindowFocus: true,
    queryFn: ({ pageParam, signal }) =>
      call(standingsApi.list, { period, ...(pageParam === null ? {} : { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
