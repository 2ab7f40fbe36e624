import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { testUser, type Answer } from '#testing/web/fake-api.ts';
import { renderPage } from '#testing/web/render.tsx';
import { pathTo } from '../../lib/paths.ts';
import { Router } from '../router.tsx';
import { TopBar } from '../shell/top-bar.tsx';

const moderators = [
  '/admin', '/admin/questions', '/admin/questions/preview/q-1', '/admin/media', '/admin/support', '/admin/notifications', '/admin/announcements', '/admin/badges',
];
const admins = ['/admin/analytics', '/admin/users', '/admin/store', '/admin/rewards', '/admin/game-sessions'];
const built = ['/admin', '/admin/analytics', '/admin/announcements', '/admin/badges', '/admin/game-sessions', '/admin/notifications', '/admin/rewards', '/admin/store', '/admin/support', '/admin/users'];
const moderator = testUser({ role: 'moderator' });
const waiting = (answer: Answer) => ({ 'GET /api/admin/support-requests/waiting': answer });
const open = (path: string, user: ReturnType<typeof testUser> | null, answer: Answer = { body: { count: 0, oldestAt: null } }) =>
  renderPage(<Router />, { path, user, answers: waiting(answer) });

it.each([...moderators, ...admins])('keeps %s from a visitor and from a player [ROUTE-5]', async (path) => {
  const visit = await open(path, null);
  await screen.findByRole('heading', { name: 'حيّاك الله' });
  expect(visit.keptOrigin()).toBe(path);
  visit.unmount();
  const page = await open(path, testUser());
  await expect.poll(page.address).toBe('/');
});

it.each(admins)('keeps %s from a moderator [ROUTE-5]', async (path) => {
  const page = await open(path, moderator);
  await expect.poll(page.address).toBe('/');
});

it.each([...moderators.map((path) => [path, moderator] as const), ...admins.map((path) => [path, testUser({ role: 'admin' })] as const)].filter(([path]) => !built.includes(path)))(
  'says to the staff that %s is not there yet [ROUTE-5]',
  async (path, user) => {
    const page = await open(path, user);
    await screen.findByRole('heading', { name: 'ضاعت القافلة' });
    expect(page.address()).toBe(path);
  },
);

it('shows the staff what waits, and a menu of what there is [ROUTE-5] [ADM-3]', async () => {
  await open('/admin', moderator, { body: { count: 3, oldestAt: 1_763_700_000_000 } });
  expect(await screen.findByRole('heading', { name: 'نظرة عامة' })).toBeTruthy();
  expect(await screen.findByText('3 رسائل تنتظر ردًّا')).toBeTruthy();
  const menu = screen.getByRole('navigation', { name: 'أقسام الإدارة' });
  expect(within(menu).getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['نظرة عامة', 'رسائل الناس', 'الإشعارات', 'الإعلانات', 'الشارات']);
});

it('shows an admin the areas of an admin too [ROUTE-5] [ADM-4]', async () => {
  await open('/admin', testUser({ role: 'admin' }));
  const menu = await screen.findByRole('navigation', { name: 'أقسام الإدارة' });
  expect(within(menu).getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'نظرة عامة', 'رسائل الناس', 'الإشعارات', 'الإعلانات', 'الشارات', 'المتجر', 'المستخدمون', 'المكافآت', 'جلسات اللعب', 'الإحصاءات',
  ]);
});

it('says so where nothing waits, or it could not be asked [ROUTE-5]', async () => {
  const page = await open('/admin', moderator);
  expect(await screen.findByText('الرسالة الجديدة تظهر هنا حين تصل.')).toBeTruthy();
  page.unmount();
  await open('/admin', moderator, { refusal: { status: 403, code: 'auth/permission-denied' } });
  expect(await screen.findByRole('button', { name: 'أعد المحاولة' })).toBeTruthy();
});

it.each([['player', false], ['moderator', true], ['admin', true]] as const)('offers the dashboard in the menus to a %s: %s [SHELL-3]', async (role, isOffered) => {
  const user = testUser({ role });
  const page = await renderPage(<TopBar />, { user });
  await userEvent.click(await screen.findByRole('button', { name: /حساب فاطمة/, expanded: false }));
  const inMenu = within(await screen.findByRole('menu')).queryByRole('menuitem', { name: 'لوحة الإدارة' });
  expect(inMenu?.getAttribute('href') ?? null).toBe(isOffered ? pathTo('admin') : null);
  page.unmount();
  await renderPage(<TopBar />, { user, size: [390, 844] });
  await userEvent.click(await screen.findByRole('button', { name: /حساب فاطمة/ }));
  const inDrawer = within(await screen.findByRole('dialog', { name: 'القائمة' })).queryByRole('link', { name: 'لوحة الإدارة' });
  expect(inDrawer?.getAttribute('href') ?? null).toBe(isOffered ? pathTo('admin') : null);
});
