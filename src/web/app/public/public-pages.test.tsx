import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { credits as arCredits } from '#shared/i18n/ar/credits.ts';
import { privacy as arPrivacy, terms as arTerms } from '#shared/i18n/ar/legal.ts';
import { privacy as enPrivacy, terms as enTerms } from '#shared/i18n/en/legal.ts';
import { renderPage } from '#testing/web/render.tsx';
import { plainSettings } from '#testing/web/site-settings.ts';
import { Router } from '../router.tsx';

afterEach(() => {
  Reflect.deleteProperty(window, 'flutter_inappwebview');
});

const settings = (changes: object) => ({ 'GET /api/settings': { body: { ...plainSettings, ...changes } } });

it.each([
  ['/privacy', arPrivacy, enPrivacy],
  ['/terms', arTerms, enTerms],
] as const)('shows %s whole, in both languages [ROUTE-1]', async (path, arabic, english) => {
  const page = await renderPage(<Router />, { path });
  for (const { title } of arabic.sections) expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  page.unmount();
  await renderPage(<Router />, { path, language: 'en' });
  for (const { title } of english.sections) expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
});

it('names author and licence of the pictures and sounds of the bank [BANK-2]', async () => {
  const page = await renderPage(<Router />, { path: '/credits' });
  expect(await screen.findByRole('heading', { level: 1, name: arCredits.title })).toBeTruthy();
  expect(screen.getAllByText('Microsoft Corporation').length).toBeGreaterThan(0);
  expect(screen.getAllByRole('link', { name: 'MIT' }).length).toBeGreaterThan(0);
  expect(screen.getAllByText(arCredits.licences.own).length).toBeGreaterThan(0);
  page.unmount();
  await renderPage(<Router />, { path: '/credits', language: 'en' });
  expect((await screen.findAllByText('Drawn for Siraj')).length).toBeGreaterThan(0);
});

it('says the same in both languages, paragraph by paragraph, and in Latin digits', () => {
  for (const [arabic, english] of [
    [arPrivacy, enPrivacy],
    [arTerms, enTerms],
  ] as const) {
    expect(arabic.sections.map(({ body }) => body.length)).toEqual(english.sections.map(({ body }) => body.length));
    expect(JSON.stringify(arabic)).not.toMatch(/[\u0660-\u0669]/);
  }
});

it('shows the configured details of the seller, and hides missing ones [ROUTE-1]', async () => {
  const seller = { ...plainSettings.seller, name: 'شركة سِراج', phone: '+965 2222 3333' };
  await renderPage(<Router />, { path: '/contact', answers: settings({ seller }) });
  expect(await screen.findByText('شركة سِراج')).toBeTruthy();
  expect(screen.getByRole('link', { name: '+965 2222 3333' }).getAttribute('href')).toBe('tel:+96522223333');
  expect(screen.queryByText('السجل التجاري')).toBeNull();
});

it('shows no seller if none is configured [ROUTE-1]', async () => {
  const page = await renderPage(<Router />, { path: '/terms' });
  await screen.findByRole('heading', { name: 'الشروط' });
  await waitFor(() => expect(page.sent.some(({ key }) => key === 'GET /api/settings')).toBe(true));
  expect(screen.queryByRole('heading', { name: 'من نحن' })).toBeNull();
});

it('shows the stores that are set, with a code to scan [ROUTE-1]', async () => {
  await renderPage(<Router />, {
    path: '/links',
    answers: settings({ apps: { appStore: null, playStore: 'https://play.example/siraj' } }),
  });
  expect((await screen.findByRole('link', { name: 'Google Play' })).getAttribute('href')).toBe(
    'https://play.example/siraj',
  );
  expect(screen.getByRole('img', { name: 'امسح الرمز لفتح Google Play' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'App Store' })).toBeNull();
});

it('says so where the app is in no store yet, or the settings did not come [ROUTE-1]', async () => {
  const page = await renderPage(<Router />, { path: '/links' });
  expect(await screen.findByRole('heading', { name: 'التطبيق في الطريق' })).toBeTruthy();
  page.unmount();
  await renderPage(<Router />, {
    path: '/links',
    answers: { 'GET /api/settings': { refusal: { status: 403, code: 'auth/permission-denied' } } },
  });
  expect(await screen.findByRole('button', { name: 'أعد المحاولة' })).toBeTruthy();
});

it('links to the pages in the footer, and not to the app inside the app [ROUTE-2]', async () => {
  const page = await renderPage(<Router />, { path: '/store' });
  const names = async () => (await screen.findAllByRole('link')).map(({ textContent }) => textContent);
  expect(await names()).toEqual(expect.arrayContaining(['الخصوصية', 'الشروط', 'تواصل معنا', 'التطبيق', 'حذف الحساب']));
  page.unmount();
  Object.assign(window, { flutter_inappwebview: {} });
  const inside = await renderPage(<Router />, { path: '/links' });
  await waitFor(() => expect(inside.address()).toBe('/'));
  expect(await names()).not.toContain('التطبيق');
});
