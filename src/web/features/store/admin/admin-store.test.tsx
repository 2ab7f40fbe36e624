import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { AdminDiscountCode, AdminPackage, AdminPurchase, PurchaseEvent } from '#shared/store/admin-api.ts';
import { testUser, type Answers } from '#testing/web/fake-api.ts';
import { renderPage, type Rendered } from '#testing/web/render.tsx';
import { keepSavedFiles } from '#testing/web/saved-files.ts';
import { AdminStorePage } from './admin-store-page.tsx';

const at = Date.UTC(2026, 10, 21, 9);
const tea: AdminPackage = {
  id: 'tea',
  name: { ar: 'شاي الضحى', en: 'Morning tea' },
  description: { ar: 'جلستان مع الأهل', en: 'Two sessions' },
  sessions: 2,
  priceFils: 2500,
  priceUsdCents: 799,
  discountPriceFils: 2000,
  discountPriceUsdCents: null,
  features: [],
  isPopular: false,
  order: 1,
  isActive: true,
  packageType: 'sessions',
  revenueCatProductId: null,
  createdAt: at,
  updatedAt: at,
};
const packages = [
  tea,
  { ...tea, id: 'eve', name: { ar: 'سهرة', en: 'Evening' }, order: 2 },
  { ...tea, id: 'all', name: { ar: 'موسم', en: 'Season' }, order: 3 },
];
const code: AdminDiscountCode = {
  id: 'c-1',
  code: 'EID20',
  discountType: 'percentage',
  discountValue: 20,
  appliesTo: 'all',
  usageLimit: 50,
  usageCount: 3,
  reservedCount: 0,
  endDate: null,
  isActive: true,
  lastUsedAt: null,
  createdAt: at,
  updatedAt: at,
};
const purchase: AdminPurchase = {
  id: 'purchase-0001',
  userId: 'u-1',
  packageId: 'tea',
  totalSessionsGranted: 2,
  originalPriceFils: 2500,
  packageDiscountFils: 500,
  discountAmountFils: 400,
  discountLate: false,
  priceFils: 2000,
  finalPriceFils: 1600,
  status: 'paid',
  method: 'online',
  wasRefunded: false,
  refundedFrom: null,
  refundedAt: null,
  refundPending: false,
  items: [
    {
      packageId: 'tea',
      name: tea.name,
      quantity: 1,
      sessions: 2,
      priceFils: 2000,
      originalPriceFils: 2500,
      packageDiscountFils: 500,
      discountShareFils: 400,
    },
  ],
  discountCode: 'EID20',
  discountCodeId: 'c-1',
  failure: null,
  paymentMethod: 'knet',
  paymentReference: 'ref-77',
  receiptNumber: 12,
  isLive: true,
  date: at,
  createdAt: at,
  updatedAt: at,
  buyer: { displayName: '=أم سالم', email: 'um.salem@example.com' },
};
const events: PurchaseEvent[] = [
  { at, kind: 'opened', actor: 'buyer', detail: { method: 'online' } },
  { at, kind: 'paid', actor: 'provider', detail: { from: 'pending', sessions: 2, reference: 'ref-77' } },
  { at, kind: 'refund-asked', actor: 'user-1', detail: { takesBack: true } },
  { at, kind: 'refund-failed', actor: 'staff-9', detail: { failure: { code: 'late', message: 'Too late' } } },
];

const admin = testUser({ role: 'admin' });
const page = (items: readonly unknown[], nextCursor: string | null = null) => ({
  body: { items, nextCursor, hasMore: nextCursor !== null },
});
const show = (tab: string, answers: Answers = {}) =>
  renderPage(<AdminStorePage redeemCodes="رموز مسبقة الدفع" payment={null} />, {
    user: admin,
    path: `/admin/store?tab=${tab}`,
    answers: { 'GET /api/admin/packages': { body: { items: packages } }, ...answers },
  });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const fill = async (label: string, typed: string) => {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  if (typed !== '') await userEvent.type(field, typed);
};
const bodies = ({ sent }: Rendered, key: string) =>
  sent.filter((request) => request.key === key).map(({ body }) => body);

