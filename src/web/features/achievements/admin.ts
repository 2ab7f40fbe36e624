// Badges and rewards for the staff's area.
import { lazyPage } from '../../lib/lazy-page.ts';

export const AdminBadgesPage = lazyPage(() => import('./admin/badges-page.tsx'), 'AdminBadgesPage');
export const AdminRewardsPage = lazyPage(() => import('./admin/rewards-page.tsx'), 'AdminRewardsPage');
