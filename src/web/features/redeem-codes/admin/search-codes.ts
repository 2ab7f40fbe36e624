import { redeemCodeAdminApi } from '#shared/redeem-codes/admin-api.ts';
import { maxHits, type SearchSource } from '../../../lib/admin-search.ts';
import { call } from '../../../lib/api-client.ts';
import { pathTo } from '../../../lib/paths.ts';
import { tabQuery } from './redeem-code-filters.ts';

/** Redeem codes by their beginning. */
export const redeemCodeSearch: SearchSource = {
  name: 'redeemCodes',
  role: 'admin',
  fits: (text) => text.length <= 64,
  async find(text, signal) {
    const { items } = await call(redeemCodeAdminApi.list, { code: text, limit: maxHits }, { signal });
    return items.map(({ id, code }) => ({
      id,
      name: code,
      note: '',
      to: `${pathTo('adminStore')}?${tabQuery({ open: id }).toString()}`,
    }));
  },
};
