import { pluralAr } from '../catalogue.ts';
import { named, signed } from '../named.ts';

const team = (name: string) => named(name, 'ar');

/** After a game, and the lists of games. */
export const summary = {
  title: 'ملخص اللعبة',
  listTitle: 'ألعابك السابقة',
  listLead: 'كل لعبة انتهت، بنتيجتها وأسئلتها.',
  listEmpty: 'لم تنتهِ لعبة بعد',
  listEmptyBody: 'أكمل أول لعبة وستجدها هنا بكل ما جرى فيها.',
  start: 'ابدأ لعبة جديدة',
  loadFailed: 'لم نستطع تحميل الملخص.',
  more: 'أظهر المزيد',
  winner: (name: string) => `مبروك لفريق ${team(name)}`,
  shared: (names: readonly string[]) => `تعادل: ${names.map(team).join(' و')}`,
  place: (place: number) => `المركز ${place}`,
  endedEarly: 'انتهت قبل نهاية اللوحة',
  played: (opened: number, tiles: number) => `فُتح ${opened} من ${tiles}`,

  again: 'لعبة أخرى بالفرق نفسها',
  share: 'شارك النتيجة',
  download: 'نزّل الصورة',
  shareTitle: 'نتيجتنا في سِراج',
  sharing: 'نجهّز الصورة…',
  shareFailed: 'لم نستطع تجهيز الصورة.',
  all: 'كل ألعابك',
  feedback: 'أرسل ملاحظة',

  course: {
    title: 'سير النقاط',
    label: 'خط النقاط لكل فريق بعد كل سؤال',
    step: (step: number) => `بعد ${step}`,
    start: 'البداية',
  },
  categories: { title: 'نقاط الفئات', category: 'الفئة', total: 'المجموع' },
  figures: {
    title: 'أرقام الفرق',
    own: 'أجوبة صحيحة',
    ownOf: (own: number, asked: number) => `${own} من ${asked}`,
    stolen: 'سرقات',
    contests: 'فازوا بها في دور غيرهم',
    streak: 'أطول سلسلة',
    streakOf: (count: number) =>
      pluralAr(count, {
        zero: 'لا شيء',
        one: 'جواب واحد',
        two: 'جوابان',
        few: `${count} أجوبة متتالية`,
        many: `${count} جوابًا متتاليًا`,
        other: `${count} جواب متتالٍ`,
      }),
    adjusted: 'تعديلات',
  },
  questions: {
    title: 'سؤالًا بسؤال',
    number: (turn: number) => `السؤال ${turn}`,
    by: (name: string) => `دور ${team(name)}`,
    gotIt: (name: string) => `أصاب ${team(name)}`,
    stole: (name: string) => `سرقه ${team(name)}`,
    nobody: 'لم يصب أحد',
    swapped: 'بعد القلب',
    annulled: 'أسئلة أُلغيت باعتراض',
    answer: 'الجواب',
    report: 'بلّغ عن السؤال',
  },
  sheet: {
    title: 'سجل النقاط',
    empty: 'لم تُسجّل نقاط.',
    own: 'جواب صحيح',
    steal: 'سرقة',
    contest: 'الأقرب',
    comeback: 'عودة، بالضعف',
    adjust: 'تعديل',
    cell: (category: string, value: number) => `${category} ${value}`,
  },
  lifelines: {
    title: 'الوسائل',
    unused: 'لم تُستخدم',
    brought: (count: number) => signed(count),
    broughtNothing: 'بلا نقاط',
  },
  tieBreak: { title: 'سؤال الحسم' },

  active: {
    title: 'ألعابك الجارية',
    empty: 'لا لعبة جارية الآن',
    emptyBody: 'ابدأ لعبة، وإن خرجت منها وجدتها هنا.',
    loadFailed: 'لم نستطع تحميل ألعابك.',
    resume: 'أكمل اللعبة',
    resumeOf: (names: readonly string[]) => `أكمل لعبة ${names.map(team).join(' و')}`,
    notStarted: 'لم تبدأ بعد',
    lastPlayed: (when: string) => `آخر لعب ${when}`,
    progress: (opened: number, tiles: number) => `فُتح ${opened} من ${tiles}`,
    waiting: (count: number) =>
      pluralAr(count, {
        zero: '',
        one: 'خطوة محفوظة هنا تنتظر الشبكة',
        two: 'خطوتان محفوظتان هنا تنتظران الشبكة',
        few: `${count} خطوات محفوظة هنا تنتظر الشبكة`,
        many: `${count} خطوة محفوظة هنا تنتظر الشبكة`,
        other: `${count} خطوة محفوظة هنا تنتظر الشبكة`,
      }),
  },
};
