import { pluralEn, type Shape } from '../catalogue.ts';
import type { admin as ar } from '../ar/admin.ts';

export const admin = {
  title: 'Admin Dashboard',
  menu: 'Admin areas',
  pages: { admin: 'Overview', adminSupport: 'Messages', adminNotifications: 'Notifications', adminAnnouncements: 'Announcements', adminBadges: 'Badges', adminStore: 'Store', adminUsers: 'Users', adminRewards: 'Rewards', adminGameSessions: 'Game sessions', adminAnalytics: 'Analytics' },
  overview: {
    title: 'Overview',
    requests: 'Messages from people',
    waiting: (count) => pluralEn(count, { one: '1 message waits for an answer', other: `${count} messages wait for an answer` }),
    oldest: (date) => `The oldest since ${date}`,
    openRequests: 'Read them',
    none: 'A new message shows here when it comes.',
  },
} satisfies Shape<typeof ar>;
