import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { testUser } from '#testing/web/fake-api.ts';
import { renderPage } from '#testing/web/render.tsx';
import { paths } from '../lib/paths.ts';
import { pages } from './pages.ts';
import { Router } from './router.tsx';

it('shows a not-found page for any other path [ROUTE-6]', async () => {
  await renderPage(<Router />, { path: '/no/such/page' });
  expect(await screen.findByRole('heading', { name: 'ضاعت القافلة' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'عُد إلى الديوانية' }).getAttribute('href')).toBe('/');
});

it('has the QR test page, without bars [ROUTE-6]', async () => {
  await renderPage(<Router />, { path: '/test-qr' });
  expect(await screen.findByRole('heading', { name: 'تجربة رمز QR' })).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
});

it.each([
  '/',
  '/auth/login',
  '/auth/register',
  '/auth/verify-email',
  '/auth/resend-verification',
  '/auth/action',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/auth/email-signin',
  '/account/delete',
  '/privacy',
  '/terms',
  '/credits',
  '/contact',
  '/links',
  '/test-qr',
  '/mobile-app/test',
])('opens %s for a visitor [ROUTE-1]', async (path) => {
  const page = await renderPage(<Router />, { path });
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(page.address()).toBe(path);
});

it("leaves the address of a phone to the phones' document [ROUTE-1]", async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  await renderPage(<Router />, { path: '/r/123456' });
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it.each(['/profile?tab=overview&section=active-games', '/settings'])(
  'asks a visitor of %s to sign in [ROUTE-3]',
  async (path) => {
    const page = await renderPage(<Router />, { path });
    expect(await screen.findByRole('heading', { name: 'حيّاك الله' })).toBeTruthy();
    expect(page.keptOrigin()).toBe(path);
  },
);

it('finds the settings as a tab of the profile [ROUTE-3]', async () => {
  const page = await renderPage(<Router />, { path: '/settings', user: testUser() });
  expect(await screen.findByRole('heading', { name: 'الشاشة والصوت' })).toBeTruthy();
  expect(page.address()).toBe('/profile?tab=settings');
});

it('puts a page to a path once', () => {
  const names = pages.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.every((name) => name in paths)).toBe(true);
});
