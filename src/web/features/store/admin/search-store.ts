import { adminStoreApi } from '#shared/store/admin-api.ts';
import { maxHits, type SearchSource } from '../../../lib/admin-search.ts';
import { call } from '../../../lib/api-client.ts';
import { pathTo } from '../../../lib/paths.ts';

/** Purchases by their id, or what a provider or the app's store calls them. */
export const purchaseSearch: SearchSource = {
  name: 'purchases',
  role: 'admin',
  fits: (text) => !/\s/.test(text),
  async find(text, signal) {
    const { items } = await call(adminStoreApi.listAllPurchases, { reference: text, limit: maxHits }, { signal });
    return items.map(({ id, buyer }) => ({
      id,
      name: id,
      note: buyer?.email ?? '',
      to: `${pathTo('adminStore')}?tab=purchases&purchase=${encodeURIComponent(id)}`,
    }));
  },
};

export const discountCodeSearch: SearchSource = {
  name: 'discountCodes',
  role: 'admin',
  fits: (text) => text.length <= 40,
  async find(text, signal) {
    const { items } = await call(adminStoreApi.listDiscountCodes, { search: text, limit: maxHits }, { signal });
    return items.map(({ id, code }) => ({
      id,
      name: code,
      note: '',
      to: `${pathTo('adminStore')}?tab=discount-codes&search=${encodeURIComponent(code)}`,
    }));
  },
};
