import { pluralAr } from '../catalogue.ts';

/** The store. */
export const store = {
  title: 'المتجر',
  lead: 'كل جلسة لعبة كاملة، لكل من في المجلس.',
  balance: (count: number) => pluralAr(count, {
    zero: 'لا جلسات في رصيدك', one: 'في رصيدك جلسة واحدة', two: 'في رصيدك جلستان',
    few: `في رصيدك ${count} جلسات`, many: `في رصيدك ${count} جلسة`, other: `في رصيدك ${count} جلسة`,
  }),
  sessions: (count: number) => pluralAr(count, {
    zero: 'بلا جلسات', one: 'جلسة واحدة', two: 'جلستان', few: `${count} جلسات`, many: `${count} جلسة`, other: `${count} جلسة`,
  }),
  popular: 'الأكثر طلبًا',
  notOpen: 'الدفع لم يُفتح بعد على هذا الموقع. هذه الباقات وأسعارها، وسيُفتح الشراء هنا.',
  loadFailed: 'لم نستطع تحميل الباقات.',
  empty: 'لا باقات معروضة الآن',
  emptyBody: 'عُد قريبًا.',
};
