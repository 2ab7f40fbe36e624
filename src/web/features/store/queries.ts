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

/** Current packages, refetched; the cart follows, so that it never shows an old price beside a new one [CART-2]. */
export function usePackages() {
  const packages = useQuery({ ...packagesQuery, refetchOnMount: 'always' });
  const { data, isFetchedAfterMount } = packages;
  useEffect(() => {
    if (data !== undefined && isFetchedAfterMount) changeCart((cart) => refreshCart(cart, data));
  }, [data, isFetchedAfterMount]);
  return packages;
}
