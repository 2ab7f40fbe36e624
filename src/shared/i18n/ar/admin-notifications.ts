import { pluralAr } from '../catalogue.ts';

const people = (count: number) => pluralAr(count, {
  zero: 'لا أحد', one: 'شخص واحد', two: 'شخصان', few: `${count} أشخاص`, many: `${count} شخصًا`, other: `${count} شخص`,
});
const devices = (count: number) => pluralAr(count, {
  zero: 'لا جهاز', one: 'جهاز واحد', two: 'جهازان', few: `${count} أجهزة`, many: `${count} جهازًا`, other: `${count} جهاز`,
});

/** Notifications as the staff write and watch them. */
export const adminNotifications = {
  title: 'الإشعارات',
  lead: 'خبر يظهر تحت الجرس، ويصل إلى أجهزة من فعّل الإشعارات.',
  compose: 'إشعار جديد',
  audience: 'لمن؟',
  audiences: { all: 'للجميع', topic: 'لمتابعي موضوع', user: 'لشخص واحد' },
  topic: 'الموضوع',
  topics: { 'announcements': 'الإعلانات', 'game-updates': 'جديد الألعاب', 'promotions': 'العروض', 'tournaments': 'المسابقات', 'maintenance': 'الصيانة' },
  email: 'بريد حسابه',
  titleAr: 'العنوان بالعربية', titleEn: 'العنوان بالإنجليزية (اختياري)',
  bodyAr: 'النص بالعربية', bodyEn: 'النص بالإنجليزية (اختياري)',
  englishHint: 'من دونه يظهر النص العربي لمن يقرأ بالإنجليزية.',
  page: 'الصفحة التي يفتحها (اختياري)', pageHint: 'مسار من الموقع مثل /store.',
  when: 'متى؟', whens: { now: 'الآن', later: 'في وقت لاحق' },
  sendAt: 'وقت الإرسال', sendAtHint: 'بتوقيت الكويت.',
  review: 'راجع ثم أرسل', reviewLater: 'راجع ثم احفظ',
  problems: { 'title': 'اكتب العنوان.', 'body': 'اكتب النص.', 'title-long': 'العنوان طويل. أقصاه 100 حرف.', 'body-long': 'النص طويل. أقصاه 500 حرف.', 'email': 'اكتب بريد الحساب كاملًا.', 'send-at': 'اختر يومًا وساعة.' },
  preview: 'كما يظهر على الهاتف', previewAr: 'لمن يقرأ بالعربية', previewEn: 'لمن يقرأ بالإنجليزية', sampleTitle: 'العنوان', sampleBody: 'النص', now: 'الآن',
  confirm: {
    title: 'إرسال الإشعار؟',
    reach: (peopleCount: number, deviceCount: number) => `سيظهر تحت الجرس. الأشخاص: ${people(peopleCount)}. وسيصل فورًا إلى الأجهزة التي فعّلت الإشعارات: ${devices(deviceCount)}.`,
    counted: (time: string) => `حُسب العدد في ${time} بتوقيت الكويت.`,
    person: (name: string) => `إلى ${name}.`,
    final: 'لا يمكن سحبه بعد إرساله.',
    titleLater: 'حفظ الإشعار لوقته؟',
    at: (time: string) => `يُرسل في ${time} بتوقيت الكويت.`,
    reachLater: (peopleCount: number, deviceCount: number) => `لو أُرسل الآن: الأشخاص ${people(peopleCount)}، والأجهزة ${devices(deviceCount)}. ويُحسب العدد من جديد وقت الإرسال.`,
    cancellable: 'يمكن تعديله وإلغاؤه حتى يحين وقته. وإن تعطّل الخادم حينها أُرسل خلال الساعة التالية، وإلا فلا.',
    schedule: 'احفظه لوقته', scheduled: 'حُفظ الإشعار لوقته.',
    send: 'أرسله الآن', keep: 'لا ترسل', sent: 'أُرسل الإشعار.',
  },
  scheduled: {
    title: 'ما سيُرسل لاحقًا',
    empty: 'لا إشعار ينتظر وقته', emptyBody: 'اختر «في وقت لاحق» عند كتابة إشعار، فيظهر هنا.',
    at: 'وقت الإرسال', state: 'الحالة', actions: 'إجراء',
    states: { waiting: 'ينتظر وقته', sent: 'أُرسل', missed: 'فات وقته', cancelled: 'أُلغي' },
    edit: 'عدّل', editOne: (title: string) => `عدّل: ${title}`, editTitle: 'تعديل الإشعار',
    cancel: 'ألغه', cancelOne: (title: string) => `ألغه: ${title}`,
    askTitle: 'إلغاء الإشعار؟', ask: (title: string, time: string) => `«${title}» لن يُرسل في ${time}، ولا يمكن إعادته بعد إلغائه.`,
    confirm: 'ألغِ إرساله', keep: 'اتركه', cancelled: 'أُلغي الإشعار.',
  },
  sent: 'ما أُرسل',
  caption: 'الإشعارات المرسلة',
  empty: 'لم يُرسل إشعار بعد',
  emptyBody: 'ما ترسله يظهر هنا، ومعه عدد الأجهزة التي وصل إليها.',
  columns: { title: 'الإشعار', audience: 'لمن', at: 'أُرسل', delivery: 'الأجهزة' },
  delivery: { sent: 'وصل', failed: 'تعذّر', dropped: 'جهاز لم يعد موجودًا', waiting: 'نعيد المحاولة', underWay: 'الإرسال جارٍ', done: 'اكتمل الإرسال' },
  toPerson: 'لشخص واحد',
};
