import { pluralAr } from '../catalogue.ts';

/** The leaderboard. */
export const standings = {
  title: 'لوحة الصدارة',
  lead: 'هنا يُجمع ما كسبه فريقك في كل لعبة تديرها وتفتح ثلث خاناتها على الأقل.',
  periods: 'المدة',
  period: { all: 'كل الأوقات', month: 'هذا الشهر', week: 'هذا الأسبوع' },
  startsAgain: (date: string) => `تبدأ من الصفر يوم ${date}`,
  podium: 'الثلاثة الأوائل',
  list: 'الترتيب',
  rank: (rank: number) => `المركز ${rank}`,
  points: (count: number) =>
    pluralAr(count, {
      zero: 'نقطة',
      one: 'نقطة',
      two: 'نقطة',
      few: 'نقاط',
      many: 'نقطة',
      other: 'نقطة',
    }),
  games: (count: number) =>
    pluralAr(count, {
      zero: 'بلا ألعاب',
      one: 'لعبة واحدة',
      two: 'لعبتان',
      few: `${count} ألعاب`,
      many: `${count} لعبة`,
      other: `${count} لعبة`,
    }),
  you: 'أنت',
  ownPlace: 'مركزك',
  noPlace: 'اسمك ليس هنا بعد',
  noPlaceBody: 'أنهِ لعبة وفريقك فيها، فتدخل الترتيب.',
  play: 'العب الآن',
  empty: { all: 'القمة تنتظر أول اسم', month: 'لا نقاط هذا الشهر بعد', week: 'لا نقاط هذا الأسبوع بعد' },
  emptyBody: 'أنهِ لعبة وفريقك فيها، وكن أول من يجلس على القمة.',
  failed: 'لم نستطع تحميل الترتيب',
  offline: 'أنت غير متصل الآن. ترى آخر ترتيب وصلك.',
  offlineEmpty: 'يظهر الترتيب متى عدت متصلًا.',
};
