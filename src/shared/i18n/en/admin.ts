import { pluralEn, type Shape } from '../catalogue.ts';
import type { admin as ar } from '../ar/admin.ts';

export const admin = {
  title: 'Admin Dashboard',
  menu: 'Admin areas',
  pages: { admin: 'Overview', adminQuestions: 'Questions', adminMedia: 'Media', adminSupport: 'Messages', adminNotifications: 'Notifications', adminAnnouncements: 'Announcements', adminBadges: 'Badges', adminStore: 'Store', adminUsers: 'Users', adminRewards: 'Rewards', adminGameSessions: 'Game sessions', adminAnalytics: 'Analytics' },
  search: {
    label: 'Search everything',
    placeholder: 'Find an account, a purchase, a code, a question, a message',
    hint: 'An account, an address, the id of a purchase, a code, or a word of a question or a message. The key / leads here.',
    asking: 'Searching…',
    found: (count) => count === 0 ? 'Nothing is called like that' : pluralEn(count, { one: '1 result', other: `${count} results` }),
    retry: 'Search again',
    groups: { people: 'Accounts', purchases: 'Purchases', redeemCodes: 'Redeem codes', discountCodes: 'Discount codes', questions: 'Questions', games: 'Games', messages: 'Messages' },
  },
  csv: { save: 'Download CSV', failed: "It couldn't be downloaded" },
  overview: {
    title: 'Overview',
    openList: 'Open the list', openListOf: (title) => `Open the list: ${title}`,
    games: 'Games today', started: 'Started', finished: 'Finished', active: 'Active players',
    accounts: 'Accounts today', newAccounts: 'New accounts',
    sales: 'Sales today', purchases: 'Purchases', revenue: 'Revenue',
    payments: 'Payments to look at', needAttention: 'Not settled, and will not settle by themselves',
    reports: 'Reported questions', reported: 'Wait for a look',
    requests: 'Messages from people',
    waiting: (count) => pluralEn(count, { one: '1 message waits for an answer', other: `${count} messages wait for an answer` }),
    oldest: (date) => `The oldest since ${date}`,
    openRequests: 'Read them',
    none: 'A new message shows here when it comes.',
  },
} satisfies Shape<typeof ar>;
