import { pluralAr } from '../catalogue.ts';

const questions = (count: number) => pluralAr(count, {
  zero: 'لا سؤال', one: 'سؤال واحد', two: 'سؤالان', few: `${count} أسئلة`, many: `${count} سؤالًا`, other: `${count} سؤال`,
});
const rows = (count: number) => pluralAr(count, {
  zero: 'لا صف', one: 'صف واحد', two: 'صفّان', few: `${count} صفوف`, many: `${count} صفًّا`, other: `${count} صف`,
});

/** Taking the bank out as a file, and bringing one in. */
export const adminQuestionExchange = {
  open: 'ملفات الأسئلة',
  title: 'ملفات الأسئلة',
  back: 'إلى البنك',
  take: {
    title: 'نزّل الأسئلة', lead: 'كل ما هو منشور، بلغتيه. عدّله في جدولك ثم أعده هنا.',
    category: 'الفئة', all: 'كل الفئات', format: 'نوع الملف', formats: { csv: 'جدول CSV', json: 'JSON' },
    start: 'نزّل الملف', failed: 'لم يُنزَّل الملف',
  },
  bring: {
    title: 'استورد أسئلة', lead: 'السؤال المعروف برقمه يُعدَّل، والجديد يُضاف، ولا يُحذف شيء. نفحص الملف أولًا ولا نكتب شيئًا قبل موافقتك.',
    file: 'الملف', choose: 'اختر ملفًا', fileHint: (most: string) => `CSV أو JSON كما نزّلته من هنا، حتى ${most}.`,
    newStatus: 'الأسئلة الجديدة تدخل', newStatuses: { draft: 'مسودات', active: 'منشورة' },
    check: 'افحص الملف', tooLarge: 'الملف أكبر من المسموح.', wrongKind: 'اختر ملفًا ينتهي اسمه بـ ‎.csv أو ‎.json.',
    nothing: 'اختر ملفًا أولًا.',
  },
  plan: {
    title: 'ما سيحدث', added: 'تُضاف', changed: 'تُعدَّل', same: 'كما هي', faulty: 'لا تُقبل',
    none: 'كل ما في الملف موجود كما هو. لا شيء يُستورد.',
    faults: 'ما لا يُقبل، صفًّا صفًّا', place: 'الموضع', field: 'الحقل', fault: 'السبب', whole: 'كله',
    row: (number: number) => `الصف ${number}`, file: 'الملف', more: (count: number) => `وغيرها: المعروض أول ${count}.`,
    leave: (count: number) => `استورد الباقي واترك ${rows(count)}`,
    mend: 'صحّح الصفوف في ملفك وافحصه من جديد، أو اختر أن تُترك.',
    import: (count: number) => `استورد ${questions(count)}`,
    playing: 'الألعاب الجارية تبقى على ما وُزّع فيها.',
    done: (count: number) => `استُورد ${questions(count)}.`, failed: 'لم يُستورد شيء',
  },
  faults: {
    'not-a-table': 'الملف ليس جدولًا سليمًا.', 'not-json': 'الملف ليس JSON كما نكتبه.', 'no-rows': 'لا صفوف في الملف.',
    'unknown-column': 'عمود لا نعرفه.', 'column-twice': 'العمود مكرر.', 'column-missing': 'العمود ناقص.', 'cells-count': 'خانات الصف لا تطابق عدد الأعمدة.', 'not-of-this-kind': 'هذه الخانة ليست لهذا النوع من الأسئلة.',
    'repeated': 'الرقم مكرر في الملف.', 'category-unknown': 'لا فئة بهذا الرقم.', 'category-differs': 'بيانات الفئة غير ما عندنا، والفئات لا تتغير من هنا.',
  },
};
