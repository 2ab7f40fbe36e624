import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { testUser, type Answer } from '#testing/web/fake-api.ts';
import { renderPage } from '#testing/web/render.tsx';
import { pathTo } from '../../lib/paths.ts';
import { Router } from '../router.tsx';
import { TopBar } from '../shell/top-bar.tsx';

const moderators = [
  '/admin',
  '/admin/questions',
  '/admin/questions/preview/q-1',
  '/admin/media',
  '/admin/support',
  '/admin/notifications',
  '/admin/announcements',
  '/admin/badges',
];
const admins = ['/admin/analytics', '/admin/users', '/admin/store', '/admin/rewards', '/admin/game-sessions'];
const moderator = testUser({ role: 'moderator' });
const waiting = (answer: Answer) => ({
  'GET /api/admin/support-requests/waiting': answer,
  'GET /api/admin/today': { body: { date: '2026-11-21', totalGames: 14, completedGames: 9, activeUsers: 21 } },
  'GET /api/admin/users/new-today': { body: { date: '2026-11-21', count: 6 } },
  'GET /api/admin/store-today': { body: { date: '2026-11-21', purchases: 4, revenueFils: 12_500, needAttention: 1 } },
});
const open = (
  path: string,
  user: ReturnType<typeof testUser> | null,
  answer: Answer = { body: { count: 0, oldestAt: null, reportedQuestions: 0 } },
) => renderPage(<Router />, { path, user, answers: waiting(answer) });

// One page visits all of them: to render the whole app for each takes seconds.
it('keeps every page of the staff from a visitor, and asks for a sign-in [ROUTE-5]', async () => {
  const page = await open('/test-qr', null);
  for (const path of [...moderators, ...admins]) {
    await page.goTo('/test-qr');
    expect(page.address()).toBe('/test-qr');
    await page.goTo(path);
    await screen.findByRole('heading', { name: 'حيّاك الله' });
    expect(page.keptOrigin()).toBe(path);
  }
});

it.each([
  ['a player', testUser(), [...moderators, ...admins]],
  ['a moderator', moderator, admins],
])('sends %s home from every page that is closed to them [ROUTE-5]', async (_, user, closed) => {
  const page = await open('/test-qr', user);
  for (const path of closed) {
    await page.goTo('/test-qr');
    expect(page.address()).toBe('/test-qr');
    await page.goTo(path);
    await expect.poll(page.address, { message: path }).toBe('/');
  }
});

it('shows staff the pending work, and a menu of the available areas [ROUTE-5] [ADM-3]', async () => {
  await open('/admin', moderator, { body: { count: 3, oldestAt: 1_763_700_000_000, reportedQuestions: 2 } });
  expect(await screen.findByRole('heading', { name: 'نظرة عامة' })).toBeTruthy();
  expect(await screen.findByText('3 رسائل تنتظر ردًّا')).toBeTruthy();
  const menu = screen.getByRole('navigation', { name: 'أقسام الإدارة' });
  expect(
    within(menu)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['نظرة عامة', 'الأسئلة', 'الوسائط', 'الأصوات', 'رسائل الناس', 'الإشعارات', 'الإعلانات', 'الشارات']);
});

it('shows an admin the areas of an admin too [ROUTE-5] [ADM-4]', async () => {
  await open('/admin', testUser({ role: 'admin' }));
  const menu = await screen.findByRole('navigation', { name: 'أقسام الإدارة' });
  expect(
    within(menu)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'نظرة عامة',
    'الأسئلة',
    'الوسائط',
    'الأصوات',
    'رسائل الناس',
    'الإشعارات',
    'الإعلانات',
    'الشارات',
    'المتجر',
    'المستخدمون',
    'المكافآت',
    'جلسات اللعب',
    'الإحصاءات',
  ]);
});

const figureOf = async (label: string) =>
  (await screen.findByText(label)).parentElement?.querySelector('dd')?.textContent;

it('shows an admin the figures of the day, each with the list it is taken from [ADM-4]', async () => {
  await open('/admin', testUser({ role: 'admin' }), {
    body: { count: 3, oldestAt: 1_763_700_000_000, reportedQuestions: 2 },
  });
  expect([
    await figureOf('بدأت'),
    await figureOf('اكتملت'),
    await figureOf('لاعبون نشطون'),
    await figureOf('حسابات جديدة'),
    await figureOf('تنتظر من يراجعها'),
  ]).toEqual(['14', '9', '21', '6', '2']);
  expect(await figureOf('الإيراد')).toMatch(/^12\.500/);
  const hrefOf = (title: string) => screen.getByRole('link', { name: `افتح القائمة: ${title}` }).getAttribute('href');
  expect(
    ['الألعاب اليوم', 'الحسابات اليوم', 'المبيعات اليوم', 'مدفوعات تحتاج نظرًا', 'أسئلة بُلّغ عنها'].map(hrefOf),
  ).toEqual([
    '/admin/game-sessions?from=2026-11-21&to=2026-11-21',
    '/admin/users?from=2026-11-21',
    '/admin/store?tab=purchases&from=2026-11-21&to=2026-11-21',
    '/admin/store?tab=purchases&attention=needed',
    '/admin/support?status=new&about=question',
  ]);
});

it('asks nothing of money for a moderator, and leads them to no list that is closed to them [ADM-3]', async () => {
  const { sent } = await open('/admin', moderator);
  expect(await figureOf('بدأت')).toBe('14');
  expect(screen.queryByText('الإيراد')).toBeNull();
  expect(screen.getAllByRole('link', { name: /^افتح القائمة/ }).map((link) => link.getAttribute('href'))).toEqual([
    '/admin/support?status=new&about=question',
  ]);
  expect(sent.map(({ key }) => key)).not.toContain('GET /api/admin/store-today');
});

it('reports that nothing is pending, or that it could not be loaded [ROUTE-5]', async () => {
  const page = await open('/admin', moderator);
  expect(await screen.findByText('الرسالة الجديدة تظهر هنا حين تصل.')).toBeTruthy();
  page.unmount();
  await open('/admin', moderator, { refusal: { status: 403, code: 'auth/permission-denied' } });
  expect((await screen.findAllByRole('button', { name: 'أعد المحاولة' })).length).toBeGreaterThan(0);
});

it.each([
  ['player', false],
  ['moderator', true],
  ['admin', true],
] as const)('offers the dashboard in the menus to a %s: %s [SHELL-3]', async (role, isOffered) => {
  const user = testUser({ role });
  const page = await renderPage(<TopBar />, { user });
  await userEvent.click(await screen.findByRole('button', { name: /حساب فاطمة/, expanded: false }));
  const inMenu = within(await screen.findByRole('menu')).queryByRole('menuitem', { name: 'لوحة الإدارة' });
  expect(inMenu?.getAttribute('href') ?? null).toBe(isOffered ? pathTo('admin') : null);
  page.unmount();
  await renderPage(<TopBar />, { user, size: [390, 844] });
  await userEvent.click(await screen.findByRole('button', { name: /حساب فاطمة/ }));
  const inDrawer = within(await screen.findByRole('dialog', { name: 'القائمة' })).queryByRole('link', {
    name: 'لوحة الإدارة',
  });
  expect(inDrawer?.getAttribute('href') ?? null).toBe(isOffered ? pathTo('admin') : null);
});
