import { pluralAr } from '../catalogue.ts';

/** Redeem codes on the page. */
export const redeemCodes = {
  title: 'عندك رمز جلسات؟',
  lead: 'اكتبه هنا كما هو على بطاقتك أو في رسالتك.',
  code: 'رمز الجلسات',
  redeem: 'أضف الجلسات',
  balance: (count: number) =>
    pluralAr(count, {
      zero: 'لا جلسات في رصيدك',
      one: 'في رصيدك الآن جلسة واحدة',
      two: 'في رصيدك الآن جلستان',
      few: `في رصيدك الآن ${count} جلسات`,
      many: `في رصيدك الآن ${count} جلسة`,
      other: `في رصيدك الآن ${count} جلسة`,
    }),
  offline: 'لا اتصال بالإنترنت الآن. الرمز يُضاف متى عدت متصلًا.',
  verifyFirst: 'أكّد بريدك أولًا لتضيف الجلسات.',
  verify: 'أكّد البريد',
  signIn: 'سجّل الدخول',
  mine: 'رموزي',
  assigned: 'رموز لك',
  assignedEmpty: 'لا رموز مخصصة لك الآن.',
  redeemed: 'رموز أضفتها',
  redeemedEmpty: 'لم تضف رمزًا بعد.',
  sessions: (count: number) =>
    pluralAr(count, {
      zero: 'بلا جلسات',
      one: 'جلسة واحدة',
      two: 'جلستان',
      few: `${count} جلسات`,
      many: `${count} جلسة`,
      other: `${count} جلسة`,
    }),
  redeemedOn: (date: string) => `أضفته في ${date}`,
  notOpen: 'لم يعد صالحًا',
  copy: 'انسخ الرمز',
  copied: 'نسخنا الرمز',
  copyFailed: 'لم نستطع النسخ. اكتب الرمز بيدك.',
  loadFailed: 'لم نستطع تحميل رموزك.',
  more: 'اعرض المزيد',
};
