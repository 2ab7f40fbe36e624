import { expect, type Page } from '@playwright/test';
import type { Catalogue } from '#shared/i18n/ar/index.ts';
import type { Language } from '#shared/kernel/text.ts';
import { GamePage } from './game-page.ts';
import { catalogues, enterAsVerified, screenSizes } from './host.ts';
import { lit, press, walkTo } from './remote-keys.ts';
import { test } from './site.ts';

const categories = {
  ar: ['جغرافيا', 'كرة القدم', 'أعلام الدول', 'معلومات عامة'],
  en: ['Geography', 'Football', 'Flags', 'General knowledge'],
} as const;

/** A short game of these categories, from /game to the wheel. */
async function setUpWithArrows(page: Page, text: Catalogue, names: readonly string[]): Promise<void> {
  const words = text.gameSetup;
  const start = page.locator('button[type=submit]');
  await page.goto('/game');
  await expect(start).toBeVisible();
  await press(page, page.getByRole('radio', { name: words.length.short }));
  await walkTo(page, page.getByRole('button', { name: words.categories.all, exact: true }));
  for (const name of names)
    await press(page, page.locator('#setup-categories button').filter({ has: page.getByText(name, { exact: true }) }));
  await expect(page.getByRole('list', { name: words.tray.label }).getByRole('button')).toHaveCount(names.length);
  await press(page, start);
  await expect(page).toHaveURL(/\/game\/[0-9a-f-]{36}/);
  // A first game begins with how to play, and OK skips it.
  await press(page, page.locator('[data-how-to-play] [data-skip]'));
}

