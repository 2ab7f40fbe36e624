import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import type { Answers } from '#testing/web/fake-api.ts';
import { testPublicGang, testTable } from '#testing/web/gang.ts';
import { renderPage } from '#testing/web/render.tsx';
import { PublicGangPage } from '../index.ts';

const token = 'UHVibGljUGFnZU9mR2FuZw';
const show = (answer: Answers[string], language: 'ar' | 'en' = 'ar') =>
  renderPage(
    <Suspense>
      <Routes>
        <Route path="/g/:token" element={<PublicGangPage />} />
      </Routes>
    </Suspense>,
    { path: `/g/${token}`, answers: { [`GET /api/public-gangs/${token}`]: answer }, language },
  );

it('shows a visitor the table and the titles with consented names, and the others by emblem [GANG-8]', async () => {
  const page = await show({ body: testPublicGang() });
  expect(await screen.findByRole('heading', { level: 1, name: 'شلّة الخميس' })).toBeTruthy();
  const [first, second] = within(screen.getByRole('list', { name: 'الجدول' })).getAllByRole('listitem');
  expect(first?.textContent).toMatch(/النخلة الليمونية.*نورة.*اللؤلؤة البنفسجية/);
  expect(second?.textContent).toContain('نورة');
  expect(screen.getByRole('heading', { name: 'سلطان الجغرافيا' }).closest('li')?.textContent).toContain(
    'النخلة الليمونية',
  );
  expect(page.container.textContent).not.toMatch(/فهد|دانة/);
  expect(screen.getByText('من لم يُظهر اسمه يظهر بشعاره.')).toBeTruthy();
});

it('offers nothing to change there, and changes the season [GANG-8]', async () => {
  const page = await show({ body: testPublicGang() }, 'en');
  await screen.findByRole('list', { name: 'Table' });
  expect(screen.queryByRole('button', { name: /edit|leave/i })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'This month' }));
  await waitFor(() =>
    expect(
      page.sent
        .filter(({ key }) => key.includes('public-gangs'))
        .at(-1)
        ?.query.get('season'),
    ).toMatch(/^\d{4}-\d\d$/),
  );
});

it('is sent on by those who see it, by its address alone [GANG-8]', async () => {
  await show({ body: testPublicGang() });
  await userEvent.click(await screen.findByRole('button', { name: 'مشاركة الصفحة' }));
  const sent = await navigator.clipboard.readText();
  expect(sent).toContain(`/g/${token}`);
  expect(sent).not.toMatch(/فهد|دانة/);
});

it('says where the page is off, and where nothing was played yet [GANG-8]', async () => {
  const off = await show({ refusal: { status: 404, code: 'gangs/not-found' } });
  expect(await screen.findByRole('heading', { level: 1, name: 'لا صفحة بهذا العنوان' })).toBeTruthy();
  off.unmount();
  await show({ body: testPublicGang({ evenings: 0, table: testTable({ seasons: [], rows: [], titles: [] }) }) });
  expect(await screen.findByRole('heading', { name: 'الجدول ينتظر أول سهرة' })).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

it('keeps the choice of a season where one did not come [GANG-8]', async () => {
  let isUp = true;
  const page = await show(() =>
    isUp ? { body: testPublicGang() } : { refusal: { status: 403, code: 'auth/permission-denied' } },
  );
  await screen.findByRole('list', { name: 'الجدول' });
  isUp = false;
  await userEvent.click(screen.getByRole('radio', { name: 'هذا الشهر' }));
  expect(await screen.findByRole('heading', { name: 'لم نستطع تحميل الصفحة' })).toBeTruthy();
  isUp = true;
  await userEvent.click(screen.getByRole('radio', { name: 'كل الأوقات' }));
  expect(await screen.findByRole('list', { name: 'الجدول' })).toBeTruthy();
  expect(page.address()).toContain('season=all');
});
