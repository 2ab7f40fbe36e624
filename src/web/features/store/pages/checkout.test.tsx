import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SiteSettings } from '#shared/site-settings/api.ts';
import type { GamePackage } from '#shared/store/api.ts';
import type { Purchase } from '#shared/store/purchase-api.ts';
import { testUser, type Answers } from '#testing/web/fake-api.ts';
import { renderPage } from '#testing/web/render.tsx';
import { plainSettings } from '#testing/web/site-settings.ts';
import { stored } from '../../../lib/storage.ts';
import { CheckoutPage } from './checkout-page.tsx';
import { PaymentFailedPage } from './payment-failed-page.tsx';
import { ReceiptPage } from './receipt-page.tsx';
import { SandboxPaymentPage } from './sandbox-payment-page.tsx';
import { ThankYouPage } from './thank-you-page.tsx';
import { PurchaseHistory } from '../purchases/purchase-history.tsx';

const five: GamePackage = {
  id: 'five',
  name: { ar: 'خمس جلسات', en: 'Five' },
  description: { ar: '', en: '' },
  sessions: 5,
  priceFils: 7500,
  priceUsdCents: null,
  discountPriceFils: 6000,
  discountPriceUsdCents: null,
  features: [],
  isPopular: true,
  order: 1,
};
const id = '01939c1e-0000-7000-8000-000000000001';
const purchase: Purchase = {
  id,
  userId: 'user-1',
  packageId: 'five',
  totalSessionsGranted: 5,
  originalPriceFils: 7500,
  packageDiscountFils: 1500,
  discountAmountFils: 600,
  items: [
    {
      packageId: 'five',
      name: five.name,
      quantity: 1,
      sessions: 5,
      priceFils: 6000,
      originalPriceFils: 7500,
      packageDiscountFils: 1500,
      discountShareFils: 600,
    },
  ],
  priceFils: 6000,
  finalPriceFils: 5400,
  status: 'pending',
  method: 'online',
  wasRefunded: false,
  refundedFrom: null,
  refundedAt: null,
  refundPending: false,
  discountCode: 'EID',
  discountCodeId: 'c1',
  failure: null,
  paymentMethod: null,
  paymentReference: null,
  receiptNumber: null,
  isLive: false,
  date: null,
  createdAt: 1_763_700_000_000,
  updatedAt: 1_763_700_000_000,
};
const paid: Purchase = {
  ...purchase,
  status: 'paid',
  date: 1_763_700_000_000,
  receiptNumber: 42,
  paymentMethod: 'sandbox',
  paymentReference: 'ref-9',
};
const failed: Purchase = { ...purchase, status: 'failed', failure: { code: 'declined', message: 'x' } };
const redirect = { kind: 'redirect', url: 'https://bank.test/page' };

const settings: SiteSettings = {
  ...plainSettings,
  seller: { ...plainSettings.seller, name: 'بيت سراج', registration: '12345' },
};

