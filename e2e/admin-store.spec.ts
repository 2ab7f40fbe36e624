import { expect } from '@playwright/test';
import { languages } from '#shared/kernel/text.ts';
import { buy } from './shop.ts';
import { catalogues, enterAsAdmin, enterAsVerified, expectSoundScreen, untilFontsAreThere } from './host.ts';
import { test } from './site.ts';

for (const language of languages) {
  const text = catalogues[language];
  const words = text.adminStore;

  test(`an admin makes a code, finds a purchase paid with it and refunds it, in ${language} [ADM-4, DISC-1, PUR-5]`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const origin = String(baseURL);
    const code = `HALA-${language}`.toUpperCase();
    await enterAsAdmin(page, language);
    await page.goto('/admin');
    await page
      .getByRole('navigation', { name: text.admin.menu })
      .getByRole('link', { name: text.admin.pages.adminStore })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
    await expect(page.getByRole('list', { name: words.packages.list }).getByRole('listitem').first()).toBeVisible();
    await expectSoundScreen(page, 'packages');

    await page.getByRole('link', { name: words.tabs['discount-codes'] }).click();
    await page.getByRole('button', { name: words.codes.add }).click();
    const form = page.getByRole('dialog', { name: words.codes.addTitle });
    await form.getByLabel(words.codes.form.code, { exact: true }).fill(code.toLowerCase());
    await form.getByLabel(words.codes.form.percentage).fill('20');
    await expectSoundScreen(page, 'a new code');
    await form.getByRole('button', { name: words.codes.add }).click();
    await expect(page.getByRole('rowheader', { name: code })).toBeVisible();
    await expectSoundScreen(page, 'codes');

    const buyer = await browser.newContext();
    const shop = await buyer.newPage();
    await enterAsVerified(shop, language);
    const id = await buy(shop.request, origin, 'five-sessions', 'pay', code);
    await buyer.close();

    await page.getByRole('link', { name: words.tabs.purchases, exact: true }).click();
    await page.getByLabel(words.purchases.filter.order).fill(id);
    await page.getByRole('button', { name: words.purchases.filter.apply }).click();
    await expect(page).toHaveURL(new RegExp(`order=${id}`));
    await expect(page.getByRole('row')).toHaveCount(2);
    await expectSoundScreen(page, 'purchases');
    await page.getByRole('link', { name: words.purchases.open(`…${id.slice(-8)}`) }).click();
    const panel = page.getByRole('dialog', { name: words.purchase.title, exact: true });
    await expect(panel.getByRole('listitem').filter({ hasText: words.purchase.events.paid })).toBeVisible();
    await expectSoundScreen(page, 'a purchase');
    await panel.getByRole('button', { name: words.purchase.refund }).click();
    const question = page.getByRole('dialog', { name: words.purchase.refundTitle });
    await expect(question.getByRole('switch', { name: words.purchase.takesBack })).not.toBeChecked();
    await expectSoundScreen(page, 'the question before a refund');
    await question.getByRole('button', { name: words.purchase.refundNow }).click();
    await expect(panel.getByText(words.purchase.final)).toBeVisible();
    await expect(
      panel.getByRole('listitem').filter({ hasText: words.purchase.events.refunded }).getByText(words.purchase.you),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('row').last()).toContainText(words.purchases.statuses.refunded);
  });

  test(`on a phone the figures and the repair are there too, in ${language} [PUR-7, PUR-8]`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const buyer = await browser.newContext();
    const shop = await buyer.newPage();
    await enterAsVerified(shop, language);
    await buy(shop.request, String(baseURL), 'twelve-sessions', 'pay');
    await buyer.close();
    await page.setViewportSize({ width: 390, height: 844 });
    await enterAsAdmin(page, language);
    await page.goto('/admin/store?tab=statistics');
    await expect(page.locator('figure svg text').first()).toBeVisible();
    await expectSoundScreen(page, 'statistics');
    await page.getByRole('link', { name: words.tabs.repair }).click();
    await page.getByRole('button', { name: words.repair.dryRun }).click();
    await expect(page.getByRole('heading', { name: words.repair.nothing })).toBeVisible();
    await expectSoundScreen(page, 'the repair');
    await page.getByRole('link', { name: words.tabs.purchases, exact: true }).click();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expectSoundScreen(page, 'purchases on a phone');
    await page.getByRole('link', { name: words.tabs.packages }).click();
    await page.getByRole('button', { name: words.packages.add }).click();
    await expectSoundScreen(page, 'a new package on a phone');
  });
}

test('a package is dragged to another place, and moved back by the keyboard [PKG-1]', async ({ page }) => {
  const words = catalogues.ar.adminStore.packages;
  // The whole list is visible: the mouse can't leave the window.
  await page.setViewportSize({ width: 1366, height: 1100 });
  await enterAsAdmin(page);
  await page.goto('/admin/store');
  const names = page.getByRole('list', { name: words.list }).getByRole('heading');
  await expect(names).toHaveCount(3);
  const before = await names.allTextContents();
  const [first, second, third] = before;
  const handles = page.locator('[title^="اسحب"]');
  await untilFontsAreThere(page);
  const [from, to] = [await handles.nth(0).boundingBox(), await handles.nth(2).boundingBox()];
  await page.mouse.move(from!.x + 20, from!.y + 20);
  await page.mouse.down();
  await page.mouse.move(to!.x + 20, to!.y + 30, { steps: 8 });
  // Shown at once: a reload before the answer would end the call.
  const stored = page.waitForResponse('**/api/admin/packages/order');
  await page.mouse.up();
  await expect(names).toHaveText([second, third, first].map(String));
  expect((await stored).ok()).toBe(true);
  await page.reload();
  await expect(names).toHaveText([second, third, first].map(String));
  const up = page.getByRole('button', { name: words.up(String(first)) });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(names).toHaveText([second, first, third].map(String));
  await expect(up).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(names).toHaveText(before);
  await expect(page.getByRole('status').filter({ hasText: words.moved(String(first), 1, 3) })).toBeAttached();
});

test('a player and a moderator are sent away, a visitor is asked in [ROUTE-5]', async ({ page }) => {
  await page.goto('/admin/store');
  await expect(page).toHaveURL(/\/auth\/login/);
  await enterAsVerified(page);
  await page.goto('/admin/store');
  await expect(page).toHaveURL(/\/$/);
  expect((await page.request.get('/api/admin/purchases')).status()).toBe(403);
  await page.route('**/api/me', async (route) => {
    const answer = await route.fetch();
    const { user } = (await answer.json()) as { user: object };
    await route.fulfill({ response: answer, json: { user: { ...user, role: 'moderator' } } });
  });
  await page.goto('/admin/store');
  await expect(page).toHaveURL(/\/$/);
});
