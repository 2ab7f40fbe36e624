import { pluralAr } from '../../catalogue.ts';

const files = (count: number) =>
  pluralAr(count, {
    zero: 'لا ملفات',
    one: 'ملف واحد',
    two: 'ملفان',
    few: `${count} ملفات`,
    many: `${count} ملفًا`,
    other: `${count} ملف`,
  });

/** The staff's library of pictures, sounds and films. */
export const adminMedia = {
  title: 'مكتبة الوسائط',
  lead: 'الصور والأصوات والمقاطع التي تدخل في الأسئلة. الأحدث أولًا.',

  upload: {
    title: 'ارفع ملفات',
    choose: 'اختر ملفات',
    how: 'أو أفلتها في أي موضع من الصفحة، أو الصق صورة نسختها.',
    drop: 'أفلتها هنا',
    limits: (image: string, svg: string, audio: string, video: string) =>
      `الصور حتى ${image} (PNG وJPEG وWebP وAVIF وGIF، وSVG حتى ${svg})، والأصوات حتى ${audio} (MP3 وM4A وAAC وOGG وWAV)، والمقاطع حتى ${video} (MP4 وWebM).`,
    offline: 'لا يوجد اتصال. يُفتح الرفع حين يعود.',
    list: 'ملفات تُرفع',
    stay: 'ابقَ في هذه الصفحة حتى يكتمل الرفع.',
    summary: (done: number, all: number) => `اكتمل ${done} من ${all}`,
    waiting: 'ينتظر دوره',
    sending: (percent: number) => `وصل ${percent}%`,
    working: 'وصل كله، ونجهّزه للعرض…',
    done: 'صار في المكتبة',
    known: 'كان في المكتبة من قبل',
    progressOf: (name: string) => `تقدّم رفع ${name}`,
    cancel: 'ألغِ الرفع',
    cancelOf: (name: string) => `ألغِ رفع ${name}`,
    retry: 'أعد المحاولة',
    retryOf: (name: string) => `أعد المحاولة: ${name}`,
    dismiss: 'أخفِ',
    dismissOf: (name: string) => `أخفِ ${name}`,
    openOf: (name: string) => `افتح ${name}`,
    open: 'افتح',
  },

  filters: 'البحث في المكتبة',
  filter: { text: 'اسم الملف', kind: 'النوع', any: 'كل الأنواع', apply: 'ابحث', clear: 'امسح البحث' },
  kinds: { image: 'صورة', audio: 'صوت', video: 'مقطع' },
  kindsMany: { image: 'الصور', audio: 'الأصوات', video: 'المقاطع' },
  shown: (count: number, hasMore: boolean) =>
    `الظاهر ${files(count)}، ${hasMore ? 'والبقية في الأسفل' : 'وهذا كل ما وُجد'}`,
  caption: 'ملفات المكتبة',
  open: (name: string) => `تفاصيل ${name}`,
  count: 'عدد ما يستخدمه',
  undescribed: 'بلا وصف',
  empty: 'المكتبة فارغة',
  emptyBody: 'ارفع أول صورة أو صوت، ويظهر هنا.',
  notFound: 'لا ملف بهذا الاسم',
  notFoundBody: 'جرّب كلمة أقصر، أو امسح البحث.',

  picker: { search: 'ابحث في المكتبة بالاسم', upload: 'ارفع من جهازك', choose: (name: string) => `اختر ${name}` },

  detail: {
    title: 'تفاصيل الملف',
    facts: 'عنه',
    type: 'النوع',
    size: 'الحجم',
    dimensions: 'الأبعاد',
    moving: 'متحركة',
    uploadedAt: 'رُفع',
    uploadedBy: 'رفعه',
    nobody: 'حساب محذوف',
    reference: 'المرجع',
    copy: 'انسخ المرجع',
    copied: 'نُسخ المرجع',
    copyFailed: 'تعذّر النسخ',
    download: 'نزّله',
    sizes: 'المقاسات',
    sizesLead: 'تُختار منها الأنسب لكل شاشة.',
    uses: 'مواضع استخدامه',
    unused: 'لا يُستخدم في شيء بعد.',
    useKinds: { question: 'سؤال', badge: 'شارة' },
    video: (name: string) => `مقطع ${name}`,
    audio: (name: string) => `صوت ${name}`,
  },

  alt: {
    title: 'الوصف',
    lead: 'ما يُقرأ لمن لا يرى الصورة أو لا يسمع الصوت. صِف ما يظهر ولا تكشف الجواب.',
    ar: 'بالعربية',
    en: 'بالإنجليزية',
    save: 'احفظ الوصف',
    saved: 'حُفظ الوصف.',
  },

  remove: {
    open: 'احذف الملف',
    barred: (count: number) =>
      pluralAr(count, {
        zero: 'لا يُستخدم في شيء.',
        one: 'مستخدَم في موضع واحد، فلا يُحذف.',
        two: 'مستخدَم في موضعين، فلا يُحذف.',
        few: `مستخدَم في ${count} مواضع، فلا يُحذف.`,
        many: `مستخدَم في ${count} موضعًا، فلا يُحذف.`,
        other: `مستخدَم في ${count} موضع، فلا يُحذف.`,
      }),
    title: 'حذف الملف؟',
    will: (name: string) =>
      `يخرج ${name} بكل مقاساته من المكتبة. إن كان في لعبة جارية بقي لها حتى تنتهي، ثم يُمحى. يبقى ذكر الحذف في سجل الإدارة.`,
    confirm: 'احذفه',
    keep: 'أبقِه',
    done: 'حُذف الملف.',
  },
};
