// The store for the staff's area.
import { lazyPage } from '../../lib/lazy-page.ts';

export const AdminStorePage = lazyPage(() => import('./admin/admin-store-page.tsx'), 'AdminStorePage');
