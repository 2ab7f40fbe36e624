import { expect, type Page } from '@playwright/test';
import { answerCodeOf } from '#shared/games/pack.ts';
import { rulesVersion } from '#shared/games/rules-version.ts';
import { readPack } from '#shared/games/schema.ts';
import { catalogues, enterAsVerified, expectSoundScreen, screenSizes, untilItCounts } from './host.ts';
import { test } from './site.ts';
import { GamePage } from './game-page.ts';

/** As long as a name may be: 24 characters. */
const longNames = [
  'أبطال الغد وآل الديوانية',
  'Internationalisations FC',
  'صقور الخليج ونوارس البحر',
  'The Wonderful Pearldiver',
];

const categories = ['جغرافيا', 'كرة القدم', 'أعلام الدول', 'علوم وفضاء', 'عالم الحيوان', 'معلومات عامة'];

test.describe('on a television, in Arabic, answers said aloud', () => {
  // With the motion that other journeys do without.
  test.use({ viewport: screenSizes.television, contextOptions: { reducedMotion: 'no-preference' } });

  test('a whole game: steal, undo, every lifeline, a reload, a second device, the winner [GAME-1, GAME-2, GAME-3, GAME-4, GAME-5, LIFE-1, LIFE-2]', async ({
    page,
    browser,
  }) => {
    test.setTimeout(900_000);
    await enterAsVerified(page);
    let gamePage = new GamePage(page, catalogues.ar);
    await page.goto('/game');
    await expect(page.getByRole('heading', { name: gamePage.text.gameSetup.title })).toBeVisible();
    await expectSoundScreen(page, 'set-up');
    await gamePage.setUp(categories);
    await gamePage.expectFits('wheel');
    await gamePage.expectReadsFromSofa('wheel');
    await expectSoundScreen(page, 'wheel');
    await gamePage.spin();
    await gamePage.expectFits('board');
    await gamePage.expectReadsFromSofa('board');
    await expectSoundScreen(page, 'board');
    await expect(gamePage.tiles()).toHaveCount(36);

    await test.step('fiftyFifty leaves two answers and no steal', async () => {
      await gamePage.pick();
      await gamePage.expectFits('question');
      await gamePage.expectReadsFromSofa('question');
      await expectSoundScreen(page, 'question');
      await gamePage.lifeline('fiftyFifty', gamePage.text.games.play.lifelines.use);
      await expect(page.locator('[data-option]')).toHaveCount(2);
      await expect(
        page.getByRole('button', { name: gamePage.text.games.question.passTo('').trim().split(' ')[0] ?? '' }),
      ).toHaveCount(0);
      await gamePage.reveal();
      await gamePage.expectFits('reveal');
      await gamePage.expectReadsFromSofa('reveal');
      await expectSoundScreen(page, 'reveal');
      await gamePage.award('own');
      await expect.poll(() => gamePage.scores()).toContain(200);
    });

    await test.step('the next team steals, and undo takes it back down to the reveal', async () => {
      const before = await gamePage.scores();
      await expect(page.locator('[data-scene]')).toHaveCount(0);
      const scenes = await watchScenes(page);
      await gamePage.pick();
      await page.getByRole('button', { name: new RegExp(gamePage.text.games.question.passTo('').trim()) }).click();
      await expect(page.getByText(gamePage.text.games.play.teams.steal).first()).toBeVisible();
      await gamePage.expectFits('steal');
      await gamePage.expectReadsFromSofa('steal');
      await gamePage.reveal();
      await gamePage.award('steal');
      // Each with its turn, and an award is still one press [DRAMA-1, DRAMA-2].
      await expect.poll(scenes).toEqual(['stealOpens', 'suspense', 'light', 'stealWon']);
      await expect(page.locator('[data-scene]')).toHaveCount(0);
      const stolen = await gamePage.scores();
      expect(stolen).not.toEqual(before);
      await gamePage.undo();
      await expect(page.locator('[data-award]')).toHaveCount(3);
      await expect.poll(() => gamePage.scores()).toEqual(before);
      await gamePage.award('steal');
      await gamePage.expectScores(stolen);
    });

    await test.step('a reload in mid-question comes back to it with the time that is left', async () => {
      await gamePage.pick();
      const question = await page.locator('[data-question-text]').first().textContent();
      await page.reload();
      await expect(page.locator('[data-question-text]').first()).toHaveText(question ?? '');
      await expect(page.getByText(gamePage.text.games.play.wheel.title)).toHaveCount(0);
      await gamePage.reveal();
    });

    await test.step('an objection annuls it, and another question of the tile comes', async () => {
      const annulled = await page.locator('[data-answer]').first().textContent();
      await gamePage.object();
      await expect(page.getByText(gamePage.text.games.question.afterObjection)).toBeVisible();
      await gamePage.expectFits('after an objection');
      await gamePage.reveal();
      await expect(page.locator('[data-answer]').first()).not.toHaveText(annulled ?? '');
      await gamePage.award('nobody');
    });

    await test.step('a teammate is asked while the clock stands', async () => {
      await gamePage.pick();
      await gamePage.lifeline('askTeammate', gamePage.text.games.play.lifelines.ask);
      await expect(
        page.getByRole('group', { name: gamePage.text.games.question.consultation.titleNobody }),
      ).toBeVisible();
      await expectSoundScreen(page, 'consultation');
      await gamePage.expectReadsFromSofa('consultation');
      await gamePage.button(gamePage.text.games.question.consultation.end).click();
      await gamePage.reveal();
      await gamePage.award('nobody');
    });

    await test.step('flip, booked before the turn, swaps the question', async () => {
      await gamePage.book('flip');
      await gamePage.playTurn('nobody');
      await gamePage.pick();
      const question = await page.locator('[data-question-text]').first().textContent();
      await gamePage.button(gamePage.text.games.question.flip.swap).click();
      await expect(page.getByText(gamePage.text.games.question.flip.old).first()).toBeVisible();
      await expect(page.locator('[data-question-text]').first()).not.toHaveText(question ?? '');
      await gamePage.expectFits('swapped');
      await gamePage.expectReadsFromSofa('swapped');
      await gamePage.reveal();
      await gamePage.award('nobody');
    });

    await test.step('the trailing team comes back with double points', async () => {
      const inTurn = () => page.locator('[data-in-turn] [data-score-of]').getAttribute('data-score-of').then(Number);
      const isTrailing = async () => {
        const scores = await gamePage.scores();
        return (scores[await inTurn()] ?? 0) < Math.max(...scores);
      };
      if (!(await isTrailing())) await gamePage.playTurn('own');
      expect(await isTrailing()).toBe(true);
      const team = await inTurn();
      const before = (await gamePage.scores())[team] ?? 0;
      await gamePage.lifeline('comeback', gamePage.text.games.play.lifelines.use);
      await gamePage.playTurn('own');
      expect([400, 800, 1200]).toContain(((await gamePage.scores())[team] ?? 0) - before);
    });

    const gameUrl = page.url();
    // The first half was played with all its motion; the second device asks for stillness until the winner.
    const second = await browser.newContext({
      viewport: screenSizes.television,
      reducedMotion: 'reduce',
      locale: 'ar-KW',
      storageState: await page.context().storageState({ indexedDB: false }),
    });
    const secondPage = await second.newPage();
    await secondPage.addInitScript(() => localStorage.removeItem('siraj.device-id'));
    await test.step('a second device takes the game over, and the first one watches', async () => {
      await secondPage.goto(gameUrl);
      const here = secondPage.getByRole('button', { name: gamePage.text.games.play.watching.here });
      const isWhole = () =>
        here.evaluate((button) => {
          const { left, width, bottom } = button.getBoundingClientRect();
          return document.elementFromPoint(left + width / 2, bottom - 2)?.closest('button') === button;
        });
      await expect.poll(isWhole, { message: 'the board covers nothing of the button' }).toBe(true);
      await here.click();
      await secondPage
        .getByRole('dialog')
        .getByRole('button', { name: gamePage.text.games.play.watching.confirm })
        .click();
      gamePage = new GamePage(secondPage, catalogues.ar);
      await gamePage.playTurn('own');
      await expect(page.getByText(gamePage.text.games.play.watching.bar)).toBeVisible({ timeout: 40_000 });
    });

    await test.step('the rest of the board, to the winner and the summary', async () => {
      for (let left = await gamePage.tiles().count(); left > 0; left = await gamePage.tiles().count()) {
        if (left === 1) await secondPage.emulateMedia({ reducedMotion: 'no-preference' });
        await gamePage.playTurn(left % 3 === 0 ? 'nobody' : 'own');
      }
      await gamePage.expectFits('result');
      await gamePage.expectReadsFromSofa('result');
      await expectSoundScreen(secondPage, 'result');
      const read = await secondPage.request.get(
        `/api/games/${gameUrl.split('/').pop() ?? ''}?rulesVersion=${rulesVersion}`,
      );
      const { game } = (await read.json()) as { game: { createdAt: number } };
      await untilItCounts(game.createdAt, 36);
      await finish(secondPage, gamePage);
      await expect(secondPage.getByRole('heading', { level: 1 })).toBeVisible();
      await expectSoundScreen(secondPage, 'summary');
    });

    // The summary shows what the device played, before the server has counted it.
    await expect
      .poll(async () => {
        const answer = await secondPage.request.get('/api/me');
        return ((await answer.json()) as { user: { gameSessionBalance: number; gamesPlayed: number } }).user;
      })
      .toMatchObject({ gameSessionBalance: 2, gamesPlayed: 1 });
    await secondPage.goto('/game-summary');
    await expectSoundScreen(secondPage, 'finished games');
    await second.close();
  });
});

