// Games for the staff's area.
import { lazyPage } from '../../lib/lazy-page.ts';

export const AdminGamesPage = lazyPage(() => import('./admin/admin-games-page.tsx'), 'AdminGamesPage');
export { gameSearch } from './admin/search-games.ts';