it('has its parts at their own addresses, and the packages first [ADM-4]', async () => {
  await show('nowhere', { 'GET /api/admin/discount-codes': page([code]) });
  const tabs = await screen.findByRole('navigation', { name: 'أقسام المتجر' });
  expect(
    within(tabs)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['الباقات', 'رموز الخصم', 'رموز الجلسات', 'المشتريات', 'الإحصاءات', 'إصلاح الخصومات', 'الدفع في التطبيق']);
  expect(within(tabs).getByRole('link', { current: 'page' }).textContent).toBe('الباقات');
  await userEvent.click(within(tabs).getByRole('link', { name: 'رموز الخصم' }));
  expect(await screen.findByRole('rowheader', { name: 'EID20' })).toBeTruthy();
  await userEvent.click(within(tabs).getByRole('link', { name: 'رموز الجلسات' }));
  expect(screen.getByText('رموز مسبقة الدفع')).toBeTruthy();
});

it.each([
  ['packages', 'GET /api/admin/packages', 'store/fetch-packages-failed', 'لم نستطع تحميل الباقات.'],
  [
    'discount-codes',
    'GET /api/admin/discount-codes',
    'store/discount-codes-denied',
    'ليست لديك صلاحية الاطلاع على رموز الخصم. تواصل مع الدعم.',
  ],
  ['purchases', 'GET /api/admin/purchases', 'store/fetch-purchases-failed', 'لم نستطع تحميل المشتريات.'],
  [
    'statistics',
    'GET /api/admin/store-statistics',
    'store/fetch-statistics-failed',
    'لم نستطع تحميل إحصاءات المشتريات.',
  ],
])('says what to do where %s can not be read [ADM-4]', async (tab, key, refused, message) => {
  await show(tab, { [key]: { refusal: { status: 403, code: refused } } });
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'أعد المحاولة' })).toBeTruthy();
});

it('reports that there is nothing yet [ADM-4]', async () => {
  const one = await show('packages', { 'GET /api/admin/packages': { body: { items: [] } } });
  expect(await screen.findByRole('heading', { name: 'لا باقات بعد' })).toBeTruthy();
  one.unmount();
  const two = await show('purchases&status=failed', { 'GET /api/admin/purchases': page([]) });
  expect(await screen.findByRole('heading', { name: 'لا عملية بهذه الأوصاف' })).toBeTruthy();
  two.unmount();
  await show('discount-codes', { 'GET /api/admin/discount-codes': page([]) });
  expect(await screen.findByRole('heading', { name: 'لا رموز خصم بعد' })).toBeTruthy();
});

it('moves a package by its buttons, announces its new place, and keeps the focus [PKG-1]', async () => {
  const shown = await show('packages', { 'POST /api/admin/packages/order': { body: {} } });
  await press('أنزل شاي الضحى');
  await waitFor(() =>
    expect(bodies(shown, 'POST /api/admin/packages/order')).toEqual([{ ids: ['eve', 'tea', 'all'] }]),
  );
  expect(screen.getByText('شاي الضحى صارت في المكان 2 من 3.')).toBeTruthy();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('أنزل شاي الضحى');
});

it('saves a package to the fils and the cent, its emptied fields as none [PKG-1]', async () => {
  const shown = await show('packages', { 'PATCH /api/admin/packages/tea': { body: { package: tea } } });
  await press('عدّل شاي الضحى');
  await fill('السعر بالدينار', '8.07');
  await fill('سعر الخصم بالدينار', '');
  await fill('السعر بالدولار', '19.99');
  await press('احفظ');
  await waitFor(() =>
    expect(bodies(shown, 'PATCH /api/admin/packages/tea')).toMatchObject([
      {
        priceFils: 8070,
        discountPriceFils: null,
        priceUsdCents: 1999,
        discountPriceUsdCents: null,
        revenueCatProductId: null,
      },
    ]),
  );
});

it('rejects a discount above its price at the field, in either currency, without a request [PKG-1]', async () => {
  const shown = await show('packages');
  await press('عدّل شاي الضحى');
  await fill('سعر الخصم بالدينار', '2.501');
  await press('احفظ');
  expect(await screen.findByText('سعر الخصم بالدينار لا يكون أعلى من السعر الأصلي بالدينار')).toBeTruthy();
  expect(screen.getByLabelText('سعر الخصم بالدينار').getAttribute('aria-invalid')).toBe('true');
  await fill('سعر الخصم بالدينار', '');
  await fill('سعر الخصم بالدولار', '8');
  await press('احفظ');
  expect(await screen.findByText('سعر الخصم بالدولار لا يكون أعلى من السعر الأصلي بالدولار')).toBeTruthy();
  expect(bodies(shown, 'PATCH /api/admin/packages/tea')).toEqual([]);
});

