import { beforeEach, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { gamesApi } from '#shared/games/api.ts';
import { replay } from '#shared/games/log.ts';
import { readPack } from '#shared/games/schema.ts';
import { hostScore } from '#shared/games/scoring.ts';
import { summarize } from '#shared/games/summary.ts';
import { seededRandom } from '#shared/kernel/random.ts';
import { botMove } from '#testing/bot.ts';
import { openCells, startHosted, type Device } from '#testing/hosted-game.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';

let app: TestApp;
let host: TestUser;
beforeEach(async () => {
  app = await createTestApp();
  host = await app.verified();
});

const me = async () => (await host.call(accountsApi.getMe, {})).user;

/** Plays to the end as a lively room would; steps go out alone or in batches, some twice. */
async function playBySeed(device: Device, seed: string): Promise<void> {
  const random = seededRandom(seed);
  while (device.game().state.status !== 'finished') {
    const { act, waitMs } = botMove(device.game(), random, app.clock.now());
    app.clock.moveBy(waitMs);
    let command;
    try {
      command = device.step(act);
    } catch {
      continue;
    }
    if (random() < 0.4) await device.send();
    if (random() < 0.1) await device.send([command]).catch(() => undefined);
  }
  if (device.unsent().length > 0) await device.send();
}

it.each(['full', 'short'] as const)('plays a whole %s game over HTTP to its summary, counted once [GAME-3] [GAME-4] [GAME-5] [LIFE-1]', async (length) => {
  const device = await startHosted(app, host, { length, answerMode: length === 'full' ? 'choices' : 'open', hostTeamIndex: 1, teams: [{ name: 'أ' }, { name: 'ب' }, { name: 'ج' }] });
  await playBySeed(device, `whole ${length}`);
  const played = device.game();
  const { game, pack, commands } = await host.call(gamesApi.getSummary, { id: device.gameId });
  const again = replay(readPack(pack), commands);
  if (!again.ok) throw new Error(again.refusal.code);
  expect(again.value.state).toEqual(played.state);
  const summary = summarize(readPack(pack), again.value.state);
  expect(game).toMatchObject({ outcome: 'finished', gameStatus: 'finished', seq: played.seq, openedTiles: summary.openedTiles, winners: summary.winners, finishedAt: app.clock.now() });
  expect(game.teams.map(({ score }) => score)).toEqual(played.state.scores);
  expect(await me()).toMatchObject({ gamesPlayed: 1, totalScore: hostScore(readPack(pack), played.state) });
  const seen = await app.database.query.selectFrom('seen_questions').select('question_id').execute();
  expect(seen.map(({ question_id }) => question_id).sort()).toEqual([...played.openedQuestionIds].sort());
}, 60_000);

it('counts a finished game once, however often its last step comes [GAME-5]', async () => {
  const device = await startHosted(app, host, { hostTeamIndex: 0 });
  await openCells(device, 4);
  await device.play({ type: 'end' });
  const last = device.step({ type: 'finish' });
  const answers = await Promise.all(Array.from({ length: 10 }, () => device.send([last])));
  for (const { game } of answers) expect(game).toMatchObject({ outcome: 'finished', gameStatus: 'finished' });
  expect(await me()).toMatchObject({ gamesPlayed: 1, totalScore: 0 });
});

it('counts nothing below a third of the board, and calls the game finished all the same [GAME-5]', async () => {
  const device = await startHosted(app, host);
  await openCells(device, 3);
  device.step({ type: 'end' });
  device.step({ type: 'finish' });
  expect((await device.send()).game.outcome).toBe('finished');
  expect(await me()).toMatchObject({ gamesPlayed: 0, totalScore: 0 });
});

it('is over for good: no step, no lease, and its answers are gone [GAME-4] [GAME-7]', async () => {
  const device = await startHosted(app, host);
  await openCells(device, 4);
  device.step({ type: 'end' });
  const code = device.game().pack.cells[0]?.question.answerCode ?? '';
  await app.visitor().call(gamesApi.getAnswer, { id: code });
  const before = device.step({ type: 'finish' });
  await device.send();
  const late = { type: 'undo' as const, id: 'too-late-1', seq: before.seq + 1, at: app.clock.now() };
  expect(await device.refusal([late])).toMatchObject({ status: 409, code: 'games/finished' });
  expect(await host.refusal(gamesApi.takeLease, { id: device.gameId, deviceId: 'device-other', takeOver: true })).toMatchObject({ code: 'games/finished' });
  expect(await app.visitor().refusal(gamesApi.getAnswer, { id: code })).toMatchObject({ status: 404, code: 'games/not-found' });
  expect((await host.call(gamesApi.getGame, { id: device.gameId })).lease).toBeNull();
});

it('has no summary before the end [GAME-4]', async () => {
  const device = await startHosted(app, host);
  expect(await host.refusal(gamesApi.getSummary, { id: device.gameId })).toMatchObject({ status: 409, code: 'games/not-now' });
});
