import { pluralAr } from '../catalogue.ts';

/** The staff's area: its frame and its overview. */
export const admin = {
  title: 'لوحة الإدارة',
  menu: 'أقسام الإدارة',
  pages: { admin: 'نظرة عامة', adminSupport: 'رسائل الناس', adminNotifications: 'الإشعارات', adminAnnouncements: 'الإعلانات', adminBadges: 'الشارات', adminStore: 'المتجر', adminUsers: 'المستخدمون', adminRewards: 'المكافآت', adminGameSessions: 'جلسات اللعب', adminAnalytics: 'الإحصاءات' },
  overview: {
    title: 'نظرة عامة',
    requests: 'رسائل الناس',
    waiting: (count: number) => pluralAr(count, {
      zero: 'لا رسالة تنتظر ردًّا', one: 'رسالة واحدة تنتظر ردًّا', two: 'رسالتان تنتظران ردًّا',
      few: `${count} رسائل تنتظر ردًّا`, many: `${count} رسالة تنتظر ردًّا`, other: `${count} رسالة تنتظر ردًّا`,
    }),
    oldest: (date: string) => `أقدمها منذ ${date}`,
    openRequests: 'اقرأها',
    none: 'الرسالة الجديدة تظهر هنا حين تصل.',
  },
};
