import { expect } from '@playwright/test';
import { GamePage } from './game-page.ts';
import { catalogues, enterAsVerified, screenSizes } from './host.ts';
import { test } from './site.ts';

test.use({ viewport: screenSizes.television });

test('a last question, from set-up to the summary [LAST-1]', async ({ page }) => {
  test.setTimeout(300_000);
  const text = catalogues.ar;
  const words = text.games.play.lastQuestion;
  await enterAsVerified(page);
  const gamePage = new GamePage(page, text);
  await gamePage.setUp(['جغرافيا', 'كرة القدم', 'أعلام الدول', 'معلومات عامة'], {
    length: 'short',
    lastQuestion: true,
  });
  await gamePage.spin();

  await test.step('it follows the last tile', async () => {
    const announced = page.getByRole('heading', { name: words.title, level: 2 });
    for (let tile = 0; tile < 12; tile += 1) {
      await gamePage.pick();
      await gamePage.reveal();
      await page.locator('[data-award]').first().click();
      await expect(gamePage.tiles().first().or(announced).first()).toBeVisible();
    }
    await expect(announced).toBeVisible();
    await gamePage.expectFits('the announcement');
  });

  const before = await gamePage.scores();

  await test.step('each team commits its points, by buttons or typed, and both survive a reload', async () => {
    const field = page.locator('#committed-points');
    await gamePage.button(words.more).click();
    await gamePage.button(words.more).click();
    // The screen moves before the step is stored: a reload in between would lose it.
    const stored = page.waitForResponse(
      (answer) =>
        answer.url().endsWith('/commands') &&
        answer.ok() &&
        answer.request().postData()?.includes('"commitPoints"') === true,
    );
    await gamePage.button(words.commit).click();
    await expect(page.getByText(words.hidden)).toHaveCount(1);
    await stored;
    await page.reload();
    await expect(page.getByText(words.hidden)).toHaveCount(1);
    await expect(field).toHaveValue('');
    await field.fill('50');
    await page.keyboard.press('Enter');
    await gamePage.button(words.open).click();
  });

  await test.step('all answer; the nearest gains what it committed, the other loses it', async () => {
    await gamePage.commitNumbers([1, 1]);
    await gamePage.reveal();
    await gamePage.expectFits('the reveal');
    await gamePage.undo();
    await gamePage.reveal();
    await gamePage.button(words.award).click();
    await gamePage.boardOrEnd();
    await gamePage.expectScores([(before[0] ?? 0) + 100, (before[1] ?? 0) + 50]);
  });

  await test.step('the summary lists it', async () => {
    const { finish, share } = text.games.play.result;
    await gamePage.button(finish).or(gamePage.button(share)).click();
    await expect(page).toHaveURL(/summary/);
    await expect(page.getByText(text.games.summary.questions.last).first()).toBeVisible();
  });
});
