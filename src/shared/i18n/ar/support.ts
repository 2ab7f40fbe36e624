/** The support dialog in a game; texts shared with the contact page are in site.ts. */
export const support = {
  title: 'الدعم والملاحظات',
  along: {
    game: 'نرفق مع رسالتك أسماء الفرق ونقاطها وموضع اللعبة.',
    report: 'يصلنا السؤال مع رسالتك، ومعه أسماء الفرق ونتيجتها.',
  },
  report: {
    title: 'بلّغ عن سؤال',
    reason: 'ما الخطأ فيه؟',
    reasons: {
      wrong_answer: 'الجواب غير صحيح',
      unclear: 'السؤال غير واضح',
      outdated: 'معلومة قديمة',
      seen_before: 'مرّ علينا من قبل',
      picture: 'الصورة',
      other: 'شيء آخر',
    },
    description: 'اكتب لنا ما لاحظت',
  },
  kept: { title: 'حُفظت رسالتك، ونرسلها حين يعود الاتصال', body: 'تبقى على هذا الجهاز باسم حسابك، حتى لو أغلقت الصفحة.' },
  notKept: 'متصفحك لا يحفظ الرسائل. نصك باقٍ هنا، فلا تغلق الصفحة.',
  arrivedLate: 'كتبتها بلا شبكة، ووصلتنا الآن.',
  backInForm: 'رددنا لك ما كتبته إلى نموذجه لتعدّله وترسله من جديد.',
  done: 'حسنًا',
};
