import { expect, type Page } from '@playwright/test';
import { languages } from '#shared/kernel/text.ts';
import { catalogues, expectSoundScreen, newHost, speak, untilOnDevice } from './host.ts';
import { double, test } from './site.ts';

test.use({ serviceWorkers: 'allow' });

interface Person {
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
  readonly refuses?: string;
}

function newPerson(): Person {
  const { email } = newHost();
  return { subject: email, email, emailVerified: true, name: 'نورة' };
}

/** Who sits at the issuer's page when the browser comes there. */
async function seat(person: Person): Promise<void> {
  const answer = await fetch(double(), { method: 'POST', body: JSON.stringify(person) });
  expect(answer.status).toBe(204);
}

async function me(page: Page): Promise<unknown> {
  const { user } = (await (await page.request.get('/api/me')).json()) as { user: unknown };
  return user;
}

for (const language of languages) {
  const text = catalogues[language];
  const { google, apple } = text.identities.continueWith;

  test(`Google on a computer: in a separate window, denied and then granted, in ${language} [AUTH-3, ROUTE-3]`, async ({
    page,
  }) => {
    const person = newPerson();
    await speak(page, language);
    await page.goto('/profile?tab=settings');
    await expect(page.getByRole('button', { name: google })).toBeVisible();
    // As on a second visit: with the service worker between, an answer of the provider must reach the server once all the same.
    await untilOnDevice(page);
    await expectSoundScreen(page, 'login with Google and Apple');
    await seat({ ...person, refuses: 'access_denied' });
    await page.getByRole('button', { name: google }).click();
    await expect(page.getByRole('alert').first()).toHaveText(text.identities.failures.google['auth/user-cancelled']);
    await seat(person);
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: google }).click();
    const window = await opened;
    if (!window.isClosed()) await window.waitForEvent('close');
    await expect(page).toHaveURL(/\/profile\?tab=settings/);
    await expect(page.getByLabel(text.accounts.email)).toHaveValue(person.email);
    expect(await me(page)).toMatchObject({
      email: person.email,
      emailVerified: true,
      hasPassword: false,
      gameSessionBalance: 3,
    });
  });

  test.describe(() => {
    test.use({ viewport: { width: 390, height: 844 } });

    test(`Apple on a phone: in place of the page and back, and deleting the account without a password, in ${language} [AUTH-3, AUTH-10]`, async ({
      page,
    }) => {
      const person = newPerson();
      await speak(page, language);
      await seat(person);
      await page.goto('/profile?tab=settings');
      await page.getByRole('button', { name: apple }).click();
      await expect(page).toHaveURL(/\/profile\?tab=settings/);
      expect(await me(page)).toMatchObject({ email: person.email, emailVerified: true, hasPassword: false });
      const welcome = page.getByRole('dialog', { name: text.welcome.title });
      await expect(welcome).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(welcome).toBeHidden();
      await page.getByRole('button', { name: text.deletion.open }).click();
      await page
        .getByRole('dialog', { name: text.deletion.dialogTitle })
        .getByRole('button', { name: text.deletion.confirm })
        .click();
      await expect(page).toHaveURL(/\/$/);
      expect((await page.request.get('/api/me')).status()).toBe(401);
    });
  });
}
