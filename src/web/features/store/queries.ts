import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { storeApi } from '#shared/store/api.ts';
import { refreshCart } from '#shared/store/cart.ts';
import { call } from '../../lib/api-client.ts';
import { changeCart } from './cart/cart-store.ts';

export const packagesQuery = queryOptions({
  queryKey: ['packages'],
  queryFn: async ({ signal }) => (await call(storeApi.listPackages, {}, { signal })).items,
});

/** What is on sale, asked anew; the cart follows it, so that nobody reads yesterday's price beside today's [CART-2]. */
export function usePackages() {
  const packages = useQuery({ ...packagesQuery, refetchOnMount: 'always' });
  const { data, isFetchedAfterMount } = packages;
  useEffect(() => {
    if (data !== undefined && isFetchedAfterMount) changeCart((cart) => refreshCart(cart, data));
  }, [data, isFetchedAfterMount]);
  return packages;
}
