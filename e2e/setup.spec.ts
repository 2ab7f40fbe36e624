import { expect, type Locator, type Page } from '@playwright/test';
import { GamePage } from './game-page.ts';
import { catalogues, enterAsVerified, expectSoundScreen, fixChance, screenSizes, untilFontsAreThere } from './host.ts';
import { test } from './site.ts';

const start = (page: Page) => page.locator('button[type=submit]');
const categories = ['جغرافيا', 'كرة القدم', 'علوم وفضاء', 'عالم الحيوان'];

for (const [size, viewport] of Object.entries({ laptop: screenSizes.laptop, television: screenSizes.television })) {
  test(`set-up is one screen on a ${size}, with all it needs in view [GAME-1]`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await enterAsVerified(page);
    await page.goto('/game');
    const words = catalogues.ar.gameSetup;
    await expect(page.getByRole('list', { name: words.tray.label })).toBeInViewport({ ratio: 1 });
    for (const shown of [
      start(page),
      page.getByRole('searchbox', { name: words.categories.search }),
      page.getByRole('button', { name: words.categories.surprise, exact: true }),
      page.getByRole('button', { name: words.rules.title }),
      page.getByRole('textbox', { name: words.teams.name }).last(),
    ])
      await expect(shown).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(viewport.height);

    // The longest rules beside the most teams: they scroll, and none is cut off.
    await page.getByRole('radio', { name: words.teams.countOf(4) }).check();
    const rules = page.getByRole('button', { name: words.rules.title });
    await rules.click();
    await page.getByRole('switch', { name: words.rules.lastQuestion }).check();
    await page.getByRole('button', { name: words.done, exact: true }).click();
    await expect(rules).toContainText(words.rules.lastQuestion);
    expect(await rules.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  });
}

test('a press on start leads to what is missing, and says what [GAME-1]', async ({ page }) => {
  await page.setViewportSize(screenSizes.laptop);
  await enterAsVerified(page);
  await page.goto('/game');
  const words = catalogues.ar.gameSetup;
  await start(page).click();
  await expect(page.getByText(words.problems.categoriesMissing(6))).toBeVisible();
  await expect(page.locator('#setup-categories')).toBeFocused();
  await page.getByRole('button', { name: words.categories.surprise, exact: true }).click();
  await page.getByRole('textbox', { name: words.teams.name }).last().fill('');
  await start(page).click();
  await expect(page.getByText(`${words.teams.team(2)}: ${words.problems.nameMissing}`)).toBeVisible();
  await expect(page.getByRole('textbox', { name: words.teams.name }).last()).toBeFocused();
});

