import { pluralAr } from '../catalogue.ts';

const sessions = (count: number) => pluralAr(count, {
  zero: 'بلا جلسات', one: 'جلسة واحدة', two: 'جلستان', few: `${count} جلسات`, many: `${count} جلسة`, other: `${count} جلسة`,
});
const codes = (count: number) => pluralAr(count, {
  zero: 'لا رموز', one: 'رمز واحد', two: 'رمزان', few: `${count} رموز`, many: `${count} رمزًا`, other: `${count} رمز`,
});

/** Redeem codes as admins make and watch them. */
export const adminRedeemCodes = {
  lead: 'رموز تمنح جلسات بلا شراء. الأحدث أولًا.',
  add: 'أنشئ رموزًا',
  csv: 'نزّل النتائج CSV',
  csvFailed: 'تعذّر التنزيل',
  filters: 'تصفية رموز الجلسات',
  filter: {
    code: 'بداية الرمز', used: 'الاستخدام', active: 'التشغيل', batch: 'رقم المجموعة', user: 'رقم الحساب', purchase: 'رقم الطلب',
    any: 'الكل', usedNames: { true: 'استُنفد', false: 'لم يُستنفد' }, activeNames: { true: 'يعمل', false: 'موقوف' },
    apply: 'ابحث', clear: 'امسح التصفية',
  },
  empty: 'لا رموز جلسات بعد',
  emptyBody: 'أنشئ رمزًا أو مجموعة رموز، ثم أرسلها إلى من تشاء.',
  notFound: 'لا رمز بهذه الأوصاف',
  notFoundBody: 'خفّف التصفية أو تأكد من الأرقام.',
  shown: (count: number, hasMore: boolean) => hasMore ? `الظاهر ${codes(count)}، وبعدها غيرها` : `الظاهر ${codes(count)}، وهذا كل ما وُجد`,
  caption: 'رموز الجلسات',
  columns: { code: 'الرمز', sessions: 'الجلسات', uses: 'استُخدم', assigned: 'مخصص', state: 'الحالة', createdAt: 'أُنشئ', actions: 'الإجراءات' },
  sessions,
  uses: (used: number, most: number) => `${used} من ${most}`,
  usesUnlimited: (used: number) => `${used}، بلا حد`,
  forUser: 'لحساب', forPurchase: 'عن طلب', forAnybody: 'لمن يصل إليه',
  states: { works: 'يعمل', off: 'موقوف', usedUp: 'استُنفد' },
  open: (code: string) => `افتح الرمز ${code}`,
  switchOff: (code: string) => `أوقف ${code}`,
  switchOn: (code: string) => `شغّل ${code}`,
  edit: (code: string) => `عدّل ${code}`,
  remove: (code: string) => `احذف ${code}`,
  switchedOff: 'أُوقف الرمز.',
  switchedOn: 'عاد الرمز يعمل.',
  failed: 'لم يتم ذلك',
  copy: (code: string) => `انسخ ${code}`,
  copied: 'نُسخ.',
  copyFailed: 'لم نستطع النسخ. اكتبه بيدك.',

  form: {
    addTitle: 'رموز جلسات جديدة',
    editTitle: 'تعديل رمز جلسات',
    count: 'كم رمزًا؟', countHint: 'من 1 إلى 10,000 في المرة الواحدة، وكلها متشابهة.',
    sessions: 'الجلسات في كل رمز', sessionsHint: 'حتى 1000. تُضاف إلى رصيد من يستخدم الرمز.',
    usage: 'من يستخدم الرمز؟',
    usages: { single: 'شخص واحد', multi: 'أكثر من شخص' }, usageHints: { single: 'يعمل مرة واحدة ثم ينتهي.', multi: 'مرة واحدة لكل حساب.' },
    limit: 'أقصى عدد من الأشخاص', limitHint: 'اتركه فارغًا، أو اكتب 0، ليكون بلا حد.',
    assigned: 'التخصيص (اختياري)',
    user: 'رقم حساب من يستخدمه',
    userHint: 'رقم الحساب كما يظهر في تفاصيل مشترياته، لا البريد ولا الاسم. يظهر الرمز في صفحة صاحبه ولا يستخدمه غيره.',
    purchase: 'رقم طلب يُذكر معه',
    purchaseHint: 'رقم الطلب كاملًا كما في المشتريات. للسجل فقط: لا يحصر من يستخدم الرمز.',
    make: (count: number) => pluralAr(count, {
      zero: 'أنشئ الرموز', one: 'أنشئ الرمز', two: 'أنشئ الرمزين', few: `أنشئ ${count} رموز`, many: `أنشئ ${count} رمزًا`, other: `أنشئ ${count} رمز`,
    }),
    save: 'احفظ',
    saved: 'حُفظ التعديل.',
    stays: 'نص الرمز لا يتغير.',
    editUsed: (count: number) => `${pluralAr(count, { zero: 'لم يُستخدم', one: 'استُخدم مرة', two: 'استُخدم مرتين', few: `استُخدم ${count} مرات`, many: `استُخدم ${count} مرة`, other: `استُخدم ${count} مرة` })}. الجلسات التي أُضيفت لا تتغير، والعدد الجديد لمن يستخدمه بعد الآن.`,
  },
  problems: {
    'count': 'اكتب عددًا صحيحًا من 1 إلى 10,000.',
    'sessions': 'اكتب عددًا صحيحًا لا يزيد على 1000.',
    'limit': 'اكتب عددًا صحيحًا لا يزيد على 1,000,000، أو اترك الخانة فارغة.',
    'too-long': 'هذا الرقم أطول من أي رقم عندنا.',
    'store/user-not-found': 'لا حساب بهذا الرقم.',
    'store/purchase-not-found': 'لا طلب بهذا الرقم.',
  },

  made: {
    title: 'الرموز جاهزة',
    all: (count: number) => `أُنشئ ${codes(count)}.`,
    some: (shown: number, count: number) => `أُنشئ ${codes(count)}، وهذه أول ${shown} منها. بقيتها في الملف.`,
    list: 'الرموز الجديدة',
    copyAll: 'انسخ الظاهر',
    csv: 'نزّل الكل CSV',
    seeBatch: 'أظهر المجموعة في القائمة',
    done: 'تم',
  },

  detail: {
    title: 'رمز جلسات',
    facts: 'عن الرمز',
    usage: 'النوع', assigned: 'مخصص', assignedAt: 'خُصص', batch: 'المجموعة', createdBy: 'أنشأه', createdAt: 'أُنشئ', lastUsedAt: 'آخر استخدام',
    seeBatch: 'أظهر مجموعته',
    none: 'لا شيء',
    redeemedBy: 'من استخدمه',
    nobody: 'لم يستخدمه أحد بعد.',
    last: (count: number) => `آخر ${count} فقط.`,
  },

  person: {
    title: 'رموز أضافها هذا الحساب',
    body: 'القائمة فوقها لما خُصص له. وهذه الرموز العاملة التي أضافها إلى رصيده.',
    none: 'لم يضف رمزًا بعد.',
    on: (date: string) => `أضافه في ${date}`,
    redeemedAt: 'تاريخ الإضافة',
  },

  delete: {
    title: (code: string) => `حذف الرمز ${code}؟`,
    unused: 'لم يستخدمه أحد: يُحذف نهائيًا ولا يرجع، ومن كان عنده لا يستطيع استخدامه.',
    used: (count: number) => `${pluralAr(count, {
      zero: 'لم يستخدمه أحد', one: 'استخدمه شخص واحد', two: 'استخدمه شخصان', few: `استخدمه ${count} أشخاص`, many: `استخدمه ${count} شخصًا`, other: `استخدمه ${count} شخص`,
    })}: لا يُحذف، بل يوقف ويبقى للسجل. الجلسات التي أُضيفت به تبقى لأصحابها.`,
    confirmDelete: 'احذف الرمز',
    confirmStop: 'أوقف الرمز',
    keep: 'اتركه كما هو',
    deleted: 'حُذف الرمز.',
    deactivated: 'أُوقف الرمز وبقي في السجل، لأنه استُخدم.',
  },
};
