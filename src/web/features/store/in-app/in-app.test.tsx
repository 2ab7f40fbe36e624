import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ar } from '#shared/i18n/ar/index.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import type { SiteSettings } from '#shared/site-settings/api.ts';
import type { PackageOnSale } from '#shared/store/api.ts';
import { inAppErrorCodes } from '#shared/store/in-app-purchase.ts';
import { testUser, type Answers } from '#testing/web/fake-api.ts';
import { renderPage } from '#testing/web/render.tsx';
import { plainSettings } from '#testing/web/site-settings.ts';
import { stored } from '../../../lib/storage.ts';
import { Toaster } from '../../../ui/toaster.tsx';
import { CartButton } from '../components/cart-button.tsx';
import { PaymentFailedPage } from '../pages/payment-failed-page.tsx';
import { StorePage } from '../pages/store-page.tsx';
import { InAppPurchases } from './in-app-purchases.tsx';
import { inAppCheckout } from './use-in-app.ts';

// Lazy in the product: fetched here before the clock of a test runs.
beforeAll(() => import('./in-app-attendant.tsx'));

const words = ar.inApp;
const five: PackageOnSale = {
  id: 'five',
  name: { ar: 'خمس جلسات', en: 'Five' },
  description: { ar: '', en: '' },
  sessions: 5,
  priceFils: 6000,
  priceUsdCents: 1999,
  discountPriceFils: null,
  discountPriceUsdCents: null,
  features: [],
  isPopular: true,
  order: 1,
  isSoldInApp: true,
};
const twelve: PackageOnSale = {
  ...five,
  id: 'twelve',
  name: { ar: 'دزينة', en: 'Dozen' },
  isPopular: false,
  isSoldInApp: false,
};
const id = '01939c1e-0000-7000-8000-000000000001';
const pending = {
  id,
  userId: 'user-1',
  packageId: 'five',
  items: [],
  totalSessionsGranted: 5,
  originalPriceFils: 6000,
  packageDiscountFils: 0,
  discountAmountFils: 0,
  priceFils: 6000,
  finalPriceFils: 6000,
  status: 'pending',
  method: 'iap',
  wasRefunded: false,
  refundedFrom: null,
  refundedAt: null,
  refundPending: false,
  discountCode: null,
  discountCodeId: null,
  failure: null,
  paymentMethod: null,
  paymentReference: null,
  receiptNumber: null,
  isLive: true,
  date: null,
  createdAt: 1_763_700_000_000,
  updatedAt: 1_763_700_000_000,
};
const payment = { kind: 'in-app', productId: 'siraj.five', customPurchaseId: id, appUserId: 'user-1' };
const opened = { body: { purchase: pending, payment } };
const checked = (status: string) => ({ body: { purchase: { ...pending, status } } });
const reportKey = 'POST /functions/me-central1/updatePurchaseStatus';

// Its step outlives the page of a test.
afterEach(() => act(inAppCheckout.dismiss));

const heardByApp = vi.fn();
beforeEach(() => {
  heardByApp.mockReset();
  vi.stubGlobal('ReactNativeWebView', { postMessage: (text: string) => void heardByApp(JSON.parse(text)) });
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) SirajApp/1.4 (ios)');
});

function settingsWith(override: Partial<SiteSettings['paymentMethodOverride']>): Answers {
  return {
    'GET /api/settings': {
      body: {
        ...plainSettings,
        paymentMethodOverride: { ...plainSettings.paymentMethodOverride, enabled: true, ...override },
      },
    },
  };
}

async function inApp(answers: Answers = {}, path = '/store') {
  const page = await renderPage(
    <>
      <CartButton />
      <StorePage />
      <InAppPurchases />
      <Toaster />
    </>,
    {
      path,
      user: testUser(),
      size: [390, 844],
      answers: {
        'GET /api/packages': { body: { items: [five, twelve] } },
        'POST /api/purchases': opened,
        [`POST /api/purchases/${id}/payment`]: opened,
        [`POST /api/purchases/${id}/check`]: checked('completed'),
        'POST /api/auth/token': { body: { idToken: 'token-1', expiresIn: 3600 } },
        [reportKey]: { body: { success: true, status: 'failed' } },
        ...answers,
      },
    },
  );
  return { ...page, sentTo: (key: string) => page.sent.filter((each) => each.key === key) };
}

