import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { GamesDay } from '#shared/statistics/api.ts';
import { testUser, type Answer, type Answers } from '#testing/web/fake-api.ts';
import { renderPage } from '#testing/web/render.tsx';
import { keepSavedFiles } from '#testing/web/saved-files.ts';
import { AnalyticsPage } from './analytics-page.tsx';

afterEach(() => vi.restoreAllMocks());

const day = (date: string, totalGames: number, completedGames: number, activeUsers: number): GamesDay => ({
  date,
  totalGames,
  completedGames,
  activeUsers,
  createdAt: 1,
  lastUpdatedAt: 1,
  expiresAt: 2,
});
const played: Answer = {
  body: {
    days: [day('2026-11-19', 0, 0, 0), day('2026-11-20', 8, 6, 5)],
    categories: [
      { id: 'saying', name: { ar: '=أمثال', en: 'Sayings' }, games: 7 },
      { id: 'gone', name: null, games: 1 },
    ],
    retention: [{ week: '2026-11-01', players: 4, returned: [2, 1, null, null, null, null, null] }],
  },
};
const soldDay = (date: string, totalRevenueFils: number) => ({
  date,
  totalPurchases: 1,
  totalRevenueFils,
  totalSessions: 1,
  totalDiscountsFils: 0,
  discountedPurchasesCount: 0,
  packageBreakdown: {},
});
const show = (answers: Answers = {}, path = '/admin/analytics?from=2026-11-19&to=2026-11-20') =>
  renderPage(
    <Suspense>
      <AnalyticsPage />
    </Suspense>,
    {
      path,
      user: testUser({ role: 'admin' }),
      answers: {
        'GET /api/admin/analytics': played,
        'GET /api/admin/store-statistics': { body: { days: [soldDay('2026-11-20', 4500)] } },
        ...answers,
      },
    },
  );

it('shows games, people, categories, revenue and who came back, in tables beside the charts [ANA-1] [ADM-4]', async () => {
  await show();
  const days = within(await screen.findByRole('table', { name: 'الأيام' }));
  expect(days.getAllByRole('row')).toHaveLength(2);
  expect(days.getByRole('row', { name: /20 نوفمبر 2026.*8.*6.*75%.*5.*4\.500/ })).toBeTruthy();
  expect(
    within(screen.getByRole('table', { name: 'الفئات' })).getByRole('row', { name: /فئة محذوفة \(gone\).*1/ }),
  ).toBeTruthy();
  expect(
    within(screen.getByRole('table', { name: 'من عاد ليلعب' })).getByRole('row', {
      name: /1 نوفمبر 2026.*4.*2 50%.*1 25%.*–/,
    }),
  ).toBeTruthy();
  for (const title of ['ألعاب كل يوم', 'ألعاب مكتملة كل يوم', 'لاعبون نشطون كل يوم', 'إيراد كل يوم بالدينار'])
    expect(screen.getByText(title).closest('figure')).toBeTruthy();
});

it('keeps the range in the address, and says which ranges it cannot take [ANA-1]', async () => {
  const page = await show({}, '/admin/analytics?from=2026-11-21&to=2026-11-20');
  expect((await screen.findByRole('alert')).textContent).toContain('اختر يومين بالترتيب');
  expect(page.sent.some(({ key }) => key === 'GET /api/admin/analytics')).toBe(false);
  await userEvent.click(screen.getByRole('radio', { name: 'آخر 7 أيام' }));
  expect(page.address()).toMatch(/from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/);
  expect(await screen.findByRole('table', { name: 'الأيام' })).toBeTruthy();
});

it('saves tables as files in which no name becomes a formula [ANA-1]', async () => {
  const saved = keepSavedFiles();
  await show();
  for (const name of ['نزّل الأيام CSV', 'نزّل الفئات CSV', 'نزّل العودة CSV'])
    await userEvent.click(await screen.findByRole('button', { name }));
  const [days, categories, retention] = await Promise.all(saved.map((file) => file.text()));
  expect(days).toContain('2026-11-20,8,6,5,4.500');
  expect(categories).toContain("'=أمثال,7");
  expect(retention).toContain('2026-11-01,4,2,1,,');
});

it('reports that nothing was played, and a failed read [ANA-1]', async () => {
  const empty = await show({
    'GET /api/admin/analytics': { body: { days: [day('2026-11-20', 0, 0, 0)], categories: [], retention: [] } },
    'GET /api/admin/store-statistics': { body: { days: [] } },
  });
  expect(await screen.findByRole('heading', { name: 'لم يُلعب شيء في هذه المدة' })).toBeTruthy();
  empty.unmount();
  await show({ 'GET /api/admin/analytics': { refusal: { status: 403, code: 'auth/permission-denied' } } });
  expect(await screen.findByRole('button', { name: 'أعد المحاولة' })).toBeTruthy();
});
