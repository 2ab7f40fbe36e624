import { pluralAr } from '../catalogue.ts';

/** Setting up a new game. */
export const setup = {
  title: 'لعبة جديدة',
  lead: 'اختر الفئات، وسمِّ الفرق، وابدأ السهرة.',
  againLead: 'الفرق جاهزة كما كانت. بقي أن تختار فئات جديدة.',
  loadFailed: 'لم نستطع تحميل الفئات.',

  length: {
    title: 'طول اللعبة',
    full: 'لعبة كاملة', fullHint: '6 فئات و36 سؤالًا',
    short: 'لعبة قصيرة', shortHint: '4 فئات و12 سؤالًا',
  },

  categories: {
    title: 'الفئات',
    chosen: (chosen: number, of: number) => `${chosen} من ${of}`,
    chosenLabel: (chosen: number, of: number) => `اخترت ${chosen} من ${of}`,
    remaining: (count: number) => pluralAr(count, {
      zero: 'اكتملت الفئات', one: 'بقيت فئة واحدة', two: 'بقيت فئتان', few: `بقيت ${count} فئات`, many: `بقيت ${count} فئة`, other: `بقيت ${count} فئة`,
    }),
    search: 'ابحث عن فئة',
    nothingFound: 'لا فئة بهذا الاسم.',
    none: 'لا فئات بعد.',
    complete: 'اكتملت فئاتك. أزل واحدة إن أردت غيرها.',
    surprise: 'اختر لي',
    collections: 'المجموعات',
    all: 'الكل',
    clear: 'أفرغ الاختيار',
    freshLeft: (count: number) => pluralAr(count, {
      zero: 'شاهدتم أسئلتها كلها، فتعود الأقدم', one: 'بقيت لعبة جديدة واحدة', two: 'بقيت لعبتان جديدتان',
      few: `بقيت ${count} ألعاب جديدة`, many: `بقيت ${count} لعبة جديدة`, other: `بقيت ${count} لعبة جديدة`,
    }),
  },
  collections: {
    general: 'منوعات', gulf: 'خليجيات', 'islam-arabic': 'ديننا ولغتنا', world: 'حول العالم', science: 'علوم',
    sport: 'رياضة', arts: 'فنون', family: 'للعائلة', play: 'صور وألعاب',
  },

  teams: {
    title: 'الفرق',
    count: 'كم فريقًا؟',
    countOf: (count: number) => pluralAr(count, {
      zero: 'بلا فرق', one: 'فريق', two: 'فريقان', few: `${count} فرق`, many: `${count} فريقًا`, other: `${count} فريق`,
    }),
    team: (number: number) => `الفريق ${number}`,
    names: ['الصقور', 'اللؤلؤ', 'النخيل', 'النجوم'] as readonly string[],
    name: 'اسم الفريق',
    look: 'اللون والشعار',
    color: 'لون الفريق ونسيجه',
    emblem: 'شعار الفريق',
    players: 'اللاعبون',
    playersHint: 'الأسماء وبينها فاصلة. ليس لازمًا، لكنها تنفع في «اسأل زميلك».',
    host: 'مع من تلعب أنت؟',
    hostHint: 'نقاط فريقك تُضاف إلى رصيدك في لوحة المتصدرين.',
    hostOnly: 'أدير اللعبة فقط',
  },
  colors: { coral: 'مرجاني، نسيج مخطط', turquoise: 'فيروزي، نسيج معيّنات', violet: 'بنفسجي، نسيج متعرّج', lime: 'ليموني، نسيج سنابل' },
  emblems: { falcon: 'صقر', pearl: 'لؤلؤة', dhow: 'سفينة', palm: 'نخلة', camel: 'جمل', coffee: 'دلّة', oryx: 'مها', star: 'نجمة' },

  rules: {
    title: 'قواعد اللعب',
    answerMode: 'كيف تجيبون؟',
    open: 'شفهيًا', openHint: 'تقولون الجواب، والمجلس يحكم',
    choices: 'خيارات', choicesHint: 'أربعة خيارات على الشاشة',
    questionTime: 'وقت السؤال',
    stealTime: 'وقت السرقة',
    seconds: (count: number) => `${count} ثانية`,
    noLimit: 'بلا وقت',
    noSteal: 'بلا سرقة',
    sound: 'أصوات اللعبة',
    soundHint: 'نقرة عود، ودقّة دربوكة حين يضيق الوقت',
  },

  start: {
    button: (balance: number) => `ابدأ — جلسة واحدة من رصيدك (${balance})`,
    short: 'ابدأ',
    again: 'مع الفرق نفسها',
    busy: 'نجهّز لوحتكم…',
    fixFirst: 'راجع ما عليه علامة، ثم ابدأ.',
  },
  noSessions: {
    title: 'انتهت جلساتك',
    body: 'كل لعبة تحتاج إلى جلسة واحدة. أضف جلسات من المتجر ثم عُد إلى هنا: اختياراتك محفوظة.',
    toStore: 'إلى المتجر',
    later: 'لاحقًا',
  },

  problems: {
    nameMissing: 'اكتب اسم الفريق.',
    nameTooLong: 'الاسم طويل. أقصاه 24 حرفًا.',
    nameInvisible: 'في الاسم رموز لا تُرى. اكتبه من جديد.',
    nameTaken: 'هذا الاسم لفريق آخر. اختر غيره.',
    colorTaken: 'هذا اللون لفريق آخر. اختر غيره.',
    playerTooLong: 'أحد الأسماء طويل. أقصاه 24 حرفًا.',
    playersTooMany: 'أقصى عدد 12 لاعبًا في الفريق.',
    categoriesMissing: (missing: number) => pluralAr(missing, {
      zero: 'اختر الفئات.', one: 'اختر فئة واحدة أخرى.', two: 'اختر فئتين أخريين.',
      few: `اختر ${missing} فئات أخرى.`, many: `اختر ${missing} فئة أخرى.`, other: `اختر ${missing} فئة أخرى.`,
    }),
    unknown: 'راجع هذا الحقل.',
  },
};
