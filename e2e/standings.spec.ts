import { expect, type Browser, type Page } from '@playwright/test';
import { z } from 'zod';
import { badgesAdminApi } from '#shared/achievements/admin-api.ts';
import { gamesApi } from '#shared/games/api.ts';
import type { Act, Command } from '#shared/games/commands.ts';
import { applyCommand, newGame } from '#shared/games/log.ts';
import { readPack } from '#shared/games/schema.ts';
import type { Schema } from '#shared/kernel/schema.ts';
import { questionsApi } from '#shared/questions/api.ts';
import { standingsApi } from '#shared/standings/api.ts';
import { statisticsAdminApi } from '#shared/statistics/api.ts';
import { catalogues, enterAsAdmin, enterAsVerified, expectSoundScreen, siteOrigin, untilItCounts } from './host.ts';
import { test } from './site.ts';
import { GamePage } from './game-page.ts';

const text = catalogues.ar;
const plainCategories = ['جغرافيا', 'كرة القدم', 'أعلام الدول', 'علوم وفضاء'];
/** Of the twelve of a short game: enough for it to count. */
const playedTiles = 8;
const deviceId = 'device-of-the-standings';
const phone = { width: 390, height: 844 };

async function call<Output extends Schema>(
  page: Page,
  contract: { method: string; path: string; output: Output },
  data?: object,
  path = contract.path,
): Promise<z.infer<Output>> {
  const headers = { origin: await siteOrigin(page), 'idempotency-key': crypto.randomUUID() };
  const response = await page.request.fetch(path, {
    method: contract.method,
    headers,
    ...(data === undefined ? {} : { data }),
  });
  const body = await response.text();
  expect(response.ok(), body).toBe(true);
  return z.parse(contract.output, JSON.parse(body));
}

/** A user on a separate device, with a unique name. */
async function enterByName(browser: Browser, displayName: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: phone, locale: 'ar-KW' })).newPage();
  await page.addInitScript((id) => localStorage.setItem('siraj.device-id', JSON.stringify(id)), deviceId);
  await enterAsVerified(page);
  const named = await page.request.patch('/api/me', {
    headers: { origin: await siteOrigin(page) },
    data: { displayName },
  });
  expect(named.ok()).toBe(true);
  return page;
}

/** A short game to its end, or to its last tile but one; of its turns the host's team answers some, each the dearest tile that is left. */
async function play(page: Page, answered: number, until: 'end' | 'last tile'): Promise<Started> {
  const { items } = await call(page, questionsApi.listCategories);
  const categoryIds = plainCategories.map((name) => items.find((each) => each.name.ar === name)?.id);
  const started = await call(page, gamesApi.startGame, {
    teams: [{ name: 'الصقور' }, { name: 'اللؤلؤ' }],
    length: 'short',
    categoryIds,
    hostTeamIndex: 0,
  });
  const path = gamesApi.sendCommands.path.replace('{id}', started.game.id);
  await call(page, gamesApi.takeLease, { deviceId }, gamesApi.takeLease.path.replace('{id}', started.game.id));
  let game = newGame(readPack(started.pack));
  const commands: Command[] = [];
  const give = (act: Act) => {
    const command: Command = { ...act, id: `standings-${game.seq + 1}`, seq: game.seq + 1, at: Date.now() };
    const next = applyCommand(game, command);
    if (!next.ok) throw new Error(`${act.type}: ${next.refusal.code}`);
    game = next.value;
    commands.push(command);
  };
  give({ type: 'wheelStopped' });
  const left = [...game.pack.cells].sort((one, other) => one.value - other.value);
  let owed = answered;
  for (let tile = until === 'end' ? 0 : 1; tile < playedTiles; tile += 1) {
    const isOwn = game.state.currentTeamIndex === 0;
    const cell = isOwn ? left.pop() : left.shift();
    give({ type: 'pick', cellId: cell?.id ?? '' });
    give({ type: 'reveal' });
    give({ type: 'award', teamIndex: isOwn && owed > 0 ? 0 : null });
    if (isOwn) owed -= 1;
  }
  if (until === 'end') {
    await untilItCounts(started.game.createdAt, playedTiles);
    give({ type: 'end' });
    give({ type: 'finish' });
  }
  await call(page, gamesApi.sendCommands, { deviceId, commands }, path);
  return started.game;
}

type Started = z.infer<typeof gamesApi.startGame.output>['game'];

