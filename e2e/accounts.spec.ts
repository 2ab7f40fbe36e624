import { expect } from '@playwright/test';
import { startingSessions } from '#shared/accounts/schema.ts';
import { languages } from '#shared/kernel/text.ts';
import {
  catalogues,
  enterAsVerified,
  expectSoundScreen,
  mailedLink,
  newHost,
  screenSizes,
  secondDevice,
  signUp,
  siteOrigin,
  speak,
} from './host.ts';
import { test } from './site.ts';

for (const language of languages) {
  const text = catalogues[language];

  const signUpIds = '[AUTH-1, AUTH-4, ROUTE-3, ROUTE-4, WELCOME-1, SEC-1]';
  test(`signs up, verifies by the mailed link on another device, and the waiting page continues, in ${language} ${signUpIds}`, async ({
    page,
    browser,
  }) => {
    const host = newHost();
    await speak(page, language);
    await page.clock.install();
    await page.goto('/game');
    await expect(page).toHaveURL(/\/auth\/login/);
    await expectSoundScreen(page, 'login');
    // Solved from the first touch of the form on: who waits begins before.
    const checked = page.waitForResponse('**/api/verify-recaptcha');
    await page.getByRole('link', { name: text.accounts.login.toRegister }).click();
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
    const onPhone = await secondDevice(browser, language);
    await onPhone.goto(link);
    await expectSoundScreen(onPhone, 'action');
    await onPhone.getByRole('button', { name: text.accounts.action.confirm }).click();
    await expect(onPhone.getByRole('heading', { name: text.accounts.action.doneTitle })).toBeVisible();
    await onPhone.goto(link);
    await onPhone.getByRole('button', { name: text.accounts.action.confirm }).click();
    await expect(onPhone.getByRole('heading', { name: text.accounts.action.usedTitle })).toBeVisible();
    await onPhone.context().close();

    // It polls every 30 s.
    await page.clock.fastForward(30_000);
    await expect(page).toHaveURL(/\/game$/);
    const welcome = page.getByRole('dialog', { name: text.welcome.title });
    await expect(welcome).toContainText(text.welcome.gift(startingSessions));
    await welcome.getByRole('link', { name: text.welcome.play }).click();
    await expect(welcome).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(welcome).toBeHidden();
  });

  test(`an unverified host is asked to verify and lands on the resend page, in ${language} [ROUTE-4]`, async ({
    page,
  }) => {
    const host = newHost();
    await speak(page, language);
    await signUp(page, host, text);
    await expect(page.getByRole('heading', { name: text.accounts.verify.title })).toBeVisible();
    await page.goto('/game');
    await expect(page).toHaveURL(/\/auth\/resend-verification/);
    await expect(page.getByText(text.shell.guard.verificationRequired)).toBeVisible();
  });

  test(`signing in returns to the requested page, signing out ends at home, in ${language} [AUTH-2, ROUTE-3]`, async ({
    page,
  }) => {
    const host = newHost();
    await speak(page, language);
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

  test(`deleting the account signs out every device and prevents a new sign-in, in ${language} [AUTH-10]`, async ({
    page,
    browser,
  }) => {
    const host = await enterAsVerified(page, language);
    const onPhone = await secondDevice(browser, language);
    const origin = await siteOrigin(page);
    expect(
      (await onPhone.request.post(`${origin}/api/auth/sign-in`, { headers: { origin }, data: host })).status(),
    ).toBe(200);
    await page.goto('/profile?tab=settings');
    await page.getByRole('button', { name: text.deletion.open }).click();
    const dialog = page.getByRole('dialog', { name: text.deletion.dialogTitle });
    await expectSoundScreen(page, 'delete account');
    // In sight without scrolling, also on a phone.
    await page.setViewportSize(screenSizes.phone);
    await expect(dialog.getByRole('button', { name: text.deletion.confirm })).toBeInViewport({ ratio: 1 });
    await dialog.getByLabel(text.deletion.password, { exact: true }).fill(host.password);
    await dialog.getByRole('button', { name: text.deletion.confirm }).click();
    await expect(page).toHaveURL(/\/$/);
    for (const device of [page, onPhone]) {
      await device.goto('/profile');
      await expect(device).toHaveURL(/\/auth\/login/);
    }
    await page.getByLabel(text.accounts.email).fill(host.email);
    await page.getByLabel(text.accounts.password, { exact: true }).fill(host.password);
    await page.getByRole('button', { name: text.accounts.login.submit, exact: true }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await onPhone.context().close();
  });
}