const say = (message: object) =>
  act(async () => {
    window.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ v: 1, ...message }) }));
    await Promise.resolve();
  });

async function buy(): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: words.buyOf('خمس جلسات') }));
  return screen.findByRole('dialog', { name: words.inStore.title });
}

it('hands one package to the app, and continues only when the server has completed it [PAY-4]', async () => {
  let status = 'pending';
  const page = await inApp({ [`POST /api/purchases/${id}/check`]: () => checked(status) });
  await buy();
  expect(page.sentTo('POST /api/purchases')[0]).toMatchObject({
    body: { items: [{ packageId: 'five', quantity: 1 }], method: 'iap' },
  });
  expect(page.sentTo('POST /api/purchases')[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  expect(heardByApp).toHaveBeenCalledWith(
    expect.objectContaining({ type: 'purchase', productId: 'siraj.five', customPurchaseId: id, appUserId: 'user-1' }),
  );
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await say({ type: 'purchase_success', customPurchaseId: id });
  expect(await screen.findByRole('dialog', { name: words.confirming.title })).toBeTruthy();
  await waitFor(() => expect(page.sentTo(`POST /api/purchases/${id}/check`)).toHaveLength(1));
  expect(page.address()).toBe('/store');
  status = 'completed';
  await act(() => vi.advanceTimersByTimeAsync(1000));
  await waitFor(() => expect(page.address()).toBe(`/checkout/thank-you?orderId=${id}&source=iap`));
  expect(await screen.findByText('تم الدفع بنجاح')).toBeTruthy();
  expect(screen.getByText('تم إضافة الجلسات إلى حسابك.')).toBeTruthy();
  expect(stored.inAppTries.read()).toEqual([]);
});

it("goes to the thank-you page, which announces a later grant, after a minute without the store's answer [PAY-4]", async () => {
  const page = await inApp({ [`POST /api/purchases/${id}/check`]: checked('pending') });
  await buy();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await say({ type: 'purchase_success', customPurchaseId: id });
  await act(() => vi.advanceTimersByTimeAsync(70_000));
  await waitFor(() => expect(page.address()).toBe(`/checkout/thank-you?orderId=${id}&source=iap`));
});

it('opens one purchase however often it is pressed [PAY-4]', async () => {
  const page = await inApp();
  await userEvent.dblClick(await screen.findByRole('button', { name: words.buyOf('خمس جلسات') }));
  await screen.findByRole('dialog', { name: words.inStore.title });
  expect(page.sentTo('POST /api/purchases')).toHaveLength(1);
  expect(heardByApp).toHaveBeenCalledOnce();
});

const retryable: ReadonlySet<string> = new Set([
  'USER_CANCELLED',
  'PAYMENT_INVALID',
  'PRODUCT_NOT_AVAILABLE',
  'STORE_PROBLEM',
  'NETWORK_ERROR',
  'MISSING_RECEIPT_FILE',
]);

it.each(Object.entries(inAppErrorCodes))(
  'shows the text of %s, offers a retry by its rule, and reports it [PAY-4] [ERR-2]',
  async (type, code) => {
    const page = await inApp();
    await buy();
    await say({ type: 'purchase_error', customPurchaseId: id, error: { type, message: 'said by the SDK' } });
    const sheet = await screen.findByRole('dialog', { name: 'فشل عملية الدفع' });
    const text = errorText(ar.errors, code);
    expect(within(sheet).getByRole('alert').textContent).toBe(text);
    expect((await screen.findAllByText(text)).length).toBe(2);
    expect(within(sheet).queryByRole('button', { name: words.failed.again }) !== null).toBe(retryable.has(type));
    await waitFor(() => expect(page.sentTo(reportKey)).toHaveLength(1));
    const [report] = page.sentTo(reportKey);
    expect(report?.headers.get('authorization')).toBe('Bearer token-1');
    expect(report?.body).toEqual({
      customPurchaseId: id,
      status: 'failed',
      errorType: type,
      errorMessage: 'said by the SDK',
      technicalDetails: {
        code: type,
        message: 'said by the SDK',
        platform: 'ios',
        transport: 'react native',
        appVersion: '1.4',
      },
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    });
  },
);

it('tries again with the same purchase, though the report got lost [PAY-4]', async () => {
  const page = await inApp({ 'POST /api/auth/token': 'no-network' });
  await buy();
  await say({ type: 'purchase_error', customPurchaseId: null, error: { userCancelled: true } });
  await userEvent.click(await screen.findByRole('button', { name: words.failed.again }));
  await waitFor(() => expect(heardByApp).toHaveBeenCalledTimes(2));
  expect(page.sentTo('POST /api/purchases')).toHaveLength(1);
  expect(page.sentTo(`POST /api/purchases/${id}/payment`)).toHaveLength(1);
  expect(page.sentTo(reportKey)).toHaveLength(0);
});

it.each([
  ['20', 'pending'],
  ['15', 'in-progress'],
  ['6', 'already-purchased'],
] as const)('tells the state that the store calls %s as %s, and reports no failure [PAY-4]', async (code, state) => {
  const page = await inApp({ [`POST /api/purchases/${id}/check`]: checked('pending') });
  await buy();
  await say({ type: 'purchase_error', customPurchaseId: id, error: { code: Number(code) } });
  const sheet = await screen.findByRole('dialog', { name: words.states[state].title });
  expect(within(sheet).getByText(words.states[state].body)).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: 'فشل عملية الدفع' })).toBeNull();
  expect(page.sentTo('POST /api/auth/token')).toHaveLength(0);
});

