import { pluralAr } from '../catalogue.ts';
import { named } from '../named.ts';

const name = (text: string) => named(text, 'ar');
const sessions = (count: number) => pluralAr(count, {
  zero: 'لا جلسات', one: 'جلسة واحدة', two: 'جلستان', few: `${count} جلسات`, many: `${count} جلسة`, other: `${count} جلسة`,
});

/** The staff's area for people: accounts, and what the staff changed. */
export const adminPeople = {
  title: 'المستخدمون',
  tabsLabel: 'أقسام المستخدمين',
  tabs: { people: 'الحسابات', audit: 'سجل الإدارة' },
  yes: 'نعم', no: 'لا', none: 'لا يوجد', never: 'لم يدخل بعد',
  roles: { player: 'لاعب', moderator: 'مشرف', admin: 'مدير' },
  sessions,

  list: {
    lead: 'كل حساب في سراج، الأحدث أولًا.',
    caption: 'الحسابات',
    filters: 'البحث في الحسابات',
    search: 'الاسم أو البريد أو رقم الحساب',
    searchHint: 'يكفي أول الاسم أو أول البريد، وبأي رسم للهمزة والتاء.',
    role: 'الدور', anyRole: 'كل الأدوار',
    verified: 'البريد', anyVerified: 'مؤكد وغير مؤكد', isVerified: 'مؤكد', notVerified: 'غير مؤكد',
    state: 'الحالة', anyState: 'مفتوح ومغلق', isOpen: 'مفتوح', isDisabled: 'مغلق',
    from: 'انضم من يوم', to: 'حتى يوم',
    apply: 'ابحث', clear: 'امسح البحث',
    columns: { name: 'الاسم', email: 'البريد', role: 'الدور', state: 'الحالة', balance: 'الجلسات', games: 'الألعاب', joined: 'انضم', lastLogin: 'آخر دخول', id: 'رقم الحساب' },
    shown: (count: number, hasMore: boolean) => {
      const people = pluralAr(count, { zero: 'لا حسابات', one: 'حساب واحد', two: 'حسابان', few: `${count} حسابات`, many: `${count} حسابًا`, other: `${count} حساب` });
      return hasMore ? `الظاهر ${people}، وبعدها غيرها` : `الظاهر ${people}، وهذا كل ما وُجد`;
    },
    open: (text: string) => `افتح حساب ${name(text)}`,
    empty: 'لا حساب بهذا البحث', emptyBody: 'جرّب أول الاسم وحده، أو امسح البحث.',
    fileName: 'siraj-users',
  },

  person: {
    title: 'حساب',
    you: 'هذا حسابك أنت. دورك وإغلاق حسابك بيد مدير آخر.',
    parts: { record: 'البيانات', balance: 'سجل الجلسات', devices: 'الأجهزة', links: 'ما يخصه', actions: 'الإجراءات' },
    fields: {
      id: 'رقم الحساب', email: 'البريد', verified: 'البريد مؤكد', phone: 'الهاتف', role: 'الدور', joined: 'انضم', lastLogin: 'آخر دخول', lastLogout: 'آخر خروج',
      balance: 'الجلسات الآن', games: 'الألعاب المكتملة', score: 'مجموع النقاط', language: 'اللغة', password: 'له كلمة مرور', providers: 'يدخل أيضًا عبر',
      referredBy: 'جاء برمز الدعوة', friends: 'أصدقاء دعاهم', notifications: 'الإشعارات مفعّلة',
    },
    languages: { ar: 'العربية', en: 'الإنجليزية' },
    providers: { google: 'Google', apple: 'Apple' },
    links: { purchases: 'مشترياته', codes: 'رموزه', games: 'ألعابه', audit: 'ما غيّرته الإدارة في حسابه', doneBy: 'ما غيّره هو' },
    ledger: {
      causes: {
        'sign-up': 'هدية الانضمام', 'game': 'لعبة', 'game-returned': 'جلسة لعبة أُعيدت', 'purchase': 'شراء', 'refund': 'استرداد شراء',
        'redeem-code': 'رمز جلسات', 'referral': 'دعوة صديق', 'reward': 'مكافأة لعب', 'admin': 'من الإدارة',
      },
      after: (count: number) => `الرصيد بعدها ${count}`,
      fileName: 'حركة الرصيد', columns: { at: 'متى', cause: 'السبب', source: 'رقم السبب', change: 'التغيير', after: 'الرصيد بعده' },
      empty: 'لا حركة في الرصيد بعد.',
    },
    devices: {
      unknown: 'متصفح غير معروف', on: (browser: string, system: string) => `${browser} على ${system}`,
      seen: (when: string) => `آخر استخدام ${when}`, here: 'جهازك هذا', none: 'لم يدخل من أي جهاز.',
      end: 'أخرجه', endOf: (device: string) => `أخرج ${device}`,
    },
  },

  actions: {
    keep: 'تراجع',
    reason: 'السبب، يُحفظ في سجل الإدارة',
    reasonMissing: 'اكتب السبب.',
    balance: {
      open: 'أضف أو اسحب جلسات', title: 'جلسات بيد الإدارة', way: 'ماذا تريد؟', give: 'أضف', take: 'اسحب', count: 'كم جلسة؟', countWrong: 'اكتب عددًا من 1 إلى 1000.',
      will: (from: number, to: number) => `الرصيد الآن ${from}، ويصير ${to}. لا يُمحى هذا من سجل الجلسات.`,
      tooMany: (balance: number) => `رصيده ${balance} فقط، ولا ينزل عن صفر.`,
      give2: (count: number) => `أضف ${sessions(count)}`, take2: (count: number) => `اسحب ${sessions(count)}`, done: (balance: number) => `تم. الرصيد الآن ${balance}.`,
    },
    role: {
      open: 'غيّر الدور', title: 'تغيير الدور', to: 'الدور الجديد', confirm: (role: string) => `اجعله ${role}`, done: 'تغيّر الدور.',
      will: {
        player: 'يفقد كل صلاحيات الإدارة من الآن.', moderator: 'يدخل إلى الأسئلة والوسائط والدعم والإشعارات والإعلانات والأوسمة، ويدخل الموقع وقت الصيانة.',
        admin: 'يملك كل شيء: الحسابات والمتجر والأموال والإعدادات، ويستطيع تغيير أدوار غيره.',
      },
    },
    disable: {
      open: 'أغلق الحساب', title: 'إغلاق الحساب؟', confirm: 'أغلق الحساب', done: 'أُغلق الحساب.',
      will: (text: string) => `يخرج ${name(text)} من كل أجهزته حالًا، ولا يستطيع الدخول حتى يُفتح حسابه. تبقى ألعابه ورصيده ومشترياته كما هي.`,
    },
    enable: { open: 'افتح الحساب', title: 'فتح الحساب؟', confirm: 'افتح الحساب', done: 'فُتح الحساب.', will: (text: string) => `يستطيع ${name(text)} الدخول من جديد، ويجد كل شيء كما تركه.` },
    signOut: {
      open: 'أخرجه من كل الأجهزة', title: 'إخراج من كل الأجهزة؟', confirm: 'أخرجه الآن', done: 'خرج من كل أجهزته.',
      will: 'يخرج من كل جهاز دخل منه، ويدخل من جديد بكلمة مروره. لعبة جارية تبقى محفوظة.',
    },
    device: { title: 'إخراج جهاز؟', confirm: 'أخرج الجهاز', done: 'خرج الجهاز.', will: (device: string) => `يخرج الحساب من هذا الجهاز وحده: ${device}.` },
    resend: { open: 'أرسل رابط التأكيد', title: 'إرسال رابط التأكيد؟', confirm: 'أرسل الرابط', done: 'أُرسل الرابط.', will: 'يصل رابط جديد إلى بريده، وتبطل الروابط التي قبله.' },
    verify: {
      open: 'أكّد البريد يدويًا', title: 'تأكيد البريد يدويًا؟', confirm: 'أكّد البريد', done: 'تأكد البريد.',
      will: (email: string) => `يُعدّ \u2066${email}\u2069 مؤكدًا دون رابط، فيلعب صاحب الحساب ويشتري. تأكد أولًا أن البريد له.`,
    },
  },

  audit: {
    lead: 'كل ما غيّره مدير أو مشرف، الأحدث أولًا. لا يُمحى من هنا شيء.',
    caption: 'سجل الإدارة',
    filters: 'البحث في السجل',
    filter: { actor: 'من؟ بريده أو رقمه', action: 'ماذا؟', anyAction: 'كل شيء', subject: 'رقم ما تغيّر', apply: 'ابحث', clear: 'امسح البحث' },
    areas: { 'accounts/': 'الحسابات', 'games/': 'الألعاب', 'store/': 'المتجر', 'redeem-codes/': 'رموز الجلسات', 'site-settings/': 'إعدادات الموقع', 'notifications/': 'الإشعارات', 'media/': 'الوسائط', 'questions/': 'الأسئلة', 'announcements/': 'الإعلانات', 'achievements/': 'الشارات والمكافآت', 'support/': 'رسائل الناس' },
    columns: { at: 'متى', actor: 'من', action: 'ماذا', subject: 'لأي شيء', change: 'ما كان وما صار', note: 'السبب' },
    deletedActor: 'حساب محذوف',
    show: 'اعرض التغيير', before: 'كان', after: 'صار', nothing: 'لا شيء',
    empty: 'لا شيء في السجل', emptyBody: 'لا تغيير يطابق هذا البحث.',
    shown: (count: number) => pluralAr(count, { zero: 'لا تغييرات', one: 'تغيير واحد', two: 'تغييران', few: `${count} تغييرات`, many: `${count} تغييرًا`, other: `${count} تغيير` }),
    subjects: {
      'user': 'حساب', 'game': 'لعبة', 'purchase': 'عملية شراء', 'package': 'باقة', 'discount-code': 'رمز خصم', 'redeem-code': 'رمز جلسات',
      'site-settings': 'إعدادات الموقع', 'notification': 'إشعار', 'medium': 'وسيط',
      'question': 'سؤال',
      'scheduled-notification': 'إشعار مؤجل',
      'announcement': 'إعلان',
      'redeem-code-batch': 'دفعة رموز جلسات', 'badge': 'شارة', 'reward': 'قاعدة مكافأة', 'support-request': 'رسالة',
    },
    actions: {
      'accounts/sessions-given': 'أضاف جلسات', 'accounts/sessions-taken': 'سحب جلسات', 'accounts/role-changed': 'غيّر دورًا', 'accounts/disabled': 'أغلق حسابًا',
      'accounts/enabled': 'فتح حسابًا', 'accounts/signed-out': 'أخرج من كل الأجهزة', 'accounts/device-signed-out': 'أخرج جهازًا',
      'accounts/verification-sent': 'أرسل رابط تأكيد', 'accounts/verified': 'أكّد بريدًا يدويًا', 'games/ended': 'أنهى لعبة', 'games/session-returned': 'أعاد جلسة لعبة',
      'store/package-created': 'أضاف باقة', 'store/package-updated': 'عدّل باقة', 'store/package-deleted': 'حذف باقة', 'store/packages-ordered': 'رتّب الباقات',
      'store/discount-code-created': 'أضاف رمز خصم', 'store/discount-code-updated': 'عدّل رمز خصم', 'store/discount-code-deleted': 'حذف رمز خصم',
      'store/discounts-repaired': 'أصلح الخصومات', 'store/purchase-status-changed': 'غيّر حالة شراء', 'store/refund-asked': 'طلب استردادًا', 'store/purchase-deleted': 'حذف عملية شراء',
      'redeem-codes/created': 'أنشأ رموز جلسات', 'redeem-codes/updated': 'عدّل رمز جلسات', 'redeem-codes/deactivated': 'أوقف رمز جلسات', 'redeem-codes/deleted': 'حذف رمز جلسات',
      'site-settings/referral-reward-set': 'غيّر مكافأة الدعوة', 'site-settings/maintenance-set': 'غيّر الصيانة', 'site-settings/payment-override-set': 'غيّر طريقة الدفع', 'notifications/sent': 'أرسل إشعارًا',
      'media/uploaded': 'رفع ملفًا إلى المكتبة', 'media/described': 'وصف ملفًا في المكتبة', 'media/deleted': 'حذف ملفًا من المكتبة',
      'questions/created': 'أضاف سؤالًا', 'questions/changed': 'عدّل سؤالًا', 'questions/published': 'نشر سؤالًا', 'questions/retired': 'أوقف سؤالًا', 'questions/drafted': 'أعاد سؤالًا مسودة',
      'questions/restored': 'أعاد نصًا سابقًا لسؤال', 'questions/imported': 'استورد سؤالًا', 'questions/update-taken': 'أخذ نص الملفات لسؤال', 'questions/update-left': 'ترك نص الملفات لسؤال',
      'notifications/scheduled': 'أجّل إشعارًا لوقته',
      'notifications/schedule-changed': 'عدّل إشعارًا مؤجلًا',
      'notifications/schedule-cancelled': 'ألغى إشعارًا مؤجلًا',
      'announcements/created': 'نشر إعلانًا',
      'announcements/changed': 'عدّل إعلانًا',
      'announcements/withdrawn': 'سحب إعلانًا',
      'achievements/badge-created': 'أضاف شارة', 'achievements/badge-updated': 'عدّل شارة', 'achievements/badge-activated': 'فعّل شارة', 'achievements/badge-deactivated': 'أوقف شارة',
      'achievements/badges-ordered': 'رتّب الشارات', 'achievements/reward-created': 'أضاف قاعدة مكافأة', 'achievements/reward-updated': 'عدّل قاعدة مكافأة',
      'support/changed': 'عالج رسالة',
    },
  },
};
