import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import type { GamePackage } from '#shared/store/api.ts';
import { testUser, type Answers } from '#testing/web/fake-api.ts';
import { renderPage } from '#testing/web/render.tsx';
import { stored } from '../../../lib/storage.ts';
import { Toaster } from '../../../ui/toaster.tsx';
import { CartButton } from '../components/cart-button.tsx';
import { StorePage } from '../pages/store-page.tsx';

// Lazy in the product: fetched here before the clock of a test runs.
beforeAll(() => import('../components/cart-drawer.tsx'));

const five: GamePackage = {
  id: 'five',
  name: { ar: 'خمس جلسات', en: 'Five' },
  description: { ar: 'لشهر', en: 'For a month' },
  sessions: 5,
  priceFils: 7500,
  priceUsdCents: 1999,
  discountPriceFils: 6000,
  discountPriceUsdCents: null,
  features: [],
  isPopular: true,
  order: 2,
};
const one: GamePackage = {
  ...five,
  id: 'one',
  name: { ar: 'جلسة', en: 'One' },
  sessions: 1,
  priceFils: 1500,
  discountPriceFils: null,
  isPopular: false,
  order: 1,
};
const ten = {
  valid: true,
  reason: null,
  codeDetails: { id: 'c1', code: 'EID', discountType: 'percentage', discountValue: 10, appliesTo: ['five'] },
  discountAmountFils: 600,
  discountAmount: 0.6,
  percentage: 10,
  message: 'تم تطبيق الخصم بنجاح.',
};

function inStore(answers: Answers = {}, options: { packages?: readonly GamePackage[] } = {}) {
  return renderPage(
    <>
      <CartButton />
      <StorePage />
      <Toaster />
    </>,
    {
      path: '/store',
      user: testUser(),
      answers: {
        'GET /api/packages': { body: { items: options.packages ?? [one, five] } },
        'POST /api/discount-codes/validate': { body: ten },
        ...answers,
      },
    },
  );
}

function kept(codeDetails: object | null = null, quantity = 1) {
  return {
    items: [{ packageId: 'five', package: five, quantity }],
    codeDetails,
    discountAmountFils: codeDetails === null ? 0 : 600,
  };
}
const code = { id: 'c1', code: 'EID', appliesTo: ['five'] };

async function openCart(): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: /افتح السلة/ }));
  return screen.findByRole('dialog', { name: 'سلتك' });
}

it('shows the total and a link to the checkout as soon as a package is in the cart [CART-1] [SHELL-2]', async () => {
  await inStore();
  const add = await screen.findByRole('button', { name: 'أضف إلى السلة · خمس جلسات' });
  expect(screen.queryByRole('link', { name: 'إتمام الشراء' })).toBeNull();
  await userEvent.click(add);
  const bar = screen.getByRole('region', { name: 'سلتك' });
  expect(bar.textContent).toContain('6.000 د.ك');
  expect(within(bar).getByRole('link', { name: 'إتمام الشراء' }).getAttribute('href')).toBe('/checkout');
});

it('shows what a package costs, with the old price, the whole percentage and dollars beside it [PKG-1]', async () => {
  await inStore();
  const card = (await screen.findByRole('heading', { name: 'خمس جلسات' })).closest('li')!;
  expect(card.textContent).toContain('6.000 د.ك');
  expect(within(card).getByText('7.500 د.ك').closest('s')).toBeTruthy();
  expect(within(card).getByText('خصم 20%')).toBeTruthy();
  expect(within(card).getByText('$19.99')).toBeTruthy();
});

it('adds, counts up and down, and below one takes out [CART-1]', async () => {
  await inStore();
  await userEvent.click(await screen.findByRole('button', { name: 'أضف إلى السلة · خمس جلسات' }));
  expect(screen.getByText('في سلتك')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'زد باقة خمس جلسات' }));
  expect(screen.getByRole('button', { name: 'افتح السلة · باقتان' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'أنقص باقة خمس جلسات' }));
  await userEvent.click(screen.getByRole('button', { name: 'أزل باقة خمس جلسات من السلة' }));
  expect(screen.getByRole('button', { name: 'أضف إلى السلة · خمس جلسات' })).toBeTruthy();
});

it('comes back with its code, and drops what in it is broken [CART-2]', async () => {
  stored.cart.write({ ...kept(code), items: [...kept().items, { packageId: 7, quantity: 'x' }] });
  await inStore();
  expect(await screen.findByText('أُزيل رمز الخصم لأن السلة تغيّرت.')).toBeTruthy();
  const drawer = await openCart();
  expect(within(drawer).getByText('خمس جلسات')).toBeTruthy();
  expect(stored.cart.read()).toMatchObject({ items: [{ packageId: 'five' }], codeDetails: null });
});

