import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { bodies, events, pageOf, press, purchase, showTab, withPurchase } from '#testing/web/admin-store.tsx';
import { keepSavedFiles } from '#testing/web/saved-files.ts';

it('puts the filters into the address, and shows one purchase in full with all that happened to it [PUR-5]', async () => {
  const shown = await showTab('purchases', withPurchase());
  await userEvent.type(await screen.findByLabelText('رقم الطلب'), 'purchase-0001');
  await userEvent.selectOptions(screen.getByLabelText('الحالة'), 'paid');
  await press('ابحث');
  expect(shown.address()).toBe('/admin/store?tab=purchases&order=purchase-0001&status=paid&sort=createdAt-desc');
  await userEvent.click(await screen.findByRole('link', { name: 'افتح الطلب …ase-0001' }));
  const panel = await screen.findByRole('dialog', { name: 'عملية شراء' });
  // Who looks at it is known after another answer.
  await within(panel).findByText('أنت');
  const happened = within(panel)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(happened.some((line) => line.includes('فُتح الطلب') && line.includes('المشتري'))).toBe(true);
  expect(happened.some((line) => line.includes('أُضيفت جلستان') && line.includes('بوابة الدفع'))).toBe(true);
  expect(happened.some((line) => line.includes('طُلب الاسترداد من بوابة الدفع') && line.includes('أنت'))).toBe(true);
  expect(happened.some((line) => line.includes('الإدارة، staff-9') && line.includes('Too late'))).toBe(true);
  expect(within(panel).getByText('um.salem@example.com')).toBeTruthy();
});

it('refunds through the provider and keeps the sessions by default [PUR-5]', async () => {
  const shown = await showTab('purchases&purchase=purchase-0001', {
    ...withPurchase(),
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

it('says of an in-app purchase that its store gives the money back, and only records the refund [PUR-5]', async () => {
  const shown = await showTab('purchases&purchase=purchase-0001', {
    ...withPurchase({ method: 'iap', status: 'completed' }),
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
  const shown = await showTab('purchases&purchase=purchase-0001', withPurchase());
  await press('غيّر الحالة');
  const question = await screen.findByRole('dialog', { name: 'تغيير الحالة يدويًا' });
  await userEvent.click(within(question).getByRole('radio', { name: 'معلّقة' }));
  expect(within(question).getByText('لا تتغير الحالة من «مدفوعة» إلى «معلّقة». المسموح هو الاسترداد فقط.')).toBeTruthy();
  expect(within(question).getByRole('button', { name: 'اجعلها معلّقة' })).toHaveProperty('disabled', true);
  shown.unmount();
  await showTab('purchases&purchase=purchase-0001', withPurchase({ status: 'failed', date: null }));
  expect(await screen.findByRole('button', { name: 'احذف العملية' })).toBeTruthy();
  await press('غيّر الحالة');
  await userEvent.click(await screen.findByRole('radio', { name: 'مدفوعة' }));
  expect(screen.getByText('يُضاف إلى رصيد المشتري الآن: جلستان.')).toBeTruthy();
  expect(screen.getByText('يُحسب استخدام للرمز EID20.')).toBeTruthy();
});

it('offers nothing more for a refunded purchase, and never deletes a paid one [PUR-5]', async () => {
  const shown = await showTab('purchases&purchase=purchase-0001', withPurchase({ status: 'refunded' }));
  expect(await screen.findByText('لا شيء يُفعل بها بعد الاسترداد.')).toBeTruthy();
  shown.unmount();
  await showTab('purchases&purchase=purchase-0001', withPurchase());
  await screen.findByRole('button', { name: 'استرداد المبلغ' });
  expect(screen.queryByRole('button', { name: 'احذف العملية' })).toBeNull();
});

it('saves the purchases that are found, names harmless, sums exact [PUR-5]', async () => {
  const saved = keepSavedFiles();
  await showTab('purchases', withPurchase());
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
    {
      at: purchase.createdAt,
      kind: 'discount-late',
      actor: 'poller',
      detail: { code: 'EID20', uses: 51, reserved: 0, limit: 50 },
    },
  ];
  await showTab('purchases', {
    'GET /api/admin/purchases': pageOf([late]),
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
