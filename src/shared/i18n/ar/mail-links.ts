import type { MailName } from '../mail-name.ts';
import { named } from '../named.ts';

/** Mails about an account: ways to sign in, and notices of a change or a deletion. */
export const linkMails = {
  resetPassword: {
    subject: 'كلمة مرور جديدة لحسابك في سِراج',
    title: (name: MailName) => `يا هلا ${named(name, 'ar')}`,
    body: 'طلبت كلمة مرور جديدة. اضغط على الزر واختر واحدة، ثم ادخل بها.',
    button: 'اختر كلمة مرور جديدة',
    note: 'يعمل الرابط مرة واحدة، وتنتهي صلاحيته بعد ساعة. إذا لم تطلبه فتجاهل هذه الرسالة، وتبقى كلمة مرورك كما هي.',
  },
  signIn: {
    subject: 'رابط دخولك إلى سِراج',
    title: (name: MailName) => `يا هلا ${named(name, 'ar')}`,
    body: 'هذا رابط دخولك. افتحه على الجهاز الذي تريد اللعب منه.',
    button: 'ادخل إلى سِراج',
    note: 'يعمل الرابط مرة واحدة، وتنتهي صلاحيته بعد 15 دقيقة. إذا لم تطلبه فتجاهل هذه الرسالة، ولا ترسل الرابط إلى أحد.',
  },
  passwordChanged: {
    subject: 'تغيّرت كلمة مرورك في سِراج',
    title: (name: MailName) => `تغيّرت كلمة مرورك يا ${named(name, 'ar')}`,
    body: 'إن كنت أنت من غيّرها فلا يلزمك شيء. وقد خرج حسابك من الأجهزة الأخرى حفاظًا عليه.',
    button: 'لست أنا، أعد حسابي',
    note: 'إن لم تغيّرها أنت، فاضغط على الزر واطلب كلمة مرور جديدة الآن، فيخرج من دخل بغير إذنك.',
  },
  identityLinked: {
    subject: (provider: string) => `رُبط حساب ${provider} بحسابك في سِراج`,
    title: (name: MailName) => `طريقة دخول جديدة يا ${named(name, 'ar')}`,
    body: (provider: string) =>
      `صار الدخول إلى حسابك ممكنًا بحساب \u2068${provider}\u2069. إن كنت أنت من ربطه فلا يلزمك شيء.`,
    button: 'لست أنا، أعد حسابي',
    note: 'إن لم تربطه أنت، فاطلب كلمة مرور جديدة بالزر، فيخرج من دخل بغير إذنك، ثم افصله من الإعدادات.',
  },
  identityUnlinked: {
    subject: (provider: string) => `فُصل حساب ${provider} عن حسابك في سِراج`,
    title: (name: MailName) => `تغيّرت طرق دخولك يا ${named(name, 'ar')}`,
    body: (provider: string) =>
      `لم يعد الدخول إلى حسابك ممكنًا بحساب \u2068${provider}\u2069. إن كنت أنت من فصله فلا يلزمك شيء.`,
    button: 'لست أنا، أعد حسابي',
    note: 'إن لم تفصله أنت، فاطلب كلمة مرور جديدة بالزر، فيخرج من دخل بغير إذنك.',
  },
  accountDeleted: {
    subject: 'حُذف حسابك في سِراج',
    title: (name: MailName) => `مع السلامة ${named(name, 'ar')}`,
    body: 'حذفنا حسابك كما طلبت: اسمك وبريدك وألعابك وإعداداتك. بقي في دفاترنا سجل الجلسات والمشتريات بلا اسم.',
    button: 'موقع سِراج',
    note: 'إذا لم تطلب الحذف فراسل الدعم. لا نستطيع إرجاع ما حُذف، لكننا نبحث معك عما حدث.',
  },
  accountFooter: 'وصلتك هذه الرسالة لأن لك حسابًا في سِراج بهذا البريد.',
};
