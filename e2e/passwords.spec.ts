import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { errorText } from '#shared/i18n/error-text.ts';
import { languages } from '#shared/kernel/text.ts';
import type { Catalogue } from '#shared/i18n/ar/index.ts';
import { catalogues, enterAsVerified, expectSoundScreen, secondDevice, type Host } from './host.ts';
import { test } from './site.ts';

const mailbox = z.object({ items: z.array(z.object({ to: z.string(), text: z.string() })) });

/** The newest link of one kind mailed to an address. */
async function mailedLinkFor(page: Page, email: string, mode: 'resetPassword' | 'signIn'): Promise<string> {
  let link = '';
  await expect
    .poll(
      async () => {
        const { items } = mailbox.parse(await (await page.request.get('/dev/mail.json')).json());
        const mail = items.find((item) => item.to.includes(email) && item.text.includes(`mode=${mode}`));
        link = /https?:\/\/\S+\/auth\/action\?\S+/.exec(mail?.text ?? '')?.[0] ?? '';
        return link;
      },
      { message: `a ${mode} mail to ${email}` },
    )
    .not.toBe('');
  return link;
}

async function signIn(page: Page, host: Host, text: Catalogue): Promise<void> {
  await page.goto('/auth/login');
  await page.getByLabel(text.accounts.email).fill(host.email);
  await page.getByLabel(text.accounts.password, { exact: true }).fill(host.password);
  await page.getByRole('button', { name: text.accounts.login.submit, exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
}

for (const language of languages) {
  const text = catalogues[language];
  const { ways } = text.accounts;

  test(`a forgotten password: the mailed link sets a new one, ends every session, and works once, in ${language} [AUTH-5]`, async ({
    page,
    browser,
  }) => {
    const host = await enterAsVerified(page, language);
    const phone = await secondDevice(browser, language);
    await phone.goto('/auth/login');
    await expectSoundScreen(phone, 'login with other ways');
    await phone.getByRole('link', { name: ways.toForgot }).click();
    await expectSoundScreen(phone, 'forgot password');
    await phone.getByLabel(text.accounts.email).fill(host.email);
    await phone.getByRole('button', { name: ways.forgot.submit }).click();
    await expect(phone.getByRole('heading', { name: ways.forgot.sentTitle })).toBeVisible();
    await expectSoundScreen(phone, 'reset mail sent');

    const link = await mailedLinkFor(phone, host.email, 'resetPassword');
    await phone.goto(link);
    await expectSoundScreen(phone, 'new password');
    await phone.getByLabel(ways.reset.newPassword).fill('كلمة-جديدة-1');
    await phone.getByRole('button', { name: ways.reset.submit }).click();
    await expect(phone.getByRole('heading', { name: ways.reset.doneTitle })).toBeVisible();
    // The first device is out.
    await page.goto('/profile');
    await expect(page).toHaveURL(/\/auth\/login/);
    await phone.goto(link);
    await phone.getByLabel(ways.reset.newPassword).fill('another-one');
    await phone.getByRole('button', { name: ways.reset.submit }).click();
    await expect(phone.getByRole('heading', { name: text.accounts.action.usedTitle })).toBeVisible();
    await signIn(phone, { ...host, password: 'كلمة-جديدة-1' }, text);
    await phone.context().close();
  });

  test(`a mailed link signs in: with one tap on the same device, elsewhere after the address, in ${language} [AUTH-6]`, async ({
    page,
    browser,
  }) => {
    const host = await enterAsVerified(page, language);
    await page.context().clearCookies();
    await page.goto('/profile?tab=settings');
    await page.getByRole('link', { name: ways.toLink }).click();
    await expectSoundScreen(page, 'sign in by link');
    await page.getByLabel(text.accounts.email).fill(host.email);
    await page.getByRole('button', { name: ways.link.submit }).click();
    await expect(page.getByRole('heading', { name: ways.link.sentTitle })).toBeVisible();
    await page.goto(await mailedLinkFor(page, host.email, 'signIn'));
    await expect(page.getByLabel(text.accounts.email)).toHaveValue(host.email);
    await expectSoundScreen(page, 'enter by link');
    await page.getByRole('button', { name: ways.link.enter, exact: true }).click();
    await expect(page).toHaveURL(/\/profile\?tab=settings/);

    const used = await mailedLinkFor(page, host.email, 'signIn');
    await page.request.post('/api/auth/sign-in-link', {
      headers: { origin: new URL(page.url()).origin },
      data: { email: host.email },
    });
    await expect.poll(() => mailedLinkFor(page, host.email, 'signIn')).not.toBe(used);
    const phone = await secondDevice(browser, language);
    await phone.goto(await mailedLinkFor(page, host.email, 'signIn'));
    await expect(phone.getByLabel(text.accounts.email)).toHaveValue('');
    await phone.getByLabel(text.accounts.email).fill('somebody-else@example.com');
    await phone.getByRole('button', { name: ways.link.enter, exact: true }).click();
    await expect(phone.getByText(errorText(text.errors, 'auth/email-mismatch'))).toBeVisible();
    await phone.getByLabel(text.accounts.email).fill(host.email);
    await phone.getByRole('button', { name: ways.link.enter, exact: true }).click();
    await expect(phone).toHaveURL(/\/$/);
    await phone.context().close();
  });

  test(`changing the password in the settings ends the other device, in ${language} [USER-4, AUTH-2]`, async ({
    page,
    browser,
  }) => {
    const host = await enterAsVerified(page, language);
    const phone = await secondDevice(browser, language);
    await signIn(phone, host, text);
    await page.goto('/profile?tab=settings');
    await expect(page.getByRole('listitem').filter({ hasText: ways.devices.here })).toBeVisible();
    await expect(page.getByRole('button', { name: ways.devices.endOthers })).toBeVisible();
    await expectSoundScreen(page, 'settings with devices');
    await page.getByLabel(ways.password.current).fill('not-this-one');
    await page.getByLabel(ways.password.next).fill('كلمة-جديدة-2');
    await page.getByRole('button', { name: ways.password.change }).click();
    await expect(page.getByText(errorText(text.errors, 'auth/wrong-password'))).toBeVisible();
    await page.getByLabel(ways.password.current).fill(host.password);
    await page.getByRole('button', { name: ways.password.change }).click();
    await expect(page.getByText(ways.password.changed)).toBeVisible();
    await expect(page.getByText(ways.devices.alone)).toBeVisible();
    await phone.goto('/profile');
    await expect(phone).toHaveURL(/\/auth\/login/);
    await page.reload();
    await expect(page.getByRole('heading', { name: ways.password.title })).toBeVisible();
    await phone.context().close();
  });
}