it('asks before a package is deleted, and says what happens [PKG-1]', async () => {
  const shown = await show('packages', { 'DELETE /api/admin/packages/eve': { body: {} } });
  await press('احذف سهرة');
  const question = await screen.findByRole('dialog', { name: 'حذف باقة سهرة؟' });
  expect(within(question).getByText(/عمليات الشراء السابقة تحتفظ باسمها وسعرها/)).toBeTruthy();
  await userEvent.click(within(question).getByRole('button', { name: 'احذف الباقة' }));
  await waitFor(() => expect(bodies(shown, 'DELETE /api/admin/packages/eve')).toHaveLength(1));
});

it('makes a code that ends with a day in Kuwait, and says at its field that it is taken [DISC-1]', async () => {
  const shown = await show('discount-codes', {
    'GET /api/admin/discount-codes': page([code]),
    'POST /api/admin/discount-codes': {
      refusal: { status: 409, code: 'store/discount-code-taken', fields: { code: 'store/discount-code-taken' } },
    },
  });
  await press('أضف رمزًا');
  const form = await screen.findByRole('dialog', { name: 'رمز خصم جديد' });
  await userEvent.type(within(form).getByLabelText('الرمز'), 'eid20');
  await userEvent.type(within(form).getByLabelText('النسبة، من 1 إلى 99'), '100');
  await userEvent.type(within(form).getByLabelText('آخر يوم'), '2026-11-30');
  await userEvent.click(within(form).getByRole('button', { name: 'أضف رمزًا' }));
  expect(await within(form).findByText('اكتب نسبة صحيحة من 1 إلى 99.')).toBeTruthy();
  await fill('النسبة، من 1 إلى 99', '15');
  await userEvent.click(within(form).getByRole('button', { name: 'أضف رمزًا' }));
  expect(await within(form).findByText('يوجد رمز خصم بهذا الاسم')).toBeTruthy();
  expect(bodies(shown, 'POST /api/admin/discount-codes')).toEqual([
    {
      code: 'eid20',
      discountType: 'percentage',
      discountValue: 15,
      appliesTo: 'all',
      usageLimit: null,
      endDate: Date.UTC(2026, 10, 30, 21) - 1,
      isActive: true,
    },
  ]);
});

const one = (changes: Partial<AdminPurchase> = {}): Answers => ({
  'GET /api/admin/purchases': page([{ ...purchase, ...changes }]),
  'GET /api/admin/purchases/purchase-0001': {
    body: {
      purchase: { ...purchase, ...changes },
      nextStatuses: changes.status === 'failed' ? ['pending', 'completed', 'paid', 'refunded'] : ['refunded'],
      events,
    },
  },
});

