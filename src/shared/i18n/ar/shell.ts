import { pluralAr } from '../catalogue.ts';

/** The frame of every page: bars, guards, states, tools. */
export const shell = {
  brand: 'سِراج',
  loading: 'جاري التحميل...',
  more: 'أظهر المزيد',
  skipToContent: 'تخطَّ إلى المحتوى',
  close: 'إغلاق',
  cancel: 'إلغاء',
  retry: 'أعد المحاولة',
  showPassword: 'أظهر كلمة المرور',
  hidePassword: 'أخفِ كلمة المرور',
  notifications: 'الإشعارات',
  required: 'هذا الحقل مطلوب',
  retryIn: (clock: string) => `حاول بعد ${clock}`,

  connection: {
    offline: 'أنت غير متصل',
    saving: 'حفظ البيانات',
    body: 'تُحفظ تغييراتك على هذا الجهاز، وتُزامَن حين يعود الاتصال.',
    retry: 'إعادة محاولة الاتصال',
    trying: 'نحاول الاتصال...',
    dismiss: 'تجاهل',
    toasts: {
      lost: 'مشكلة في الاتصال',
      lostBody: 'تأكد من الشبكة. نحاول من جديد.',
      restored: 'تمت استعادة الاتصال',
      kept: 'حفظ البيانات',
      keptBody: 'خطواتكم محفوظة على هذا الجهاز، وتُرسل حين يعود الاتصال.',
    },
  },

  nav: {
    main: 'التنقل الرئيسي',
    home: 'الصفحة الرئيسية',
    play: 'العب الآن',
    playShort: 'العب',
    signIn: 'دخول',
    register: 'حساب جديد',
    openMenu: 'افتح القائمة',
    menu: 'القائمة',
    account: (name: string) => `حساب ${name}`,
    sessionsLeft: (count: number) =>
      pluralAr(count, {
        zero: 'لا جلسات متبقية',
        one: 'جلسة واحدة متبقية',
        two: 'جلستان متبقيتان',
        few: `${count} جلسات متبقية`,
        many: `${count} جلسة متبقية`,
        other: `${count} جلسة متبقية`,
      }),
    profile: 'ملفي',
    games: 'ألعابي',
    gangs: 'شللي',
    leaderboard: 'لوحة الصدارة',
    store: 'المتجر',
    settings: 'الإعدادات',
    support: 'الدعم',
    admin: 'لوحة الإدارة',
    signOut: 'تسجيل الخروج',
  },

  language: { label: 'اللغة', ar: 'العربية', en: 'English', switchTo: 'English' },
  theme: {
    label: 'المظهر',
    dark: 'ليلي',
    light: 'نهاري',
    system: 'مثل الجهاز',
    switchTo: { dark: 'المظهر الليلي', light: 'المظهر النهاري' },
  },
  sound: { label: 'الصوت' },

  guard: {
    verificationRequired: 'التحقق من البريد الإلكتروني مطلوب',
    verificationRequiredWhy: 'أكّد بريدك مرة واحدة، ثم ابدأ اللعب.',
  },

  banner: {
    title: 'باقي خطوة: أكّد بريدك',
    body: 'لا يمكنك اللعب ولا الشراء قبل تأكيد بريدك الإلكتروني.',
    resend: 'أرسل الرابط من جديد',
    goToPage: 'صفحة التأكيد',
    dismiss: 'أخفِ هذا التنبيه',
    sent: 'أرسلنا الرابط',
    sentTo: (email: string) => `افتح بريدك ${email} واضغط على الرابط.`,
    waitNote: 'انتظر بضع دقائق، وابحث في البريد غير المرغوب قبل أن تطلبها من جديد.',
  },

  notFound: {
    title: 'ضاعت القافلة',
    body: 'الصفحة التي تبحث عنها غير موجودة. ربما تغيّر عنوانها، أو سقط منه حرف في الطريق.',
    home: 'عُد إلى الديوانية',
    play: 'ابدأ لعبة جديدة',
  },

  crash: {
    title: 'انقطع الخيط',
    body: 'حدث خطأ غير متوقع. يرجى المحاولة مرة أخرى لاحقًا.',
    reload: 'حدّث الصفحة',
    home: 'الصفحة الرئيسية',
  },
  updating: {
    title: 'جاري تحديث التطبيق...',
    manualTitle: 'تحديث مطلوب',
    manualBody: 'صدرت نسخة أحدث من سِراج. حدّث الصفحة لتكمل.',
    reload: 'حدّث الصفحة',
  },
  newRelease: { title: 'نسخة أحدث من سِراج جاهزة', now: 'حدّث الآن', later: 'لاحقًا' },
  unsentSteps: {
    leaveUnsent: (count: number) =>
      `${pluralAr(count, {
        zero: 'كل خطواتك',
        one: 'خطوة واحدة',
        two: 'خطوتان',
        few: `${count} خطوات`,
        many: `${count} خطوة`,
        other: `${count} خطوة`,
      })} لم تصل بعد. إن خرجت بقيت على هذا الجهاز حتى تعود إلى حسابك.`,
    leaveAnyway: 'اخرج الآن',
  },
  unsaved: {
    title: 'تغادر قبل الحفظ؟',
    losses: {
      text: 'ما كتبته هنا لم يُحفظ بعد، ويضيع إن غادرت.',
      draw: 'الفرق لم تُعتمد بعد، وتضيع القرعة مع المغادرة.',
      uploads: 'ما زالت ملفات تُرفع، ويتوقف رفعها إن غادرت.',
    },
    stay: 'ابقَ هنا',
    leave: 'غادر دون حفظ',
  },
  failed: { title: 'تعذّر التحميل' },

  footer: {
    line: 'لعبة الجمعات، حول شاشة واحدة.',
  },
};
