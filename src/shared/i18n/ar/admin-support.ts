import { pluralAr } from '../catalogue.ts';

const messages = (count: number) => pluralAr(count, {
  zero: 'لا رسائل', one: 'رسالة واحدة', two: 'رسالتان', few: `${count} رسائل`, many: `${count} رسالة`, other: `${count} رسالة`,
});

/** What people wrote, as the staff read and answer it. */
export const adminSupport = {
  title: 'رسائل الناس',
  lead: 'كل ما وصلنا من مشكلات وملاحظات وبلاغات عن الأسئلة. الأحدث أولًا.',
  csv: 'نزّل النتائج CSV',
  csvFailed: 'تعذّر التنزيل',
  filters: 'تصفية الرسائل',
  filter: {
    text: 'كلمة في الرسالة أو الاسم أو البريد', status: 'الحالة', category: 'النوع', assigned: 'المسؤول عنها', question: 'رقم السؤال', about: 'الموضوع', aboutQuestion: 'بلاغ عن سؤال',
    any: 'الكل', assignedNames: { me: 'أنا', nobody: 'لا أحد' }, apply: 'ابحث', clear: 'امسح التصفية',
  },
  statuses: { new: 'جديدة', in_progress: 'قيد المعالجة', answered: 'رددنا عليها', closed: 'مغلقة' },
  categories: { game_issue: 'مشكلة أو سؤال', game_feedback: 'ملاحظة أو فكرة' },
  empty: 'لا رسائل بعد',
  emptyBody: 'حين يكتب لنا أحد تظهر رسالته هنا.',
  notFound: 'لا رسالة بهذه الأوصاف',
  notFoundBody: 'خفّف التصفية، أو جرّب كلمة أخرى.',
  shown: (count: number, hasMore: boolean) => hasMore ? `الظاهر ${messages(count)}، وبعدها غيرها` : `الظاهر ${messages(count)}، وهذا كل ما وُجد`,
  caption: 'رسائل الناس',
  columns: { message: 'الرسالة', from: 'من', category: 'النوع', status: 'الحالة', assigned: 'المسؤول', at: 'كُتبت' },
  visitor: 'زائر',
  nobody: 'لا أحد',
  open: (beginning: string) => `افتح الرسالة: ${beginning}`,
  wordless: 'بلاغ بلا نص',
  reports: (count: number) => pluralAr(count, {
    zero: 'لا بلاغات عن هذا السؤال', one: 'بلاغ واحد عن هذا السؤال', two: 'بلاغان عن هذا السؤال',
    few: `${count} بلاغات عن هذا السؤال`, many: `${count} بلاغًا عن هذا السؤال`, other: `${count} بلاغ عن هذا السؤال`,
  }),
  detail: {
    title: 'رسالة',
    answerBy: 'اكتب له بريدًا',
    noAddress: 'لم يترك بريدًا، فلا طريق للرد عليه.',
    question: 'السؤال', reason: 'الخطأ فيه', seeReports: 'أظهرها معًا', seeQuestion: 'افتح السؤال',
    game: 'حال اللعبة حين كتب', gameId: 'رقم اللعبة', phase: 'المرحلة', onScreen: 'السؤال المعروض', step: 'الخطوة', turn: 'الدور عليه', queued: 'وسائل محجوزة', active: 'وسائل تعمل',
    phases: { wheel: 'العجلة', board: 'اللوحة', question: 'سؤال مفتوح', result: 'كشف الجواب', finished: 'انتهت' },
    gameStatuses: { setup: 'قيد الإعداد', playing: 'جارية', finished: 'انتهت' },
    facts: 'متى ومن أين', writtenAt: 'كُتبت', arrivedAt: 'وصلت', account: 'رقم الحساب', page: 'الصفحة', device: 'الجهاز', screen: 'الشاشة', language: 'اللغة', appVersion: 'نسخة التطبيق',
    languages: { ar: 'العربية', en: 'الإنجليزية' },
  },
  form: {
    title: 'ما نفعله بها', status: 'الحالة', assigned: 'المسؤول عنها', notes: 'ملاحظات الفريق', notesHint: 'لا يراها من كتب إلينا.',
    save: 'احفظ', saved: 'حُفظ التعديل.', takeOver: 'أظهر ما حفظه زميلي', theirs: 'هذا ما حفظه زميلك',
  },
};
