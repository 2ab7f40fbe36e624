import type { ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium, expect, type BrowserContext, type Page } from '@playwright/test';
import { gamesApi } from '#shared/games/api.ts';
import type { Command } from '#shared/games/commands.ts';
import { rulesVersion } from '#shared/games/rules-version.ts';
import { catalogues, enterAsVerified, expectSoundScreen, untilOnDevice } from './host.ts';
import { kill, layCable, startServer, type Cable } from './own-server.ts';
import { ownPort } from './ports.ts';
import { test } from './site.ts';
import { GamePage } from './game-page.ts';
import { layPrepared } from './prepare.ts';
import { storedSteps } from './stored-steps.ts';

const serverPort = ownPort('offline');
const port = ownPort('offline cable');
const baseURL = `http://localhost:${port}`;
const profile = resolve('.cache/offline-profile');
const text = catalogues.ar;

let server: ChildProcess | null = null;
let cable: Cable | null = null;
let context: BrowserContext | null = null;

test.afterEach(async () => {
  await context?.close().catch(() => undefined);
  cable?.end();
  if (server) await kill(server);
});

/** The host's browser, with all it kept the last time. */
async function openBrowser(): Promise<Page> {
  const { launchOptions } = test.info().project.use;
  context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    baseURL,
    locale: 'ar-KW',
    viewport: { width: 1366, height: 768 },
    serviceWorkers: 'allow',
  });
  return context.pages()[0] ?? context.newPage();
}

/** As when a television is switched off at the wall. */
function killBrowser(): void {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(profile)) process.kill(Number(pid), 'SIGKILL');
    } catch {
      // Gone already.
    }
  }
}

/** The stored steps once they end with a step of this type, the last of `count`: the screen is ahead of the store. */
async function stepsUpTo(page: Page, type: Command['type'], count: number): Promise<readonly Command[]> {
  let steps: readonly Command[] = [];
  await expect
    .poll(async () => {
      steps = await storedSteps(page);
      return [steps.at(-1)?.type, steps.filter((step) => step.type === type).length];
    })
    .toEqual([type, count]);
  return steps;
}

test(
  'a game whose network goes at question 3 is played to its end, over a killed browser, and the ' +
    "server's log equals what was played [GAME-6, CONN-2]",
  async () => {
    test.setTimeout(600_000);
    rmSync(profile, { recursive: true, force: true });
    layPrepared('.cache/offline-data');
    server = await startServer({
      PORT: String(serverPort),
      PUBLIC_URL: baseURL,
      DATA_DIR: '.cache/offline-data',
      RATE_LIMITS: 'off',
      CONTENT_GUARD: 'off',
    });
    cable = await layCable(port, serverPort);

    let page = await openBrowser();
    await enterAsVerified(page);
    let gamePage = new GamePage(page, text);
    // Pictures too: flags and shapes are of no use without them.
    await gamePage.setUp(['جغرافيا', 'أعلام الدول', 'علوم وفضاء', 'عالم الحيوان'], { length: 'short' });
    const address = page.url();
    const id = address.slice(address.lastIndexOf('/') + 1);
    await untilOnDevice(page);
    await expect
      .poll(() => page.evaluate(async (name) => (await (await caches.open(name)).keys()).length, `siraj-media-${id}`), {
        message: 'the pictures on the device',
      })
      .toBeGreaterThan(0);
    await gamePage.spin();
    await gamePage.playTurn('own');
    await gamePage.playTurn('nobody');

    await test.step('the network goes in the middle of question 3', async () => {
      await gamePage.pick();
      cable?.pull();
      await gamePage.reveal();
      await gamePage.award('own');
      await expect(page.getByText(text.games.play.sync.offline)).toBeVisible();
      await expectSoundScreen(page, 'board without a network');
      await gamePage.playTurn('own');
    });
    const scores = await gamePage.scores();
    const kept = await stepsUpTo(page, 'award', 4);

    // Chromium writes its cookies down every half minute; a session that never reached the disk is no fault of the game's.
    await expect
      .poll(() => readFileSync(`${profile}/Default/Cookies`).includes('siraj_session'), {
        message: 'the session on the disk',
        timeout: 60_000,
      })
      .toBe(true);

    await test.step('the browser is killed, and finds the game again from its first page, still without a network', async () => {
      killBrowser();
      page = await openBrowser();
      // The small things reach the disk late: the games must not need them.
      await page.addInitScript(() => {
        for (const name of ['device-id', 'auth-state']) localStorage.removeItem(`siraj.${name}`);
      });
      gamePage = new GamePage(page, text);
      await page.goto('/');
      await page.getByRole('link', { name: text.home.continue.action }).click();
      await expect(gamePage.tiles().first()).toBeVisible();
      await gamePage.expectScores(scores);
      expect(await storedSteps(page)).toEqual(kept);
      await page.goto(address);
      await expect(gamePage.tiles().first()).toBeVisible();
    });

    await test.step('it is played to its end, with its pictures, and shows its summary', async () => {
      while ((await gamePage.tiles().count()) > 0) {
        await gamePage.pick();
        for (const picture of await page.locator('main img').all()) {
          expect(
            await picture.evaluate((image: HTMLImageElement) =>
              image.decode().then(
                () => image.naturalWidth > 0,
                () => false,
              ),
            ),
          ).toBe(true);
        }
        await gamePage.reveal();
        await gamePage.award('own');
      }
      await gamePage
        .button(text.games.play.result.share)
        .or(gamePage.button(text.games.play.result.finish))
        .first()
        .click();
      await expect(page).toHaveURL(/\/game-summary\//);
      await expect(page.getByRole('link', { name: text.games.summary.again })).toBeVisible();
    });
    const played = await stepsUpTo(page, 'finish', 1);

    await test.step('the network is back: the server has it all, in order, once', async () => {
      cable?.plug();
      await expect
        .poll(async () => (await page.request.get(`/api/games/${id}/summary?rulesVersion=${rulesVersion}`)).status(), {
          timeout: 60_000,
        })
        .toBe(200);
      const { game, commands } = gamesApi.getSummary.output.parse(
        await (await page.request.get(`/api/games/${id}/summary?rulesVersion=${rulesVersion}`)).json(),
      );
      expect(commands).toEqual(played);
      expect(game).toMatchObject({ outcome: 'finished', openedTiles: 12 });
    });
  },
);
