import { expect } from '@playwright/test';
import { catalogues, enterAsVerified, expectSoundScreen, untilLive } from './host.ts';
import { test } from './site.ts';
import { GamePage } from './game-page.ts';

test.use({ serviceWorkers: 'allow' });

const text = catalogues.ar;
const words = text.shell.connection;
const sizes = [
  ['phone', 390, 844],
  ['side', 844, 390],
  ['tv', 1920, 1080],
] as const;

test('says that one is offline at the right of the screen, and that the connection is back [CONN-1] [CONN-2]', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await untilLive(page);
  await context.setOffline(true);
  const banner = page.getByRole('region', { name: words.offline });
  await expect(banner).toBeVisible();
  for (const [name, width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(async () => {
        const box = await banner.boundingBox();
        return width - ((box?.x ?? 0) + (box?.width ?? 0));
      })
      .toBeLessThanOrEqual(13);
    await expectSoundScreen(page, name);
  }
  await context.setOffline(false);
  await expect(banner).toBeHidden();
  await expect(page.getByText(words.toasts.restored)).toBeVisible();
});

test('covers nothing of a game: its strip says it, with both buttons, and the screen still fits [CONN-1]', async ({
  page,
  context,
}) => {
  await enterAsVerified(page);
  const gamePage = new GamePage(page, text);
  await page.setViewportSize({ width: 1366, height: 768 });
  await gamePage.setUp(['جغرافيا', 'كرة القدم', 'أعلام الدول', 'علوم وفضاء', 'عالم الحيوان', 'معلومات عامة']);
  await gamePage.spin();
  for (const screen of ['board', 'question'] as const) {
    if (screen === 'question') await gamePage.pick();
    await context.setOffline(true);
    const notice = page.getByRole('status').filter({ hasText: words.offline });
    await expect(notice).toBeVisible();
    for (const [name, width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await expect(page.getByRole('region', { name: words.offline })).toBeHidden();
      await expect(notice).toBeVisible();
      await expect(page.getByText(words.toasts.lost)).toHaveCount(0);
      await gamePage.expectFits(`${screen} ${name}`);
    }
    await notice.getByRole('button', { name: words.dismiss }).click();
    await expect(notice).toBeHidden();
    await context.setOffline(false);
    await expect(page.getByText(words.toasts.restored)).toBeVisible();
    await expect(page.getByText(words.toasts.restored)).toBeHidden();
  }
});
