import { queryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { badgesAdminApi, rewardsAdminApi } from '#shared/achievements/admin-api.ts';
import type { BadgeInput } from '#shared/achievements/badges.ts';
import type { RewardInput } from '#shared/achievements/rewards.ts';
import { siteSettingsApi } from '#shared/site-settings/api.ts';
import { call } from '../../../lib/api-client.ts';
import { refetchOnSettled } from '../../../lib/refetch-on-settled.ts';
import { rowsAPage } from '../../../lib/save-list.ts';

export const badgesQuery = queryOptions({
  queryKey: ['admin', 'badges'],
  staleTime: 0,
  queryFn: async ({ signal }) => (await call(badgesAdminApi.list, {}, { signal })).items,
});
export const previewQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'badges', id, 'preview'],
    staleTime: 0,
    queryFn: ({ signal }) => call(badgesAdminApi.preview, { id }, { signal }),
  });
export const rulesQuery = queryOptions({
  queryKey: ['admin', 'rewards'],
  staleTime: 0,
  queryFn: async ({ signal }) => (await call(rewardsAdminApi.list, {}, { signal })).items,
});
export const referralRewardQuery = queryOptions({
  queryKey: ['admin', 'referral-reward'],
  staleTime: 0,
  queryFn: ({ signal }) => call(siteSettingsApi.getReferralReward, {}, { signal }),
});

export function useGrants() {
  return useInfiniteQuery({
    queryKey: ['admin', 'reward-grants'],
    staleTime: 0,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam }) => call(rewardsAdminApi.listGrants, { cursor: pageParam }, { signal }),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}

export const loadGrants = (cursor: string | null) =>
  call(rewardsAdminApi.listGrants, { limit: rowsAPage, ...(cursor === null ? {} : { cursor }) });

function useChange<Wish>(key: readonly string[], change: (wish: Wish) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: refetchOnSettled(() => client.invalidateQueries({ queryKey: key })),
  });
}

/** Changes are rejected after a concurrent change. */
export function useSaveBadge(kept: { readonly id: string; readonly version: number } | null) {
  return useChange(badgesQuery.queryKey, (badge: BadgeInput) =>
    kept === null
      ? call(badgesAdminApi.create, badge)
      : call(badgesAdminApi.update, { ...badge, id: kept.id, version: kept.version }),
  );
}

export function useActivateBadge() {
  return useChange(badgesQuery.queryKey, (wish: { id: string; isActive: boolean; alsoPast: boolean }) =>
    call(badgesAdminApi.activate, wish),
  );
}

export function useOrderBadges() {
  return useChange(badgesQuery.queryKey, (ids: string[]) => call(badgesAdminApi.order, { ids }));
}

export function useSaveRule(id: string | null) {
  return useChange(rulesQuery.queryKey, (rule: RewardInput) =>
    id === null ? call(rewardsAdminApi.create, rule) : call(rewardsAdminApi.update, { id, ...rule }),
  );
}

export function useSetReferralReward() {
  return useChange(referralRewardQuery.queryKey, (reward: { inviter: number; invited: number }) =>
    call(siteSettingsApi.setReferralReward, reward),
  );
}
