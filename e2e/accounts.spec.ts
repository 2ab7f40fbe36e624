import { expect, test } from '@playwright/test';
import { catalogues, expectSoundScreen, mailedLink, newHost, signUp } from './host.ts';

const text = catalogues.ar;

test('a visitor signs up, confirms the mailed link on another device, and the waiting page goes on by itself [AUTH-1, AUTH-4, ROUTE-3, ROUTE-4, WELCOME-1, SEC-1]', async ({ page, browser }) => {
  const host = newHost();
  await page.goto('/game');
  await expect(page).toHaveURL(/\/auth\/login/);
  await expectSoundScreen(page, 'login');
  await page.getByRole('link', { name: text.accounts.login.toRegister }).click();
  const checked = page.waitForResponse('**/api/verify-recaptcha');
  await page.getByLabel(text.accounts.displayName).fill('بو فهد');
  await page.getByLabel(text.accounts.email).fill(host.email);
  await page.getByLabel(text.accounts.password, { exact: true }).fill(host.password);
  // The puzzle was solved beside the form, under the page's own policy.
  await checked;
  const sent = page.waitForRequest('**/api/auth/sign-up');
  await page.getByRole('button', { name: text.accounts.register.submit }).click();
  expect((await sent).headers()['x-captcha-proof']).toBeTruthy();
  await expect(page.getByRole('heading', { name: text.accounts.verify.title })).toBeVisible();
  await expectSoundScreen(page, 'verify');

  const link = await mailedLink(page.request, host.email);
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'ar-KW' });
  const onPhone = await phone.newPage();
  await onPhone.goto(link);
  await expectSoundScreen(onPhone, 'action');
  await onPhone.getByRole('button', { name: text.accounts.action.confirm }).click();
  await expect(onPhone.getByRole('heading', { name: text.accounts.action.doneTitle })).toBeVisible();
  await onPhone.goto(link);
  await onPhone.getByRole('button', { name: text.accounts.action.confirm }).click();
  await expect(onPhone.getByRole('heading', { name: text.accounts.action.usedTitle })).toBeVisible();
  await phone.close();

  // It looks again every 30 s by itself.
  await expect(page).toHaveURL(/\/game$/, { timeout: 60_000 });
  const welcome = page.getByRole('dialog', { name: text.welcome.title });
  await expect(welcome).toContainText('3 جلسات لعب مجانية');
  await welcome.getByRole('link', { name: text.welcome.play }).click();
  await expect(welcome).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(welcome).toBeHidden();
});

test('an unverified host is told to verify and lands on the resend page [ROUTE-4]', async ({ page }) => {
  const host = newHost();
  await signUp(page, host, text);
  await expect(page.getByRole('heading', { name: text.accounts.verify.title })).toBeVisible();
  await page.goto('/game');
  await expect(page).toHaveURL(/\/auth\/resend-verification/);
  await expect(page.getByText('التحقق من البريد الإلكتروني مطلوب')).toBeVisible();
});

test('signing in returns to where one came from, signing out ends at home [AUTH-2, ROUTE-3]', async ({ page }) => {
  const host = newHost();
  await signUp(page, host, text);
  await expect(page.getByRole('heading', { name: text.accounts.verify.title })).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/profile?tab=settings');
  await expect(page).toHaveURL(/\/auth\/login/);
  await page.getByLabel(text.accounts.email).fill(host.email);
  await page.getByLabel(text.accounts.password, { exact: true }).fill('wrong-password');
  await page.getByRole('button', { name: text.accounts.login.submit, exact: true }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.getByLabel(text.accounts.password, { exact: true }).fill(host.password);
  await page.getByRole('button', { name: text.accounts.login.submit, exact: true }).click();
  await expect(page).toHaveURL(/\/profile\?tab=settings/);
  await expectSoundScreen(page, 'settings');
  await page.getByRole('button', { name: text.shell.nav.signOut }).last().click();
  await expect(page).toHaveURL(/\/$/);
});
