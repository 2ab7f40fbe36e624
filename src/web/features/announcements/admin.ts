// Announcements for the staff's area.
import { lazyPage } from '../../lib/lazy-page.ts';

export const AdminAnnouncementsPage = lazyPage(
  () => import('./admin/announcements-page.tsx'),
  'AdminAnnouncementsPage',
);
