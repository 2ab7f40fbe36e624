import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { adminStoreApi as api, type AdminPackage } from '#shared/store/admin-api.ts';
import { call } from '../../../lib/api-client.ts';
import { refetchOnSettled } from '../../../lib/refetch-on-settled.ts';
import { rowsAPage } from '../../../lib/save-list.ts';

const storeKey = ['admin', 'store'] as const;
const packagesKey = [...storeKey, 'packages'] as const;
const codesKey = [...storeKey, 'discount-codes'] as const;
const purchasesKey = [...storeKey, 'purchases'] as const;

type PackageInput = z.input<typeof api.createPackage.input>;
type CodeInput = z.input<typeof api.createDiscountCode.input>;
export type PurchaseFilters = Omit<z.input<typeof api.listAllPurchases.input>, 'limit' | 'cursor'>;

// Staff always see current data.
const fresh = { staleTime: 0 } as const;

export const packagesQuery = queryOptions({
  queryKey: packagesKey,
  ...fresh,
  queryFn: async ({ signal }) => (await call(api.listAllPackages, {}, { signal })).items,
});

export const discountCodesQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...codesKey, search],
    ...fresh,
    queryFn: ({ pageParam, signal }) =>
      call(
        api.listDiscountCodes,
        { ...(search === '' ? {} : { search }), ...(pageParam === null ? {} : { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** For files: larger pages, kept nowhere. */
export const loadPurchases = (filters: PurchaseFilters) => (cursor: string | null) =>
  call(api.listAllPurchases, { ...filters, limit: rowsAPage, ...(cursor === null ? {} : { cursor }) });
export const loadDiscountCodes = (search: string) => (cursor: string | null) =>
  call(api.listDiscountCodes, {
    ...(search === '' ? {} : { search }),
    limit: rowsAPage,
    ...(cursor === null ? {} : { cursor }),
  });

export const purchasesQuery = (filters: PurchaseFilters) =>
  infiniteQueryOptions({
    queryKey: [...purchasesKey, 'list', filters],
    ...fresh,
    queryFn: ({ pageParam, signal }) =>
      call(api.listAllPurchases, { ...filters, ...(pageParam === null ? {} : { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const purchaseQuery = (id: string) =>
  queryOptions({
    queryKey: [...purchasesKey, 'one', id],
    ...fresh,
    queryFn: ({ signal }) => call(api.getAnyPurchase, { id }, { signal }),
  });

export const statisticsQuery = (days: number) =>
  queryOptions({
    queryKey: [...storeKey, 'statistics', days],
    ...fresh,
    queryFn: async ({ signal }) => (await call(api.getStatistics, { days }, { signal })).days,
  });

/** Also what buyers see of the packages changes. */
function useForgetPackages(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: packagesKey }),
      client.invalidateQueries({ queryKey: ['packages'] }),
    ]);
  };
}

/** Adds a package, or replaces what the one with this id says. */
export function useSavePackage(id: string | null) {
  const forget = useForgetPackages();
  return useMutation({
    mutationFn: (input: PackageInput) =>
      id === null ? call(api.createPackage, input) : call(api.updatePackage, { ...input, id }),
    onSuccess: forget,
  });
}

export function useDeletePackage() {
  const forget = useForgetPackages();
  return useMutation({
    mutationFn: (id: string) => call(api.deletePackage, { id }),
    onSettled: refetchOnSettled(forget),
  });
}

/** Shown at once; taken back if the server answers an error. */
export function useOrderPackages() {
  const client = useQueryClient();
  const forget = useForgetPackages();
  return useMutation({
    mutationFn: (packages: readonly AdminPackage[]) => call(api.orderPackages, { ids: packages.map(({ id }) => id) }),
    onMutate: async (packages) => {
      await client.cancelQueries({ queryKey: packagesKey });
      client.setQueryData(packagesQuery.queryKey, [...packages]);
    },
    onSettled: refetchOnSettled(forget),
  });
}

export function useSaveDiscountCode(id: string | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CodeInput) =>
      id === null ? call(api.createDiscountCode, input) : call(api.updateDiscountCode, { ...input, id }),
    onSuccess: () => client.invalidateQueries({ queryKey: codesKey }),
  });
}

export function useDeleteDiscountCode() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(api.deleteDiscountCode, { id }),
    onSettled: refetchOnSettled(() => client.invalidateQueries({ queryKey: codesKey })),
  });
}

/** An error may mean a concurrent change: refetches too. */
function useForgetPurchases(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: storeKey });
}

export function useChangeStatus() {
  const forget = useForgetPurchases();
  return useMutation({
    mutationFn: (wish: z.input<typeof api.changePurchaseStatus.input>) => call(api.changePurchaseStatus, wish),
    onSettled: refetchOnSettled(forget),
  });
}

export function useRefund() {
  const forget = useForgetPurchases();
  return useMutation({
    mutationFn: (wish: z.input<typeof api.refundPurchase.input>) => call(api.refundPurchase, wish),
    onSettled: refetchOnSettled(forget),
  });
}

export function useDeletePurchase() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(api.deletePurchase, { id }),
    onSuccess: (_, id) => client.removeQueries({ queryKey: purchaseQuery(id).queryKey }),
    onSettled: refetchOnSettled(() => client.invalidateQueries({ queryKey: [...purchasesKey, 'list'] })),
  });
}
