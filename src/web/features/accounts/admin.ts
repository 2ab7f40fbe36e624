// Accounts for the staff's area.
import { lazyPage } from '../../lib/lazy-page.ts';

export { NewAccounts } from './admin/new-accounts.tsx';
export const AdminPeoplePage = lazyPage(() => import('./admin/admin-people-page.tsx'), 'AdminPeoplePage');
export { peopleSearch } from './admin/search-people.ts';
