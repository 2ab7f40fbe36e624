import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { gamesApi } from '#shared/games/api.ts';
import { gangsApi } from '#shared/gangs/api.ts';
import type { Act, Command } from '#shared/games/commands.ts';
import { applyCommand, newGame } from '#shared/games/log.ts';
import { rulesVersion } from '#shared/games/rules-version.ts';
import { readPack } from '#shared/games/schema.ts';
import { catalogues, enterAsVerified, expectSoundScreen, screenSizes, siteOrigin, untilItCounts } from './host.ts';
import { GamePage } from './game-page.ts';
import { GangHost, nineNames } from './gang-host.ts';
import { test } from './site.ts';

const text = catalogues.ar;
const deviceId = 'device-of-the-gang';
/** Of the twelve of a short game: enough for it to count. */
const playedTiles = 8;

/** Plays the game to its end as another device that takes it over. */
async function playToEnd(page: Page, gameId: string): Promise<void> {
  const headers = { origin: await siteOrigin(page) };
  const at = (path: string) => path.replace('{id}', gameId);
  const leased = await page.request.post(at(gamesApi.takeLease.path), { headers, data: { deviceId, takeOver: true } });
  expect(leased.ok(), await leased.text()).toBe(true);
  const read = await page.request.get(`${at(gamesApi.getGame.path)}?rulesVersion=${rulesVersion}`);
  const stored = z.parse(gamesApi.getGame.output, await read.json());
  let game = newGame(readPack(stored.pack));
  for (const command of stored.commands) {
    const next = applyCommand(game, command);
    if (next.ok) game = next.value;
  }
  const commands: Command[] = [];
  const give = (act: Act) => {
    const command: Command = { ...act, id: `gang-evening-${game.seq + 1}`, seq: game.seq + 1, at: Date.now() };
    const next = applyCommand(game, command);
    if (!next.ok) throw new Error(`${act.type}: ${next.refusal.code}`);
    game = next.value;
    commands.push(command);
  };
  if (game.state.phase === 'wheel') give({ type: 'wheelStopped' });
  for (const { id } of game.pack.cells.slice(0, playedTiles)) {
    const { currentTeamIndex } = game.state;
    give({ type: 'pick', cellId: id });
    give({ type: 'reveal' });
    give({ type: 'award', teamIndex: currentTeamIndex === 0 ? 0 : null });
  }
  await untilItCounts(stored.game.createdAt, playedTiles);
  give({ type: 'end' });
  give({ type: 'finish' });
  const sent = await page.request.post(at(gamesApi.sendCommands.path), { headers, data: { deviceId, commands } });
  expect(sent.ok(), await sent.text()).toBe(true);
}

test('a gang is drawn into teams, plays, and finds its evening in the table [GANG-5, GANG-7, GANG-11]', async ({
  page,
}) => {
  await page.setViewportSize(screenSizes.laptop);
  await enterAsVerified(page);
  const host = new GangHost(page, text);
  const gangId = await host.createGang('شلّة الخميس', nineNames);
  await expectSoundScreen(page, 'a new gang of nine');
  await page.getByRole('link', { name: text.gangs.page.play, exact: true }).click();
  await new GamePage(page, text).skipHowToPlay();
  await expect(host.facesHere()).toHaveCount(nineNames.length);
  await host.draw();
  await host.acceptDraw();
  // Judged by the host alone: what a surprise brings may take other steps.
  const gameId = await host.startShortGame(['جغرافيا', 'كرة القدم', 'علوم وفضاء', 'عالم الحيوان']);
  await expect(page.getByRole('button', { name: text.games.play.wheel.spin, exact: true })).toBeVisible();
  await page.goto('/gangs');
  await playToEnd(page, gameId);

  await page.goto(`/gangs/${gangId}`);
  await expect(page.getByRole('list', { name: text.gangs.table.title }).getByRole('listitem').first()).toBeVisible();
  await expectSoundScreen(page, 'a table after one evening');
  await page.setViewportSize(screenSizes.phone);
  await expectSoundScreen(page, 'a table after one evening, on a phone');
  await page.goto(`/gangs/${gangId}?tab=evenings`);
  await expect(page.getByText(text.gangs.eveningList.drawn).first()).toBeVisible();

  // One of them stays at home next time, and is still known the time after.
  await page.goto(`/game?gang=${gangId}`);
  await expect(host.facesHere()).toHaveCount(nineNames.length);
});

