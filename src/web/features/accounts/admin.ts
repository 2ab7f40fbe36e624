// Accounts for the staff's area.
import { lazyPage } from '../../lib/lazy-page.ts';

export const AdminPeoplePage = lazyPage(() => import('./admin/admin-people-page.tsx'), 'AdminPeoplePage');
