import { pluralAr } from '../catalogue.ts';

/** The cart: its button in the bar, its drawer, and the code in it. */
export const cart = {
  title: 'سلتك',
  open: 'افتح السلة',
  openWith: (count: number) =>
    `افتح السلة · ${pluralAr(count, {
      zero: 'فارغة',
      one: 'باقة واحدة',
      two: 'باقتان',
      few: `${count} باقات`,
      many: `${count} باقة`,
      other: `${count} باقة`,
    })}`,
  count: (count: number) =>
    pluralAr(count, {
      zero: 'السلة فارغة',
      one: 'باقة واحدة في سلتك',
      two: 'باقتان في سلتك',
      few: `${count} باقات في سلتك`,
      many: `${count} باقة في سلتك`,
      other: `${count} باقة في سلتك`,
    }),
  view: 'عرض السلة',
  empty: 'سلتك فارغة',
  emptyBody: 'اختر باقة، وستجدها هنا متى عدت.',
  toStore: 'تصفّح الباقات',
  each: (price: string) => `${price} للواحدة`,
  subtotal: 'المجموع',
  codeDiscount: (percentage: number) => `خصم الرمز (${percentage}%)`,
  total: 'الإجمالي',
  toCheckout: 'إتمام الشراء',
  free: 'لا رسوم إضافية فوق هذا السعر.',

  code: {
    label: 'رمز الخصم',
    ask: 'لديك رمز خصم؟',
    apply: 'طبّق',
    checking: 'نتحقق…',
    remove: 'أزل الرمز',
    signIn: 'سجّل الدخول لتستعمل رمز خصم',
  },
};
