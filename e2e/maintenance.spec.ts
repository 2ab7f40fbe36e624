import { mkdirSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { catalogues, enterAsAdmin, enterAsVerified, expectSoundScreen, secondDevice, siteOrigin } from './host.ts';
import { test } from './site.ts';
import { GamePage } from './game-page.ts';

const text = catalogues.ar;
const words = { ...text.maintenance, admin: text.adminMaintenance };
const moderator = { email: 'moderator@example.com', password: 'diwaniya-2026' };
const screenOf = (page: Page) => page.getByRole('heading', { level: 1, name: words.title });

/** Whatever a test comes to, the next one finds the site open. */
test.afterEach(async ({ page }) => {
  await enterAsAdmin(page);
  const opened = await page.request.patch('/api/admin/site-settings/maintenance', {
    headers: { origin: await siteOrigin(page) },
    data: { enabled: false },
  });
  expect(opened.status()).toBe(200);
});

test(
  'an admin closes the site: open pages turn into the screen, a game goes on, a moderator lands at the ' +
    'dashboard, and all come back [SITE-1, SITE-2]',
  async ({ page, browser }) => {
    await page.setViewportSize({ width: 1366, height: 900 });
    const gamePage = new GamePage(await secondDevice(browser, 'ar'), text);
    await gamePage.page.setViewportSize({ width: 1366, height: 768 });
    await enterAsVerified(gamePage.page);
    await gamePage.setUp(['جغرافيا', 'كرة القدم', 'أعلام الدول', 'علوم وفضاء'], { length: 'short', teams: 2 });
    await gamePage.spin();
    const player = await secondDevice(browser, 'ar');
    await enterAsVerified(player);
    await player.goto('/profile');
    await expect(player.getByRole('heading', { level: 1 })).toBeVisible();
    const visitor = await secondDevice(browser, 'ar');
    await visitor.goto('/store');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(text.store.title);

    await enterAsAdmin(page);
    await page.goto('/admin');
    await page.getByLabel(words.admin.minutes).fill('45');
    await page.getByRole('button', { name: words.admin.switchOn }).click();
    await expectSoundScreen(page, 'the question before maintenance');
    await page
      .getByRole('dialog', { name: words.admin.askTitle })
      .getByRole('button', { name: words.admin.confirm })
      .click();
    await expect(page.getByText(words.admin.sign)).toBeVisible();
    await expectSoundScreen(page, 'the overview under maintenance');

    for (const kept of [player, visitor]) {
      await expect(screenOf(kept)).toBeVisible();
      await expect(kept.getByRole('timer')).toHaveText(/4[45]:\d\d$/);
      await expectSoundScreen(kept, 'the maintenance screen');
    }
    await player.reload();
    await expect(screenOf(player)).toBeVisible();
    await gamePage.playTurn('own');
    await gamePage.page.reload();
    await expect(gamePage.tiles().first()).toBeVisible();
    await gamePage.playTurn('own');

    await visitor.getByRole('link', { name: words.staff }).click();
    await visitor.getByLabel(text.accounts.email).fill(moderator.email);
    await visitor.getByLabel(text.accounts.password, { exact: true }).fill(moderator.password);
    await visitor.getByRole('button', { name: text.accounts.login.submit }).click();
    await expect(visitor).toHaveURL(/\/admin$/);
    await expect(visitor.getByText(words.admin.adminsOnly)).toBeVisible();

    await page.getByRole('button', { name: words.admin.switchOff }).click();
    await expect(screenOf(player)).toBeHidden();
    await expect(player).toHaveURL(/\/profile$/);
    await expect(page.getByText(words.admin.sign)).toBeHidden();
    for (const each of [gamePage.page, player, visitor]) await each.context().close();
  },
);

test('@pictures maintenance', async ({ page, browser }) => {
  mkdirSync('pictures', { recursive: true });
  await enterAsAdmin(page);
  await page.goto('/admin');
  for (const [width, height] of [
    [390, 844],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.screenshot({ path: `pictures/ar-admin-maintenance-off-${width}x${height}.png`, fullPage: true });
  }
  await page.request.patch('/api/admin/site-settings/maintenance', {
    headers: { origin: await siteOrigin(page) },
    data: { enabled: true, estimatedMinutes: 75 },
  });
  await expect(page.getByText(words.admin.sign)).toBeVisible();
  for (const [width, height] of [
    [390, 844],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.screenshot({ path: `pictures/ar-admin-maintenance-on-${width}x${height}.png`, fullPage: true });
  }
  for (const language of ['ar', 'en'] as const) {
    const kept = await secondDevice(browser, language);
    await kept.goto('/');
    await expect(kept.getByRole('timer')).toBeVisible();
    for (const [width, height] of [
      [390, 844],
      [1920, 1080],
      [844, 390],
      [1366, 768],
    ] as const) {
      await kept.setViewportSize({ width, height });
      await kept.screenshot({ path: `pictures/${language}-maintenance-${width}x${height}.png` });
    }
    await kept.context().close();
  }
});
