import { mkdirSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { catalogues, enterAsAdmin, enterAsVerified, expectSoundScreen, screenSizes, staffJourneys } from './host.ts';
import { test } from './site.ts';

// With KEEP_PICTURES=1 each is kept to be looked at.
const folder = process.env['KEEP_PICTURES'] === undefined ? null : 'pictures';

/** The page with what it asked for, none of which failed. */
async function expectReady(page: Page, name: string, retry: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: retry })).toHaveCount(0);
  if (folder !== null) {
    mkdirSync(folder, { recursive: true });
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `${folder}/${name}.png`, animations: 'disabled', fullPage: true });
  }
  await expectSoundScreen(page, name, { alsoAt: ['phone', 'laptop'] });
}

for (const { language, size } of staffJourneys) {
  const text = catalogues[language];
  test(`every area of the staff fits a ${size}, in ${language} [ADM-1, ADM-3, ADM-4]`, async ({ page }) => {
    await page.setViewportSize(screenSizes[size]);
    await enterAsAdmin(page, language);
    await page.goto('/admin');
    const menu = page.getByRole('navigation', { name: text.admin.menu });
    await expect(menu).toBeVisible();
    if (size === 'phone') {
      await menu.getByRole('button').click();
      await expectReady(page, `${language}-admin-menu`, text.shell.retry);
    }
    await expect(menu.getByRole('link').nth(8)).toBeVisible();
    const addresses = await menu
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
    expect(addresses.length).toBeGreaterThan(8);
    for (const address of [
      ...addresses,
      '/admin/questions?files=1',
      '/admin/questions?new=1',
      '/admin/users?tab=audit',
    ]) {
      await page.goto(address);
      await expectReady(page, `${language}${address.replaceAll(/[/?=]/g, '-')}`, text.shell.retry);
    }
  });

  test(`the leaderboard and the badges fit a phone, in ${language} [BOARD-1, BADGE-1]`, async ({ page }) => {
    await page.setViewportSize(screenSizes.phone);
    await enterAsVerified(page, language);
    for (const address of ['/leaderboard', '/profile']) {
      await page.goto(address);
      await expectReady(page, `${language}${address.replaceAll(/[/?=]/g, '-')}-phone`, text.shell.retry);
    }
  });
}
