import { expect, type Page } from '@playwright/test';
import { catalogues, expectSoundScreen, screenSizes, untilFontsAreThere, untilLive } from './host.ts';
import { test } from './site.ts';

const { ar, en } = catalogues;
const taste = (page: Page) => page.locator('[data-taste]');
const answer = (page: Page) => taste(page).locator('[data-answer]');
const tiles = (page: Page) => taste(page).locator('button[data-tile]');

async function openHome(page: Page, address = '/'): Promise<void> {
  await page.goto(address);
  await untilLive(page);
  await untilFontsAreThere(page);
}

test('a visitor plays four tiles on a phone, nothing below moves, and "start playing" leads to signing up [TASTE-1]', async ({
  page,
}) => {
  await page.setViewportSize(screenSizes.phone);
  await openHome(page);
  await taste(page).scrollIntoViewIfNeeded();
  const height = async () => (await taste(page).boundingBox())?.height ?? 0;
  const before = await height();
  for (let left = 4; left > 0; left -= 1) {
    await tiles(page).first().click();
    await expect(taste(page).locator('button[data-option]')).toHaveCount(4);
    if (left === 4) await expectSoundScreen(page, 'question of the taste', { alsoAt: ['laptop'] });
    expect(await height()).toBe(before);
    // The first option, and the next ones until the answer is out: each team has one.
    const option = taste(page).locator('button[data-option]').first();
    await expect(async () => {
      if ((await answer(page).count()) === 0) await option.click({ timeout: 2000 });
      await expect(answer(page)).toHaveCount(1, { timeout: 500 });
    }).toPass();
    if (left === 4) await expectSoundScreen(page, 'answer of the taste', { alsoAt: ['laptop'] });
    expect(await height()).toBe(before);
    await taste(page)
      .getByRole('button', { name: left === 1 ? ar.taste.result : ar.taste.next })
      .click();
  }
  await expect(taste(page).getByText(ar.taste.closing)).toBeVisible();
  expect(await height()).toBe(before);
  await expectSoundScreen(page, 'end of the taste', { alsoAt: ['television'] });
  await taste(page).getByRole('link', { name: ar.home.start }).click();
  await expect(page).toHaveURL(/\/auth\/register$/);
});

test('the taste is played with the arrows and the OK key of a television, in English', async ({ page }) => {
  await page.setViewportSize(screenSizes.television);
  await openHome(page, '/?lang=en');
  await tiles(page).first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  for (let left = 4; left > 0; left -= 1) {
    await expect(page.locator('button[data-tile]:focus')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page.locator('button[data-option]:focus')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    const focusedOption = page.locator('button[data-option]:focus');
    await expect(async () => {
      await expect(focusedOption.or(answer(page)).first()).toBeAttached({ timeout: 2000 });
      if ((await focusedOption.count()) > 0) await page.keyboard.press('Enter');
      await expect(answer(page)).toHaveCount(1, { timeout: 500 });
    }).toPass();
    await expect(taste(page).getByRole('button', { name: left === 1 ? en.taste.result : en.taste.next })).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(taste(page).getByRole('link', { name: en.home.start })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/auth\/register$/);
});

test('without a network the taste says so, and opens the question once it is back [TASTE-1]', async ({ page }) => {
  await page.setViewportSize(screenSizes.phone);
  await page.route('**/assets/taste-*.js', (route) => route.abort());
  await openHome(page);
  await tiles(page).nth(1).click();
  await expect(taste(page).getByRole('alert')).toContainText(ar.home.taste.failed.title);
  await page.unroute('**/assets/taste-*.js');
  await taste(page).getByRole('button', { name: ar.shell.retry }).click();
  await expect(taste(page).locator('button[data-option]')).toHaveCount(4);
});

test('a tile that is pressed before the scripts run opens its question', async ({ page }) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/');
  await tiles(page).nth(2).click();
  arrive();
  await expect(taste(page).getByText(ar.home.board.teamA).first()).toBeVisible();
  await expect(taste(page).locator('button[data-option]')).toHaveCount(4);
});
