import { pluralAr } from '../catalogue.ts';
import { named, signed } from '../named.ts';

const team = (name: string) => named(name, 'ar');
const points = (count: number) =>
  pluralAr(count, {
    zero: 'لا نقاط',
    one: 'نقطة واحدة',
    two: 'نقطتان',
    few: `${count} نقاط`,
    many: `${count} نقطة`,
    other: `${count} نقطة`,
  });

/** The game itself: wheel, board, question, reveal, result. */
export const play = {
  title: (first: string, second: string) => `${team(first)} ضد ${team(second)}`,
  loading: 'نفتح لعبتكم…',
  loadFailed: 'لم نستطع فتح اللعبة.',
  points,
  pointsLabel: 'النقاط',

  wheel: {
    title: 'من يبدأ؟',
    lead: 'العجلة تختار الفريق الأول.',
    spin: 'أدِر العجلة',
    spinning: 'تدور العجلة…',
    starts: (name: string) => `يبدأ فريق ${team(name)}`,
  },

  board: {
    title: 'لوحة الأسئلة',
    left: (count: number) =>
      pluralAr(count, {
        zero: 'لم يبقَ سؤال',
        one: 'بقي سؤال واحد',
        two: 'بقي سؤالان',
        few: `بقيت ${count} أسئلة`,
        many: `بقي ${count} سؤالًا`,
        other: `بقي ${count} سؤال`,
      }),
    tile: (category: string, value: number) => `${category}، ${value}`,
    tileWon: (category: string, value: number, name: string) => `${category}، ${value}، أخذها فريق ${team(name)}`,
    tileLost: (category: string, value: number) => `${category}، ${value}، لم يصبها أحد`,
    turnOf: (name: string) => `دور فريق ${team(name)}`,
    pick: 'اختاروا خانة',
    doubled: 'عودة: نقاطكم في هذا الدور بالضعف',
    mayFlip: 'قلب: لكم أن تبدّلوا السؤال القادم مرة',
  },

  teams: {
    label: 'الفرق والنقاط',
    yourTurn: 'دوركم الآن',
    waiting: 'ينتظرون',
    steal: 'فرصة السرقة',
    score: (name: string, score: number) => `فريق ${team(name)}: ${score}`,
    open: 'افتح وسائلهم ونقاطهم',
    lifelines: (name: string) => `وسائل فريق ${team(name)}`,
    gained: (name: string, count: number) => `${signed(count)} لفريق ${team(name)}`,
  },

  lifelines: {
    label: (name: string, status: string) => `${name}، ${status}`,
    names: { fiftyFifty: 'حذف خيارين', askTeammate: 'اسأل زميلك', comeback: 'عودة', flip: 'قلب' },
    status: { available: 'متاحة', queued: 'محجوزة', active: 'تعمل الآن', used: 'استُخدمت' },
    what: {
      fiftyFifty: 'يختفي خياران خاطئان، ولا سرقة في هذا السؤال.',
      fiftyFiftyOpen: 'يظهر جوابان أحدهما صحيح، ولا سرقة في هذا السؤال.',
      askTeammate: 'يقف الوقت 30 ثانية، وتسألون زميلًا واحدًا أو صديقًا على الهاتف.',
      comeback: 'للفريق المتأخر: جوابكم الصحيح في هذا الدور بالضعف.',
      flip: 'احجزوه قبل دوركم، ثم بدّلوا السؤال بآخر من الخانة نفسها.',
    },
    use: 'استخدموها',
    confirm: (name: string) => `${name}؟`,
    onceOnly: 'مرة واحدة في اللعبة.',
    teammate: 'من تسألون؟',
    teammatePlaceholder: 'اسم الزميل أو الصديق',
    ask: 'ابدأ السؤال',
    gains: 'إن أصبتم في هذا الدور:',
    queue: 'احجزوها لدوركم',
    unqueue: 'ألغوا الحجز',
    queued: 'محجوزة لدوركم القادم',
    flipOnlyQueued: 'يُحجز في دور غيركم، فيعمل حين يأتي دوركم.',
    comebackQueued: 'تعمل في أول دور تكونون فيه متأخرين.',
    queuedNotice: (name: string, lifeline: string) => `حجز فريق ${team(name)}: ${lifeline}`,
  },

  sheet: {
    title: (name: string) => `فريق ${team(name)}`,
    lifelines: 'وسائلهم',
    adjust: 'تعديل النقاط',
    add: 'أضف',
    take: 'اخصم',
    amount: 'كم نقطة؟',
    reason: 'السبب',
    reasonPlaceholder: 'مثلًا: أصابوا قبل انتهاء الوقت',
    reasonMissing: 'اكتب السبب ليظهر في ملخص اللعبة.',
    amountMissing: 'اكتب عددًا من 1 إلى 10000.',
    apply: (count: number) => `${signed(count)} الآن`,
    players: 'اللاعبون',
  },

  undo: {
    label: 'تراجع',
    redo: 'أعد ما تراجعت عنه',
    title: 'التراجع عن آخر خطوة',
    confirm: 'تراجع الآن',
    keep: 'اتركها',
    steps: {
      pick: 'يُغلق السؤال، وتبقى الخانة بسؤالها.',
      choose: 'يُسحب الخيار الأخير.',
      pass: 'يعود السؤال إلى الفريق صاحب الدور.',
      timeUp: 'يعود السؤال كما كان قبل انتهاء الوقت.',
      reveal: 'يُخفى الجواب ويعود السؤال.',
      award: 'تُسحب نقاط السؤال الأخير ويعود جوابه.',
      useLifeline: 'تعود الوسيلة إلى الفريق.',
      queueLifeline: 'يُلغى حجز الوسيلة.',
      unqueueLifeline: 'تعود الوسيلة محجوزة.',
      swap: 'يعود السؤال الأول.',
      adjust: 'يُلغى تعديل النقاط.',
      end: 'تعود اللعبة إلى ما قبل الإنهاء.',
      openTieBreaker: 'يُغلق سؤال الحسم.',
      commitNumber: 'يُسحب الرقم الأخير.',
      commitOrder: 'يُسحب الترتيب الأخير.',
      nextClue: 'يعود الدليل الأخير، وتعود نقاطه.',
      other: 'تُسحب الخطوة الأخيرة.',
    },
    turnOf: (name: string) => `ويعود الدور إلى فريق ${team(name)}.`,
    reopens: (category: string, value: number) => `يعود سؤال ${category} ${value}.`,
  },

  tools: {
    label: 'أدوات اللعبة',
    more: 'المزيد',
    mute: 'اكتم الصوت',
    unmute: 'شغّل الصوت',
    fullScreen: 'ملء الشاشة',
    exitFullScreen: 'الخروج من ملء الشاشة',
    leave: 'اخرج إلى ملفك',
    leaveHint: 'اللعبة محفوظة، وتكملها متى شئت.',
    support: 'الدعم والملاحظات',
    pausedForSupport: 'الوقت متوقف ريثما تكتب. أكملوه من السؤال حين تعودون.',
    end: 'أنهِ اللعبة',
    endTitle: 'ننهي اللعبة الآن؟',
    endBody: 'تظهر النتيجة بالنقاط الحالية. تستطيع التراجع حتى تضغط «اعتمد النتيجة».',
    endConfirm: 'أظهر النتيجة',
    judge: 'الجواب للحكم',
    judgeTitle: 'الجواب للحكم وحده',
    judgeBody: 'يمسح الحكم الرمز بجواله فيظهر له الجواب، أو يضغط هنا مطوّلًا إن لم يكن معه جوال. أبعدوا عيونكم.',
    judgeLocal: 'هذا العنوان لا يفتح على جوال آخر. اضغط مطوّلًا ليرى الحكم الجواب هنا، والبقية يلتفتون.',
    judgeHold: 'اضغط مطوّلًا لترى الجواب',
    judgeSpoken: 'الجواب',
  },

  sync: {
    offline: 'لا شبكة، واللعب مستمر. خطواتكم محفوظة هنا.',
    unsent: (count: number) =>
      pluralAr(count, {
        zero: 'كل شيء محفوظ',
        one: 'خطوة واحدة تنتظر الإرسال',
        two: 'خطوتان تنتظران الإرسال',
        few: `${count} خطوات تنتظر الإرسال`,
        many: `${count} خطوة تنتظر الإرسال`,
        other: `${count} خطوة تنتظر الإرسال`,
      }),
    notKept: 'متصفحك لا يحفظ الخطوات. لا تغلق الصفحة قبل عودة الشبكة.',
    mediaNotKept: 'بعض صور الأسئلة أو أصواتها أو مقاطعها لم تُحفظ على الجهاز، وقد لا تعمل إن انقطعت الشبكة.',
    notSecure: 'أبقوا هذه الصفحة مفتوحة حتى نهاية اللعبة.',
    notSecureWhy: 'الاتصال هنا غير آمن، فلا تُفتح اللعبة من جديد إن انقطعت الشبكة، وقد تُطفأ الشاشة وحدها.',
  },

  watching: {
    bar: 'هذه اللعبة تُدار من جهاز آخر',
    here: 'العب من هنا',
    title: 'تنتقل اللعبة إلى هذا الجهاز؟',
    body: 'يتوقف الوقت عند ما بقي منه، ويصير الجهاز الآخر للمشاهدة.',
    confirm: 'انقلها إلى هنا',
  },

  branches: {
    title: 'اللعبة سارت في طريقين',
    body: 'لعب جهازان من النقطة نفسها والشبكة مقطوعة. اختر أيهما يكمل، ويُحفظ الآخر جانبًا.',
    main: 'المحفوظ عندنا',
    branch: 'من الجهاز الآخر',
    tiles: (count: number) =>
      pluralAr(count, {
        zero: 'لم تُفتح خانة',
        one: 'فُتحت خانة واحدة',
        two: 'فُتحت خانتان',
        few: `فُتحت ${count} خانات`,
        many: `فُتحت ${count} خانة`,
        other: `فُتحت ${count} خانة`,
      }),
    lastPlayed: (when: string) => `آخر لعب ${when}`,
    keep: 'أكمل من هنا',
    confirmTitle: 'نكمل من هذه النسخة؟',
    confirmBody: 'لا رجعة في هذا الاختيار.',
  },

  result: {
    title: 'انتهت الأسئلة',
    endedEarly: 'أنهيتم اللعبة',
    winner: (name: string) => `الفوز لفريق ${team(name)}`,
    tie: 'تعادل في الصدارة!',
    tieBody: 'احسموه بسؤال واحد، أو تقاسموا الفوز.',
    openTieBreaker: 'سؤال الحسم',
    share: 'تقاسموا الفوز',
    finish: 'اعتمد النتيجة',
    finishHint: 'بعدها لا تراجع.',
    toSummary: 'إلى ملخص اللعبة',
    abandoned: 'انتهت هذه اللعبة لطول غيابها.',
  },

  tieBreak: {
    title: 'الأقرب رقمًا يفوز',
    lead: 'يكتب كل فريق رقمه دون أن يراه الآخرون.',
    answer: 'الرقم الصحيح',
  },
};
