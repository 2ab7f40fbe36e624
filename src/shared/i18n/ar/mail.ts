import type { MailName } from '../mail-name.ts';
import { named } from '../named.ts';
import { linkMails } from './mail-links.ts';

export const mail = {
  ...linkMails,
  brand: 'سِراج',
  tagline: 'لعبة الأسئلة للمجلس كله',
  linkHint: 'إذا لم يعمل الزر، انسخ هذا الرابط وافتحه في المتصفح:',
  footer: 'وصلتك هذه الرسالة لأن أحدًا كتب بريدك في سِراج.',
  verifyEmail: {
    subject: 'أكّد بريدك في سِراج',
    title: (name: MailName) => `يا هلا ${named(name, 'ar')}`,
    body: (name: MailName) =>
      `فُتح في سِراج حساب باسم «${named(name, 'ar')}» بهذا البريد. إن كان حسابك فأكّد بريدك، فيصير البريد له، وجلساتك الثلاث المجانية بانتظارك.`,
    button: 'أكّد بريدي',
    note: 'يعمل الرابط مرة واحدة، وتنتهي صلاحيته بعد 24 ساعة.',
    disown: 'لم أفتح هذا الحساب، أغلقوه',
  },
  mailbox: {
    title: 'صندوق البريد',
    empty: 'لا رسائل بعد. سجّل حسابًا جديدًا وستجد رسالته هنا.',
    openLink: 'افتح الرابط',
    back: 'كل الرسائل',
    asReceived: 'الرسالة كما تصل',
  },
};
