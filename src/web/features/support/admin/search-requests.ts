import { supportAdminApi } from '#shared/support/admin-api.ts';
import { maxHits, type SearchSource } from '../../../lib/admin-search.ts';
import { call } from '../../../lib/api-client.ts';
import { pathTo } from '../../../lib/paths.ts';

const maxExcerptLength = 80;

/** What people wrote, by a word of it, their name or their address. */
export const requestSearch: SearchSource = {
  name: 'messages',
  role: 'moderator',
  fits: (text) => text.length <= 100,
  async find(text, signal) {
    const { items } = await call(supportAdminApi.list, { text, limit: maxHits }, { signal });
    return items.map(({ id, description, userName, userEmail }) => ({
      id,
      name: description.slice(0, maxExcerptLength) || id,
      note: userName ?? userEmail ?? '',
      to: `${pathTo('adminSupport')}?open=${encodeURIComponent(id)}`,
    }));
  },
};
