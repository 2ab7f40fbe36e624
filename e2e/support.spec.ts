import { expect, type Page } from '@playwright/test';
import { catalogues, enterAsVerified, expectSoundScreen, untilOnDevice } from './host.ts';
import { test } from './site.ts';
import { GamePage } from './game-page.ts';

test.use({ serviceWorkers: 'allow' });

const categories = ['جغرافيا', 'كرة القدم', 'أعلام الدول', 'علوم وفضاء'];
const text = catalogues.ar;

interface Sent {
  readonly category: string;
  readonly description: string;
  readonly status: string;
  readonly gameId: string;
  readonly gameState: Record<string, unknown>;
  readonly questionId: string | null;
  readonly reason: string | null;
}

/** What the server has of this account, as its person may take along. */
async function arrived(page: Page): Promise<readonly Sent[]> {
  const { supportRequests } = (await (await page.request.get('/api/me/export')).json()) as {
    supportRequests: readonly Sent[];
  };
  return supportRequests;
}

async function askSupport(page: Page): Promise<void> {
  const bar = page.getByRole('button', { name: text.games.play.tools.support }).first();
  if (await bar.isVisible()) {
    await bar.click();
    return;
  }
  await page.getByRole('button', { name: text.games.play.tools.more }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: text.games.play.tools.support }).click();
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a problem written without a network waits here through a closed page and arrives once; a question is reported from the summary [GAME-8]', async ({
  page,
  context,
}) => {
  await enterAsVerified(page);
  const gamePage = new GamePage(page, text);
  await gamePage.setUp(categories, { length: 'short' });
  await gamePage.spin();
  await gamePage.pick();
  // What opens without a network is on the device by then.
  await untilOnDevice(page);
  const gameUrl = page.url();
  const dialog = page.getByRole('dialog', { name: text.support.title });

  await test.step('the clock stands while the host writes, and the message is kept', async () => {
    await context.setOffline(true);
    await askSupport(page);
    await expect(dialog.getByText(text.games.play.tools.pausedForSupport)).toBeVisible();
    await expect(dialog.getByRole('button', { name: text.site.contact.send })).toBeDisabled();
    await dialog.getByLabel(text.site.contact.description.game_issue).fill('توقف المؤقت في منتصف السؤال');
    await expectSoundScreen(page, 'support dialog');
    await dialog.getByRole('button', { name: text.site.contact.send }).click();
    await expect(dialog.getByText(text.support.kept.title)).toBeVisible();
    await dialog.getByRole('button', { name: text.support.done }).click();
  });

  await test.step('a page opened later sends it, once', async () => {
    await page.close();
    await context.setOffline(false);
    page = await context.newPage();
    await page.goto('/store');
    await expect(page.getByText(text.support.arrivedLate)).toBeVisible();
    await page.reload();
    await expect.poll(async () => (await arrived(page)).length).toBe(1);
    const [message] = await arrived(page);
    expect(message).toMatchObject({
      category: 'game_issue',
      description: 'توقف المؤقت في منتصف السؤال',
      status: 'new',
      gameState: { gameStatus: 'playing', phase: 'question' },
    });
    expect(message?.gameState['teams']).toHaveLength(2);
    expect(gameUrl).toContain(message?.gameId);
  });

  await test.step('the summary reports a question', async () => {
    await page.goto(gameUrl);
    const later = new GamePage(page, text);
    await later.reveal();
    await later.award('own');
    await page.getByRole('button', { name: text.games.play.tools.more }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: text.games.play.tools.end }).click();
    await page.getByRole('dialog').getByRole('button', { name: text.games.play.tools.endConfirm }).click();
    await later.button(text.games.play.result.finish).click();
    await expect(page).toHaveURL(/\/game-summary\//);
    await page.getByRole('button', { name: text.games.summary.questions.report }).first().click();
    const report = page.getByRole('dialog', { name: text.support.report.title });
    await report.getByRole('radio', { name: text.support.report.reasons.unclear }).check();
    await report.getByLabel(text.support.report.description).fill('يحتمل جوابين');
    await expectSoundScreen(page, 'report dialog');
    await report.getByRole('button', { name: text.site.contact.send }).click();
    await expect(report.getByText(text.site.contact.sent.game_feedback.title)).toBeVisible();
    await expect.poll(async () => (await arrived(page)).length).toBe(2);
    const messages = await arrived(page);
    expect(messages[1]).toMatchObject({
      category: 'game_feedback',
      reason: 'unclear',
      gameState: { gameStatus: 'finished' },
    });
  });
});