for (const language of ['ar', 'en'] satisfies Language[]) {
  test.describe(`with a remote alone, ${language}`, () => {
    test.use({ viewport: screenSizes.television });

    test('a short game from set-up to the summary and the next game: every screen lights its next step, four presses a tile at most', async ({
      page,
    }) => {
      test.setTimeout(600_000);
      const text = catalogues[language];
      await enterAsVerified(page, language);
      const gamePage = new GamePage(page, text);
      await setUpWithArrows(page, text, categories[language]);
      await expect(lit(page)).toHaveText(text.games.play.wheel.spin);
      await page.keyboard.press('Enter');

      await expect(lit(page)).toHaveAttribute('data-cell');
      const tiles = await gamePage.tiles().count();
      await test.step('the points go to the team in turn', async () => {
        await page.keyboard.press('Enter');
        await expect(lit(page)).toHaveText(text.games.question.reveal);
        await page.keyboard.press('Enter');
        await expect(lit(page)).toHaveAttribute('data-award');
        await page.keyboard.press('Enter');
        await expect(lit(page)).toHaveAttribute('data-cell');
        await expect(gamePage.tiles()).toHaveCount(tiles - 1);
      });

      await test.step('another tile, pass on, and no team was right', async () => {
        await walkTo(page, gamePage.tiles().last());
        await page.keyboard.press('Enter');
        await expect(lit(page)).toHaveText(text.games.question.reveal);
        await walkTo(page, page.locator('button').filter({ hasText: text.games.question.passTo('').trim() }));
        await page.keyboard.press('Enter');
        await expect(lit(page)).toHaveText(text.games.question.reveal);
        await page.keyboard.press('Enter');
        await expect(lit(page)).toHaveAttribute('data-award');
        await walkTo(page, page.locator('[data-award="nobody"]'));
        await page.keyboard.press('Enter');
      });

      await test.step('the tools at the top and the lifelines below are in reach, Back closes a dialog', async () => {
        await expect(lit(page)).toHaveAttribute('data-cell');
        await walkTo(page, gamePage.button(text.games.play.tools.keys));
        await page.keyboard.press('Enter');
        const dialog = page.getByRole('dialog', { name: text.games.play.keys.title });
        await expect(dialog).toBeVisible();
        await page.keyboard.press('ArrowDown');
        await expect(dialog.locator(':focus')).toHaveCount(1);
        await page.evaluate(() => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'GoBack' })));
        await expect(dialog).toBeHidden();
        await expect(lit(page)).toHaveAccessibleName(text.games.play.tools.keys);
        await walkTo(page, gamePage.button(text.games.play.undo.label).first());
        await walkTo(page, gamePage.tiles().first());
      });

      await test.step('every tile that is left, by Enter alone', async () => {
        while ((await gamePage.tiles().count()) > 0) {
          await expect(lit(page)).toHaveAttribute('data-cell');
          const cut = page.locator('[data-in-turn] [data-team-name] > small').evaluate((line) => {
            return line.scrollWidth - line.clientWidth;
          });
          expect(await cut, 'whose turn it is, beside a score of four digits').toBeLessThanOrEqual(1);
          await page.keyboard.press('Enter');
          await expect(lit(page)).toHaveText(text.games.question.reveal);
          await page.keyboard.press('Enter');
          await expect(lit(page)).toHaveAttribute('data-award');
          await page.keyboard.press('Enter');
          await gamePage.boardOrEnd();
        }
      });

      await test.step('the result is accepted, and the summary leads to the next game', async () => {
        const { finish, share, openTieBreaker } = text.games.play.result;
        await expect(lit(page)).toHaveText(new RegExp(`${finish}|${openTieBreaker}`));
        if ((await lit(page).textContent()) === openTieBreaker) await walkTo(page, gamePage.button(share));
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/summary/);
        await press(page, page.getByRole('link', { name: text.games.summary.again }));
        // Ready to start: the first arrow goes to the start.
        await press(page, page.locator('button[type=submit]'));
        await expect(lit(page)).toHaveText(text.games.play.wheel.spin);
      });
    });

    test('sessions are bought in the store, from the package to the thanks', async ({ page }) => {
      test.setTimeout(300_000);
      const text = catalogues[language];
      await enterAsVerified(page, language);
      await page.goto('/store');
      await press(page, page.getByRole('listitem').filter({ hasText: text.store.popular }).locator('button'));
      await press(page, page.getByRole('button', { name: text.cart.openWith(1) }));
      const cart = page.getByRole('dialog', { name: text.cart.title });
      await press(page, cart.getByRole('link', { name: text.cart.toCheckout }));
      await press(page, page.getByRole('checkbox'));
      await press(page, page.getByRole('button', { name: /\d\.\d{3}/ }));
      await expect(page.getByText(text.checkout.sandbox.banner)).toBeVisible();
      await press(page, page.getByRole('button').filter({ hasText: text.checkout.sandbox.choices.pay.body }));
      await expect(page.getByRole('heading', { name: text.checkout.thanks.title })).toBeVisible({ timeout: 60_000 });
      await walkTo(page, page.getByRole('link', { name: text.checkout.thanks.receipt }));
    });
  });
}

test('the keys of a keyboard: show the answer, give the points, pause, undo, help', async ({ page }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1366, height: 768 });
  const text = catalogues.ar;
  await enterAsVerified(page);
  const gamePage = new GamePage(page, text);
  await gamePage.setUp(categories.ar, { length: 'short' });
  await gamePage.spin();
  await gamePage.pick();
  await page.keyboard.press('KeyP');
  await expect(gamePage.button(text.games.question.clock.resume)).toBeVisible();
  await page.keyboard.press('KeyP');
  await expect(gamePage.button(text.games.question.clock.pause)).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.locator('[data-award]').first()).toBeVisible();
  await page.keyboard.press('Digit0');
  await gamePage.boardOrEnd();
  expect(await gamePage.scores()).toEqual([0, 0]);
  await page.keyboard.press('KeyU');
  await page.getByRole('dialog', { name: text.games.play.undo.title }).getByRole('button').last().click();
  await expect(page.locator('[data-award]').first()).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: text.games.play.keys.title })).toBeVisible();
});
