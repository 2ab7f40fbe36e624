import type { ComponentType } from 'react';
import { AdminPeoplePage } from '../../features/accounts/admin.ts';
import { AdminRewardsPage } from '../../features/achievements/admin.ts';
import { AdminAnnouncementsPage } from '../../features/announcements/admin.ts';
import { AdminGamesPage, AdminSoundsPage } from '../../features/games/admin.ts';
import { AdminMediaPage } from '../../features/media/admin.ts';
import { AdminNotificationsPage } from '../../features/notifications/admin.ts';
import { AnalyticsPage } from '../../features/statistics/admin.ts';
import { AdminSupportPage } from '../../features/support/admin.ts';
import { lazyPage } from '../../lib/lazy-page.ts';
import type { StaffPageName } from '../../lib/paths.ts';
import { AdminFrame } from './admin-frame.tsx';

const staffPages: Readonly<Record<StaffPageName, ComponentType>> = {
  admin: lazyPage(() => import('./overview-page.tsx'), 'AdminOverviewPage'),
  adminQuestions: lazyPage(() => import('./questions-route.tsx'), 'AdminQuestionsRoute'),
  adminQuestionPreview: lazyPage(() => import('./questions-route.tsx'), 'QuestionPreviewRoute'),
  adminMedia: AdminMediaPage,
  adminSounds: AdminSoundsPage,
  adminSupport: AdminSupportPage,
  adminNotifications: AdminNotificationsPage,
  adminAnnouncements: AdminAnnouncementsPage,
  adminUsers: AdminPeoplePage,
  adminGameSessions: AdminGamesPage,
  adminStore: lazyPage(() => import('./store-route.tsx'), 'AdminStoreRoute'),
  adminAnalytics: AnalyticsPage,
  adminBadges: lazyPage(() => import('./badges-route.tsx'), 'AdminBadgesRoute'),
  adminRewards: AdminRewardsPage,
};

/** A page of the staff in its frame. Loads as one chunk, which no player needs. */
export function StaffPage({ name }: { name: StaffPageName }) {
  const Page = staffPages[name];
  return (
    <AdminFrame>
      <Page />
    </AdminFrame>
  );
}
