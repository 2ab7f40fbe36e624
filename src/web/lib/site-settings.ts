import { queryOptions, useQuery } from '@tanstack/react-query';
import { siteSettingsApi } from '#shared/site-settings/api.ts';
import { call } from './api-client.ts';
import { useIsHydrating } from './hydrating.ts';

/** What the whole site shows of its seller and its apps. */
export const siteSettingsQuery = queryOptions({
  queryKey: ['site-settings'],
  queryFn: ({ signal }) => call(siteSettingsApi.getSettings, {}, { signal }),
});

/** The settings for a part of a public page, which becomes live without them, even if the frame has them already. */
export function useSiteSettings() {
  const { data, error, refetch } = useQuery(siteSettingsQuery);
  return { data: useIsHydrating() ? undefined : data, error, refetch };
}
