import { pluralAr } from '../catalogue.ts';

/** The staff's area: its frame and its overview. */
export const admin = {
  title: 'لوحة الإدارة',
  menu: 'أقسام الإدارة',
  pages: { admin: 'نظرة عامة', adminQuestions: 'الأسئلة', adminMedia: 'الوسائط', adminSupport: 'رسائل الناس', adminNotifications: 'الإشعارات', adminAnnouncements: 'الإعلانات', adminBadges: 'الشارات', adminStore: 'المتجر', adminUsers: 'المستخدمون', adminRewards: 'المكافآت', adminGameSessions: 'جلسات اللعب', adminAnalytics: 'الإحصاءات' },
  search: {
    label: 'ابحث في كل شيء',
    placeholder: 'ابحث عن حساب أو عملية أو رمز أو سؤال أو رسالة',
    hint: 'حساب أو بريد أو رقم عملية أو رمز أو كلمة من سؤال أو رسالة. المفتاح / يوصلك إلى هنا.',
    asking: 'نبحث…',
    found: (count: number) => pluralAr(count, {
      zero: 'لم نجد شيئًا بهذا الاسم أو الرقم', one: 'نتيجة واحدة', two: 'نتيجتان', few: `${count} نتائج`, many: `${count} نتيجة`, other: `${count} نتيجة`,
    }),
    retry: 'أعد البحث',
    groups: { people: 'الحسابات', purchases: 'المشتريات', redeemCodes: 'رموز الجلسات', discountCodes: 'رموز الخصم', questions: 'الأسئلة', games: 'الألعاب', messages: 'رسائل الناس' },
  },
  csv: { save: 'نزّل CSV', failed: 'تعذّر التنزيل' },
  overview: {
    title: 'نظرة عامة',
    openList: 'افتح القائمة', openListOf: (title: string) => `افتح القائمة: ${title}`,
    games: 'الألعاب اليوم', started: 'بدأت', finished: 'اكتملت', active: 'لاعبون نشطون',
    accounts: 'الحسابات اليوم', newAccounts: 'حسابات جديدة',
    sales: 'المبيعات اليوم', purchases: 'عمليات الشراء', revenue: 'الإيراد',
    payments: 'مدفوعات تحتاج نظرًا', needAttention: 'لم تكتمل ولا تُحل وحدها',
    reports: 'أسئلة بُلّغ عنها', reported: 'تنتظر من يراجعها',
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
