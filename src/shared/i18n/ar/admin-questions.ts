import { pluralAr } from '../catalogue.ts';

const questions = (count: number) => pluralAr(count, {
  zero: 'لا أسئلة', one: 'سؤال واحد', two: 'سؤالان', few: `${count} أسئلة`, many: `${count} سؤالًا`, other: `${count} سؤال`,
});

/** The bank of questions, as the staff write and judge it. */
export const adminQuestions = {
  title: 'بنك الأسئلة',
  lead: 'كل سؤال في اللعبة، من الملفات أو من الفريق.',
  add: 'أضف سؤالًا',
  filters: 'تصفية الأسئلة',
  filter: {
    text: 'كلمة في السؤال أو الجواب، أو رقمه', textHint: 'تجدها مهما كُتبت: بهمزة أو دونها، وبالتشكيل أو دونه.',
    category: 'الفئة', value: 'النقاط', kind: 'النوع', status: 'الحالة', origin: 'المصدر', missing: 'اللغة', sign: 'ما يحتاج نظرًا', sort: 'الترتيب', any: 'الكل', apply: 'ابحث', clear: 'امسح التصفية',
  },
  kinds: { 'text': 'نصّي', 'image': 'صورة', 'sound': 'صوت', 'video': 'مقطع', 'saying': 'أكمل', 'secret-word': 'كلمة سرية', 'falling-clues': 'من أنا', 'closest-number': 'الأقرب', 'order-years': 'رتّب السنوات' },
  statuses: { draft: 'مسودة', active: 'منشور', retired: 'موقوف' },
  origins: { files: 'ملفات المحتوى', staff: 'الفريق' },
  missings: { ar: 'ينقصه العربي', en: 'ينقصه الإنجليزي' },
  signs: { reported: 'بلّغ عنه أحد', unknown: 'لا يعرفه أحد', waiting: 'له تحديث ينتظر' },
  sorts: { changed: 'آخر ما تغيّر', unknown: 'ما لا يعرفه أحد', reports: 'الأكثر بلاغات' },
  empty: 'البنك فارغ', emptyBody: 'أضف أول سؤال، ويظهر هنا.',
  notFound: 'لا سؤال بهذه الأوصاف', notFoundBody: 'خفّف التصفية، أو جرّب كلمة أخرى.',
  shown: (count: number, hasMore: boolean) => hasMore ? `الظاهر ${questions(count)}، وبعدها غيرها` : `الظاهر ${questions(count)}، وهذا كل ما وُجد`,
  caption: 'بنك الأسئلة',
  columns: { question: 'السؤال', category: 'الفئة', kind: 'النوع', value: 'النقاط', figures: 'من عرفه', status: 'الحالة', changed: 'آخر تغيير' },
  untitled: 'بلا نص بعد',
  open: (beginning: string) => `افتح السؤال: ${beginning}`,
  byFiles: 'الملفات',
  figures: {
    title: 'كيف كان في اللعب',
    none: 'لم يُفتح بعد',
    brief: (opened: number, known: number) => `عُرف ${known} من ${opened}`,
    opened: 'فُتح', own: 'عرفه صاحب الدور', stolen: 'عرفه غيره', nobody: 'لم يعرفه أحد', reports: 'بلاغات',
    unknown: (value: number) => `سؤال بـ ${value} لا يكاد يعرفه أحد.`,
    seeReports: 'اقرأ البلاغات',
    reported: (count: number) => pluralAr(count, { zero: 'لا بلاغات', one: 'بلاغ واحد', two: 'بلاغان', few: `${count} بلاغات`, many: `${count} بلاغًا`, other: `${count} بلاغ` }),
  },
  edit: {
    newTitle: 'سؤال جديد', title: 'تعديل سؤال', back: 'إلى البنك', id: 'رقم السؤال',
    arabic: 'عربي', english: 'إنجليزي',
    fields: {
      category: 'الفئة', kind: 'النوع', value: 'النقاط', band: 'لمن', source: 'المصدر', sourceHint: 'أين يُتأكد منه. لا يراه اللاعبون.',
      text: 'نص السؤال', hint: 'نوع الكلمة', answer: 'الجواب', word: 'الكلمة', wrong: (place: number) => `خيار خاطئ ${place}`, explanation: 'الشرح بعد الجواب',
      act: 'كيف تُؤدّى', number: 'العدد', unit: 'الوحدة', counted: 'العدد مع وحدته كما يُقال', countedHint: 'اتركه فارغًا إن كان العدد ثم الوحدة يكفيان.',
      clue: (place: number) => `الدليل ${place}`, clues: 'الأدلة', event: (place: number) => `الحدث ${place}`, year: (place: number) => `سنة الحدث ${place}`, yearHint: 'قبل الميلاد بعلامة ناقص.', events: 'الأحداث، من الأقدم',
      media: { image: 'الصورة', sound: 'الصوت', video: 'المقطع' }, alt: 'وصف ما يُعرض', altHint: 'لمن لا يرى أو لا يسمع. لا يكشف الجواب.',
    },
    bands: { everyone: 'الجميع', family: 'العائلة', children: 'الأطفال' },
    acts: { mime: 'تمثيلًا', draw: 'رسمًا', hum: 'دندنة' },
    mediaSource: 'من أين', mediaSources: { library: 'من المكتبة', bank: 'من رسوم البنك' },
    pictureSearch: 'ابحث باسم الملف', pictureNone: 'لا صورة بهذا الاسم', pictureChoose: (file: string) => `اختر ${file}`,
    save: 'احفظ', saveDraft: 'احفظ مسودة', publish: 'انشر', republish: 'انشره من جديد', retire: 'أوقفه',
    saved: 'حُفظ السؤال.', published: 'نُشر السؤال.', retired: 'أُوقف السؤال.',
    retireTitle: 'توقف السؤال؟', retireBody: 'لن يظهر في لعبة جديدة. الألعاب الجارية تبقى كما هي، ويمكنك نشره من جديد متى شئت.', retireConfirm: 'أوقفه', keep: 'اتركه',
    notReady: 'لم يُنشر: صحّح الحقول المعلّمة.',
    playing: 'الألعاب الجارية تبقى على ما وُزّع فيها. التعديل يصل إلى الألعاب الجديدة.',
  },
  faults: {
    'missing': 'هذا الحقل فارغ.', 'invalid': 'القيمة هنا غير مقبولة.', 'not-a-tie-breaker': 'أسئلة الحسم من نوع «الأقرب» فقط.',
    'expires': 'جواب هذا السؤال قد يتغيّر مع الزمن.', 'white-space': 'فيه مسافات زائدة.', 'digits': 'اكتب الأرقام هكذا: 123.',
    'latin-in-arabic': 'في النص العربي كلمات لاتينية.', 'arabic-in-english': 'في النص الإنجليزي حروف عربية.', 'media-missing': 'اختر ما يُعرض. ربما حُذف من المكتبة.',
    'needs-counted': 'اكتب العدد مع وحدته كما يُقال.', 'counted-differs': 'العدد هنا غير العدد أعلاه.', 'events-order': 'رتّب الأحداث من الأقدم، ولكل حدث سنته.',
    'event-names-year': 'نص الحدث يذكر سنة.', 'clue-count': 'عدد الأدلة لا يناسب النقاط.', 'clue-tells': 'هذا الدليل يذكر الجواب.',
    'options-equal': 'هذا الخيار يكرّر غيره.', 'answer-in-text': 'نص السؤال يذكر جوابه.', 'answer-stands-out': 'الجواب أطول من غيره بوضوح، فيُعرف بطوله.',
  },
  alike: { title: 'أسئلة قد تشبهه', same: 'النص نفسه', body: 'تأكد أنه لا يسأل ما يسأله غيره.' },
  conflict: {
    title: 'سبقك غيرك إلى هذا السؤال', lead: 'ما كتبته ما زال هنا. هذه الفروق بينه وبين ما حُفظ.', theirs: 'المحفوظ الآن', mine: 'ما كتبته',
    takeTheirs: 'خذ المحفوظ', keepMine: 'احفظ ما كتبته فوقه', same: 'لا فرق بين النصين.',
  },
  update: {
    title: 'في الملفات نص أحدث', lead: 'غيّر الفريق هذا السؤال، ثم تغيّر في ملفات المحتوى. خذ نص الملفات أو اتركه.', now: 'الآن', files: 'في الملفات',
    take: 'خذ نص الملفات', leave: 'اتركه', taken: 'أُخذ نص الملفات.', left: 'بقي نص الفريق.', mediaOnly: 'تغيّر ما يُعرض وحده.',
  },
  versions: {
    title: 'النسخ السابقة', show: 'أظهر النسخ', current: 'الحالية', compare: (version: number) => `قارن بالنسخة ${version}`, version: (version: number) => `النسخة ${version}`,
    restore: 'أعد هذا النص', restored: 'عاد النص السابق نسخةً جديدة.', then: 'في تلك النسخة', now: 'الآن', close: 'أغلق',
    done: {
      'files': 'من الملفات', 'created': 'أُضيف', 'changed': 'عُدّل', 'published': 'نُشر', 'retired': 'أُوقف', 'drafted': 'عاد مسودة',
      'restored': 'أُعيد نص سابق', 'imported': 'استُورد', 'update-taken': 'أُخذ نص الملفات', 'update-left': 'تُرك نص الملفات',
    },
  },
  preview: {
    title: 'كما يظهر في اللعب', page: 'معاينة السؤال', sizes: { phone: 'هاتف قائم', side: 'هاتف على جنبه', laptop: 'حاسوب محمول', television: 'تلفاز' },
    size: 'الشاشة', stage: 'المرحلة', open: 'قبل الكشف', revealed: 'بعد الكشف', teams: ['الصقور', 'اللؤلؤ'] as [string, string], whole: 'عاينه على كل الشاشات', edit: 'عدّل السؤال',
    impossible: 'لا يمكن عرض السؤال قبل إكماله.',
    frame: (size: string) => `السؤال على ${size}`,
  },
};
