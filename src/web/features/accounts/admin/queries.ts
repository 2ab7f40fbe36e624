import { infiniteQueryOptions, queryOptions, useMutation, useQueries, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { z } from 'zod';
import { adminAccountsApi as api, lookupBatch } from '#shared/accounts/admin-api.ts';
import { call } from '../../../lib/api-client.ts';
import { refetchOnSettled } from '../../../lib/refetch-on-settled.ts';
import { rowsAPage } from '../../../lib/save-list.ts';
import { newId } from '../../../lib/new-id.ts';

const peopleKey = ['admin', 'people'] as const;
// Staff always see current data.
const fresh = { staleTime: 0 } as const;

export type PeopleFilters = Omit<z.input<typeof api.listUsers.input>, 'limit' | 'cursor'>;
export type AuditFilters = Omit<z.input<typeof api.listAuditLog.input>, 'limit' | 'cursor'>;

const paged = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
};
const from = (cursor: string | null) => (cursor === null ? {} : { cursor });

export const peopleQuery = (filters: PeopleFilters) =>
  infiniteQueryOptions({
    queryKey: [...peopleKey, 'list', filters],
    ...fresh,
    ...paged,
    queryFn: ({ pageParam, signal }) => call(api.listUsers, { ...filters, ...from(pageParam) }, { signal }),
  });

/** For files: larger pages, kept nowhere. */
export const loadPeople = (filters: PeopleFilters) => (cursor: string | null) =>
  call(api.listUsers, { ...filters, limit: rowsAPage, ...from(cursor) });
export const loadAudit = (filters: AuditFilters) => (cursor: string | null) =>
  call(api.listAuditLog, { ...filters, limit: rowsAPage, ...from(cursor) });
export const loadLedger = (id: string) => (cursor: string | null) =>
  call(api.listLedger, { id, limit: rowsAPage, ...from(cursor) });

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: [...peopleKey, 'one', id],
    ...fresh,
    queryFn: async ({ signal }) => (await call(api.getUser, { id }, { signal })).user,
  });

export const ledgerQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...peopleKey, 'ledger', id],
    ...fresh,
    ...paged,
    queryFn: ({ pageParam, signal }) => call(api.listLedger, { id, ...from(pageParam) }, { signal }),
  });

export const auditQuery = (filters: AuditFilters) =>
  infiniteQueryOptions({
    queryKey: [...peopleKey, 'audit', filters],
    ...fresh,
    ...paged,
    queryFn: ({ pageParam, signal }) => call(api.listAuditLog, { ...filters, ...from(pageParam) }, { signal }),
  });

/** Names of accounts by their ids, asked for ten at a time [ADM-5]. */
export function useNames(ids: readonly string[]): ReadonlyMap<string, string> {
  const unique = [...new Set(ids)];
  const batches = Array.from({ length: Math.ceil(unique.length / lookupBatch) }, (_, index) =>
    unique.slice(index * lookupBatch, (index + 1) * lookupBatch),
  );
  const reads = useQueries({
    queries: batches.map((batch) => ({
      queryKey: [...peopleKey, 'names', batch],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await call(api.lookUpUsers, { ids: batch }, { signal })).items,
    })),
  });
  return new Map(reads.flatMap(({ data }) => data ?? []).map(({ uid, displayName }) => [uid, displayName]));
}

/** An error may mean a concurrent change: refetches too. */
function useForgetPeople(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: peopleKey });
}

/** Sent again after a lost answer, the same wish has the same key. */
export function useChangeBalance() {
  const attempt = useRef({ wish: '', key: '' });
  return useMutation({
    mutationFn: (wish: z.input<typeof api.changeBalance.input>) => {
      const said = JSON.stringify(wish);
      if (attempt.current.wish !== said) attempt.current = { wish: said, key: newId() };
      return call(api.changeBalance, wish, { idempotencyKey: attempt.current.key });
    },
    onSettled: refetchOnSettled(useForgetPeople()),
  });
}

export function useChangeRole() {
  return useMutation({
    mutationFn: (wish: z.input<typeof api.changeRole.input>) => call(api.changeRole, wish),
    onSettled: refetchOnSettled(useForgetPeople()),
  });
}

export function useSetDisabled() {
  return useMutation({
    mutationFn: (wish: z.input<typeof api.setDisabled.input>) => call(api.setDisabled, wish),
    onSettled: refetchOnSettled(useForgetPeople()),
  });
}

export function useMarkVerified() {
  return useMutation({
    mutationFn: (wish: z.input<typeof api.markVerified.input>) => call(api.markVerified, wish),
    onSettled: refetchOnSettled(useForgetPeople()),
  });
}

export function useResendVerification() {
  return useMutation({
    mutationFn: (id: string) => call(api.resendVerification, { id }),
    onSettled: refetchOnSettled(useForgetPeople()),
  });
}

/** Signs an account out of one device, or of all if none is named. */
export function useSignOutPerson() {
  return useMutation({
    mutationFn: async ({ id, deviceId }: { id: string; deviceId?: string | undefined }) => {
      if (deviceId === undefined) await call(api.endUserSessions, { id });
      else await call(api.endUserSession, { id, deviceId });
    },
    onSettled: refetchOnSettled(useForgetPeople()),
  });
}
