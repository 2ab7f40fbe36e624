// Media for the staff's area.
import { lazyPage } from '../../lib/lazy-page.ts';

export const AdminMediaPage = lazyPage(() => import('./admin/media-page.tsx'), 'AdminMediaPage');
