import { pluralAr } from '../catalogue.ts';

/** The store. */
export const store = {
  title: 'المتجر',
  lead: 'كل جلسة لعبة كاملة، لكل من في المجلس.',
  balance: (count: number) =>
    pluralAr(count, {
      zero: 'لا جلسات في رصيدك',
      one: 'في رصيدك جلسة واحدة',
      two: 'في رصيدك جلستان',
      few: `في رصيدك ${count} جلسات`,
      many: `في رصيدك ${count} جلسة`,
      other: `في رصيدك ${count} جلسة`,
    }),
  sessions: (count: number) =>
    pluralAr(count, {
      zero: 'بلا جلسات',
      one: 'جلسة واحدة',
      two: 'جلستان',
      few: `${count} جلسات`,
      many: `${count} جلسة`,
      other: `${count} جلسة`,
    }),
  popular: 'الأكثر طلبًا',
  loadFailed: 'لم نستطع تحميل الباقات.',
  empty: 'لا باقات معروضة الآن',
  emptyBody: 'عُد قريبًا.',

  session: {
    title: 'كيف تعمل الجلسات؟',
    game: { title: 'جلسة واحدة، لعبة كاملة', body: 'تُصرف الجلسة حين تبدأ اللعبة. الفرق واللاعبون كلهم على حسابك أنت.' },
    gift: {
      title: (count: number) =>
        pluralAr(count, {
          zero: 'حساب جديد بلا هدية',
          one: 'جلسة هدية مع كل حساب جديد',
          two: 'جلستان هدية مع كل حساب جديد',
          few: `${count} جلسات هدية مع كل حساب جديد`,
          many: `${count} جلسة هدية مع كل حساب جديد`,
          other: `${count} جلسة هدية مع كل حساب جديد`,
        }),
      body: 'جرّب اللعبة مع أهلك وربعك أولًا، ثم اشترِ إن أعجبتك.',
    },
    keep: { title: 'لا تنتهي صلاحيتها', body: 'تبقى في رصيدك حتى تلعبها، الليلة أو في العيد القادم.' },
  },

  perSession: (price: string) => `${price} للجلسة`,
  off: (percentage: number) => `خصم ${percentage}%`,
  listPrice: 'السعر قبل الخصم',
  add: 'أضف إلى السلة',
  addOf: (name: string) => `أضف إلى السلة · ${name}`,
  inCart: 'في سلتك',
  quantityOf: (name: string) => `عدد باقة ${name}`,
  more: (name: string) => `زد باقة ${name}`,
  fewer: (name: string) => `أنقص باقة ${name}`,
  remove: (name: string) => `أزل باقة ${name} من السلة`,
};
