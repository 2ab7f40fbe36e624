import { expect } from '@playwright/test';
import { GamePage } from './game-page.ts';
import { catalogues, enterAsVerified, screenSizes } from './host.ts';
import { test } from './site.ts';

// The other kinds, dialogs and stages are checked in game.spec.ts, on their way.
const kinds = {
  ar: {
    clues: 'من أنا؟',
    number: 'الأقرب يفوز',
    order: 'رتّب الأحداث',
    judged: ['كلمة السر', 'أكمل المثل'],
    among: 'كذبة واحدة',
  },
  en: {
    clues: 'Who am I?',
    number: 'Closest wins',
    order: 'Put them in order',
    judged: ['Flags', 'Football'],
    among: 'One lie',
  },
} as const;

test.use({ viewport: screenSizes.television });

for (const language of ['ar', 'en'] as const) {
  test(`every kind of question and the tie-breaker read from the sofa, in ${language}`, async ({ page }) => {
    await enterAsVerified(page, language);
    const gamePage = new GamePage(page, catalogues[language]);
    const { question, play } = gamePage.text.games;
    const { clues, number, order, judged, among } = kinds[language];
    await gamePage.setUp([clues, number, order, ...judged, among]);
    await gamePage.spin();

    await page.getByRole('button', { name: play.tools.end }).click();
    await gamePage.expectReadsFromSofa('the dialog of the end');
    await page.getByRole('dialog').getByRole('button', { name: play.tools.endConfirm }).click();
    await gamePage.expectReadsFromSofa('a tie');
    await gamePage.button(play.result.openTieBreaker).click();
    await expect(page.locator('#committed-number')).toBeVisible();
    await gamePage.expectReadsFromSofa('the tie-breaker');
    await gamePage.expectFits('the tie-breaker');
    await gamePage.commitNumbers([1, 1_000_000]);
    await gamePage.boardOrEnd();
    await gamePage.expectReadsFromSofa('the tie-breaker, answered');
    while (!(await gamePage.tiles().first().isVisible())) await gamePage.undo();

    const pick = async (category: string) => {
      await page
        .getByRole('button', { name: play.board.tile(category, 400), exact: true })
        .first()
        .click();
      await expect(gamePage.button(question.reveal).or(gamePage.button(question.secretWord.guessed))).toBeVisible();
      await gamePage.expectReadsFromSofa(`${category}, open`);
    };
    const reveal = async (category: string) => {
      await gamePage.reveal();
      await expect(page.locator('[data-answer]')).toBeVisible();
      await gamePage.expectReadsFromSofa(`${category}, revealed`);
    };
    for (const category of [clues, ...judged]) {
      await pick(category);
      await reveal(category);
      await gamePage.award('nobody');
    }
    await pick(among);
    await expect(page.locator('div[data-option]'), 'options that the question asks among').toHaveCount(4);
    for (const size of Object.values(screenSizes)) {
      await page.setViewportSize(size);
      await gamePage.expectFits(`${among}, open, ${size.width}`);
    }
    await page.setViewportSize(screenSizes.television);
    await reveal(among);
    await gamePage.award('nobody');
    await pick(number);
    await gamePage.commitNumbers([1, 1_000_000]);
    await reveal(number);
    await gamePage.button(question.next).click();
    await gamePage.boardOrEnd();
    await pick(order);
    await gamePage.commitOrders(2);
    await reveal(order);
  });
}
