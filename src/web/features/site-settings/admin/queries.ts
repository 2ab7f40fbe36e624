import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { siteSettingsApi as api } from '#shared/site-settings/api.ts';
import type { MaintenanceWish } from '#shared/site-settings/maintenance.ts';
import { call } from '../../../lib/api-client.ts';
import { siteSettingsQuery } from '../../../lib/site-settings.ts';
import type { OverrideWish } from './payment-override-draft.ts';

export const paymentOverrideQuery = queryOptions({
  queryKey: ['admin', 'payment-override'],
  staleTime: 0,
  queryFn: async ({ signal }) => (await call(api.getPaymentOverride, {}, { signal })).paymentMethodOverride,
});

/** Shows the answer at once: the change event may come later, or not at all. */
export function useSetMaintenance() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wish: MaintenanceWish) => call(api.setMaintenance, wish),
    onSuccess: (maintenance) => {
      client.setQueryData(siteSettingsQuery.queryKey, (known) => known && { ...known, ...maintenance });
    },
  });
}

/** The public settings change too. */
export function useSetPaymentOverride() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (wish: OverrideWish) => (await call(api.setPaymentOverride, wish)).paymentMethodOverride,
    onSuccess: (kept) => {
      client.setQueryData(paymentOverrideQuery.queryKey, kept);
      return client.invalidateQueries({ queryKey: siteSettingsQuery.queryKey });
    },
  });
}
