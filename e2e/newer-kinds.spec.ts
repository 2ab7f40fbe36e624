import { expect } from '@playwright/test';
import { GamePage } from './game-page.ts';
import { catalogues, enterAsVerified, expectSoundScreen, screenSizes } from './host.ts';
import { playNewerKinds } from './newer-kinds.ts';
import { test } from './site.ts';

for (const [language, size, name] of [
  ['ar', screenSizes.television, 'a television, in Arabic'],
  ['en', screenSizes.phone, 'a phone, in English'],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport: size });

    test('memory, name five, describe, a clearing picture, options that are pictures, and a melody are played [GAME-4, GAME-6, GAME-7]', async ({
      page,
    }) => {
      await enterAsVerified(page, language);
      const gamePage = new GamePage(page, catalogues[language]);
      await playNewerKinds(gamePage, language, async (screen) => {
        await gamePage.expectFits(screen);
        await expectSoundScreen(page, screen);
        if (size === screenSizes.television) await gamePage.expectReadsFromSofa(screen);
      });
      // 400 by memory, 200 by names, 500 for the picture's second step, 400 for the melody; the foul brought nothing.
      expect((await gamePage.scores()).reduce((sum, score) => sum + score, 0)).toBe(1500);
    });
  });
}
