import { pluralAr } from '../catalogue.ts';
import { named, signed, teamNamed } from '../named.ts';

const team = (name: string) => named(name, 'ar');

/** One question, from the pick to the award; and the page of one answer. */
export const question = {
  title: (category: string, value: number) => `${category}، ${value}`,
  turnOf: (name: string) => `الدور لفريق ${teamNamed(name)}`,
  stealBy: (name: string) => `السرقة لفريق ${teamNamed(name)}`,
  optionLetters: ['أ', 'ب', 'ج', 'د'] as readonly string[],
  pictureOption: (place: number) => `الصورة ${place}`,
  gone: 'حُذف',
  chosenBy: (name: string) => `اختيار ${team(name)}`,
  doubled: 'بالضعف',
  /** On a question for children, which a young team's tile opened. */
  young: 'للصغار',
  /** While it would bring other teams less. */
  youngOthers: (points: number) => `للصغار · لغيرهم ${points}`,
  kinds: { saying: 'أكمل' },

  clock: {
    label: 'الوقت الباقي',
    seconds: (count: number) =>
      pluralAr(count, {
        zero: 'انتهى الوقت',
        one: 'ثانية واحدة',
        two: 'ثانيتان',
        few: `${count} ثوانٍ`,
        many: `${count} ثانية`,
        other: `${count} ثانية`,
      }),
    unit: (count: number) =>
      pluralAr(count, { zero: 'ثانية', one: 'ثانية', two: 'ثانية', few: 'ثوانٍ', many: 'ثانية', other: 'ثانية' }),
    paused: 'متوقف',
    none: 'بلا وقت',
    over: 'انتهى الوقت',
    pause: 'أوقف الوقت',
    resume: 'أكمل الوقت',
    extend: 'زد 15 ثانية',
    extendShort: '+15',
  },

  reading: {
    left: (count: number) =>
      pluralAr(count, {
        zero: 'بدأ الوقت',
        one: 'اقرؤوا السؤال: ثانية واحدة',
        two: 'اقرؤوا السؤال: ثانيتان',
        few: `اقرؤوا السؤال: ${count} ثوانٍ`,
        many: `اقرؤوا السؤال: ${count} ثانية`,
        other: `اقرؤوا السؤال: ${count} ثانية`,
      }),
    waits: 'لم يبدأ',
    start: 'ابدأ الوقت الآن',
    startShort: 'ابدأ',
    seen: 'رأيت الكلمة، ابدأ الوقت',
  },

  memory: {
    left: (count: number) =>
      pluralAr(count, {
        zero: 'اختفت الصورة',
        one: 'تختفي الصورة بعد ثانية واحدة',
        two: 'تختفي الصورة بعد ثانيتين',
        few: `تختفي الصورة بعد ${count} ثوانٍ`,
        many: `تختفي الصورة بعد ${count} ثانية`,
        other: `تختفي الصورة بعد ${count} ثانية`,
      }),
    waits: 'احفظوها',
    held: 'الصورة مخفية ما دام الوقت متوقفًا',
    start: 'أخفِ الصورة الآن واعرض السؤال',
    startShort: 'السؤال',
  },

  steps: {
    of: (step: number, count: number) => `الخطوة ${step} من ${count}`,
    next: (worth: number) => `أوضح (${worth})`,
  },
  nameThem: {
    tick: 'قالوا واحدة',
    takeBack: 'لا تُحسب',
    count: (ticks: number, goal: number) => `${ticks} من ${goal}`,
    reached: 'اكتمل العدد في الوقت',
    some: 'مما يُقبل',
    all: 'الإجابات كلها',
  },

  reveal: 'أظهر الجواب',
  passTo: (name: string) => `مرّره إلى ${team(name)}`,
  stealRace: {
    title: 'من سبق؟',
    pill: 'السرقة لمن يسبق',
    open: 'افتح السرقة للبقية',
    otherwise: (name: string) => `إن لم يسبق أحد، فالسرقة لفريق ${teamNamed(name)}`,
  },
  closed: 'انتهى وقت الجميع',
  closedHint: 'قال الفريقان جوابيهما؟ أظهروا الجواب.',
  closedOwnHint: 'انتهى الوقت. أظهروا الجواب.',

  answer: 'الجواب',
  whoWasRight: 'من أصاب؟',
  nobody: 'لا أحد',
  gets: (count: number) => signed(count),
  verdict: (name: string, count: number) => `أصاب فريق ${teamNamed(name)}: ${signed(count)}`,
  verdictNobody: 'لم يصب أحد',
  next: 'التالي',
  correct: 'صحّح الحكم',

  consultation: {
    title: (name: string) => `تسألون ${team(name)}`,
    titleNobody: 'تسألون زميلكم',
    hint: 'وقت السؤال متوقف حتى تنتهوا.',
    end: 'انتهينا',
  },
  flip: {
    swap: 'اقلبوا السؤال',
    hint: 'سؤال آخر من الخانة نفسها، والوقت من أوله.',
    left: (count: number) =>
      pluralAr(count, {
        zero: 'انتهت المهلة',
        one: 'ثانية واحدة للقلب',
        two: 'ثانيتان للقلب',
        few: `${count} ثوانٍ للقلب`,
        many: `${count} ثانية للقلب`,
        other: `${count} ثانية للقلب`,
      }),
    old: 'جواب السؤال الأول',
  },
  afterObjection: 'سؤال بديل: أُلغي الأول باعتراض',
  fiftyFifty: { label: 'أحدهما صحيح', noSteal: 'لا سرقة في هذا السؤال' },

  secretWord: {
    acts: { mime: 'مثّلها', draw: 'ارسمها', hum: 'دندنها', describe: 'اشرحها' },
    actHints: {
      mime: 'بلا كلام ولا صوت',
      draw: 'بلا حروف ولا أرقام',
      hum: 'باللحن وحده',
      describe: 'بلا الكلمات الأربع الممنوعة',
    },
    scan: 'امسح الرمز لترى الكلمة',
    scanHint: 'للممثّل وحده',
    scanHintDescribe: 'للشارح، ولخصومه ليراقبوه',
    forbidden: 'ممنوع أن تقول',
    wereForbidden: 'كان ممنوعًا',
    listSeparator: '، ',
    foul: 'قيلت كلمة ممنوعة',
    hold: 'اضغط مطوّلًا لترى الكلمة',
    holdHint: 'البقية يلتفتون',
    holding: 'الكلمة',
    qrLabel: 'رمز يفتح الكلمة السرية على جوال الممثّل',
    guessed: 'عرفوها؟ أظهر الكلمة',
  },

  clues: {
    nth: (place: number) => `الدليل ${place}`,
    next: (worth: number) => `دليل آخر (${worth})`,
  },
  contest: {
    everyone: 'الكل يلعب',
    hidden: 'ثبّتوا جوابهم',
    waiting: 'لم يجيبوا بعد',
    allIn: 'أجاب الجميع',
    earlierTurn: (note: string) => `${note} · تعادل، ودورهم أسبق`,
    number: {
      kind: 'الأقرب يفوز',
      turnTo: (name: string) => `رقم فريق ${teamNamed(name)}`,
      missing: 'اكتبوا رقمًا صحيحًا.',
      commit: 'ثبّتوا الرقم',
      off: (difference: string) => `الفرق ${difference}`,
      exact: 'أصابوه تمامًا',
    },
    order: {
      kind: 'اتفقوا همسًا أو على ورقة',
      turnTo: (name: string) => `فريق ${teamNamed(name)}:`,
      lead: 'المسوا الأحداث من الأقدم إلى الأحدث',
      clear: 'من جديد',
      commit: 'ثبّتوا الترتيب',
      places: (count: number) =>
        pluralAr(count, {
          zero: 'لا حدث في مكانه',
          one: 'حدث واحد في مكانه',
          two: 'حدثان في مكانهما',
          few: `${count} أحداث في مكانها`,
          many: `${count} حدثًا في مكانه`,
          other: `${count} حدث في مكانه`,
        }),
    },
  },

  media: {
    failed: { image: 'تعذّر عرض الصورة', sound: 'تعذّر تشغيل الصوت', video: 'تعذّر تشغيل المقطع' },
    play: 'شغّله',
    stop: 'أوقفه',
    goOn: 'أكمله',
    again: 'أعده من جديد',
    shown: 'ما يُعرض:',
    heard: 'ما يُسمع:',
  },

  page: {
    forbidden: 'ولا تقل:',
    title: 'الجواب السري',
    hidden: 'لك وحدك',
    hiddenHint: 'أبعد الشاشة عن العيون، ثم اضغط.',
    show: 'أظهره',
    hide: 'أخفِه',
    loadFailed: 'لم نجد هذا الجواب. ربما انتهت اللعبة.',
    act: {
      mime: 'مثّلها بلا كلام',
      draw: 'ارسمها بلا حروف',
      hum: 'دندنها بلا كلمات',
      describe: 'اشرحها بكلماتك',
    },
  },
};
