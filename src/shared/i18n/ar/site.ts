/** Public pages: contact, apps, and the footer of every page. */
export const site = {
  footer: {
    label: 'روابط الموقع',
    privacy: 'الخصوصية',
    terms: 'الشروط',
    contact: 'تواصل معنا',
    links: 'التطبيق',
    credits: 'صور الأسئلة وأصواتها',
    deleteAccount: 'حذف الحساب',
  },
  seller: {
    title: 'من نحن',
    name: 'الاسم',
    registration: 'السجل التجاري',
    address: 'العنوان',
    phone: 'الهاتف',
    email: 'البريد',
  },
  updated: (date: string) => `آخر تحديث: ${date}`,

  contact: {
    title: 'تواصل معنا',
    lead: 'مشكلة في لعبة، سؤال عن حسابك، أو فكرة تحب أن نسمعها. اكتب لنا، ونقرأ كل رسالة.',
    kind: 'عن ماذا تكتب؟',
    kinds: { game_issue: 'مشكلة أو سؤال', game_feedback: 'ملاحظة أو فكرة' },
    name: 'اسمك',
    email: 'بريدك لنرد عليك',
    emailHint: 'من دونه نقرأ رسالتك ولا نستطيع الرد.',
    from: (email: string) => `نرد عليك على ${email}`,
    description: { game_issue: 'صف لنا المشكلة', game_feedback: 'اكتب ملاحظاتك' },
    send: 'أرسل',
    failed: {
      game_issue: 'حدث خطأ أثناء إرسال طلب الدعم. يرجى المحاولة مرة أخرى.',
      game_feedback: 'حدث خطأ أثناء إرسال ملاحظاتك. يرجى المحاولة مرة أخرى.',
    },
    sent: {
      game_issue: { title: 'تم إرسال طلب الدعم', body: 'سنقوم بالرد عليك في أقرب وقت ممكن' },
      game_feedback: { title: 'تم إرسال ملاحظاتك بنجاح', body: 'شكرًا لك، ملاحظاتك تجعل اللعبة أحلى.' },
    },
    another: 'اكتب رسالة أخرى',
  },

  links: {
    title: 'سِراج على جوالك',
    lead: 'نزّل التطبيق، أو العب من المتصفح مباشرة على أي شاشة.',
    appStore: 'App Store',
    playStore: 'Google Play',
    scan: (store: string) => `امسح الرمز لفتح ${store}`,
    noneTitle: 'التطبيق في الطريق',
    none: 'لم ينزل التطبيق في المتاجر بعد. سِراج يعمل كاملًا من المتصفح.',
    play: 'العب من المتصفح',
  },
};
