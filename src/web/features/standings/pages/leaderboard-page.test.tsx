import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { RankedHost } from '#shared/standings/api.ts';
import { testUser, type Answer } from '#testing/web/fake-api.ts';
import { renderPage } from '#testing/web/render.tsx';
import { LeaderboardPage } from './leaderboard-page.tsx';

afterEach(() => vi.restoreAllMocks());

const host = (rank: number, score: number, displayName: string, isOwn = false): RankedHost => ({
  rank,
  score,
  games: 2,
  displayName,
  isOwn,
});
const hosts = [host(1, 1200, 'نورة'), host(2, 800, 'Ali'), host(2, 800, 'سالم'), host(4, 600, 'فاطمة', true)];
const board = (
  items: readonly RankedHost[],
  own: unknown = { rank: 4, score: 600, games: 2 },
  nextCursor: string | null = null,
) => ({
  body: { items, nextCursor, hasMore: nextCursor !== null, own, endsAt: Date.parse('2026-11-29T00:00:00+03:00') },
});
const show = (answer: Answer | ((body: unknown) => Answer), path = '/leaderboard') =>
  renderPage(
    <Suspense>
      <LeaderboardPage />
    </Suspense>,
    {
      path,
      user: testUser(),
      answers: { 'GET /api/leaderboard': answer },
    },
  );

it("shows the podium, the following hosts, and always the user's own place [BOARD-1]", async () => {
  await show(board(hosts));
  const podium = within(await screen.findByRole('list', { name: 'الثلاثة الأوائل' })).getAllByRole('listitem');
  expect(podium.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/نورة.*المركز 1.*1,200 نقطة/),
    expect.stringMatching(/Ali.*المركز 2/),
    expect.stringMatching(/سالم.*المركز 2/),
  ]);
  const own = within(screen.getByRole('list', { name: 'الترتيب' })).getByRole('listitem', { current: true });
  expect(own.textContent).toMatch(/المركز 4.*فاطمة.*أنت/);
  expect(screen.getByRole('region', { name: 'مركزك' }).textContent).toMatch(/4.*600 نقطة.*لعبتان/);
  expect(screen.getByText('تبدأ من الصفر يوم 29 نوفمبر 2026')).toBeTruthy();
});

it("shows the user's place only on the podium if it is there [BOARD-1]", async () => {
  await show(board([host(1, 1200, 'نورة', true), ...hosts.slice(1, 3)], { rank: 1, score: 1200, games: 2 }));
  const podium = within(await screen.findByRole('list', { name: 'الثلاثة الأوائل' }));
  expect(podium.getAllByRole('listitem')[0]?.textContent).toMatch(/نورة.*أنت.*المركز 1/);
  expect(screen.queryByRole('region', { name: 'مركزك' })).toBeNull();
});

it('changes the period, keeps it in the address, and loads further pages [BOARD-1]', async () => {
  const page = await show(board(hosts.slice(0, 3), null, 'next'));
  await userEvent.click(await screen.findByRole('radio', { name: 'هذا الأسبوع' }));
  expect(page.address()).toBe('/leaderboard?period=week');
  await userEvent.click(await screen.findByRole('button', { name: 'أظهر المزيد' }));
  await waitFor(() =>
    expect(within(screen.getByRole('list', { name: 'الترتيب' })).getAllByRole('listitem')).toHaveLength(3),
  );
  expect(screen.getByRole('region', { name: 'مركزك' }).textContent).toContain('اسمك ليس هنا بعد');
});

it('refetches when the user returns [BOARD-1]', async () => {
  const page = await show(board(hosts));
  await screen.findByRole('list', { name: 'الترتيب' });
  const asked = () => page.sent.filter(({ key }) => key === 'GET /api/leaderboard').length;
  const before = asked();
  act(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await waitFor(() => expect(asked()).toBe(before + 1));
});

it('reports that no one has scored, and a failed read [BOARD-1]', async () => {
  const empty = await show(board([], null), '/leaderboard?period=month');
  expect(await screen.findByRole('heading', { name: 'لا نقاط هذا الشهر بعد' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'العب الآن' }).getAttribute('href')).toBe('/game');
  empty.unmount();
  await show({ refusal: { status: 403, code: 'auth/permission-denied' } });
  expect(await screen.findByRole('heading', { name: 'لم نستطع تحميل الترتيب' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'أعد المحاولة' })).toBeTruthy();
});

it('shows that the user is offline, with the last ranking if there is one [BOARD-1]', async () => {
  const page = await show(board(hosts));
  await screen.findByRole('list', { name: 'الترتيب' });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => {
    window.dispatchEvent(new Event('offline'));
  });
  expect(screen.getByText('أنت غير متصل الآن. ترى آخر ترتيب وصلك.')).toBeTruthy();
  page.unmount();
  await show('no-network');
  expect(await screen.findByRole('heading', { name: 'يظهر الترتيب متى عدت متصلًا.' })).toBeTruthy();
});
