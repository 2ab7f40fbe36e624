import { queryOptions } from '@tanstack/react-query';
import { questionsApi } from '#shared/questions/api.ts';
import { call } from './api-client.ts';

/** The catalogue, with a host's marks. The home page and set-up share it, also in the cache. */
export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: async ({ signal }) => (await call(questionsApi.listCategories, {}, { signal })).items,
});
