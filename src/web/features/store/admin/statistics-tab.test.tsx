import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showTab } from '#testing/web/admin-store.tsx';

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
  await showTab('statistics', {
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
