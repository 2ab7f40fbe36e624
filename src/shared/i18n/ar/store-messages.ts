import { pluralAr } from '../catalogue.ts';

/** What the store and its codes say besides errors; the server says some of it too. */
export const storeMessages = {
  discountApplied: 'تم تطبيق الخصم بنجاح.',
  discountInvalid: 'رمز خصم غير صالح',
  discountError: 'خطأ',
  requestInvalid: 'طلب غير صالح',
  codeRemovedCartChanged: 'أُزيل رمز الخصم لأن السلة تغيّرت.',
  codeRemovedNoPackage: 'أُزيل رمز الخصم: لم تبقَ في السلة باقة يشملها.',
  packageGone: (name: string) => `لم تعد باقة «${name}» معروضة، فأزلناها من السلة.`,
  priceChanged: (name: string, from: string, to: string) => `تغيّر سعر باقة «${name}» من ${from} إلى ${to}.`,
  quantityAtMost: (most: number) => `أقصى عدد من الباقة الواحدة ${most}.`,
  linesAtMost: (most: number) =>
    pluralAr(most, {
      zero: 'السلة لا تتسع لشيء.',
      one: 'السلة تتسع لباقة واحدة.',
      two: 'السلة تتسع لباقتين مختلفتين.',
      few: `السلة تتسع لـ ${most} باقات مختلفة.`,
      many: `السلة تتسع لـ ${most} باقة مختلفة.`,
      other: `السلة تتسع لـ ${most} باقة مختلفة.`,
    }),
  paymentSucceeded: 'تم الدفع بنجاح',
  sessionsAdded: 'تم إضافة الجلسات إلى حسابك.',
  paymentFailed: 'فشل عملية الدفع',
  redeemed: (sessions: number) =>
    pluralAr(sessions, {
      zero: 'لم تُضف أي جلسة لعب.',
      one: 'تم بنجاح إضافة جلسة لعب واحدة!',
      two: 'تم بنجاح إضافة جلستي لعب!',
      few: `تم بنجاح إضافة ${sessions} جلسات لعب!`,
      many: `تم بنجاح إضافة ${sessions} جلسة لعب!`,
      other: `تم بنجاح إضافة ${sessions} جلسة لعب!`,
    }),
};
