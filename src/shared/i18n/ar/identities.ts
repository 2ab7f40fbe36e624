/** Signing in by Google and Apple. */
export const identities = {
  or: 'أو',
  continueWith: {
    google: 'تابع بحساب Google',
    apple: 'تابع بحساب Apple',
  },
  linked: {
    title: 'حسابات مرتبطة',
    hint: 'ادخل إلى حسابك هنا بحساب لك عند غيرنا.',
    names: { google: 'Google', apple: 'Apple' },
    none: 'غير مرتبط',
    link: 'اربط',
    linkOf: (name: string) => `اربط حساب ${name}`,
    unlink: 'افصل',
    unlinkOf: (name: string) => `افصل حساب ${name}`,
    unlinked: (name: string) => `فصلنا حساب ${name}`,
    why: 'هذه طريقة جديدة للدخول إلى حسابك، فنتأكد أولًا أنك أنت.',
    failed: 'لم نستطع عرض حساباتك المرتبطة',
  },
  /** By code, where the provider's name belongs in it; the rest as anywhere (errors.ts). */
  failures: {
    google: {
      'auth/popup-closed-by-user': 'أُلغي تسجيل الدخول',
      'auth/user-cancelled': 'أُلغي تسجيل الدخول',
      'auth/popup-blocked': 'منع متصفحك نافذة الدخول. اسمح بالنوافذ المنبثقة لهذا الموقع',
      'auth/unauthorized-domain': 'الدخول بحساب Google غير مصرّح به من هذا العنوان',
      'auth/operation-not-allowed': 'الدخول بحساب Google غير مفعّل. تواصل مع الدعم',
      'auth/invalid-configuration': 'إعدادات الدخول غير صحيحة. تواصل مع الدعم',
      'auth/network-request-failed': 'انقطع الاتصال أثناء الدخول. تأكد من اتصالك ثم حاول مرة أخرى',
      'auth/provider-sign-in-failed': 'لم يكتمل الدخول بحساب Google. حاول مرة أخرى',
    },
    apple: {
      'auth/popup-closed-by-user': 'أُلغي تسجيل الدخول',
      'auth/user-cancelled': 'أُلغي تسجيل الدخول',
      'auth/popup-blocked': 'منع متصفحك نافذة الدخول. اسمح بالنوافذ المنبثقة لهذا الموقع',
      'auth/unauthorized-domain': 'الدخول بحساب Apple غير مصرّح به من هذا العنوان',
      'auth/operation-not-allowed': 'الدخول بحساب Apple غير مفعّل. تواصل مع الدعم',
      'auth/invalid-configuration': 'إعدادات الدخول غير صحيحة. تواصل مع الدعم',
      'auth/network-request-failed': 'انقطع الاتصال أثناء الدخول. تأكد من اتصالك ثم حاول مرة أخرى',
      'auth/provider-sign-in-failed': 'لم يكتمل الدخول بحساب Apple. حاول مرة أخرى',
    },
  },
};
