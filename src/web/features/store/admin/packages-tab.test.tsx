import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { bodies, fill, packages, press, showTab, tea } from '#testing/web/admin-store.tsx';
import { keepSavedFiles } from '#testing/web/saved-files.ts';

it('moves a package by its buttons, announces its new place, and keeps the focus [PKG-1]', async () => {
  const shown = await showTab('packages', { 'POST /api/admin/packages/order': { body: {} } });
  await press('أنزل شاي الضحى');
  await waitFor(() =>
    expect(bodies(shown, 'POST /api/admin/packages/order')).toEqual([{ ids: ['eve', 'tea', 'all'] }]),
  );
  expect(screen.getByText('شاي الضحى صارت في المكان 2 من 3.')).toBeTruthy();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('أنزل شاي الضحى');
});

it('saves a package to the fils and the cent, its emptied fields as none [PKG-1]', async () => {
  const shown = await showTab('packages', { 'PATCH /api/admin/packages/tea': { body: { package: tea } } });
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
  const shown = await showTab('packages');
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
  const shown = await showTab('packages', { 'DELETE /api/admin/packages/eve': { body: {} } });
  await press('احذف سهرة');
  const question = await screen.findByRole('dialog', { name: 'حذف باقة سهرة؟' });
  expect(within(question).getByText(/عمليات الشراء السابقة تحتفظ باسمها وسعرها/)).toBeTruthy();
  await userEvent.click(within(question).getByRole('button', { name: 'احذف الباقة' }));
  await waitFor(() => expect(bodies(shown, 'DELETE /api/admin/packages/eve')).toHaveLength(1));
});

it('saves the packages with their prices [PKG-1]', async () => {
  const saved = keepSavedFiles();
  await showTab('packages');
  await press('نزّل CSV');
  await waitFor(() => expect(saved).toHaveLength(1));
  const [head, ...lines] = (await saved[0]!.text()).trim().split('\r\n');
  expect(head).toContain(
    'عدد الجلسات,السعر بالدينار,سعر الخصم بالدينار,السعر بالدولار,سعر الخصم بالدولار,معروضة في المتجر',
  );
  expect(lines).toHaveLength(packages.length);
  expect(lines[0]).toMatch(/^شاي الضحى,Morning tea,2,2\.500,2\.000,7\.99,,نعم,لا,$/);
});
