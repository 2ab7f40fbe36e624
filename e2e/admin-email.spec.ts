import type { ChildProcess } from 'node:child_process';
import { expect } from '@playwright/test';
import { languages } from '#shared/kernel/text.ts';
import { catalogues, expectSoundScreen, mailedLink, signUp, speak } from './host.ts';
import { kill, startServer } from './own-server.ts';
import { ownPort } from './ports.ts';
import { layPrepared } from './prepare.ts';
import { test } from './site.ts';

// Another database for each language: ADMIN_EMAIL is registered first by a stranger once.
const port = ownPort('admin email');
const baseURL = `http://localhost:${port}`;
const owner = { email: 'owner@example.com', password: 'only-the-owner-1' };
const stranger = { ...owner, password: 'only-the-stranger-1' };

let server: ChildProcess | null = null;
test.use({ baseURL });
// One after the other: both start their server at the same port.
test.describe.configure({ mode: 'default' });
test.afterEach(async () => {
  if (server !== null) await kill(server);
  server = null;
});

for (const language of languages) {
  const text = catalogues[language];
  const {
    accounts: { action, ways },
  } = text;

  test(`the owner of ADMIN_EMAIL confirms it elsewhere by a new password, and a stranger who registered it is out, in ${language} [AUTH-11]`, async ({
    page,
    browser,
  }) => {
    const dataDir = `.cache/admin-email-${language}`;
    layPrepared(dataDir);
    server = await startServer({
      PORT: String(port),
      PUBLIC_URL: baseURL,
      DATA_DIR: dataDir,
      ADMIN_EMAIL: owner.email,
      RATE_LIMITS: 'off',
      CONTENT_GUARD: 'off',
    });
    const elsewhere = await browser.newContext({ baseURL, locale: 'ar-KW' });
    const strangers = await elsewhere.newPage();
    await speak(strangers, language);
    await signUp(strangers, stranger, text);
    await expect(strangers.getByRole('heading', { name: text.accounts.verify.title })).toBeVisible();

    await speak(page, language);
    await page.goto(await mailedLink(page.request, owner.email));
    await page.getByRole('button', { name: action.confirm }).click();
    await expect(page.getByRole('heading', { name: action.staff.confirm.title })).toBeVisible();
    await expectSoundScreen(page, 'a new password for a staff account');
    expect(await (await strangers.request.get('/api/me')).json()).toMatchObject({
      user: { role: 'player', emailVerified: false },
    });
    await page.getByLabel(ways.reset.newPassword).fill(owner.password);
    await page.getByRole('button', { name: ways.reset.submit }).click();
    await expect(page.getByRole('heading', { name: action.staff.confirm.doneTitle })).toBeVisible();
    await expectSoundScreen(page, 'a staff account confirmed');

    // The page that waited is out, and the password that opened it opens nothing.
    await strangers.goto('/profile');
    await expect(strangers).toHaveURL(/\/auth\/login/);
    const refused = await strangers.request.post('/api/auth/sign-in', { headers: { origin: baseURL }, data: stranger });
    expect(refused.status()).toBe(401);
    await elsewhere.close();

    await page.getByRole('link', { name: ways.reset.signIn }).click();
    await page.getByLabel(text.accounts.email).fill(owner.email);
    await page.getByLabel(text.accounts.password, { exact: true }).fill(owner.password);
    await page.getByRole('button', { name: text.accounts.login.submit, exact: true }).click();
    await expect(page).toHaveURL(/\/$/);
    await page.goto('/admin');
    await expect(page).toHaveURL(/\/admin$/);
    expect(await (await page.request.get('/api/me')).json()).toMatchObject({
      user: { role: 'admin', emailVerified: true },
    });
  });
}