it('accepts a success after an error: a failed purchase may have been paid [PAY-4]', async () => {
  const page = await inApp();
  await buy();
  await say({ type: 'purchase_error', customPurchaseId: id, error: 'STORE_PROBLEM' });
  expect(await screen.findByText(words.failed.processing)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: ar.shell.close }));
  await say({ type: 'purchase_success', customPurchaseId: id });
  await waitFor(() => expect(page.address()).toContain('source=iap'));
});

it('reports that the id is missing, and still asks the server about the pending purchase [PAY-4] [ERR-2]', async () => {
  const page = await inApp({ [`POST /api/purchases/${id}/check`]: checked('pending') });
  await buy();
  await say({ type: 'purchase_success' });
  expect((await screen.findByRole('alert')).textContent).toBe('معرف الشراء مفقود');
  await waitFor(() => expect(page.sentTo(`POST /api/purchases/${id}/check`)).toHaveLength(1));
});

it('lets pass what this tab has not begun [PAY-4]', async () => {
  const page = await inApp();
  await buy();
  await say({ type: 'purchase_success', customPurchaseId: '01939c1e-0000-7000-8000-00000000ffff' });
  await say({
    type: 'purchase_error',
    customPurchaseId: '01939c1e-0000-7000-8000-00000000ffff',
    error: 'STORE_PROBLEM',
  });
  expect(screen.getByRole('dialog', { name: words.inStore.title })).toBeTruthy();
  expect(page.sent.some(({ key }) => key.endsWith('/check'))).toBe(false);
});

it("reports when a payment can't be confirmed, and checks again on request [PAY-4] [ERR-2]", async () => {
  let isThere = false;
  const page = await inApp({
    [`POST /api/purchases/${id}/check`]: () =>
      isThere ? checked('completed') : { refusal: { status: 404, code: 'store/purchase-not-found' } },
  });
  await buy();
  await say({ type: 'purchase_success', customPurchaseId: id });
  expect((await screen.findByRole('alert')).textContent).toBe('فشل في معالجة عملية الدفع الناجحة');
  isThere = true;
  await userEvent.click(screen.getByRole('button', { name: words.failed.checkAgain }));
  await waitFor(() => expect(page.address()).toContain('source=iap'));
});

