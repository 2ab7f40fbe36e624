import type { ErrorParams } from '../../../kernel/result.ts';
import { formatNumber } from '../../format.ts';
import { purchaseStatusNames } from '../purchase-statuses.ts';

const purchaseStatuses: Readonly<Record<string, string>> = purchaseStatusNames;
const arabicStatus = (status: string | number | undefined) => purchaseStatuses[String(status)] ?? '';

export const errors = {
  'store/fetch-active-packages-failed': 'لم نستطع تحميل الباقات المعروضة.',
  'store/package-not-found': 'لم نجد هذه الباقة.',
  'store/package-inactive': 'هذه الباقة لم تعد معروضة. أزلها من السلة لتكمل.',
  'store/kwd-discount-above-price': 'سعر الخصم بالدينار لا يكون أعلى من السعر الأصلي بالدينار',
  'store/usd-discount-above-price': 'سعر الخصم بالدولار لا يكون أعلى من السعر الأصلي بالدولار',
  'store/cart-empty': 'سلة التسوق فارغة.',
  'store/cart-full': ({ most }: ErrorParams) => `السلة لا تتسع لأكثر من ${most ?? 20} باقة مختلفة.`,
  'store/invalid-quantity': ({ most }: ErrorParams) => `العدد من 1 إلى ${most ?? 99} لكل باقة.`,
  'store/too-many-sessions': ({ most }: ErrorParams) =>
    `الطلب الواحد لا يتسع لأكثر من ${formatNumber(Number(most ?? 100_000), 'ar')} جلسة. قلّل العدد ثم أكمل.`,
  'store/balance-full': ({ most }: ErrorParams) =>
    `رصيدك مع هذا الطلب يتجاوز ${formatNumber(Number(most ?? 1_000_000), 'ar')} جلسة، وهو أقصى ما يتسع له الحساب.`,
  'store/discount-empty': 'رمز الخصم أو سلة التسوق فارغ.',
  'store/discount-unknown': 'هذا الرمز غير موجود أو غير مفعّل.',
  'store/discount-used-up': 'تم استخدام هذا الرمز بالكامل.',
  'store/discount-expired': 'انتهت صلاحية الرمز.',
  'store/discount-no-item': 'الرمز غير مطبق على أي منتجات في سلة التسوق.',
  'store/discount-no-value': 'لا قيمة للمنتجات التي يشملها الرمز.',
  'store/discount-zero-total':
    'لا يمكن تطبيق الخصم لأنه سيجعل المبلغ الإجمالي صفراً. يرجى إضافة المزيد من العناصر إلى سلة التسوق الخاصة بك.',
  'store/discount-not-applicable': 'لا يمكن تطبيق رمز الخصم',
  'store/discount-check-failed': 'فشل في التحقق من رمز الخصم',
  'store/record-purchase-failed': 'لم نستطع تسجيل عملية الشراء.',
  'store/fetch-purchase-failed': 'لم نستطع تحميل عملية الشراء.',
  'store/fetch-history-failed': 'لم نستطع تحميل سجل مشترياتك.',
  'store/purchase-not-found': 'لم نجد عملية الشراء هذه.',
  'store/user-not-found': 'لم نجد صاحب عملية الشراء.',
  'store/grant-failed': 'لم نستطع إضافة جلسات هذه العملية.',
  'store/purchase-refunded': 'أُعيد مبلغ هذه العملية، فلا تتغير حالتها.',
  'store/only-refund-allowed': ({ from, to }: ErrorParams) =>
    `لا تتغير الحالة من «${arabicStatus(from)}» إلى «${arabicStatus(to)}». المسموح هو الاسترداد فقط.`,
  'iap/user-cancelled': 'تم إلغاء عملية الشراء',
  'iap/payment-invalid': 'طريقة الدفع غير صالحة. يرجى التحقق من بيانات الدفع',
  'iap/product-not-available': 'المنتج غير متاح حالياً. يرجى المحاولة لاحقاً',
  'iap/purchase-not-allowed': 'عملية الشراء غير مسموحة. يرجى التحقق من إعدادات الحساب',
  'iap/store-problem': 'مشكلة في متجر التطبيقات. يرجى المحاولة لاحقاً',
  'iap/network-error': 'مشكلة في الاتصال بالإنترنت. يرجى التحقق من الاتصال',
  'iap/receipt-already-in-use': 'تم استخدام هذا الإيصال مسبقاً',
  'iap/invalid-receipt': 'إيصال الشراء غير صالح',
  'iap/missing-receipt-file': 'ملف الإيصال مفقود',
  'iap/configuration-error': 'خطأ في إعدادات التطبيق',
  'iap/unknown-error': 'حدث خطأ غير متوقع. يرجى المحاولة مرة أخرى أو التواصل مع الدعم الفني',
  'iap/missing-purchase-id': 'معرف الشراء مفقود',
  'iap/processing-failed': 'فشل في معالجة عملية الدفع الناجحة',
  'redeem-codes/unauthenticated': 'يجب تسجيل الدخول لاسترداد الرمز.',
  'redeem-codes/user-and-code-required': 'اكتب الرمز لنضيفه إلى حسابك.',
  'redeem-codes/not-found': 'لم نجد رمز الجلسات هذا.',
  'redeem-codes/inactive': 'هذا الرمز موقوف.',
  'redeem-codes/assigned-to-another': 'هذا الرمز مخصص لحساب آخر.',
  'redeem-codes/already-redeemed': 'سبق أن استخدمت هذا الرمز.',
  'redeem-codes/already-used': 'سبق استخدام هذا الرمز، وهو يعمل مرة واحدة فقط.',
  'redeem-codes/limit-reached': 'بلغ هذا الرمز حده من الاستخدام.',
  'redeem-codes/balance-full': 'رصيدك لا يتسع لجلسات هذا الرمز. العب بعضها أولًا، والرمز باقٍ لك.',
  'redeem-codes/server-unreachable': 'لم نستطع الاتصال بالخادم. تأكد من اتصالك ثم حاول مرة أخرى.',
  'redeem-codes/failed': 'فشل في استرداد الرمز. حاول مرة أخرى.',
  'redeem-codes/sessions-not-positive': 'عدد الجلسات الممنوحة يكون أكبر من صفر.',
  'redeem-codes/negative-limit': 'حد الاستخدام المتعدد لا يكون سالبًا.',
  'redeem-codes/not-unique': 'لم نستطع إنشاء رمز لا يتكرر.',
  'redeem-codes/fetch-own-failed': 'لم نستطع تحميل رموزك.',
  'store/payment-unavailable': 'بوابة الدفع لا تستجيب الآن، ولم يُخصم منك شيء. حاول بعد قليل.',
  'store/prices-changed': 'تغيّر سعر هذا الطلب منذ فتحته. راجع السلة ثم أعد المحاولة.',
  'store/in-app-one-package': 'متجر التطبيقات يبيع باقة واحدة في كل مرة، وبلا رموز خصم.',
  'store/in-app-no-product': 'هذه الباقة غير معروضة في متجر التطبيقات.',
  'store/webhook-refused': 'لم نتعرّف مرسل هذا الإشعار.',
  'store/refund-under-way': 'طُلب استرداد هذا المبلغ من بوابة الدفع، وننتظر جوابها.',
  'store/refund-only-in-books':
    'لم تُدفع هذه العملية عبر بوابة الدفع، فلا نستطيع طلب إعادتها منها. أعد المال بنفسك ثم سجّلها مستردة في الدفاتر فقط.',
  'store/purchase-changed': 'تغيّرت هذه العملية قبل لحظة: دفعها صاحبها أو غيّرها زميل لك. راجع حالتها ثم قرّر.',
  'store/refund-failed': ({ reason }: ErrorParams) =>
    reason === '' || reason === undefined
      ? 'لم تقبل بوابة الدفع استرداد المبلغ.'
      : `لم تقبل بوابة الدفع استرداد المبلغ: ${reason}`,
};
