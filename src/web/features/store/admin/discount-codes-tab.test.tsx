import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { bodies, code, fill, pageOf, press, showTab } from '#testing/web/admin-store.tsx';

it('makes a code that ends with a day in Kuwait, and says at its field that it is taken [DISC-1]', async () => {
  const shown = await showTab('discount-codes', {
    'GET /api/admin/discount-codes': pageOf([code]),
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

it('shows how many uses of a code unpaid orders reserve [DISC-1]', async () => {
  await showTab('discount-codes', { 'GET /api/admin/discount-codes': pageOf([{ ...code, reservedCount: 2 }]) });
  expect(await screen.findByText('محجوز لطلبات لم تُدفع بعد: 2')).toBeTruthy();
});
