import { adminGamesApi } from '#shared/games/admin-api.ts';
import { maxHits, type SearchSource } from '../../../lib/admin-search.ts';
import { call } from '../../../lib/api-client.ts';
import { pathTo } from '../../../lib/paths.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Games by their id. */
export const gameSearch: SearchSource = {
  name: 'games',
  role: 'admin',
  fits: (text) => uuid.test(text),
  async find(text, signal) {
    const { items } = await call(adminGamesApi.listHostedGames, { id: text.toLowerCase(), limit: maxHits }, { signal });
    return items.map(({ id, host }) => ({
      id,
      name: id,
      note: host?.email ?? '',
      to: `${pathTo('adminGameSessions')}?game=${id}`,
    }));
  },
};