it('puts the filters into the address, and shows one purchase in full with all that happened to it [PUR-5]', async () => {
  const shown = await show('purchases', one());
  await userEvent.type(await screen.findByLabelText('رقم الطلب'), 'purchase-0001');
  await userEvent.selectOptions(screen.getByLabelText('الحالة'), 'paid');
  await press('ابحث');
  expect(shown.address()).toBe('/admin/store?tab=purchases&order=purchase-0001&status=paid&sort=createdAt-desc');
  await userEvent.click(await screen.findByRole('link', { name: 'افتح الطلب …ase-0001' }));
  const panel = await screen.findByRole('dialog', { name: 'عملية شراء' });
  const happened = (await within(panel).findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(happened.some((line) => line.includes('فُتح الطلب') && line.includes('المشتري'))).toBe(true);
  expect(happened.some((line) => line.includes('أُضيفت جلستان') && line.includes('بوابة الدفع'))).toBe(true);
  expect(happened.some((line) => line.includes('طُلب الاسترداد من بوابة الدفع') && line.includes('أنت'))).toBe(true);
  expect(happened.some((line) => line.includes('الإدارة، staff-9') && line.includes('Too late'))).toBe(true);
  expect(within(panel).getByText('um.salem@example.com')).toBeTruthy();
});

it('refunds through the provider and keeps the sessions by default [PUR-5]', async () => {
  const shown = await show('purchases&purchase=purchase-0001', {
    ...one(),
    'POST /api/admin/purchases/purchase-0001/refund': { body: { purchase: { ...purchase, status: 'refunded' } } },
  });
  await press('استرداد المبلغ');
  const question = await screen.findByRole('dialog', { name: 'استرداد المبلغ' });
  expect(within(question).getByText(/ستعيد بوابة الدفع 1.600 د.ك/)).toBeTruthy();
  expect(within(question).getByText('تبقى الجلسات في رصيد المشتري.')).toBeTruthy();
  await userEvent.click(within(question).getByRole('button', { name: 'استرد الآن' }));
  await waitFor(() =>
    expect(bodies(shown, 'POST /api/admin/purchases/purchase-0001/refund')).toEqual([
      { throughProvider: true, takesBack: false, note: '' },
    ]),
  );
});

it('says of an in-app purchase that its store gives the money back, and notes it in the books alone [PUR-5]', async () => {
  const shown = await show('purchases&purchase=purchase-0001', {
    ...one({ method: 'iap', status: 'completed' }),
    'POST /api/admin/purchases/purchase-0001/refund': { refusal: { status: 409, code: 'store/purchase-refunded' } },
  });
  await press('استرداد المبلغ');
  const question = await screen.findByRole('dialog', { name: 'استرداد المبلغ' });
  expect(within(question).getByText(/Apple أو Google/)).toBeTruthy();
  await userEvent.click(within(question).getByRole('switch', { name: /اسحب الجلسات/ }));
  await userEvent.click(within(question).getByRole('button', { name: 'استرد الآن' }));
  expect(await within(question).findByText('أُعيد مبلغ هذه العملية، فلا تتغير حالتها.')).toBeTruthy();
  expect(bodies(shown, 'POST /api/admin/purchases/purchase-0001/refund')).toEqual([
    { throughProvider: false, takesBack: true, note: '' },
  ]);
});

it('shows why a status is not allowed, and the effects of an allowed one [PUR-5]', async () => {
  const shown = await show('purchases&purchase=purchase-0001', one());
  await press('غيّر الحالة');
  const question = await screen.findByRole('dialog', { name: 'تغيير الحالة يدويًا' });
  await userEvent.click(within(question).getByRole('radio', { name: 'معلّقة' }));
  expect(within(question).getByText('لا تتغير الحالة من «مدفوعة» إلى «معلّقة». المسموح هو الاسترداد فقط.')).toBeTruthy();
  expect(within(question).getByRole('button', { name: 'اجعلها معلّقة' })).toHaveProperty('disabled', true);
  shown.unmount();
  await show('purchases&purchase=purchase-0001', one({ status: 'failed', date: null }));
  expect(await screen.findByRole('button', { name: 'احذف العملية' })).toBeTruthy();
  await press('غيّر الحالة');
  await userEvent.click(await screen.findByRole('radio', { name: 'مدفوعة' }));
  expect(screen.getByText('يُضاف إلى رصيد المشتري الآن: جلستان.')).toBeTruthy();
  expect(screen.getByText('يُحسب استخدام للرمز EID20.')).toBeTruthy();
});

it('offers nothing more for a refunded purchase, and never deletes a paid one [PUR-5]', async () => {
  const shown = await show('purchases&purchase=purchase-0001', one({ status: 'refunded' }));
  expect(await screen.findByText('لا شيء يُفعل بها بعد الاسترداد.')).toBeTruthy();
  shown.unmount();
  await show('purchases&purchase=purchase-0001', one());
  await screen.findByRole('button', { name: 'استرداد المبلغ' });
  expect(screen.queryByRole('button', { name: 'احذف العملية' })).toBeNull();
});

it('saves the packages with their prices [PKG-1]', async () => {
  const saved = keepSavedFiles();
  await show('packages');
  await press('نزّل CSV');
  await waitFor(() => expect(saved).toHaveLength(1));
  const [head, ...lines] = (await saved[0]!.text()).trim().split('\r\n');
  expect(head).toContain(
    'عدد الجلسات,السعر بالدينار,سعر الخصم بالدينار,السعر بالدولار,سعر الخصم بالدولار,معروضة في المتجر',
  );
  expect(lines).toHaveLength(packages.length);
  expect(lines[0]).toMatch(/^شاي الضحى,Morning tea,2,2\.500,2\.000,7\.99,,نعم,لا,$/);
});

it('saves the purchases that are found, names harmless, sums exact [PUR-5]', async () => {
  const saved = keepSavedFiles();
  await show('purchases', one());
  await screen.findByRole('row', { name: /ase-0001/ });
  await press('نزّل CSV');
  await waitFor(() => expect(saved).toHaveLength(1));
  const text = await saved[0]!.text();
  expect(text).toContain("'=أم سالم,um.salem@example.com,u-1,شاي الضحى × 1,2,1.600,0.400,EID20");
});

it('shows which purchase exceeded the limit of its code, in the list and in its timeline, and what is reserved [PUR-5] [DISC-1]', async () => {
  const late = { ...purchase, discountLate: true };
  const lateEvents = [
    ...events,
    { at, kind: 'discount-late', actor: 'poller', detail: { code: 'EID20', uses: 51, reserved: 0, limit: 50 } },
  ];
  await show('purchases', {
    'GET /api/admin/purchases': page([late]),
    'GET /api/admin/purchases/purchase-0001': {
      body: { purchase: late, nextStatuses: ['refunded'], events: lateEvents },
    },
  });
  expect(within(await screen.findByRole('row', { name: /ase-0001/ })).getByText('فوق حد الرمز')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: /ase-0001/ }));
  const panel = await screen.findByRole('dialog', { name: 'عملية شراء' });
  expect(await within(panel).findByText('دُفعت بعد انتهاء حجز الرمز، ولم يبقَ منه استخدام، فقُبلت فوق الحد')).toBeTruthy();
  expect(within(panel).getByText('51 من 50')).toBeTruthy();
});

