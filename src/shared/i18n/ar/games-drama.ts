import { pluralAr } from '../catalogue.ts';
import { teamNamed } from '../named.ts';

/** What the stage says in the great moments of a question. */
export const drama = {
  suspense: 'والجواب…',
  right: 'أصابوها!',
  rightBy: (name: string) => `أصاب فريق ${teamNamed(name)}`,
  outcomes: { right: 'صحيح', wrong: 'خطأ' },
  wrong: 'لم يصيبوا هذه المرة',
  nobody: 'بسيطة، القادم أحلى',
  timeUp: 'انتهى الوقت!',
  stealOpens: 'فرصة السرقة',
  stealLead: 'السؤال عندكم الآن',
  stealRace: 'من يسبق؟',
  stealRaceLead: 'السؤال لبقية الفرق',
  stealYoung: (points: number) => `سؤال للصغار، وسرقته بـ${points}`,
  stealWon: 'خطفوها!',
  stealWonBy: (name: string) => `خطفها فريق ${teamNamed(name)}`,
  streak: 'ما شاء الله!',
  streakOf: (count: number) =>
    pluralAr(count, {
      zero: '',
      one: 'إجابة صحيحة',
      two: 'إجابتان صحيحتان متتاليتان',
      few: `${count} إجابات صحيحة متتالية`,
      many: `${count} إجابة صحيحة متتالية`,
      other: `${count} إجابة صحيحة متتالية`,
    }),
  streakBy: (name: string, count: string) => `ما شاء الله! ${count} لفريق ${teamNamed(name)}`,
};
