import { pluralAr } from '../catalogue.ts';
import { named } from '../named.ts';

/** What a team commits from its phones, unseen by the others. */
export const phoneCommit = {
  secret: 'لا يراه إلا فريقك.',
  /** Before the press: the phone can't take it back. */
  stays: 'ما يُثبَّت يبقى كما هو.',
  late: 'لم يصل إلى الشاشة بعد. اضغط مرة أخرى.',
  number: {
    label: 'رقم فريقك',
    unit: (unit: string) => `(${unit})`,
    minus: 'سالب',
    missing: 'اكتب رقمًا صحيحًا.',
    commit: 'ثبّت الرقم',
  },
  points: {
    label: 'كم تثبّتون؟',
    range: (max: number) => `من 0 إلى ${max}، بمضاعفات 50`,
    less: 'أنقص 50',
    more: 'زد 50',
    /** On the button until something was chosen. */
    choose: 'اختاروا نقاطكم أولًا',
    notChosen: 'لم تختاروا بعد',
    none: 'العبوا بلا نقاط',
    all: (max: number) => `الكل: ${max}`,
    nothing: 'نقاطكم لا تكفي لتثبيت شيء، فتجيبون مع الجميع ولا تخسرون.',
    commit: (points: number) => `ثبّت ${points}`,
  },
  order: {
    lead: 'رتّبها من الأقدم إلى الأحدث.',
    earlier: (event: string) => `قدّم: ${event}`,
    later: (event: string) => `أخّر: ${event}`,
    moved: (event: string, place: number) => `${event}: المكان ${place}`,
    commit: 'ثبّت الترتيب',
  },
  draft: {
    lead: {
      answer: (captain: string) => `جواب الفريق عند ${named(captain, 'ar')}. تشاوروا همسًا.`,
      points: (captain: string) => `نقاط الفريق عند ${named(captain, 'ar')}. تشاوروا همسًا.`,
    },
    leadUnnamed: {
      answer: 'الفريق يجهّز جوابه. تشاوروا همسًا.',
      points: 'الفريق يختار نقاطه. تشاوروا همسًا.',
    },
    none: 'هنا يظهر ما يُجهَّز.',
    title: 'حتى الآن',
    points: (points: number) =>
      pluralAr(points, {
        zero: 'لا شيء',
        one: 'نقطة واحدة',
        two: 'نقطتان',
        few: `${points} نقاط`,
        many: `${points} نقطة`,
        other: `${points} نقطة`,
      }),
  },
  sealed: {
    title: { answer: 'ثبّتناه', points: 'ثبّتنا النقاط' },
    body: {
      answer: 'جواب فريقك محفوظ. العين على الشاشة.',
      points: 'نقاط فريقك محفوظة. العين على الشاشة.',
    },
  },
};