it('takes a code off when the cart changes, and says so [CART-1]', async () => {
  stored.cart.write(kept(code));
  await inStore();
  const drawer = await openCart();
  expect(within(drawer).getByText('خصم الرمز (10%)')).toBeTruthy();
  await userEvent.click(within(drawer).getByRole('button', { name: 'زد باقة خمس جلسات' }));
  expect(await screen.findByText('أُزيل رمز الخصم لأن السلة تغيّرت.')).toBeTruthy();
  expect(within(drawer).queryByText(/خصم الرمز/)).toBeNull();
});

it('says when none of the packages a code is for is left [CART-1]', async () => {
  stored.cart.write(kept(code));
  await inStore();
  const drawer = await openCart();
  await userEvent.click(within(drawer).getAllByRole('button', { name: 'أزل باقة خمس جلسات من السلة' })[0]!);
  expect(await screen.findByText('أُزيل رمز الخصم: لم تبقَ في السلة باقة يشملها.')).toBeTruthy();
  expect(await screen.findByText('سلتك فارغة')).toBeTruthy();
});

it('applies a code that the server finds valid, with the sum and the whole percentage [CART-1, DISC-3]', async () => {
  stored.cart.write(kept());
  const page = await inStore();
  const drawer = await openCart();
  await userEvent.type(within(drawer).getByLabelText('لديك رمز خصم؟'), 'eid');
  await userEvent.click(within(drawer).getByRole('button', { name: 'طبّق' }));
  expect(await within(drawer).findByText('خصم الرمز (10%)')).toBeTruthy();
  expect(drawer.textContent).toContain('5.400 د.ك');
  expect(page.sent.find(({ key }) => key.includes('validate'))?.body).toEqual({
    code: 'eid',
    items: [{ packageId: 'five', quantity: 1 }],
  });
});

it.each([
  ['an empty field before it asks', '', {}, 'طلب غير صالح', 'لا يمكن تطبيق رمز الخصم'],
  [
    'what the server refused, in its words',
    'OLD',
    {
      body: {
        ...ten,
        valid: false,
        reason: 'store/discount-expired',
        codeDetails: null,
        discountAmountFils: 0,
        discountAmount: 0,
        message: 'انتهت صلاحية الرمز.',
      },
    },
    'رمز خصم غير صالح',
    'انتهت صلاحية الرمز.',
  ],
  ['that it could not be checked', 'EID', 'no-network', 'خطأ', 'فشل في التحقق من رمز الخصم'],
] as const)('says of a code %s [CART-1, DISC-2]', async (_, typed, answer, title, message) => {
  stored.cart.write(kept());
  await inStore({ 'POST /api/discount-codes/validate': answer as Answers[string] });
  const drawer = await openCart();
  if (typed !== '') await userEvent.type(within(drawer).getByLabelText('لديك رمز خصم؟'), typed);
  await userEvent.click(within(drawer).getByRole('button', { name: 'طبّق' }));
  const alert = await within(drawer).findByRole('alert');
  expect(alert.textContent).toBe(`${title}${message}`);
});

it('is checked against current packages: updates prices, removes unavailable ones, and reports both [CART-2]', async () => {
  stored.cart.write({
    ...kept(),
    items: [...kept().items, { packageId: 'gone', package: { ...one, id: 'gone' }, quantity: 2 }],
  });
  await inStore({}, { packages: [one, { ...five, discountPriceFils: 5000 }] });
  expect(await screen.findByText('تغيّر سعر باقة «خمس جلسات» من 6.000 د.ك إلى 5.000 د.ك.')).toBeTruthy();
  expect(screen.getByText('لم تعد باقة «جلسة» معروضة، فأزلناها من السلة.')).toBeTruthy();
});

it("counts the cart's items at once, follows other tabs, and reloads every 2 s [SHELL-2]", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await renderPage(<CartButton />, { path: '/store' });
  expect(screen.getByRole('button', { name: 'افتح السلة' })).toBeTruthy();
  stored.cart.write(kept(null, 3));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: stored.cart.key })));
  expect(screen.getByRole('button', { name: 'افتح السلة · 3 باقات' })).toBeTruthy();
  stored.cart.write(kept(null, 4));
  act(() => void vi.advanceTimersByTime(2000));
  await waitFor(() => expect(screen.getByRole('button', { name: 'افتح السلة · 4 باقات' })).toBeTruthy());
});

it('has no cart inside the app, where its store sells [SHELL-2]', async () => {
  vi.stubGlobal('ReactNativeWebView', {});
  await inStore();
  expect(await screen.findByText('خمس جلسات')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /السلة/ })).toBeNull();
});