const leave = vi.fn();
beforeEach(() => {
  leave.mockReset();
  vi.spyOn(window.location, 'assign').mockImplementation(leave);
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => stored.cart.clear());

function fillCart(): void {
  stored.cart.write({
    items: [{ packageId: 'five', package: five, quantity: 1 }],
    codeDetails: { id: 'c1', code: 'EID', appliesTo: 'all' },
    discountAmountFils: 600,
  });
}

function atCheckout(answers: Answers = {}) {
  return renderPage(<CheckoutPage />, {
    path: '/checkout',
    user: testUser(),
    answers: {
      'GET /api/packages': { body: { items: [five] } },
      'GET /api/settings': { body: settings },
      'POST /api/purchases': { body: { purchase, payment: redirect } },
      ...answers,
    },
  });
}

const payButton = () => screen.findByRole('button', { name: /^ادفع/ });

async function agreeAndPay(): Promise<void> {
  await userEvent.click(await screen.findByRole('checkbox', { name: /أوافق على الشروط/ }));
  await userEvent.click(await payButton());
}

it('shows every line with what comes off it, and says of the sandbox that no money is taken [PAY-1, PAY-2]', async () => {
  fillCart();
  const { container } = await atCheckout();
  expect(await screen.findByText('خصم الباقة')).toBeTruthy();
  expect(screen.getByText('نصيبها من رمز الخصم')).toBeTruthy();
  expect(screen.getByText('خصم الرمز (10%)')).toBeTruthy();
  expect(container.textContent).toContain('5.400 د.ك');
  expect(await screen.findByText(/لن يُؤخذ منك أي مال/)).toBeTruthy();
});

it('requires the terms to be accepted before it pays, and links to them and to refunds [PAY-1]', async () => {
  fillCart();
  const page = await atCheckout();
  await userEvent.click(await payButton());
  expect(screen.getByRole('alert').textContent).toBe('وافق على الشروط لتكمل.');
  expect(page.sent.some(({ key }) => key === 'POST /api/purchases')).toBe(false);
  expect(screen.getByRole('link', { name: 'الشروط' }).getAttribute('href')).toBe('/terms');
  expect(screen.getByRole('link', { name: 'الشراء والاسترداد' }).getAttribute('href')).toBe('/terms#refunds');
});

it('opens one purchase however often it is pressed, and leaves for the provider [PAY-1]', async () => {
  fillCart();
  const page = await atCheckout();
  await userEvent.click(await screen.findByRole('checkbox', { name: /أوافق على الشروط/ }));
  await userEvent.dblClick(screen.getByRole('button', { name: 'ادفع 5.400 د.ك' }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith('https://bank.test/page'));
  await userEvent.click(screen.getByRole('button', { name: /ننقلك إلى صفحة الدفع/ }));
  expect(page.sent.filter(({ key }) => key === 'POST /api/purchases')).toHaveLength(1);
  expect(page.sent.find(({ key }) => key === 'POST /api/purchases')?.body).toEqual({
    items: [{ packageId: 'five', quantity: 1 }],
    discountCode: 'EID',
    method: 'online',
    expectedTotalFils: 5400,
  });
});

it('keeps its key over a reload without an answer, and continues the purchase with one [PAY-1]', async () => {
  fillCart();
  const first = await atCheckout({ 'POST /api/purchases': 'no-network' });
  await agreeAndPay();
  expect((await screen.findByRole('alert')).textContent).toContain('لم تبدأ عملية الدفع');
  first.unmount();
  const second = await atCheckout();
  await agreeAndPay();
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
  const keyOf = (page: typeof first) =>
    page.sent.find(({ key }) => key === 'POST /api/purchases')?.headers.get('idempotency-key');
  expect(keyOf(second)).toBe(keyOf(first));
  second.unmount();
  const third = await atCheckout({ [`POST /api/purchases/${id}/payment`]: { body: { purchase, payment: redirect } } });
  await agreeAndPay();
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(2));
  expect(third.sent.some(({ key }) => key === 'POST /api/purchases')).toBe(false);
});

it('never redirects to pay a different amount than shown [PAY-1, PUR-1]', async () => {
  fillCart();
  const page = await atCheckout({ 'POST /api/purchases': { refusal: { status: 409, code: 'store/prices-changed' } } });
  await agreeAndPay();
  expect(await screen.findByText(/تغيّر السعر قبل قليل/)).toBeTruthy();
  expect(leave).not.toHaveBeenCalled();
  // Prices are read again, and the next press is another order.
  expect(stored.checkoutTry.read()).toBeNull();
  await waitFor(() => expect(page.sent.filter(({ key }) => key === 'GET /api/packages').length).toBeGreaterThan(1));
});

it.each([
  ['shows the code with its current discount', { valid: true, discountAmountFils: 900 }, 900],
  ['removes a code that is no longer valid', { valid: false, discountAmountFils: 0 }, null],
])(
  '%s if the total differs with unchanged packages [PUR-1, DISC-2]',
  async (_, { valid, discountAmountFils }, left) => {
    fillCart();
    await atCheckout({
      'POST /api/purchases': { refusal: { status: 409, code: 'store/prices-changed' } },
      'POST /api/discount-codes/validate': {
        body: {
          valid,
          reason: valid ? null : 'store/discount-expired',
          message: '',
          discountAmountFils,
          discountAmount: discountAmountFils / 1000,
          percentage: 15,
          codeDetails: valid
            ? { id: 'c1', code: 'EID', discountType: 'percentage', discountValue: 15, appliesTo: 'all' }
            : null,
        },
      },
    });
    await agreeAndPay();
    await waitFor(() =>
      expect(stored.cart.read()).toMatchObject(
        left === null ? { codeDetails: null } : { codeDetails: { code: 'EID' }, discountAmountFils: left },
      ),
    );
  },
);

function withPurchase(element: React.ReactElement, path: string, answer: Answers[string], more: Answers = {}) {
  return renderPage(element, {
    path,
    user: testUser({ gameSessionBalance: 8 }),
    answers: { [`POST /api/purchases/${id}/check`]: answer, ...more },
  });
}

it("empties the cart and shows the sessions only by the server's word [PAY-1]", async () => {
  fillCart();
  stored.checkoutTry.write({ key: 'k', order: 'o', purchaseId: id });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let asked = 0;
  await withPurchase(<ThankYouPage />, `/checkout/thank-you?orderId=${id}`, () => ({
    body: { purchase: (asked += 1) < 3 ? purchase : paid },
  }));
  expect(await screen.findByText('نتأكد من الدفع…')).toBeTruthy();
  expect(stored.cart.read()).toMatchObject({ items: [{ packageId: 'five' }] });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await screen.findByText('أُضيفت 5 جلسات إلى رصيدك')).toBeTruthy();
  expect(stored.cart.read()).toMatchObject({ items: [] });
  expect(stored.checkoutTry.read()).toBeNull();
  expect(screen.getByRole('link', { name: 'ابدأ لعبة' }).getAttribute('href')).toBe('/game');
});

