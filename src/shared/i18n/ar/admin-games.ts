import { pluralAr } from '../catalogue.ts';
import { named } from '../named.ts';

const steps = (count: number) => pluralAr(count, {
  zero: 'لا خطوات', one: 'خطوة واحدة', two: 'خطوتان', few: `${count} خطوات`, many: `${count} خطوة`, other: `${count} خطوة`,
});

/** The staff's area for games: everybody's, and each of them step by step. */
export const adminGames = {
  title: 'جلسات اللعب',
  lead: 'كل لعبة بدأت في سراج، الأحدث أولًا.',
  caption: 'الألعاب',
  filters: 'البحث في الألعاب',
  filter: { host: 'المضيف: بريده أو رقم حسابه', outcome: 'الحالة', any: 'كل الحالات', from: 'بدأت من يوم', to: 'حتى يوم', apply: 'ابحث', clear: 'امسح البحث' },
  outcomes: { open: 'جارية', finished: 'انتهت', abandoned: 'متروكة' },
  uncounted: {
    filter: 'انتهت ولم تُحتسب', column: 'لمَ لم تُحتسب', counted: 'احتُسبت',
    short: { 'too-few-tiles': 'لم تُحتسب: خاناتها قليلة', 'too-fast': 'لم تُحتسب: أسرع من اللعب' },
    reasons: {
      'too-few-tiles': 'فُتح أقل من ثلث اللوحة',
      'too-fast': 'انتهت أسرع مما يُلعب، قبل أن تمضي 5 ثوانٍ على كل خانة فُتحت',
    },
    no: (reason: string) => `لا: ${reason}`,
  },
  columns: { id: 'رقم اللعبة', game: 'اللعبة', host: 'المضيف', email: 'بريد المضيف', outcome: 'الحالة', scores: 'النقاط', tiles: 'الخانات', begun: 'بدأت', last: 'آخر خطوة' },
  tiles: (opened: number, all: number) => `${opened} من ${all}`,
  shown: (count: number, hasMore: boolean) => {
    const games = pluralAr(count, { zero: 'لا ألعاب', one: 'لعبة واحدة', two: 'لعبتان', few: `${count} ألعاب`, many: `${count} لعبة`, other: `${count} لعبة` });
    return hasMore ? `الظاهر ${games}، وبعدها غيرها` : `الظاهر ${games}، وهذا كل ما وُجد`;
  },
  empty: 'لا لعبة بهذا البحث', emptyBody: 'غيّر البحث، أو عُد حين تبدأ لعبة.',
  deletedHost: 'حساب محذوف',
  never: 'لا شيء بعد',

  game: {
    title: 'لعبة',
    parts: { facts: 'البيانات', teams: 'الفرق', replay: 'اللعبة خطوة خطوة', log: 'ما جرى فيها', branches: 'طرق أخرى لُعبت' },
    fields: {
      id: 'رقم اللعبة', host: 'المضيف', email: 'البريد', outcome: 'الحالة', begun: 'بدأت', last: 'آخر خطوة', finished: 'انتهت', categories: 'الفئات', steps: 'الخطوات',
      lease: 'الجهاز الذي يدير', until: 'حتى', returned: 'أُعيدت جلستها',
    },
    nobody: 'لا جهاز يديرها الآن',
    yes: 'نعم', no: 'لا', separator: '، ',
    winner: 'الفائز',
    branch: (count: number, fork: number) => `${steps(count)}، وافترقت بعد الخطوة ${fork}`,
    toHost: 'حساب المضيف',
  },

  actions: {
    end: 'أنهِ اللعبة', endTitle: 'إنهاء هذه اللعبة؟', as: 'كيف تنتهي؟',
    ways: { finished: 'بنقاطها الآن', abandoned: 'متروكة' },
    will: {
      finished: 'تُعتمد النقاط كما هي الآن وتظهر النتيجة عند المضيف حالًا. سؤال مفتوح يُحسب بلا نقاط، ومن تعادلوا يتقاسمون الفوز.',
      abandoned: 'تتوقف عند المضيف حالًا، ولا تُحسب لأحد.',
    },
    final: 'لا رجعة في هذا.',
    endNow: 'أنهها الآن', ended: 'انتهت اللعبة.',
    giveBack: 'أعد جلستها', giveBackTitle: 'إعادة الجلسة؟', giveBackWill: (host: string) => `تعود جلسة واحدة إلى رصيد ${named(host, 'ar')}. تُعاد جلسة اللعبة مرة واحدة فقط.`,
    giveBackNow: 'أعد الجلسة', givenBack: 'عادت الجلسة إلى رصيد المضيف.',
    reason: 'السبب، يُحفظ في سجل الإدارة', reasonMissing: 'اكتب السبب.', keep: 'تراجع',
  },

  replay: {
    slider: 'الخطوة', at: (step: number, all: number) => `الخطوة ${step} من ${all}`, start: 'قبل أول خطوة',
    first: 'إلى البداية', previous: 'الخطوة السابقة', next: 'الخطوة التالية', last: 'إلى الآن',
    keys: 'أو بالسهمين على لوحة المفاتيح.',
    broken: (step: number) => `لا تُعاد اللعبة بعد الخطوة ${step}.`,
    board: 'اللوحة عند هذه الخطوة', category: 'الفئة', closed: (value: number) => `${value}`, wonBy: (team: string) => named(team, 'ar'), lost: 'لا أحد',
    turn: (team: string) => `دور ${named(team, 'ar')}`,
    phases: { wheel: 'عند العجلة', board: 'على اللوحة', question: 'سؤال مفتوح', result: 'عند النتيجة', finished: 'انتهت' },
    question: 'السؤال', answer: 'الجواب', stage: 'المرحلة', stages: { own: 'جواب صاحب الدور', steal: 'السرقة', closed: 'انتهى الوقت', revealed: 'ظهر الجواب' }, paused: 'الوقت متوقف',
  },

  steps: {
    wheelStopped: 'وقفت العجلة', pick: (cell: string) => `فتحوا ${cell}`, choose: (option: string) => `اختاروا «${option}»`, pass: 'مرّروا السؤال', nextClue: 'نزل دليل',
    timeUp: 'انتهى الوقت', reveal: 'كُشف الجواب', award: (team: string) => `النقاط لفريق ${named(team, 'ar')}`, awardNobody: 'لا نقاط لأحد',
    useLifeline: (lifeline: string) => `استخدموا: ${lifeline}`, queueLifeline: (team: string, lifeline: string) => `حجز فريق ${named(team, 'ar')}: ${lifeline}`,
    unqueueLifeline: (team: string, lifeline: string) => `ألغى فريق ${named(team, 'ar')} حجز: ${lifeline}`, endConsultation: 'انتهى سؤال الزميل', swap: 'بدّلوا السؤال',
    pause: 'أُوقف الوقت', resume: 'عاد الوقت', extend: 'زيد الوقت', adjust: (team: string, points: string, reason: string) => `${points} لفريق ${named(team, 'ar')}: ${reason}`,
    undo: 'تراجعوا', redo: 'أعادوا ما تراجعوا عنه', end: 'أنهوا اللعبة', openTieBreaker: 'فُتح سؤال الحسم', commitNumber: (team: string, number: string) => `ثبّت فريق ${named(team, 'ar')} ${number}`,
    commitOrder: (team: string) => `ثبّت فريق ${named(team, 'ar')} ترتيبه`, finish: 'اعتُمدت النتيجة',
  },
};