/** Notes the scenes from now on; each is over too soon to be waited for. */
async function watchScenes(page: Page): Promise<() => Promise<unknown>> {
  const seen = await page.evaluateHandle(() => {
    const names: string[] = [];
    new MutationObserver(() => {
      const name = document.querySelector<HTMLElement>('[data-scene]')?.dataset['scene'];
      if (name !== undefined && name !== names.at(-1)) names.push(name);
    }).observe(document.body, { subtree: true, childList: true });
    return names;
  });
  return () => seen.jsonValue();
}

async function finish(page: Page, gamePage: GamePage): Promise<void> {
  const { result } = gamePage.text.games.play;
  await gamePage.button(result.finish).or(gamePage.button(result.share)).first().click();
  await expect(page).toHaveURL(/\/game-summary\//);
}

test.describe('on a phone, in Arabic, answers tapped', () => {
  test.use({ viewport: screenSizes.phone, hasTouch: true });

  test('a short game to its summary, left and taken up again from the profile [GAME-2, GAME-3, GAME-4]', async ({
    page,
  }) => {
    await enterAsVerified(page);
    const gamePage = new GamePage(page, catalogues.ar);
    await gamePage.setUp(categories.slice(0, 4), {
      length: 'short',
      mode: 'choices',
      teams: 4,
      names: longNames,
    });
    await gamePage.expectFits('wheel');
    await gamePage.spin();
    await gamePage.expectFits('board');
    await expectSoundScreen(page, 'board on a phone', { minTarget: 40 });
    await gamePage.expectNamesWholeEverywhere('board of four teams');
    await page.goto('/profile?tab=overview&section=active-games');
    await expectSoundScreen(page, 'profile');
    await page
      .getByRole('link', { name: new RegExp(gamePage.text.games.summary.active.resumeOf(['']).split(' ')[0] ?? '') })
      .first()
      .click();
    let turn = 0;
    await expect(gamePage.tiles()).toHaveCount(12);
    while ((await gamePage.tiles().count()) > 0) {
      await gamePage.tiles().first().click();
      await expect(page.locator('button[data-option]').first()).toBeVisible();
      await gamePage.expectFits(`question ${turn}`);
      if (turn === 0) await expectSoundScreen(page, 'question on a phone', { minTarget: 40 });
      await gamePage.tapUntilRevealed();
      await gamePage.expectFits(`reveal ${turn}`);
      await gamePage.button(gamePage.text.games.question.next).click();
      await gamePage.boardOrEnd();
      turn += 1;
    }
    await finish(page, gamePage);
    await expectSoundScreen(page, 'summary on a phone');
  });
});

test.describe('on a laptop, in English', () => {
  test.use({ viewport: screenSizes.laptop });

  test('a short game with secret words, ended early [GAME-2, GAME-7, SHELL-5]', async ({ page, browser }) => {
    await enterAsVerified(page, 'en');
    const gamePage = new GamePage(page, catalogues.en);
    await gamePage.setUp(['Secret word', 'Geography', 'Flags', 'Football'], {
      length: 'short',
      names: longNames.slice(0, 2),
    });
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await gamePage.spin();
    await gamePage.expectFits('board in English');
    await gamePage.expectNamesWholeEverywhere('board of two teams');
    await expectSoundScreen(page, 'board in English');
    await gamePage.pick();
    await gamePage.expectFits('secret word');
    await expectSoundScreen(page, 'secret word');
    await gamePage.expectNamesWholeEverywhere('secret word of two teams');
    await gamePage.expectReadsFromSofa('secret word');
    const hold = page.getByRole('button', { name: gamePage.text.games.question.secretWord.hold });
    const heightOf = async () => (await hold.boundingBox())?.height;
    const height = await heightOf();
    await hold.focus();
    await page.keyboard.down('Enter');
    await expect(hold).toHaveAttribute('aria-pressed', 'true');
    expect(await heightOf(), 'the height while the button is pressed').toBe(height);
    await page.keyboard.up('Enter');
    await expect(hold).toHaveAttribute('aria-pressed', 'false');

    const id = page.url().split('/').pop() ?? '';
    const read = await page.request.get(`/api/games/${id}?rulesVersion=${rulesVersion}`);
    const pack = readPack(((await read.json()) as { pack: unknown }).pack);
    const word = pack.cells.find(({ question }) => question.kind === 'secret-word')?.question;
    const code = word === undefined ? '' : answerCodeOf(pack, word);
    const phone = await browser.newContext({ viewport: screenSizes.phone });
    const actor = await phone.newPage();
    await actor.goto(`/answer/${code}`);
    await actor.getByRole('button', { name: catalogues.ar.games.question.page.show }).click();
    await expectSoundScreen(actor, 'answer');

    await gamePage.reveal();
    await gamePage.award('own');
    await page.getByRole('button', { name: gamePage.text.games.play.tools.end }).click();
    await page.getByRole('dialog').getByRole('button', { name: gamePage.text.games.play.tools.endConfirm }).click();
    await finish(page, gamePage);
    await expectSoundScreen(page, 'summary in English');
    await actor.reload();
    await expect(actor.getByText(catalogues.ar.games.question.page.loadFailed)).toBeVisible();
    await phone.close();
  });
});

test.describe('on a laptop, in Arabic, with every kind of question', () => {
  test.use({ viewport: screenSizes.laptop });

  test('clues fall, teams commit unseen, and the nearest takes the tile', async ({ page }) => {
    await enterAsVerified(page);
    const gamePage = new GamePage(page, catalogues.ar);
    const { question, play } = gamePage.text.games;
    await gamePage.setUp(['من أنا؟', 'الأقرب يفوز', 'رتّب الأحداث', 'أشكال وألغاز'], {
      length: 'short',
      teams: 3,
      names: longNames.slice(0, 3),
    });
    await gamePage.spin();
    await gamePage.expectNamesWholeEverywhere('board of three teams');
    const pick = async (category: string) => {
      await page.getByRole('button', { name: play.board.tile(category, 600), exact: true }).click();
      await expect(gamePage.button(question.reveal)).toBeVisible();
      await gamePage.expectFits(`${category}, open`);
      await expectSoundScreen(page, `${category}, open`);
    };
    const reveal = async (category: string) => {
      await gamePage.button(question.reveal).click();
      await expect(page.locator('[data-answer]')).toBeVisible();
      await gamePage.expectFits(`${category}, revealed`);
      await expectSoundScreen(page, `${category}, revealed`);
    };

    await pick('من أنا؟');
    await gamePage.button(question.clues.next(500)).click();
    await expect(page.getByLabel(question.clues.nth(2))).toBeVisible();
    await expect(page.getByLabel(question.clues.nth(3))).toHaveCount(0);
    await reveal('من أنا؟');
    await gamePage.award('own');
    await expect.poll(() => gamePage.scores()).toContain(500);

    await pick('الأقرب يفوز');
    await gamePage.commitNumbers([1, 100, 100_000]);
    await expect(page.getByText(question.contest.allIn).first()).toBeVisible();
    await reveal('الأقرب يفوز');
    await expect(page.locator('[data-won]')).toHaveCount(1);
    await gamePage.button(question.next).click();
    await gamePage.boardOrEnd();

    await pick('رتّب الأحداث');
    await gamePage.commitOrders(3);
    await reveal('رتّب الأحداث');
    await expect(page.locator('[data-answer] li')).toHaveCount(4);
    await gamePage.button(question.next).click();
    await gamePage.boardOrEnd();

    await pick('أشكال وألغاز');
    await expect(page.locator('img[data-media]')).toHaveJSProperty('complete', true);
    await reveal('أشكال وألغاز');
    await gamePage.award('nobody');
  });
});

test("another user's game is not found, and at balance 0 the way leads to the store [GAME-1]", async ({
  page,
  browser,
}) => {
  await enterAsVerified(page);
  const gamePage = new GamePage(page, catalogues.ar);
  for (let game = 0; game < 3; game += 1) await gamePage.setUp(game === 0 ? categories : [], {});
  const url = page.url();
  await page.goto('/game');
  await gamePage.button(gamePage.text.gameSetup.categories.surprise).click();
  await page.locator('button[type=submit]').click();
  await page.getByRole('dialog').getByRole('link', { name: gamePage.text.gameSetup.noSessions.toStore }).click();
  await expect(page).toHaveURL(/\/store$/);
  await expectSoundScreen(page, 'store');

  const other = await browser.newPage();
  await enterAsVerified(other);
  await other.goto(url);
  await expect(other.getByText(gamePage.text.games.play.loadFailed)).toBeVisible();
  await other.close();
});
