import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { gamesApi } from '#shared/games/api.ts';
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
