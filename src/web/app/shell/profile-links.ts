import { pathTo } from '../../lib/paths.ts';

export const profileGames = `${pathTo('profile')}?tab=overview&section=active-games`;
export const profileSettings = `${pathTo('profile')}?tab=settings`;
