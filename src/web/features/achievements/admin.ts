// Badges and rewards for the staff's area.
import { lazyPage } from '../../lib/lazy-page.ts';
import type { PicturePart } from './admin/badge-look.tsx';

export const AdminBadgesPage = lazyPage<'AdminBadgesPage', { MediumPicker: PicturePart }>(
  () => import('./admin/badges-page.tsx'),
  'AdminBadgesPage',
);
export const AdminRewardsPage = lazyPage(() => import('./admin/rewards-page.tsx'), 'AdminRewardsPage');
