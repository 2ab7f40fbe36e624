import { expect } from '@playwright/test';
import { catalogues, enterAsAdmin, enterAsVerified, expectSoundScreen } from './host.ts';
import { test } from './site.ts';

const runs = [
  { language: 'ar', viewport: { width: 390, height: 844 } },
  { language: 'en', viewport: { width: 1366, height: 768 } },
] as const;

for (const { language, viewport } of runs) {
  test(`a code from a card becomes sessions, once, in ${language} [RDM-2]`, async ({ browser, baseURL }) => {
    const origin = String(baseURL);
    const office = await (await browser.newContext()).newPage();
    await enterAsAdmin(office, language);
    const made = await office.request.post('/api/admin/redeem-codes', {
      headers: { origin, 'idempotency-key': crypto.randomUUID() },
      data: { sessionsGranted: 4, usageType: 'multi', multiUseLimit: 2 },
    });
    const {
      items: [card],
    } = (await made.json()) as { items: { code: string }[] };
    const code = card?.code ?? '';
    await office.context().close();

    const page = await (await browser.newContext({ viewport })).newPage();
    await enterAsVerified(page, language);
    const { redeemCodes: words, errors } = catalogues[language];
    await page.goto('/store');
    const box = page.locator('section').filter({ has: page.getByRole('heading', { name: words.title }) });
    const redeem = async (typed: string) => {
      await box.getByLabel(words.code).fill(typed);
      await box.getByRole('button', { name: words.redeem }).click();
    };
    await redeem('SESSION-0000-0000');
    await expect(box.getByText(String(errors['redeem-codes/not-found']))).toBeVisible();
    await redeem(` ${code.toLowerCase()} `);
    await expect(box.getByText(words.balance(7))).toBeVisible();
    await redeem(code);
    await expect(box.getByText(String(errors['redeem-codes/already-redeemed']))).toBeVisible();
    await expectSoundScreen(page, `the store with a code redeemed in ${language}`);
    await page.goto('/profile');
    await expect(page.getByText(code)).toBeVisible();
    await page.context().close();
  });
}
