/** A whole game of 36 tiles, hosted on one device and followed on another. */
import { setTimeout as wait } from 'node:timers/promises';
import { accountsApi } from '#shared/accounts/api.ts';
import { gamesApi, leaseRenewalMs } from '#shared/games/api.ts';
import { rulesVersion } from '#shared/games/rules-version.ts';
import { randomIndex } from '#shared/kernel/random.ts';
import { questionsApi } from '#shared/questions/api.ts';
import { botSetup, botStep, keepStep, playedGame, stepOf, type PlayedGame } from '#testing/bot-game.ts';
import { doneOf } from '#testing/caller.ts';
import { createStepWatch, inTime, openLivePage, type LivePage, type StepWatch } from './follow.ts';
import { openPhones, type Phones } from './phones.ts';
import type { Visit } from './visit.ts';

const maxWaitForStepsMs = 10_000;
const stepCheckMs = 20;

/** Returns the number of acknowledged commands. Throws at the first failed call. */
export async function hostGame(visit: Visit): Promise<number> {
  const { host, world } = visit;
  const played = await setUp(visit);
  const { id } = played;
  const watch = createStepWatch(world.recorder);
  const screen = openLivePage(world, host, id);
  const pages: { close(): void }[] = [screen];
  try {
    const phones = visit.hasPhones ? await openPhones(visit, id, screen) : null;
    if (phones !== null) pages.push(phones);
    const second = await openSecondDevice(visit, id, watch);
    pages.push(second);
    // Its first answer has the last command alone: what was sent before would count as unseen.
    await inTime(second.followed, 'the second device could not follow the game');
    await playToTheEnd(visit, played, { watch, phones });
    await waitForSteps(watch);
    await phones?.leave();
  } finally {
    for (const page of pages) page.close();
  }
  doneOf(await host.call(gamesApi.getSummary, { id, rulesVersion }));
  await visit.look();
  // Only a played question: an objection or a swap may have put another one in a tile's place.
  const { turns } = played.game.state;
  const questionId = turns[randomIndex(visit.random, turns.length)]?.questionId ?? null;
  doneOf(await host.call(gamesApi.chooseBestQuestion, { id, questionId }));
  return played.commands.length;
}

/** Options to vote on, and tasks that no clock ends: a bot's clock runs hours behind the server's. */
const setupForPhones = { answerMode: 'choices', questionTimeSeconds: null, stealTimeSeconds: null } as const;

async function setUp({ host, random, deviceId, world, look, hasPhones }: Visit): Promise<PlayedGame> {
  doneOf(await host.call(gamesApi.listGames, {}));
  doneOf(await host.call(gamesApi.getLastSetup, {}));
  const { items } = doneOf(await host.call(questionsApi.listCategories, {}));
  await look();
  const categoryIds = items.map(({ id }) => id);
  const setup = { ...botSetup(random, categoryIds, 'full'), ...(hasPhones ? setupForPhones : {}) };
  const { game, pack } = doneOf(await host.call(gamesApi.startGame, setup));
  doneOf(await host.call(gamesApi.takeLease, { id: game.id, deviceId }));
  return playedGame(game.id, pack, world.now());
}

/** Signs in with the same account, reads the game and follows it. */
async function openSecondDevice({ second, account, world }: Visit, id: string, watch: StepWatch): Promise<LivePage> {
  const { email, password } = account;
  doneOf(await second.call(accountsApi.signIn, { email, password }));
  doneOf(await second.call(gamesApi.getGame, { id, rulesVersion }));
  return openLivePage(world, second, id, (commandId) => watch.seen(commandId));
}

async function playToTheEnd(
  { host, random, deviceId, world, pause }: Visit,
  played: PlayedGame,
  { watch, phones }: { readonly watch: StepWatch; readonly phones: Phones | null },
): Promise<void> {
  const { id } = played;
  const isOver = () => played.game.state.phase === 'finished';
  let sinceRenewalMs = 0;
  while (!isOver()) {
    const pressed = phones?.takeAct(played.game, played.now) ?? null;
    const step = pressed === null ? botStep(played, random, world.now()) : stepOf(played, pressed);
    // A room that goes home early would leave tiles unplayed.
    if (step === null || step.command.type === 'end') continue;
    const { command, waitMs } = step;
    await pause(waitMs);
    watch.sent(command.id);
    doneOf(await host.call(gamesApi.sendCommands, { id, deviceId, commands: [command] }));
    watch.acknowledged(command.id);
    keepStep(played, step);
    sinceRenewalMs += waitMs;
    if (sinceRenewalMs < leaseRenewalMs || isOver()) continue;
    sinceRenewalMs = 0;
    doneOf(await host.call(gamesApi.takeLease, { id, deviceId }));
  }
}

/** Until the second device has seen each step; what it has not seen by then counts as an error. */
async function waitForSteps(watch: StepWatch): Promise<void> {
  const startedAt = performance.now();
  while (watch.unseen() > 0 && performance.now() - startedAt < maxWaitForStepsMs) await wait(stepCheckMs);
  watch.giveUp();
}
