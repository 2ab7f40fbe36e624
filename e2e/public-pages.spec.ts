import { expect, type Page } from '@playwright/test';
import { credits as arCredits } from '#shared/i18n/ar/credits.ts';
import { credits as enCredits } from '#shared/i18n/en/credits.ts';
import { catalogues, enterAsVerified, screenSizes, untilLive } from './host.ts';
import { test } from './site.ts';

const { ar, en } = catalogues;
/** Every page that the build renders, with a text of it in each language. */
const shown = {
  '/': [ar.home.title, en.home.title],
  '/store': [ar.store.title, en.store.title],
  '/auth/login': [ar.accounts.login.title, en.accounts.login.title],
  '/auth/register': [ar.accounts.register.title, en.accounts.register.title],
  '/auth/forgot-password': [ar.accounts.ways.forgot.title, en.accounts.ways.forgot.title],
  '/contact': [ar.site.contact.title, en.site.contact.title],
  '/links': [ar.site.links.title, en.site.links.title],
  '/privacy': [ar.site.footer.privacy, en.site.footer.privacy],
  '/terms': [ar.site.footer.terms, en.site.footer.terms],
  '/credits': [arCredits.title, enCredits.title],
  '/account/delete': [ar.deletion.page.title, en.deletion.page.title],
} as const;

/** Complaints of the page and paths of its calls, from now on. */
function watch(page: Page): { readonly complaints: string[]; readonly calls: string[] } {
  const complaints: string[] = [];
  const calls: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  return { complaints, calls };
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page can be read in Arabic and in English [ROUTE-1]', async ({ page }) => {
    for (const [path, [arabic, english]] of Object.entries(shown)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: arabic }), path).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await page.goto(`${path}?lang=en`);
      await expect(page.getByRole('heading', { level: 1, name: english }), path).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
      await expect(page.locator('link[hreflang]')).toHaveCount(3);
    }
  });

  test('an unknown address says so, with status 404 [ROUTE-6]', async ({ page }) => {
    const answer = await page.goto('/nowhere');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: ar.shell.notFound.title })).toBeVisible();
  });
});

for (const path of Object.keys(shown)) {
  test(`${path} becomes live as it was rendered, without asking who is there`, async ({ browser, site }) => {
    for (const size of ['phone', 'laptop'] as const) {
      for (const address of [path, `${path}?lang=en`]) {
        const context = await browser.newContext({
          baseURL: site,
          viewport: screenSizes[size],
          serviceWorkers: 'block',
        });
        const page = await context.newPage();
        const { complaints, calls } = watch(page);
        await page.goto(address);
        const before = await page.getByRole('heading', { level: 1 }).elementHandle();
        await untilLive(page);
        await page.waitForLoadState('networkidle');
        expect(await before.evaluate((element) => element.isConnected), address).toBe(true);
        expect(complaints, address).toEqual([]);
        expect(calls, address).not.toContain('/api/me');
        await context.close();
      }
    }
  });
}

test('a signed-in user gets no page of a visitor, and is asked for', async ({ page }) => {
  await enterAsVerified(page);
  const { calls } = watch(page);
  await page.goto('/');
  await expect(page.locator('#root[data-prerendered]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: ar.shell.nav.menu }).or(page.getByRole('banner'))).toBeVisible();
  await expect.poll(() => calls).toContain('/api/me');
});

test('the language that a visitor chooses is the one of the next page, and no longer of the address', async ({
  page,
}) => {
  await page.goto('/?lang=en');
  await page.getByRole('button', { name: 'العربية' }).click();
  await expect(page.getByRole('heading', { level: 1, name: ar.home.title })).toBeVisible();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await page.context().addCookies([{ name: 'siraj_language', value: 'en', url: page.url() }]);
  const answer = await page.request.get('/store');
  expect(await answer.text()).toContain(en.store.title);
});

test.describe('on a phone', () => {
  test.use({ viewport: screenSizes.phone, hasTouch: true, isMobile: true });

  const codeOf = (page: Page) => {
    const files: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') files.push(new URL(request.url()).pathname);
    });
    return files;
  };

  test('a page that is whole loads its code with the first touch, and repeats it', async ({ page }) => {
    const code = codeOf(page);
    await page.clock.install();
    await page.goto('/');
    expect(code).toEqual([]);
    await page.getByRole('button', { name: ar.shell.nav.openMenu }).tap();
    await expect(page.getByRole('dialog', { name: ar.shell.nav.menu })).toBeVisible();
    expect(code).not.toEqual([]);
  });

  test('an untouched page loads its code after a while', async ({ page }) => {
    const code = codeOf(page);
    await page.clock.install();
    await page.goto('/auth/login');
    expect(code).toEqual([]);
    await page.clock.runFor('00:15');
    await untilLive(page);
  });

  test('the shop shows its packages before its code, and becomes live at the first touch [PKG-1]', async ({ page }) => {
    // The first visit may come before the server has rendered them.
    await expect(async () => {
      expect(await (await page.request.get('/store')).text()).toContain('id="page-data"');
    }).toPass();
    const code = codeOf(page);
    await page.clock.install();
    await page.goto('/store');
    await expect(page.locator('main li h2').first()).toBeVisible();
    expect(code).toEqual([]);
    await page.getByRole('button', { name: ar.store.add }).first().tap();
    await expect(page.getByRole('link', { name: ar.cart.toCheckout })).toBeVisible();
  });
});

test('what a visitor types and presses before the scripts run is not lost', async ({ page }) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/auth/login');
  await page.getByLabel(ar.accounts.email).fill('nobody@example.com');
  await page.getByRole('textbox', { name: ar.accounts.password }).fill('wrong-secret-1');
  const sent = page.waitForRequest('**/api/auth/sign-in');
  await page.getByRole('button', { name: ar.accounts.login.submit }).click();
  expect(new URL(page.url()).search).toBe('');
  arrive();
  expect((await sent).postDataJSON()).toMatchObject({ email: 'nobody@example.com', password: 'wrong-secret-1' });
  await expect(page.getByLabel(ar.accounts.email)).toHaveValue('nobody@example.com');
});

test('a device that chose English before the server knew sees no Arabic page first', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('siraj.language', '"en"'));
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('h1')).toBeHidden();
  await page.unroute('**/assets/*.js');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: en.home.title })).toBeVisible();
  await page.reload();
  await expect(page.locator('#root[data-prerendered=en]')).toHaveCount(1);
});
