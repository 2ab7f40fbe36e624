import { pluralAr } from '../catalogue.ts';

/** Announcements as the staff write and watch them. */
export const adminAnnouncements = {
  title: 'الإعلانات',
  lead: 'شريط تحت رأس الصفحة، يبدأ وينتهي في وقته. لا يظهر داخل لعبة ولا عند الدفع.',
  add: 'إعلان جديد', addTitle: 'إعلان جديد', edit: 'عدّل', editTitle: 'تعديل الإعلان',
  filter: 'الحالة', anyState: 'كل الإعلانات',
  states: { waiting: 'ينتظر موعده', running: 'ظاهر الآن', ended: 'انتهى', withdrawn: 'مسحوب' },
  audience: 'لمن يظهر؟',
  audiences: {
    'everybody': 'للجميع', 'visitors': 'للزوار دون حساب', 'signed-in': 'لأصحاب الحسابات', 'never-bought': 'لمن لم يشترِ بعد', 'no-sessions': 'لمن نفدت جلساته',
    'app': 'لمن يفتح التطبيق', 'app-ios': 'للتطبيق على iPhone', 'app-android': 'للتطبيق على Android',
  },
  priority: 'الأهمية',
  priorities: { urgent: 'عاجل', normal: 'عادي', quiet: 'هادئ' },
  priorityHint: 'يظهر الأهم أولًا، ثم الأحدث.',
  titleAr: 'العنوان بالعربية', titleEn: 'العنوان بالإنجليزية', bodyAr: 'النص بالعربية', bodyEn: 'النص بالإنجليزية',
  arabic: 'بالعربية', english: 'بالإنجليزية',
  link: 'الصفحة التي يفتحها (اختياري)', linkHint: 'مسار من الموقع مثل /store.',
  from: 'من', fromHint: 'بتوقيت الكويت. اتركه فارغًا ليبدأ حالًا.',
  until: 'إلى', untilHint: 'بتوقيت الكويت. اتركه فارغًا ليبقى حتى تسحبه.',
  isDismissible: 'يمكن إخفاؤه', isDismissibleHint: 'من أخفاه لا يراه مرة أخرى.',
  preview: 'كما سيظهر', sampleTitle: 'العنوان', sampleBody: 'النص', previewOpen: { ar: 'التفاصيل', en: 'Details' }, previewDismiss: { ar: 'إخفاء', en: 'Hide' },
  publish: 'انشر', save: 'احفظ التعديل', keep: 'إلغاء',
  published: 'نُشر الإعلان.', changed: 'حُفظ التعديل.',
  problems: {
    'title': 'اكتب العنوان.', 'body': 'اكتب النص.', 'title-long': 'العنوان طويل. أقصاه 80 حرفًا.', 'body-long': 'النص طويل. أقصاه 300 حرف.',
  },
  list: 'الإعلانات',
  window: (from: string, until: string | null) => until === null ? `من ${from} حتى يُسحب` : `من ${from} إلى ${until}`,
  dismissals: 'حسابات أخفته',
  dismissedBy: (count: number) => pluralAr(count, {
    zero: 'لم يخفه أحد', one: 'أخفاه حساب واحد', two: 'أخفاه حسابان', few: `أخفته ${count} حسابات`, many: `أخفاه ${count} حسابًا`, other: `أخفاه ${count} حساب`,
  }),
  fixed: 'لا يمكن إخفاؤه',
  endNow: 'أنهِه الآن', editOne: (title: string) => `عدّل: ${title}`, endOne: (title: string) => `أنهِه الآن: ${title}`,
  withdraw: {
    title: 'إنهاء الإعلان الآن؟', confirm: 'أنهِه الآن', keep: 'اتركه', done: 'سُحب الإعلان.',
    will: (title: string) => `يختفي «${title}» من كل الصفحات المفتوحة خلال لحظات، ولا يمكن إعادته.`,
  },
  empty: 'لا إعلانات بعد', emptyBody: 'ما تنشره يظهر هنا مع حاله وموعده.',
  notFound: 'لا إعلان بهذه الحالة', notFoundBody: 'اختر حالة أخرى لترى غيره.',
};