it('knows after a reload what this tab had begun, and does not open a second [PAY-4]', async () => {
  const first = await inApp();
  await buy();
  first.unmount();
  const second = await inApp();
  await screen.findByRole('button', { name: words.buyOf('خمس جلسات') });
  await buy();
  expect(second.sentTo('POST /api/purchases')).toHaveLength(0);
  await say({ type: 'purchase_success', customPurchaseId: id });
  await waitFor(() => expect(second.address()).toContain('source=iap'));
});

it('receives late messages on any page, without navigating [PAY-4]', async () => {
  stored.inAppTries.write([{ key: 'k', uid: 'user-1', packageId: 'five', purchaseId: id }]);
  const page = await inApp({}, '/profile');
  await waitFor(async () => {
    await say({ type: 'purchase_success', customPurchaseId: id });
    expect(stored.inAppTries.read()).toEqual([]);
  });
  expect(await screen.findByText('تم إضافة الجلسات إلى حسابك.')).toBeTruthy();
  expect([page.address(), screen.queryByRole('dialog')]).toEqual(['/profile', null]);
});

it('says on the failure page why the app refused, and leads back to the store [PAY-4]', async () => {
  await renderPage(<PaymentFailedPage />, {
    path: `/checkout/failure?orderId=${id}`,
    user: testUser(),
    answers: {
      [`POST /api/purchases/${id}/check`]: {
        body: {
          purchase: { ...pending, status: 'failed', failure: { code: 'iap/purchase-not-allowed', message: '' } },
        },
      },
    },
  });
  expect(await screen.findByText('عملية الشراء غير مسموحة. يرجى التحقق من إعدادات الحساب')).toBeTruthy();
  expect(screen.getByRole('link', { name: words.toStore }).getAttribute('href')).toBe('/store');
});

it('redirects a signed-out user to sign in, and back [PAY-4]', async () => {
  const page = await inApp({ 'GET /api/me': { refusal: { status: 401, code: 'auth/unauthenticated' } } });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: words.buyOf('خمس جلسات') }).getAttribute('aria-busy')).toBeNull(),
  );
  await userEvent.click(screen.getByRole('button', { name: words.buyOf('خمس جلسات') }));
  expect(page.address()).toBe('/auth/login');
  expect(page.keptOrigin()).toBe('/store');
});

const adds = () => screen.queryAllByRole('button', { name: /أضف إلى السلة/ }).length;
const buys = () => screen.queryAllByRole('button', { name: /اشترِ الآن/ }).length;
const badges = () => screen.queryAllByRole('button', { name: /افتح السلة/ }).length;

it.each([
  ['nothing is overridden', {}, { enabled: false }, 'in the app alone'],
  ['online is forced for all', {}, { forceMethod: 'online' }, 'online'],
  [
    'online is forced on the other system',
    {},
    { forceMethod: 'online', appliesTo: 'android_only' },
    'in the app alone',
  ],
  ['both are open', {}, { forceMethod: 'hybrid', appliesTo: 'ios_only' }, 'both'],
  ['an override is over', {}, { forceMethod: 'online', scheduledEnd: 1_763_700_000_000 }, 'in the app alone'],
  [
    'the settings cannot be read',
    { 'GET /api/settings': { refusal: { status: 400, code: 'system/unexpected' } } },
    null,
    'in the app alone',
  ],
] as const)('shows the ways to pay where %s [PAY-3] [SHELL-2]', async (_, answers: Answers, override, way) => {
  stored.cart.write({
    items: [{ packageId: 'five', package: five, quantity: 1 }],
    codeDetails: null,
    discountAmountFils: 0,
  });
  await inApp({ ...(override === null ? {} : settingsWith(override)), ...answers });
  await waitFor(() =>
    expect([adds(), buys(), badges()]).toEqual(
      { 'in the app alone': [0, 1, 0], online: [1, 0, 1], both: [1, 1, 1] }[way],
    ),
  );
  expect(screen.queryAllByText(words.notSold)).toHaveLength(way === 'in the app alone' ? 1 : 0);
});