/** Presses on the screen since now, as the page itself counts them. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  const counter = await page.evaluateHandle(() => {
    const counted = { presses: 0 };
    addEventListener('pointerdown', ({ isTrusted }) => (counted.presses += Number(isTrusted)), true);
    return counted;
  });
  return () => counter.evaluate(({ presses }) => presses);
}

const englishEvening =
  'an English evening: one arrives in its middle and sees what opens from then on, though it is not counted for her; the ' +
  'next one is five presses away [GANG-10, GANG-11, DRAW-5, LATE-1, RECAP-1]';

test(englishEvening, async ({ page }) => {
  await page.setViewportSize(screenSizes.laptop);
  await enterAsVerified(page, 'en');
  const words = catalogues.en;
  const host = new GangHost(page, words);
  const game = new GamePage(page, words);
  await game.skipHowToPlay();
  const players = ['Noura', 'Fahad', 'Salem', 'Maryam'];
  const gangId = await host.createGang('Thursday crowd', [...players, 'Dana']);
  const at = (path: string) => path.replace('{id}', gangId);
  const { gang } = z.parse(gangsApi.getGang.output, await (await page.request.get(at(gangsApi.getGang.path))).json());
  const dana = gang.members.find(({ name }) => name === 'Dana')?.id ?? '';
  /** Short games of these categories that are fresh for her. */
  const freshForDana = async (...categories: readonly string[]) => {
    const headers = { origin: await siteOrigin(page) };
    const read = await page.request.post(at(gangsApi.listCategories.path), { headers, data: { memberIds: [dana] } });
    const { items } = z.parse(gangsApi.listCategories.output, await read.json());
    return categories.map((category) => items.find(({ name }) => name.en === category)?.gamesLeft?.short ?? 0);
  };
  const playColumn = async (category: string) => {
    const column = game.tiles().and(page.locator(`[aria-label^="${category},"]`));
    for (let left = await column.count(); left > 0; left -= 1) {
      await column.first().click();
      await game.reveal();
      await game.award('own');
    }
  };

  await page.getByRole('link', { name: words.gangs.page.play, exact: true }).click();
  await host.pressFace('Dana');
  await expect(host.facesHere()).toHaveCount(players.length);
  await host.draw();
  await expect(host.dialog().getByText(words.gangEvening.draw.nth(1), { exact: true })).toBeVisible();
  await expectSoundScreen(page, 'a draw');
  await host.acceptDraw();
  await host.startShortGame(['Geography', 'Football', 'Science and space', 'Animal kingdom']);
  // Once the game is there: its own time counts.
  const startedAt = Date.now();
  await game.spin();

  await playColumn('Geography');
  const [geography = 0, football = 0] = await freshForDana('Geography', 'Football');
  const late = await host.openLateDialog();
  await late.getByRole('button', { name: 'Dana' }).click();
  await expect(late.getByText(words.gangEvening.late.came('Dana'))).toBeVisible();
  await expectSoundScreen(page, 'who just arrived');
  await late.getByRole('button', { name: words.gangEvening.late.done, exact: true }).click();
  await playColumn('Football');
  await game.endEarly();
  await untilItCounts(startedAt, 6);
  await game.finish();
  await expect(page.getByText(words.games.summary.story.late)).toContainText('Dana');
  await expect.poll(() => freshForDana('Geography', 'Football')).toEqual([geography, football - 1]);

  await page.goto(`/gangs/${gangId}`);
  const rows = page.getByRole('list', { name: words.gangs.table.title, exact: true }).locator('> li');
  await expect(rows).toHaveCount(players.length);
  for (const name of players) await expect(rows.filter({ hasText: name })).toContainText(words.gangs.table.share);
  await expectSoundScreen(page, 'a table in English', { alsoAt: ['phone', 'television'] });

  const presses = await countPresses(page);
  await page.getByRole('link', { name: words.gangs.page.play, exact: true }).click();
  await expect(host.facesHere()).toHaveCount(players.length);
  await host.draw();
  await host.acceptDraw();
  await host.startShortGame([]);
  const pressed = await presses();
  expect(pressed).toBeGreaterThan(2);
  expect(pressed).toBeLessThanOrEqual(5);
});
