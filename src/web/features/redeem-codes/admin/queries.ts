import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { z } from 'zod';
import { redeemCodeAdminApi as api } from '#shared/redeem-codes/admin-api.ts';
import { call } from '../../../lib/api-client.ts';
import { newId } from '../../../lib/new-id.ts';
import { refetchOnSettled } from '../../../lib/refetch-on-settled.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { rowsAPage } from '../../../lib/save-list.ts';

export type RedeemCodeFilters = z.input<typeof api.exportCsv.input>;
type Wish = z.input<typeof api.create.input>;
export type MadeCodes = z.output<typeof api.create.output>;

const codesKey = ['admin', 'redeem-codes'] as const;
// Staff always see current data.
const fresh = { staleTime: 0 } as const;

export const redeemCodesQuery = (filters: RedeemCodeFilters) =>
  infiniteQueryOptions({
    queryKey: [...codesKey, 'list', filters],
    ...fresh,
    queryFn: ({ pageParam, signal }) =>
      call(api.list, { ...filters, ...(pageParam === null ? {} : { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const redeemCodeQuery = (id: string) =>
  queryOptions({
    queryKey: [...codesKey, 'one', id],
    ...fresh,
    queryFn: ({ signal }) => call(api.get, { id }, { signal }),
  });

export const redeemedByUserQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: [...codesKey, 'of-user', userId],
    ...fresh,
    queryFn: ({ pageParam, signal }) =>
      call(
        api.listOfUser,
        { userId, limit: 20, ...(pageParam === null ? {} : { redeemedCursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ redeemedCursor, hasMoreRedeemed }) => (hasMoreRedeemed ? redeemedCursor : null),
  });

export const loadRedeemedBy = (userId: string) => async (cursor: string | null) => {
  const { redeemedCodes, redeemedCursor, hasMoreRedeemed } = await call(api.listOfUser, {
    userId,
    limit: rowsAPage,
    ...(cursor === null ? {} : { redeemedCursor: cursor }),
  });
  return { items: redeemedCodes, nextCursor: hasMoreRedeemed ? redeemedCursor : null };
};

function useForgetCodes(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: codesKey });
}

/** Sent again after an answer that never came, the same wish makes the same batch. */
export function useCreateRedeemCodes() {
  const forget = useForgetCodes();
  const attempt = useRef({ wish: '', key: '' });
  return useMutation({
    mutationFn: (wish: Wish) => {
      const written = JSON.stringify(wish);
      if (attempt.current.wish !== written) attempt.current = { wish: written, key: newId() };
      return call(api.create, wish, { idempotencyKey: attempt.current.key });
    },
    onSuccess: forget,
  });
}

/** An error may mean a concurrent change: refetches too. */
export function useUpdateRedeemCode() {
  const forget = useForgetCodes();
  return useMutation({
    mutationFn: (changes: z.input<typeof api.update.input>) => call(api.update, changes),
    onSettled: refetchOnSettled(forget),
  });
}

export function useRemoveRedeemCode() {
  const client = useQueryClient();
  const forget = useForgetCodes();
  return useMutation({
    mutationFn: (id: string) => call(api.remove, { id }),
    onSuccess: ({ outcome }, id) => {
      if (outcome === 'deleted') client.removeQueries({ queryKey: redeemCodeQuery(id).queryKey });
    },
    onSettled: refetchOnSettled(forget),
  });
}

/** Everything that the filters find, as a file, also what isn't shown yet. */
export function useSaveCodesCsv() {
  return useMutation({
    mutationFn: (filters: RedeemCodeFilters) => call(api.exportCsv, filters),
    onSuccess: ({ fileName, csv }) => saveFile(fileName, csv, 'text/csv'),
  });
}
