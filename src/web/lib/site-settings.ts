import { queryOptions } from '@tanstack/react-query';
import { siteSettingsApi } from '#shared/site-settings/api.ts';
import { call } from './api-client.ts';

/** What the whole site shows of its seller and its apps. */
export const siteSettingsQuery = queryOptions({
  queryKey: ['site-settings'],
  queryFn: ({ signal }) => call(siteSettingsApi.getSettings, {}, { signal }),
});
