// Notifications for the staff's area.
import { lazyPage } from '../../lib/lazy-page.ts';

export const AdminNotificationsPage = lazyPage(
  () => import('./admin/notifications-page.tsx'),
  'AdminNotificationsPage',
);
