import { expect } from '@playwright/test';
import { announcedBeforeMs, prayersAround } from '#web/features/games/prayer/prayer-times.ts';
import { GamePage } from './game-page.ts';
import { catalogues, enterAsVerified, fixChance, secondDevice, siteOrigin } from './host.ts';
import { test } from './site.ts';

const text = catalogues.ar;
const { intermission, prayer, howTo } = text.games.manners;
const categories = ['جغرافيا', 'كرة القدم', 'علوم وفضاء', 'عالم الحيوان'];

test("a host's first game shows how to play, once [GUIDE-1]", async ({ page }) => {
  await fixChance(page);
  await enterAsVerified(page);
  await page.goto('/game');
  const surprise = page.getByRole('button', { name: text.gameSetup.categories.surprise, exact: true });
  const start = page.locator('button[type=submit]');
  const spin = page.getByRole('button', { name: text.games.play.wheel.spin });
  const pictures = page.getByRole('group', { name: howTo.label });
  await surprise.click();
  await start.click();
  await expect(pictures).toBeVisible();
  for (const picture of howTo.pictures) {
    await expect(pictures.getByRole('heading', { name: picture.title })).toBeVisible();
    await page.keyboard.press('Enter');
  }
  await expect(pictures).toBeHidden();
  await expect(spin).toBeFocused();
  await page.reload();
  await expect(spin).toBeVisible();
  await expect(pictures).toBeHidden();
  await page.goto('/game');
  await surprise.click();
  await start.click();
  await expect(spin).toBeFocused();
  await expect(pictures).toBeHidden();
});

test('dinner stops every clock on both devices, outlives a reload, and ends by one press [REST-1]', async ({
  page,
  browser,
}) => {
  const host = await enterAsVerified(page);
  const game = new GamePage(page, text);
  await game.setUp(categories, { length: 'short' });
  await game.spin();
  await game.pick();
  await game.button(text.games.play.tools.more).first().click();
  // Its name has the hint below it too.
  await page.getByRole('button', { name: intermission.begin.dinner }).click();
  const screen = page.getByRole('dialog', { name: intermission.title.dinner });
  await expect(screen.getByRole('button', { name: intermission.end })).toBeFocused();

  const phone = await secondDevice(browser, 'ar');
  const signedIn = await phone.request.post(new URL('/api/auth/sign-in', page.url()).href, {
    headers: { origin: new URL(page.url()).origin },
    data: host,
  });
  expect(signedIn.ok()).toBe(true);
  await phone.goto(page.url());
  const onPhone = phone.getByRole('dialog', { name: intermission.title.dinner });
  await expect(onPhone).toBeVisible();

  await page.reload();
  await expect(screen).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(screen).toBeVisible();
  await screen.getByRole('button', { name: intermission.end }).click();
  await expect(screen).toBeHidden();
  await expect(onPhone).toBeHidden();
  await expect(game.button(text.games.question.clock.pause)).toBeVisible();
  await phone.context().close();
});

test('a prayer is announced two minutes before, without a network, and stops the game at a press [REST-1]', async ({
  page,
  context,
}) => {
  const now = Date.now();
  await page.clock.install({ time: now });
  await enterAsVerified(page);
  const chosen = await page.request.patch('/api/me', {
    headers: { origin: await siteOrigin(page) },
    data: { prayerCity: 'kuwait' },
  });
  expect(chosen.status()).toBe(200);
  const game = new GamePage(page, text);
  await game.setUp(categories, { length: 'short' });
  await game.spin();
  await context.setOffline(true);
  // From the time of the page, which ran while the game was set up; then it stops, so that the two minutes last.
  const here = await page.evaluate(() => Date.now());
  const next = prayersAround('kuwait', here).find(({ at }) => at - announcedBeforeMs > here + 60_000);
  if (next === undefined) throw new Error('no prayer follows');
  await page.clock.pauseAt(next.at - announcedBeforeMs + 5000);
  await expect(page.getByText(prayer.line(prayer.names[next.name], 2))).toBeVisible();
  await game.button(prayer.pause).click();
  const screen = page.getByRole('dialog', { name: intermission.title.prayer });
  await expect(screen).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(screen).toBeHidden();
  await expect(page.getByText(prayer.line(prayer.names[next.name], 2))).toBeHidden();
  await expect(game.tiles().first()).toBeVisible();
});
