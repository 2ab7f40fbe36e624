import { pluralAr } from '../catalogue.ts';
import { named } from '../named.ts';
import { awards } from './awards.ts';

/** The phones of a room, on the host's screen. */
export const rooms = {
  title: 'الجوالات',

  join: {
    title: 'شاركونا من جوالاتكم',
    scan: 'وجّهوا كاميرا الجوال إلى الرمز، واختاروا فريقكم.',
    code: 'رمز الدخول من الجوال',
    number: (code: string, here: string) => `الجوالات، رقم الدخول ${code}، ${here}`,
    opening: 'نجهّز رمز الدخول…',
    joined: (name: string) => `انضمّ إلينا: ${name}`,
    /** Between names that joined together. */
    separator: '، ',
    more: (count: number) => `+${count}`,
  },

  here: (count: number) =>
    pluralAr(count, {
      zero: 'لا جوالات معنا بعد',
      one: 'جوال واحد معنا',
      two: 'جوالان معنا',
      few: `${count} جوالات معنا`,
      many: `${count} جوالًا معنا`,
      other: `${count} جوال معنا`,
    }),

  seats: {
    title: 'من معنا',
    none: 'لم ينضمّ أحد بعد',
    noneHint: 'وجّهوا كاميرا الجوال إلى الرمز، وتظهر أسماؤكم هنا.',
    noneInTeam: 'لا أحد بعد',
    /** After the end of the game. */
    noneLeft: 'لا أحد',
    onlookers: (count: number) =>
      pluralAr(count, {
        zero: 'لا متفرجين',
        one: 'متفرج واحد',
        two: 'متفرجان',
        few: `${count} متفرجين`,
        many: `${count} متفرجًا`,
        other: `${count} متفرج`,
      }),
    away: 'غير متصل',
    edit: (name: string) => `تعديل ${name}`,
    name: 'الاسم',
    save: 'احفظ الاسم',
    team: 'الفريق',
    onlooker: 'متفرج',
    remove: (name: string) => `إخراج ${name}`,
    /** In the place of its row, without the name. */
    removed: 'خرج هذا الجوال',
    restore: 'أعِده',
    clear: 'أخرج كل المتفرجين',
    clearTitle: 'إخراج المتفرجين؟',
    clearBody: (count: number) => `عددهم ${count}. ويبقى اللاعبون والحَكَم ومن معه الريموت.`,
    clearConfirm: 'أخرجهم',
  },

  remote: {
    label: 'الريموت',
    hint: 'تُدار اللعبة من هذا الجوال. ريموت واحد لا أكثر.',
  },

  judge: {
    label: 'الحَكَم',
    hint: 'يظهر الجواب على هذا الجوال قبل كشفه. حَكَم واحد لا أكثر.',
    hintForPlayer: 'الحَكَم لا يلعب مع فريق. شغّله فينتقل هذا الجوال إلى المتفرجين ويصير الحَكَم.',
    inChoices: 'الحَكَم: لا عمل له في هذه اللعبة، فالشاشة تحكم على الخيارات.',
    sees: (name: string) => `الجواب ظاهر على جوال ${name}.`,
  },

  lock: {
    label: 'أقفل الدخول',
    hint: 'من معنا يبقى، ولا ينضمّ جوال جديد.',
    locked: 'الدخول مقفل',
    lockedHint: 'افتحه متى أردت أن ينضمّ جوال آخر.',
  },

  mute: {
    label: 'أوقف التفاعل',
    hint: 'لا يظهر على الشاشة تصفيق ولا قلوب من الجوالات.',
  },

  away: 'الجوالات غير متصلة',
  offline: {
    title: 'الجوالات تنتظر الشبكة',
    body: 'لعبتكم مستمرة على الشاشة، وتعود الجوالات متى عادت الشبكة.',
  },
  failed: {
    title: 'تعذّر وصل الجوالات',
    body: 'لعبتكم مستمرة على الشاشة كما هي.',
  },

  /** Of the answering team's phones, on an option. */
  votes: {
    count: (count: number) =>
      pluralAr(count, {
        zero: 'لا أصوات',
        one: 'صوت واحد',
        two: 'صوتان',
        few: `${count} أصوات`,
        many: `${count} صوتًا`,
        other: `${count} صوت`,
      }),
    majority: 'الأكثر أصواتًا',
  },

  captain: {
    label: 'القيادة',
    hint: 'يُعتمد جواب الفريق من هذا الجوال. جوال واحد لكل فريق.',
    hintOn: 'يُعتمد جواب الفريق من هذا الجوال. أوقفها فتنتقل القيادة إلى جوال آخر في الفريق.',
    alone: 'القيادة لهذا الجوال، ولا جوال آخر للفريق الآن.',
  },

  /** At set-up. */
  setup: {
    title: 'الجوالات تشارك',
    hint: 'والشاشة وحدها تكفي.',
    body: 'يظهر على الشاشة رمز. من أحبّ وجّه إليه كاميرا جواله، وكتب اسمه، ودخل مع فريقه: بلا حساب ولا تطبيق. والشاشة وحدها تكفي لكل شيء.',
  },

  /** Who pressed first for a steal. */
  race: {
    label: 'من سبق',
    behind: (ms: number) => `بفارق ${(ms / 1000).toFixed(2)} ثانية`,
    equal: 'في اللحظة نفسها',
    drawn: 'ضغطوا معًا، والقرعة حسمت.',
  },

  /** Of a teammate who is asked on a phone. */
  hint: {
    phone: 'بالجوال',
    onPhone: 'من تختارونه بجواله يصله السؤال عليه، ويظهر تلميحه هنا.',
    from: (name: string) => `تلميح ${named(name, 'ar')}`,
    sure: { guess: 'مجرد تخمين', think: 'أغلب الظن', sure: 'بلا شك' },
  },

  /** Of a secret word that a phone has taken. */
  actor: {
    has: (name: string) => `الكلمة عند ${named(name, 'ar')}`,
    alone: 'ولا تظهر على جوال آخر',
    free: 'أو خذوها على جوال واحد منكم',
    showCode: 'أظهر الرمز',
  },

  /** Where a team commits its answer unseen by the others. */
  commit: {
    byPhone: 'من الجوال',
    committed: (names: string) => `ثبّتوا من الجوال: ${names}`,
  },
  awards,
};
