import { pluralAr } from '../catalogue.ts';
import { named } from '../named.ts';
import { nthDrawAr } from './draw-words.ts';
import { aliasAr, eveningsAr, membersAr, sultanAr } from './gang-words.ts';

/** The pages of gangs. */
export const gangs = {
  title: 'شللي',
  lead: 'من تلعبون معًا، وجدول سهراتكم، والألقاب التي تتنقّل بينكم.',
  create: 'شلّة جديدة',
  failed: 'لم نستطع تحميل الشلل',
  offline: 'تظهر شللك متى عاد الاتصال.',
  offlineNote: 'لا اتصال الآن. هذا آخر ما وصل.',
  empty: {
    title: 'كوّنوا شلّتكم',
    body:
      'تُكتب أسماء الربع مرة واحدة، فتُقسم الفرق بالعدل كل سهرة ولا يتكرر عليكم سؤال. ' +
      'ومع السهرات يكبر جدولكم وتُخطف الألقاب: هذا سلطان الجغرافيا، وذاك ملك السرقات.',
  },
  list: 'قائمة الشلل',
  members: membersAr,
  evenings: eveningsAr,
  lastEvening: (date: string) => `آخر سهرة ${date}`,
  roles: { owner: 'شلّتك', host: 'تشارك استضافتها', member: 'اسمك فيها' },

  form: {
    title: 'شلّة جديدة',
    name: 'اسم الشلّة',
    nameHint: 'مثل «شلّة الخميس» أو «بيت بو خالد».',
    look: 'شعار الشلّة ونسيجها',
    emblem: 'الشعار',
    color: 'اللون والنسيج',
    bringsSeen: 'لعبنا معًا من قبل',
    bringsSeenHint: 'فلا تعود عليكم أسئلة ألعابك السابقة، ولا على من تضيفه قبل نهاية أول سهرة.',
    create: 'تكوين الشلّة',
  },
  names: {
    label: 'الأسماء',
    hint: 'بعد كل اسم فاصلة أو «إدخال»، وتُلصق القائمة كلها مرة واحدة.',
    add: 'إضافة الاسم',
    list: 'أسماء كتبتها',
    remove: (name: string) => `حذف ${named(name, 'ar')}`,
    repeated: (names: readonly string[]) => {
      const listed = names.map((name) => `«${named(name, 'ar')}»`).join(' و');
      return names.length === 1
        ? `${listed} موجود في القائمة. يلزمه ما يميّزه، مثل «محمد بو علي».`
        : `${listed} في القائمة من قبل. يلزم كل اسم ما يميّزه.`;
    },
    tooLong: (name: string) => `«${named(name, 'ar')}» طويل. أقصاه 24 حرفًا.`,
    invisible: 'في الاسم رموز لا تُرى. تلزم كتابته من جديد.',
    missing: 'لا بد من اسم واحد على الأقل.',
    full: 'اكتمل العدد: 60 في الشلّة الواحدة.',
    count: membersAr,
  },
  colors: { coral: 'مرجاني', turquoise: 'فيروزي', violet: 'بنفسجي', lime: 'ليموني' },
  emblems: {
    falcon: 'صقر',
    pearl: 'لؤلؤة',
    dhow: 'سفينة',
    palm: 'نخلة',
    camel: 'جمل',
    coffee: 'دلّة',
    oryx: 'مها',
    star: 'نجمة',
  },
  alias: aliasAr,
  former: 'عضو سابق',

  page: {
    failed: 'لم نستطع تحميل الشلّة',
    gone: 'لا شلّة هنا',
    goneBody: 'حُذفت، أو هي لغيرك. والدعوة إليها عند من يستضيفها.',
    back: 'شللي',
    offline: 'تظهر الشلّة متى عاد الاتصال.',
    play: 'ابدؤوا سهرة',
    share: 'مشاركة الصفحة',
    tabs: 'أقسام الشلّة',
    tab: { table: 'الجدول', evenings: 'السهرات', members: 'الأعضاء', settings: 'الإدارة' },
    tabOfMember: 'عضويتك',
  },

  table: {
    title: 'الجدول',
    seasons: 'الموسم',
    thisMonth: 'هذا الشهر',
    earlier: 'أشهر مضت',
    all: 'كل الأوقات',
    month: 'الشهر',
    failed: 'لم نستطع تحميل الجدول',
    offline: 'يظهر الجدول متى عاد الاتصال.',
    emptyMonth: 'لا سهرة في هذا الشهر',
    empty: 'الجدول ينتظر أول سهرة',
    emptyBody: 'العبوا لعبة كاملة معًا، فيظهر من فاز ومع من، ومن يخاف أي فئة.',
    emptyPublic: 'لم تُلعب سهرة بعد.',
    seeAll: 'كل الأوقات',
    rank: (rank: number) => `المركز ${rank}`,
    member: 'العضو',
    wins: 'الفوز',
    winsOf: (wins: number, evenings: number) => `${wins} من ${evenings}`,
    share: 'الحصة من النقاط',
    favourite: 'الفئة المفضلة',
    feared: 'الفئة المخيفة',
    rival: 'الغريم',
    /** In words: a score of two numbers is read from the right by some, from the left by others. */
    rivalScore: (wins: number, losses: number) => `فوز ${wins} · خسارة ${losses}`,
    partner: 'شريك الفوز',
    partnerScore: (wins: number, evenings: number) => `فازا معًا ${wins} من ${evenings}`,
    none: 'لا يُعرف بعد',
    more: (name: string) => `المزيد عن ${named(name, 'ar')}`,
  },

  titles: {
    title: 'الألقاب',
    lead: 'تُخطف من سهرة إلى سهرة، والتعادل يُبقي اللقب عند حامله.',
    empty: 'لا لقب بعد',
    emptyBody: 'من أجاب أكثر من غيره في فئة، في خمسة أسئلة على الأقل، فله سلطنتها.',
    sultan: sultanAr,
    steals: 'ملك السرقات',
    since: (date: string) => `منذ ${date}`,
    /** How often it was taken from a holder. */
    history: (thefts: number) =>
      pluralAr(thefts, {
        zero: 'لم يُخطف بعد',
        one: 'خُطف مرة واحدة',
        two: 'خُطف مرتين',
        few: `خُطف ${thefts} مرات`,
        many: `خُطف ${thefts} مرة`,
        other: `خُطف ${thefts} مرة`,
      }),
    holders: (title: string) => `من حملوا لقب ${title}`,
    more: (count: number) => `كل الألقاب (${count})`,
  },

  eveningList: {
    title: 'السهرات',
    failed: 'لم نستطع تحميل السهرات',
    offline: 'تظهر السهرات متى عاد الاتصال.',
    empty: 'أول سهرة لم تأتِ بعد',
    emptyBody: 'ابدؤوا لعبة وقولوا من معكم الليلة، فتُحفظ السهرة هنا.',
    playing: 'لم تنتهِ بعد',
    uncounted: 'لم تُحسب: فُتح منها أقل من ثلثها',
    tie: 'تعادل',
    winner: 'الفائز',
    drawn: 'قرعة رقم',
    drawnWhy: 'رقم القرعة التي قسمت الفرق',
    nthDraw: nthDrawAr,
  },
};