test('colours and emblems are chosen in a dialog, and nothing on the page moves', async ({ page }) => {
  await page.setViewportSize(screenSizes.phone);
  await enterAsVerified(page);
  await page.goto('/game');
  const words = catalogues.ar.gameSetup;
  const [first, second] = [
    page.getByRole('textbox', { name: words.teams.name }).first(),
    page.getByRole('textbox', { name: words.teams.name }).last(),
  ];
  const distance = async () => ((await second.boundingBox())?.y ?? 0) - ((await first.boundingBox())?.y ?? 0);
  await untilFontsAreThere(page);
  const before = await distance();
  await page.getByRole('button', { name: words.teams.lookOf(words.teams.names[0] ?? '') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  for (const choice of await dialog.getByRole('radio').all()) {
    const box = await choice.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    const drawing = await choice.locator('xpath=..').locator('svg, .team-weave').boundingBox();
    expect(Math.min(drawing?.width ?? 0, drawing?.height ?? 0)).toBeGreaterThan(24);
  }
  await expectSoundScreen(page, 'look of a team', { alsoAt: ['laptop'] });
  await dialog.getByRole('radio', { name: words.colors.violet }).check();
  await dialog.getByRole('radio', { name: words.emblems.dhow }).check();
  await dialog.getByRole('button', { name: words.done, exact: true }).click();
  await expect(dialog).toHaveCount(0);
  expect(await distance()).toBe(before);
});

test("a host's marks are on their other device, and no proposal contains a hidden category [SETUP-1]", async ({
  page,
  browser,
}) => {
  await enterAsVerified(page);
  const words = catalogues.ar.gameSetup.categories;
  await page.goto('/game');
  await page.getByRole('button', { name: words.sort, exact: true }).click();
  await expectSoundScreen(page, 'marks', { alsoAt: ['phone'] });
  for (const mark of [words.hide('جغرافيا'), words.favour('لهجتنا')]) {
    // Shown at once: the other device has it when it is stored.
    const stored = page.waitForResponse((response) => response.url().endsWith('/mark'));
    await page.getByRole('button', { name: mark, exact: true }).click();
    expect((await stored).status()).toBe(200);
  }
  const other = await browser.newContext({ storageState: await page.context().storageState() });
  const second = await other.newPage();
  await second.goto('/game');
  await expect(second.getByRole('heading', { level: 2 }).first()).toHaveText(words.marked.favourite);
  await expect(second.getByRole('button', { name: 'جغرافيا', exact: true })).toHaveCount(0);
  await second.getByRole('button', { name: words.marked.hidden, exact: true }).click();
  await expect(second.getByRole('button', { name: 'جغرافيا', exact: true })).toBeVisible();
  await other.close();
});

test('from the home page to the first question of a second game: at most 6 presses [SETUP-2]', async ({ page }) => {
  await enterAsVerified(page);
  const game = new GamePage(page, catalogues.ar);
  await game.setUp(categories, { length: 'short' });
  await page.goto('/');
  let presses = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await target.click();
  };
  await press(page.getByRole('link', { name: catalogues.ar.home.start }).first());
  await press(page.getByRole('button', { name: catalogues.ar.gameSetup.categories.surprise, exact: true }));
  await press(start(page));
  await press(game.button(catalogues.ar.games.play.wheel.spin));
  await press(game.tiles().first());
  // Any kind may come by surprise: a picture to remember and a secret word show no question yet, and all end with this step.
  const { reveal, secretWord } = catalogues.ar.games.question;
  await expect(game.button(reveal).or(game.button(secretWord.guessed))).toBeVisible();
  expect(presses).toBeLessThanOrEqual(6);
});

test('a game is set up and started with the arrows and the OK key of a television', async ({ page }) => {
  await page.setViewportSize(screenSizes.television);
  // The way of the arrows depends on the names in the tray.
  await fixChance(page);
  await enterAsVerified(page);
  await page.goto('/game');
  const words = catalogues.ar.gameSetup;
  await expect(start(page)).toBeVisible();
  await untilFontsAreThere(page);
  const focused = page.locator(':focus');
  const walk = async (key: string, target: Locator) => {
    for (let step = 0; step < 30; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press(key);
      await expect(focused).toBeInViewport();
    }
    await expect(target).toBeFocused();
  };
  // The first press goes to what is missing, once the page listens.
  await expect(async () => {
    if ((await focused.count()) === 0) await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('button', { name: words.categories.surprise, exact: true })).toBeFocused({
      timeout: 1000,
    });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: words.tray.label }).getByRole('button')).toHaveCount(6);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  const focusedCategory = page.locator('#setup-categories :focus');
  await expect(focusedCategory).toBeVisible();
  for (let step = 0; step < 30 && (await focusedCategory.count()) > 0; step += 1)
    await page.keyboard.press('ArrowLeft');
  await expect(focusedCategory).toHaveCount(0);
  await walk('ArrowDown', page.getByRole('button', { name: words.rules.title }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('dialog').locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await walk('ArrowDown', start(page));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/game\/[0-9a-f-]{36}/);
});

test('set-up is sound on a phone and at twice the size, with a full tray', async ({ page }) => {
  await page.setViewportSize(screenSizes.phone);
  await fixChance(page);
  await enterAsVerified(page);
  await page.goto('/game');
  const words = catalogues.ar.gameSetup;
  await page.getByRole('button', { name: words.categories.surprise, exact: true }).click();
  await expect(page.getByRole('list', { name: words.tray.label }).getByRole('button')).toHaveCount(6);
  await expectSoundScreen(page, 'set-up', { alsoAt: ['laptop', 'television'] });
  // A laptop whose browser leaves a window that is lower than one screen of it.
  await page.setViewportSize({ width: 1366, height: 620 });
  await expectSoundScreen(page, 'set-up in a low window');
  const head = await page.locator('form > :first-child').boundingBox();
  const bar = await page.locator('form > :has(button[type=submit])').boundingBox();
  expect(bar?.width).toBe(head?.width);
  // A laptop at 200 %.
  await page.setViewportSize({ width: 683, height: 384 });
  await expectSoundScreen(page, 'set-up at 200 %');
  await expect(start(page)).toBeInViewport({ ratio: 1 });
});
