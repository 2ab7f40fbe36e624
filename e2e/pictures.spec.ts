import { mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Language } from '#shared/kernel/text.ts';
import { catalogues, enterAsVerified, mailedLink, newHost, signUp } from './host.ts';
import { test } from './site.ts';
import { GamePage } from './game-page.ts';
import { playNewerKinds } from './newer-kinds.ts';

// `npm run pictures`: the main screens at the sizes of the design, to be looked at. Not part of `npm test`.
const sizes = [
  [1920, 1080],
  [1366, 768],
  [390, 844],
  [844, 390],
  [390, 664],
  [844, 340],
] as const;
const folder = 'pictures';
const names: Readonly<Record<Language, readonly string[]>> = {
  ar: ['جغرافيا', 'كرة القدم', 'أعلام الدول', 'كلمة السر', 'أكمل المثل', 'علوم وفضاء'],
  en: ['Geography', 'Football', 'Flags', 'Secret word', 'Finish the saying', 'Science and space'],
};

async function shoot(page: Page, name: string, fullPage = false): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `${folder}/${name}-${width}x${height}.png`, animations: 'disabled', fullPage });
  }
}

for (const language of ['ar', 'en'] as const) {
  const text = catalogues[language];

  test(`@pictures accounts and home, ${language}`, async ({ page }) => {
    test.setTimeout(900_000);
    await page.addInitScript((chosen) => localStorage.setItem('siraj.language', JSON.stringify(chosen)), language);
    await page.goto('/');
    await shoot(page, `${language}-home`, true);
    await page.goto('/auth/login');
    await shoot(page, `${language}-login`);
    const host = newHost();
    await signUp(page, host, text);
    await page.getByRole('heading', { name: text.accounts.verify.title }).waitFor();
    await shoot(page, `${language}-verify`);
    const link = await mailedLink(page.request, host.email);
    await page.goto('/dev/mail');
    await shoot(page, `${language}-mailbox`);
    await page.goto(link);
    await shoot(page, `${language}-action`);
    await page.goto('/nowhere');
    await shoot(page, `${language}-not-found`);
    await page.goto('/store');
    await shoot(page, `${language}-store`);
  });

  test(`@pictures kinds of question, ${language}`, async ({ page }) => {
    test.setTimeout(900_000);
    await page.setViewportSize({ width: 1366, height: 768 });
    await enterAsVerified(page, language);
    const gamePage = new GamePage(page, text);
    const kinds =
      language === 'ar'
        ? ['من أنا؟', 'الأقرب يفوز', 'رتّب الأحداث', 'خرائط صامتة', 'أشكال وألغاز', 'أكمل البيت']
        : ['Who am I?', 'Closest wins', 'Put them in order', 'Silent maps', 'Shapes and puzzles', 'Finish the verse'];
    await gamePage.setUp(kinds, { teams: 3 });
    await gamePage.spin();
    await shoot(page, `${language}-kinds-board`);
    const pick = async (category: string) => {
      await page
        .getByRole('button', { name: text.games.play.board.tile(category, 600), exact: true })
        .first()
        .click();
      await gamePage.button(text.games.question.reveal).waitFor();
    };
    for (const [index, category] of kinds.entries()) {
      await pick(category);
      await shoot(page, `${language}-kind-${index}-open`);
      if (index === 0) {
        for (const worth of [500, 400, 300, 200]) await gamePage.button(text.games.question.clues.next(worth)).click();
        await shoot(page, `${language}-kind-${index}-last`);
      }
      // Who has committed isn't listed on a low screen.
      await page.setViewportSize({ width: 1366, height: 768 });
      if (index === 1) await gamePage.commitNumbers([100, 2000, 30_000]);
      if (index === 2) await gamePage.commitOrders(3);
      if (index === 1 || index === 2) await shoot(page, `${language}-kind-${index}-committed`);
      await gamePage.reveal();
      await shoot(page, `${language}-kind-${index}-reveal`);
      const next = gamePage.button(text.games.question.next);
      await ((await next.isVisible()) ? next.click() : gamePage.award('own'));
      await gamePage.boardOrEnd();
    }
  });

  test(`@pictures newer kinds, ${language}`, async ({ page }) => {
    test.setTimeout(900_000);
    await page.setViewportSize({ width: 1366, height: 768 });
    await enterAsVerified(page, language);
    await playNewerKinds(new GamePage(page, text), language, async (screen) => {
      await shoot(page, `${language}-newer-${screen.replaceAll(/\W+/g, '-')}`);
      await page.setViewportSize({ width: 1366, height: 768 });
    });
  });

  for (const teams of [2, 4]) {
    test(`@pictures a game of ${teams} teams, ${language}`, async ({ page }) => {
      test.setTimeout(1_800_000);
      await page.setViewportSize({ width: 1366, height: 768 });
      await enterAsVerified(page, language);
      const gamePage = new GamePage(page, text);
      const tag = `${language}-${teams}`;
      const pick = async (category: string, value: number) => {
        await page
          .getByRole('button', { name: text.games.play.board.tile(category, value), exact: true })
          .first()
          .click();
        await page.locator('[data-question-text]').first().waitFor();
      };
      const [geography = '', football = '', flags = '', secret = '', saying = '', science = ''] = names[language];
      await page.goto('/game');
      if (teams === 2) await shoot(page, `${tag}-setup`, true);
      await gamePage.setUp(names[language], { teams, mode: teams === 2 ? 'open' : 'choices' });
      await shoot(page, `${tag}-wheel`);
      await gamePage.spin();
      for (const category of [geography, football, science]) {
        for (const value of [200, 600]) {
          await pick(category, value);
          await gamePage.button(text.games.question.reveal).click();
          if (teams === 2) await gamePage.award(value === 200 ? 'own' : 'nobody');
          else await gamePage.button(text.games.question.next).click();
          await gamePage.boardOrEnd();
        }
      }
      await shoot(page, `${tag}-board`);
      await pick(flags, 400);
      await shoot(page, `${tag}-image`);
      await gamePage.button(text.games.question.reveal).click();
      await shoot(page, `${tag}-reveal`);
      if (teams === 2) await gamePage.award('own');
      else await gamePage.button(text.games.question.next).click();
      await gamePage.boardOrEnd();
      await pick(secret, 600);
      await shoot(page, `${tag}-secret-word`);
      await gamePage.button(text.games.question.secretWord.guessed).click();
      await gamePage.award('nobody');
      await pick(saying, 600);
      await shoot(page, `${tag}-saying`);
      await page.setViewportSize({ width: 1366, height: 768 });
      await page.getByRole('button', { name: text.games.play.tools.end }).click();
      await page.getByRole('dialog').getByRole('button', { name: text.games.play.tools.endConfirm }).click();
      await shoot(page, `${tag}-result`);
      await gamePage
        .button(text.games.play.result.finish)
        .or(gamePage.button(text.games.play.result.share))
        .first()
        .click();
      await page.waitForURL(/game-summary/);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await shoot(page, `${tag}-summary`, true);
      await page.goto('/profile');
      await shoot(page, `${tag}-profile`);
    });
  }
}
