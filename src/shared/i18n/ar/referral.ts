import { pluralAr } from '../catalogue.ts';

const sessions = (count: number) =>
  pluralAr(count, {
    zero: 'لا جلسات',
    one: 'جلسة',
    two: 'جلستان',
    few: `${count} جلسات`,
    many: `${count} جلسة`,
    other: `${count} جلسة`,
  });
const sessionsObject = (count: number) =>
  pluralAr(count, {
    zero: 'لا جلسات',
    one: 'جلسة',
    two: 'جلستين',
    few: `${count} جلسات`,
    many: `${count} جلسة`,
    other: `${count} جلسة`,
  });

/** Inviting friends. */
export const referral = {
  title: 'ادعُ أصحابك',
  lead: ({ inviter, invited }: { readonly inviter: number; readonly invited: number }) =>
    `أرسل رمزك لصاحبك. إذا فتح حسابه وأكّد بريده، وصلتك ${sessions(inviter)} هدية، ووصلته ${sessions(invited)}.`,
  yourCode: 'رمزك',
  share: 'شارك الدعوة',
  copied: 'نسخنا رابط الدعوة',
  copiedWhy: 'ألصقه في أي محادثة.',
  shareFailed: 'لم نستطع المشاركة. اكتب الرمز لصاحبك.',
  shareTitle: 'سِراج',
  shareText: 'تعال العب معي سِراج، لعبة الأسئلة للمجلس كله. سجّل من هذا الرابط ولك جلسة هدية:',
  friends: (count: number) =>
    pluralAr(count, {
      zero: 'لم يأتِ أحد بدعوتك بعد',
      one: 'جاء صديق واحد بدعوتك',
      two: 'جاء صديقان بدعوتك',
      few: `جاء ${count} أصدقاء بدعوتك`,
      many: `جاء ${count} صديقًا بدعوتك`,
      other: `جاء ${count} صديق بدعوتك`,
    }),
  invited: 'جئت بدعوة صديق. أكّد بريدك بعد التسجيل، وتصلك هديتك.',
  answers: {
    rewarded: (count: number) => `تم. أضفنا ${sessionsObject(count)} إلى رصيدك هدية.`,
    waiting: 'حفظنا الرمز. أكّد بريدك، وتصلك الهدية.',
    done: 'استفدت من رمز دعوة من قبل.',
    none: 'لا رمز دعوة ينتظر.',
  },
};