/** One more tile and the way to the summary, on the screen. */
async function playOneMoreAndFinish(page: Page, { id, createdAt }: Started): Promise<void> {
  const gamePage = new GamePage(page, text);
  await page.goto(`/game/${id}`);
  await expect(gamePage.tiles()).toHaveCount(13 - playedTiles);
  await gamePage.playTurn('nobody');
  await untilItCounts(createdAt, playedTiles);
  const { tools } = text.games.play;
  const end = gamePage.button(tools.end);
  if (!(await end.isVisible())) await gamePage.button(tools.more).click();
  await end.last().click();
  await page.getByRole('dialog').getByRole('button', { name: tools.endConfirm }).click();
  await gamePage
    .button(text.games.play.result.finish)
    .or(gamePage.button(text.games.play.result.share))
    .first()
    .click();
  await expect(page).toHaveURL(/\/game-summary\//);
}

const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

/** The rank as it is read aloud; the whole row's text would run it together with the score beside it. */
async function rankOf(page: Page, name: string): Promise<number> {
  const spoken = await rowOf(page, name)
    .getByText(/^المركز \d+$/)
    .textContent();
  return Number(spoken?.split(' ')[1]);
}

test('games that end reach the leaderboard, the badges and the figures of the staff [BOARD-1, BADGE-1, ANA-1, ADM-4]', async ({
  page: admin,
  browser,
}) => {
  // Five people enter, and their games take the time that makes them count.
  test.setTimeout(600_000);
  await enterAsAdmin(admin);
  const mark = String(Date.now()).slice(-6);
  const badgeName = `ليلة ${mark}`;
  const { badge } = await call(admin, badgesAdminApi.create, {
    name: { ar: badgeName, en: `Night ${mark}` },
    description: { ar: 'أكمل لعبة واحدة', en: 'Finish one game' },
    emblem: 'lantern',
    color: 'saffron',
    pictureId: null,
    conditions: [{ metric: 'games', atLeast: 1 }],
  });
  const activation = badgesAdminApi.activate.path.replace('{id}', badge.id);
  await call(admin, badgesAdminApi.activate, { isActive: true }, activation);
  const before = await call(admin, statisticsAdminApi.readToday);

  const names = [`نورة ${mark}`, `سالم ${mark}`, `مريم ${mark}`, `فهد ${mark}`] as const;
  const hosts = await Promise.all(names.map((name) => enterByName(browser, name)));
  const [nora, salem, mariam, fahad] = hosts as [Page, Page, Page, Page];
  await Promise.all([
    ...[nora, salem].map(async (host) => playOneMoreAndFinish(host, await play(host, 3, 'last tile'))),
    play(mariam, 2, 'end'),
    play(fahad, 1, 'end'),
  ]);

  await test.step('the summary shows what the game has brought, and the profile keeps it', async () => {
    const earned = nora.getByRole('status').filter({ hasText: badgeName });
    await expect(earned).toContainText(text.achievements.newBadge);
    await expectSoundScreen(nora, 'a summary with a badge');
    await nora.goto('/profile');
    await expect(
      nora.getByRole('listitem').filter({ hasText: badgeName }).getByText(text.achievements.earnedOn('')),
    ).toBeVisible();
    await expectSoundScreen(nora, 'badges in the profile');
  });

  await test.step('two with the same score share a rank, and the next one is skipped', async () => {
    await nora.goto('/leaderboard');
    await expect(rowOf(nora, names[0])).toContainText('1,800');
    await expect(rowOf(nora, names[0]).getByText(text.standings.you)).toBeVisible();
    const [first, second, third] = [
      await rankOf(nora, names[0]),
      await rankOf(nora, names[1]),
      await rankOf(nora, names[2]),
    ];
    expect(second).toBe(first);
    expect(third).toBeGreaterThanOrEqual(first + 2);
    await expectSoundScreen(nora, 'the leaderboard');
    await nora.getByRole('radio', { name: text.standings.period.week }).click();
    await expect(nora).toHaveURL(/period=week/);
    await expect(rowOf(nora, names[2])).toContainText('1,200');
  });

  await test.step("one who isn't among the first three reads their own place above them", async () => {
    const { own } = await call(fahad, standingsApi.list);
    await fahad.goto('/leaderboard');
    const place = fahad.getByRole('region', { name: text.standings.ownPlace });
    await expect(place).toContainText(String(own?.rank));
    await expect(place).toContainText('600');
    await expectSoundScreen(fahad, "one's own place");
  });

  await test.step('the overview and the analytics have counted them', async () => {
    await admin.goto('/admin');
    const { overview } = text.admin;
    const card = admin.locator('section').filter({ has: admin.getByRole('heading', { name: overview.games }) });
    const figure = (label: string) =>
      card
        .locator('div')
        .filter({ has: admin.getByText(label, { exact: true }) })
        .locator('dd')
        .last();
    await expect(figure(overview.started)).toHaveText(String(before.totalGames + 4));
    await expect(figure(overview.finished)).toHaveText(String(before.completedGames + 4));
    await admin.goto('/admin/analytics');
    const day = admin.getByRole('table', { name: text.statistics.days }).getByRole('row').nth(1);
    await expect(day.getByRole('cell').first()).toContainText(String(before.totalGames + 4));
    await expect(
      admin.getByRole('table', { name: text.statistics.categories }).getByRole('row', { name: /جغرافيا/ }),
    ).toBeVisible();
    await expectSoundScreen(admin, 'analytics');
  });

  // The tests after this one earn nothing by it.
  await call(admin, badgesAdminApi.activate, { isActive: false }, activation);
  for (const host of hosts) await host.context().close();
});
