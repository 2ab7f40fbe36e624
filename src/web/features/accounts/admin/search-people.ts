import { adminAccountsApi } from '#shared/accounts/admin-api.ts';
import { maxHits, type SearchSource } from '../../../lib/admin-search.ts';
import { call } from '../../../lib/api-client.ts';
import { pathTo } from '../../../lib/paths.ts';

/** Accounts by id, address and name. */
export const peopleSearch: SearchSource = {
  name: 'people',
  role: 'admin',
  async find(text, signal) {
    const { items } = await call(adminAccountsApi.listUsers, { search: text, limit: maxHits }, { signal });
    return items.map(({ uid, displayName, email }) => ({
      id: uid,
      name: displayName,
      note: email,
      to: `${pathTo('adminUsers')}?person=${encodeURIComponent(uid)}`,
    }));
  },
};
