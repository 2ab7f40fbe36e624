import { expect } from '@playwright/test';
import { GamePage } from './game-page.ts';
import { catalogues, enterAsVerified, expectSoundScreen, screenSizes } from './host.ts';
import { test } from './site.ts';

test.use({ viewport: screenSizes.television });

test('a steal with the buzzer goes to the team that was first, or to the next one after 5 s [BUZZ-3, BUZZ-5]', async ({
  page,
}) => {
  const text = catalogues.ar;
  const words = text.games.question;
  await enterAsVerified(page);
  const gamePage = new GamePage(page, text);
  await gamePage.setUp(['جغرافيا', 'كرة القدم', 'أعلام الدول', 'معلومات عامة'], {
    length: 'short',
    teams: 3,
    buzzer: true,
  });
  await gamePage.spin();
  const race = page.getByRole('group', { name: words.stealRace.title });
  const takers = race.locator('[data-take]');
  /** The steal stays open for 5 s, which the checks of a slow machine outlast: the key that pauses comes with the press. */
  const open = async ({ isPaused }: { isPaused: boolean }) => {
    await gamePage.pick();
    await gamePage.button(words.stealRace.open).click();
    if (!isPaused) return;
    await page.keyboard.press('KeyP');
    await expect(takers).toHaveCount(2);
    await expect(gamePage.button(words.clock.resume)).toBeVisible();
  };
  const stealOf = (name: string | null) => page.getByText(words.stealBy(name ?? ''), { exact: true }).first();

  await test.step('the screen asks who was first, in sight, from the sofa and to screen readers', async () => {
    await open({ isPaused: true });
    await expectSoundScreen(page, 'an open steal', { alsoAt: ['laptop', 'phone'] });
    await gamePage.expectFits('an open steal');
    await gamePage.expectReadsFromSofa('an open steal');
  });

  await test.step('arrows and OK give it to a team, and its points may follow', async () => {
    const name = await takers.last().textContent();
    await takers.first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(takers.last()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(stealOf(name)).toBeVisible();
    await gamePage.reveal();
    await gamePage.award('steal');
  });

  await test.step('the next team has it where none was first', async () => {
    const names = await page.locator('[data-team-name] > b').allTextContents();
    const inTurn = Number(await page.locator('[data-in-turn] [data-score-of]').getAttribute('data-score-of'));
    await open({ isPaused: false });
    await expect(stealOf(names[(inTurn + 1) % names.length] ?? '')).toBeVisible();
    await gamePage.reveal();
    await gamePage.award('nobody');
  });
});