it('keeps a cart that was not paid for [PAY-1]', async () => {
  fillCart();
  await withPurchase(<ThankYouPage />, `/checkout/thank-you?orderId=${id}`, { body: { purchase: paid } });
  expect(await screen.findByText('أُضيفت 5 جلسات إلى رصيدك')).toBeTruthy();
  expect(stored.cart.read()).toMatchObject({ items: [{ packageId: 'five' }] });
});

it('says after a minute that the sessions will arrive, and that the user may leave [PAY-1]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await withPurchase(<ThankYouPage />, `/checkout/thank-you?orderId=${id}`, { body: { purchase } });
  expect(await screen.findByText('نتأكد من الدفع…')).toBeTruthy();
  await vi.advanceTimersByTimeAsync(61_000);
  expect(await screen.findByText(/يُضاف إلى رصيدك قريبًا/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'أكمل الدفع' })).toBeTruthy();
});

it('leads a failed purchase to why, with a way to try again [PAY-1]', async () => {
  const thanks = await withPurchase(<ThankYouPage />, `/checkout/thank-you?orderId=${id}`, {
    body: { purchase: failed },
  });
  await waitFor(() => expect(thanks.address()).toBe(`/checkout/failure?orderId=${id}`));
  thanks.unmount();
  await withPurchase(
    <PaymentFailedPage />,
    `/checkout/failure?orderId=${id}`,
    { body: { purchase: failed } },
    {
      [`POST /api/purchases/${id}/payment`]: { body: { purchase, payment: redirect } },
    },
  );
  expect(await screen.findByText(/لم يقبل البنك هذه العملية/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'حاول مرة أخرى' }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith('https://bank.test/page'));
});

it("hides another user's purchase [PAY-1]", async () => {
  await withPurchase(<ThankYouPage />, `/checkout/thank-you?orderId=${id}`, {
    refusal: { status: 404, code: 'store/purchase-not-found' },
  });
  expect(await screen.findByText('لا توجد عملية شراء بهذا الرقم')).toBeTruthy();
});

it("says on the sandbox's page that no money moves, and goes where the choice leads [PAY-2]", async () => {
  const page = await renderPage(<SandboxPaymentPage />, {
    answers: {
      'GET /api/sandbox-payments/': { body: { id, amountFils: 5400, state: 'open' } },
      'POST /api/sandbox-payments/': { body: { location: 'https://siraj.test/checkout/thank-you' } },
    },
  });
  expect(await screen.findByText('لا مال يتحرك هنا')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /ارفض/ }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith('https://siraj.test/checkout/thank-you'));
  expect(page.sent.at(-1)?.body).toMatchObject({ choice: 'decline' });
});

it('lists purchases by pages, each with its receipt [PUR-6]', async () => {
  const other = { ...paid, id: id.replace(/1$/, '2'), totalSessionsGranted: 12 };
  let asked = 0;
  await renderPage(<PurchaseHistory />, {
    user: testUser(),
    answers: {
      'GET /api/purchases': () => ({
        body:
          (asked += 1) === 1
            ? { purchases: [paid], lastVisible: 'next', hasMore: true }
            : { purchases: [other], lastVisible: null, hasMore: false },
      }),
    },
  });
  expect((await screen.findByRole('link', { name: /^الإيصال · / })).getAttribute('href')).toBe(
    `/profile/receipts/${id}`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'اعرض المزيد' }));
  expect(await screen.findByText('12 جلسة')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'اعرض المزيد' })).toBeNull();
});

it('writes a receipt with the seller, the discounts and the reference, and says of a test that nothing was paid [PUR-6]', async () => {
  const page = await renderPage(<ReceiptPage />, {
    user: testUser(),
    answers: {
      'GET /api/purchases/': { body: { purchase: paid } },
      'GET /api/settings': { body: settings },
    },
  });
  expect(await screen.findByRole('heading', { name: 'إيصال شراء' })).toBeTruthy();
  expect(await screen.findByText('بيت سراج')).toBeTruthy();
  for (const shown of ['000042', 'ref-9', 'خصم الرمز EID', '5.400 د.ك', 'عملية تجريبية'])
    expect(page.container.textContent).toContain(shown);
});
