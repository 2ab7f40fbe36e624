import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { code, pageOf, showTab } from '#testing/web/admin-store.tsx';

it('has its parts at their own addresses, and the packages first [ADM-4]', async () => {
  await showTab('nowhere', { 'GET /api/admin/discount-codes': pageOf([code]) });
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
  await showTab(tab, { [key]: { refusal: { status: 403, code: refused } } });
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'أعد المحاولة' })).toBeTruthy();
});

it('reports that there is nothing yet [ADM-4]', async () => {
  const one = await showTab('packages', { 'GET /api/admin/packages': { body: { items: [] } } });
  expect(await screen.findByRole('heading', { name: 'لا باقات بعد' })).toBeTruthy();
  one.unmount();
  const two = await showTab('purchases&status=failed', { 'GET /api/admin/purchases': pageOf([]) });
  expect(await screen.findByRole('heading', { name: 'لا عملية بهذه الأوصاف' })).toBeTruthy();
  two.unmount();
  await showTab('discount-codes', { 'GET /api/admin/discount-codes': pageOf([]) });
  expect(await screen.findByRole('heading', { name: 'لا رموز خصم بعد' })).toBeTruthy();
});
