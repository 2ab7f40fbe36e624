import type { Shape } from '../catalogue.ts';

/** Pages on which developers try things out; loaded with them. */
export const testPages = {
  /** /mobile-app/test: the detected app around the page. */
  wrapperTest: {
    title: 'تجربة التطبيق',
    lead: 'ما عرفته الصفحة عن التطبيق الذي يحملها، وكل رسالة يمكن أن تُرسل إليه. لا شيء هنا يشتري أو يغيّر حسابًا.',
    detected: 'ما عُرف',
    inside: 'داخل التطبيق',
    yes: 'نعم',
    no: 'لا، هذا متصفح',
    platform: 'النظام',
    transport: 'طريق الرسائل',
    version: 'نسخة التطبيق',
    unknown: 'غير معروف',
    send: 'أرسل رسالة',
    fields: { productId: 'رمز المنتج في المتجر', customPurchaseId: 'معرف الشراء', appUserId: 'معرف الحساب' },
    log: 'ما أُرسل وما وصل',
    clear: 'امسح السجل',
    emptyTitle: 'لا رسائل بعد',
    empty: 'أرسل رسالة من القائمة، أو انتظر أن يرسل التطبيق واحدة.',
    sent: 'أُرسلت',
    unheard: 'لم يسمعها أحد',
    received: 'وصلت',
    shareTitle: 'سِراج',
    shareText: 'تعال نلعب سِراج',
  },
  testQr: {
    title: 'تجربة رمز QR',
    body: 'اكتب عنوانًا، وامسح الرمز بكاميرا الجوال من مكان جلوسك.',
    label: 'العنوان',
    size: 'حجم الرمز',
    empty: 'اكتب عنوانًا ليظهر الرمز هنا.',
    tooLong: 'العنوان أطول من أن يحمله رمز واضح.',
    codeFor: (address: string) => `رمز QR للعنوان ${address}`,
  },
};

export type TestPagesCatalogue = Shape<typeof testPages>;
