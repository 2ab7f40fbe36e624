import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { bodies, press, showTab } from '#testing/web/admin-store.tsx';

it('repairs only after a dry run has shown what would change, batch by batch to the end [PUR-8]', async () => {
  const found = { purchaseId: 'p-9', before: [400], after: [300] };
  const shown = await showTab('repair', {
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