it('shows how many uses of a code unpaid orders reserve [DISC-1]', async () => {
  await show('discount-codes', { 'GET /api/admin/discount-codes': page([{ ...code, reservedCount: 2 }]) });
  expect(await screen.findByText('محجوز لطلبات لم تُدفع بعد: 2')).toBeTruthy();
});

const day = (date: string, totalPurchases: number) => ({
  date,
  totalPurchases,
  totalRevenueFils: totalPurchases * 1600,
  totalSessions: totalPurchases * 2,
  totalDiscountsFils: 0,
  discountedPurchasesCount: 0,
  packageBreakdown: totalPurchases === 0 ? {} : { tea: { count: totalPurchases, revenueFils: totalPurchases * 1600 } },
});

it('shows the sales by day in a table, and the revenue of each package [PUR-7]', async () => {
  await show('statistics', {
    'GET /api/admin/store-statistics': {
      body: { days: [day('2026-11-19', 1), day('2026-11-20', 0), day('2026-11-21', 2)] },
    },
  });
  const days = await screen.findByRole('table', { name: 'يومًا بيوم' });
  expect(
    within(days)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['21 نوفمبر 2026', '19 نوفمبر 2026']);
  await waitFor(() =>
    expect(
      within(screen.getByRole('table', { name: 'الباقات' })).getByRole('row', { name: /شاي الضحى 3 4.800/ }),
    ).toBeTruthy(),
  );
});

it('repairs only after a dry run has shown what would change, batch by batch to the end [PUR-8]', async () => {
  const found = { purchaseId: 'p-9', before: [400], after: [300] };
  const shown = await show('repair', {
    'POST /api/admin/discount-repair': (body) => ({
      body:
        (body as { cursor: string | null }).cursor === null
          ? { checked: 100, purchases: [found], usageCounts: [], nextCursor: 'next' }
          : {
              checked: 20,
              purchases: [],
              usageCounts: [{ codeId: 'c-1', code: 'EID20', before: 3, after: 4 }],
              nextCursor: null,
            },
    }),
  });
  expect(screen.queryByRole('button', { name: 'أصلح الآن' })).toBeNull();
  await press('افحص دون تغيير');
  expect(await screen.findByRole('row', { name: /p-9.*0.400.*0.300/ })).toBeTruthy();
  expect(screen.getByRole('row', { name: /EID20 3 4/ })).toBeTruthy();
  await press('أصلح الآن');
  const question = await screen.findByRole('dialog', { name: 'إصلاح الخصومات؟' });
  await userEvent.click(within(question).getByRole('button', { name: 'أصلح الآن' }));
  expect(await screen.findByRole('heading', { name: 'تم الإصلاح' })).toBeTruthy();
  expect(bodies(shown, 'POST /api/admin/discount-repair')).toEqual([
    { dryRun: true, cursor: null },
    { dryRun: true, cursor: 'next' },
    { dryRun: false, cursor: null },
    { dryRun: false, cursor: 'next' },
  ]);
});
