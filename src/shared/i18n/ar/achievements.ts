import { pluralAr } from '../catalogue.ts';
import { formatNumber } from '../format.ts';

const games = (count: number) =>
  pluralAr(count, {
    zero: 'بلا ألعاب',
    one: 'لعبة واحدة',
    two: 'لعبتين',
    few: `${count} ألعاب`,
    many: `${count} لعبة`,
    other: `${count} لعبة`,
  });
const points = (count: number) =>
  pluralAr(count, {
    zero: 'بلا نقاط',
    one: 'نقطة واحدة',
    two: 'نقطتين',
    few: `${formatNumber(count, 'ar')} نقاط`,
    many: `${formatNumber(count, 'ar')} نقطة`,
    other: `${formatNumber(count, 'ar')} نقطة`,
  });
const daysInARow = (count: number) =>
  pluralAr(count, {
    zero: 'بلا أيام',
    one: 'يومًا',
    two: 'يومين متتاليين',
    few: `${count} أيام متتالية`,
    many: `${count} يومًا متتاليًا`,
    other: `${count} يوم متتالٍ`,
  });
const weeksInARow = (count: number) =>
  pluralAr(count, {
    zero: 'بلا أسابيع',
    one: 'أسبوعًا',
    two: 'أسبوعين متتاليين',
    few: `${count} أسابيع متتالية`,
    many: `${count} أسبوعًا متتاليًا`,
    other: `${count} أسبوع متتالٍ`,
  });

/** Badges and rewards as a player sees them. */
export const achievements = {
  badges: 'شاراتي',
  earned: (count: number, all: number) => `كسبت ${count} من ${all}`,
  earnedOn: (date: string) => `كسبتها في ${date}`,
  missing: 'بقي لها',
  progress: (reached: number, wanted: number) => `${formatNumber(reached, 'ar')} من ${formatNumber(wanted, 'ar')}`,
  empty: 'لا شارات بعد',
  emptyBody: 'حين تُضاف شارات تجدها هنا، وتكسبها باللعب.',
  loadFailed: 'لم نستطع تحميل شاراتك.',
  rewards: 'هدايا اللعب',
  newBadge: 'شارة جديدة!',
  newReward: 'هدية لك',
  sessions: (count: number) =>
    pluralAr(count, {
      zero: 'بلا جلسات',
      one: 'جلسة واحدة',
      two: 'جلستان',
      few: `${count} جلسات`,
      many: `${count} جلسة`,
      other: `${count} جلسة`,
    }),
  /** What each condition asks, after the fact that one plays. */
  conditions: {
    games: (count: number) => `العب ${games(count)}`,
    totalScore: (count: number) => `اجمع ${points(count)} في كل ألعابك`,
    bestScore: (count: number) => `اجمع ${points(count)} في لعبة واحدة`,
    bestMargin: (count: number) => `فُز بفارق ${points(count)}`,
    bestWinStreak: (count: number) =>
      count === 1 ? 'فُز بلعبة' : count === 2 ? 'فُز بلعبتين متتاليتين' : `فُز بـ${games(count)} متتالية`,
    sweeps: (count: number) => `سجّل في كل الفئات، في ${games(count)}`,
    pureGames: (count: number) => `فُز بلا أي وسيلة مساعدة، في ${games(count)}`,
    mostSteals: (count: number) =>
      pluralAr(count, {
        zero: 'اسرق سؤالًا في لعبة',
        one: 'اسرق سؤالًا في لعبة',
        two: 'اسرق سؤالين في لعبة واحدة',
        few: `اسرق ${count} أسئلة في لعبة واحدة`,
        many: `اسرق ${count} سؤالًا في لعبة واحدة`,
        other: `اسرق ${count} سؤال في لعبة واحدة`,
      }),
    mostInADay: (count: number) => `العب ${games(count)} في يوم واحد`,
    categories: (count: number) =>
      pluralAr(count, {
        zero: 'العب فئة',
        one: 'العب فئة واحدة',
        two: 'العب فئتين مختلفتين',
        few: `العب ${count} فئات مختلفة`,
        many: `العب ${count} فئة مختلفة`,
        other: `العب ${count} فئة مختلفة`,
      }),
    fullBoards: (count: number) => `أكمل اللوحة كلها، في ${games(count)}`,
    bestAnswerStreak: (count: number) =>
      pluralAr(count, {
        zero: 'أصب جوابًا',
        one: 'أصب جوابًا واحدًا',
        two: 'أصب جوابين متتاليين',
        few: `أصب ${count} أجوبة متتالية في لعبة واحدة`,
        many: `أصب ${count} جوابًا متتاليًا في لعبة واحدة`,
        other: `أصب ${count} جواب متتالٍ في لعبة واحدة`,
      }),
    bestDayStreak: (count: number) => `العب ${daysInARow(count)}`,
    bestWeekStreak: (count: number) => `العب ${weeksInARow(count)}`,
    totalSteals: (count: number) =>
      pluralAr(count, {
        zero: 'اسرق سؤالًا',
        one: 'اسرق سؤالًا واحدًا',
        two: 'اسرق سؤالين',
        few: `اسرق ${count} أسئلة في كل ألعابك`,
        many: `اسرق ${count} سؤالًا في كل ألعابك`,
        other: `اسرق ${count} سؤال في كل ألعابك`,
      }),
    crowns: (count: number) =>
      pluralAr(count, {
        zero: 'كن ملك فئة',
        one: 'كن ملك فئة مرة واحدة',
        two: 'كن ملك فئة مرتين',
        few: `كن ملك فئة ${count} مرات`,
        many: `كن ملك فئة ${count} مرة`,
        other: `كن ملك فئة ${count} مرة`,
      }),
    bestComeback: (count: number) => `فُز بعد تأخر بفارق ${points(count)}`,
    ramadanGames: (count: number) => `العب في رمضان ${games(count)}`,
    eidGames: (count: number) => `العب في أيام العيد ${games(count)}`,
    nationalDayGames: (count: number) => `العب في 25 أو 26 فبراير ${games(count)}`,
    winterGames: (count: number) => `العب في الشتاء ${games(count)}`,
  },
  /** Why sessions were granted. */
  reasons: {
    'nth-game': (count: number) => `للعبتك رقم ${count}`,
    'every-games': (count: number) => (count === 1 ? 'لكل لعبة تكملها' : `لكل ${games(count)} تكملها`),
    'day-streak': (count: number) => (count === 1 ? 'ليوم لعبت فيه' : `للعبك ${daysInARow(count)}`),
    'week-streak': (count: number) => (count === 1 ? 'لأسبوع لعبت فيه' : `للعبك ${weeksInARow(count)}`),
    'new-month': () => 'لأول لعبة في الشهر',
  },
};
