import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { authStateOf } from '#shared/accounts/local-copy.ts';
import { testUser } from '#testing/web/fake-api.ts';
import { renderPage } from '#testing/web/render.tsx';
import { stored } from '../../lib/storage.ts';
import { hasBars } from './page-rules.ts';
import { TopBar } from './top-bar.tsx';

it.each(['/answer/abc', '/test-qr', '/auth/login', '/auth/verify-email', '/game/1'])(
  'has no bar on %s [SHELL-1]',
  (path) => {
    expect(hasBars(path)).toBe(false);
  },
);

it.each(['/', '/profile', '/game', '/game-summary/1', '/nowhere'])('has its bar on %s [SHELL-1]', (path) => {
  expect(hasBars(path)).toBe(true);
});

it("shows one's letter and the sessions that are left [SHELL-1]", async () => {
  await renderPage(<TopBar />, { user: testUser() });
  expect(await screen.findByRole('button', { name: /حساب فاطمة · 3 جلسات متبقية/ })).toBeTruthy();
});

it('opens a dropdown on desktop [SHELL-1]', async () => {
  await renderPage(<TopBar />, { user: testUser() });
  const badge = await screen.findByRole('button', { name: /حساب فاطمة/, expanded: false });
  await userEvent.click(badge);
  const menu = await screen.findByRole('menu');
  for (const name of ['ملفي', 'الإعدادات', 'الدعم', 'تسجيل الخروج'])
    expect(within(menu).getByRole('menuitem', { name })).toBeTruthy();
  expect(within(menu).queryByText('المتصدرون')).toBeNull();
});

it('opens a drawer on an upright phone [SHELL-1]', async () => {
  await renderPage(<TopBar />, { user: testUser(), size: [390, 844] });
  await userEvent.click(await screen.findByRole('button', { name: /حساب فاطمة/ }));
  const drawer = await screen.findByRole('dialog', { name: 'القائمة' });
  for (const name of ['ملفي', 'الإعدادات', 'الدعم']) expect(within(drawer).getByRole('link', { name })).toBeTruthy();
  expect(within(drawer).getByRole('button', { name: 'تسجيل الخروج' })).toBeTruthy();
});

it('uses the dropdown on a phone on its side [SHELL-4]', async () => {
  await renderPage(<TopBar />, { user: testUser(), size: [844, 390] });
  expect(
    (await screen.findByRole('button', { name: /حساب فاطمة/, expanded: false })).getAttribute('aria-haspopup'),
  ).toBe('menu');
});

it('offers a visitor to sign in, and the other language by its own name [SHELL-5]', async () => {
  const page = await renderPage(<TopBar />);
  expect(await screen.findByRole('link', { name: 'دخول' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'English' }));
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeTruthy();
  expect(page.sent.filter(({ key }) => key.startsWith('PATCH'))).toEqual([]);
});

it('keeps the language with the account too [SHELL-5]', async () => {
  const user = testUser();
  const page = await renderPage(<TopBar />, { user, answers: { 'PATCH /api/me': { body: { user } } } });
  await userEvent.click(await screen.findByRole('button', { name: /حساب فاطمة/, expanded: false }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'English' }));
  expect(await screen.findByText(/3 game sessions left/)).toBeTruthy();
  expect(page.sent.find(({ key }) => key === 'PATCH /api/me')?.body).toEqual({ preferences: { language: 'en' } });
});

it('shows the last signed-in user before the network has answered, and corrects it by the answer [AUTH-9]', async () => {
  stored.authState.write(authStateOf(testUser({ displayName: 'نورة', gameSessionBalance: 9 }), 1));
  await renderPage(<TopBar />, { user: null });
  expect(screen.getByRole('button', { name: /حساب نورة · 9 جلسات/ })).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'دخول' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /حساب/ })).toBeNull();
  expect(stored.authState.read()).toBeNull();
});

it("keeps showing them while the server can't be reached [AUTH-9]", async () => {
  stored.authState.write(authStateOf(testUser({ displayName: 'نورة' }), 1));
  await renderPage(<TopBar />, { user: null, answers: { 'GET /api/me': 'no-network' } });
  expect(await screen.findByRole('button', { name: /حساب نورة/ })).toBeTruthy();
});
