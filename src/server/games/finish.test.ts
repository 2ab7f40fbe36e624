import { beforeEach, describe, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { rewardsAdminApi } from '#shared/achievements/admin-api.ts';
import { achievementsApi } from '#shared/achievements/api.ts';
import { rulesVersion } from '#shared/games/rules-version.ts';
import { adminGamesApi } from '#shared/games/admin-api.ts';
import { gamesApi } from '#shared/games/api.ts';
import { replay } from '#shared/games/log.ts';
import { readPack } from '#shared/games/schema.ts';
import { hostScore, minMsPerTile } from '#shared/games/scoring.ts';
import { summarize } from '#shared/games/summary.ts';
import { seededRandom } from '#shared/kernel/random.ts';
import { standingsApi } from '#shared/standings/api.ts';
import { statisticsAdminApi } from '#shared/statistics/api.ts';
import { botMove } from '#testing/bot.ts';
import { openCells, openDevice, startHosted, type Device } from '#testing/hosted-game.ts';
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

it.each(['full', 'short'] as const)(
  'plays a whole %s game over HTTP to its summary, counted once [GAME-3] [GAME-4] [GAME-5] [LIFE-1]',
  async (length) => {
    const device = await startHosted(app, host, {
      length,
      answerMode: length === 'full' ? 'choices' : 'open',
      hostTeamIndex: 1,
      teams: [{ name: 'أ' }, { name: 'ب' }, { name: 'ج' }],
    });
    await playBySeed(device, `whole ${length}`);
    const played = device.game();
    const { game, pack, commands } = await host.call(gamesApi.getSummary, { id: device.gameId, rulesVersion });
    const again = replay(readPack(pack), commands);
    if (!again.ok) throw new Error(again.refusal.code);
    expect(again.value.state).toEqual(played.state);
    const summary = summarize(readPack(pack), again.value.state);
    expect(game).toMatchObject({
      outcome: 'finished',
      gameStatus: 'finished',
      seq: played.seq,
      openedTiles: summary.openedTiles,
      winners: summary.winners,
      finishedAt: app.clock.now(),
    });
    expect(game.teams.map(({ score }) => score)).toEqual(played.state.scores);
    expect(await me()).toMatchObject({ gamesPlayed: 1, totalScore: hostScore(readPack(pack), played.state) });
    const seen = await app.database.query.selectFrom('seen_questions').select('question_id').execute();
    expect(seen.map(({ question_id }) => question_id).sort()).toEqual([...played.openedQuestionIds].sort());
  },
  60_000,
);

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

describe('a game that a script plays', () => {
  const end = async (device: Device) => {
    device.step({ type: 'end' });
    device.step({ type: 'finish' });
    return device.send();
  };
  const uncountedOf = async (id: string) => (await admin.call(adminGamesApi.getHostedGame, { id })).game.uncounted;
  let admin: TestUser;
  beforeEach(async () => {
    admin = await app.admin();
    const reward = await admin.call(rewardsAdminApi.create, {
      kind: 'nth-game',
      count: 1,
      sessions: 5,
      isActive: true,
      startsAt: null,
      endsAt: null,
    });
    expect(reward.rule.isActive).toBe(true);
  });

  it('is finished, and counts for nothing but the figures of the day [GAME-5] [BOARD-1] [BADGE-1] [ANA-1]', async () => {
    const device = await startHosted(app, host, { length: 'full', hostTeamIndex: 0 });
    await openCells(device, 36, minMsPerTile - 1);
    const balance = (await me()).gameSessionBalance;
    expect((await device.play({ type: 'finish' })).game).toMatchObject({ outcome: 'finished', openedTiles: 36 });
    expect(await me()).toMatchObject({ gamesPlayed: 0, totalScore: 0, gameSessionBalance: balance });
    expect(await host.call(standingsApi.list, {})).toMatchObject({ items: [], own: null });
    expect(await host.call(achievementsApi.listOwn, {})).toMatchObject({ rewards: [] });
    expect(await app.database.query.selectFrom('question_figures').select('question_id').execute()).toEqual([]);
    expect(await admin.call(statisticsAdminApi.readToday, {})).toMatchObject({ completedGames: 1 });
    expect(await uncountedOf(device.gameId)).toBe('too-fast');
    expect(
      (await admin.call(adminGamesApi.listHostedGames, { outcome: 'uncounted' })).items.map(({ id }) => id),
    ).toEqual([device.gameId]);
  });

  it('counts from five seconds a tile on, by when its finish arrives: an evening offline counts [GAME-5] [GAME-6]', async () => {
    const device = await startHosted(app, host, { hostTeamIndex: 0 });
    device.step({ type: 'wheelStopped' });
    for (const { id } of device.game().pack.cells.slice(0, 4)) {
      for (const act of [{ type: 'pick', cellId: id }, { type: 'reveal' }, { type: 'award', teamIndex: null }] as const)
        device.step(act);
    }
    device.step({ type: 'end' });
    device.step({ type: 'finish' });
    device.passTime(4 * minMsPerTile);
    await device.send();
    expect(await me()).toMatchObject({ gamesPlayed: 1 });
    expect(await uncountedOf(device.gameId)).toBeNull();
    expect((await admin.call(adminGamesApi.listHostedGames, { outcome: 'uncounted' })).items).toEqual([]);
  });

  it('gains nothing by a line that waits to be chosen: its finish arrived with the line [GAME-5] [GAME-6]', async () => {
    const device = await startHosted(app, host, { hostTeamIndex: 0 });
    await device.play({ type: 'wheelStopped' });
    const other = await openDevice(app, host, device.gameId, 'device-other');
    await other.takeLease(true);
    await other.play({ type: 'pick', cellId: other.game().pack.cells[5]?.id ?? '' });
    await openCells(device, 12, 0).catch(() => undefined);
    device.step({ type: 'finish' });
    expect((await device.errorOf()).code).toBe('games/lease-lost');
    const { branches } = await host.call(gamesApi.getGame, { id: device.gameId, rulesVersion });
    app.clock.moveBy(24 * 3600_000);
    const { game } = await host.call(gamesApi.chooseBranch, {
      id: device.gameId,
      branchId: branches[0]?.id ?? '',
      keep: 'branch',
    });
    expect(game).toMatchObject({ outcome: 'finished', openedTiles: 12 });
    expect(await me()).toMatchObject({ gamesPlayed: 0 });
    expect(await uncountedOf(device.gameId)).toBe('too-fast');
  });

  it('says of a game below a third of its board that few tiles were opened [ADM-4]', async () => {
    const device = await startHosted(app, host);
    await openCells(device, 3);
    await end(device);
    expect(await uncountedOf(device.gameId)).toBe('too-few-tiles');
  });
});

it('is permanently over: no step, no lease, and its answers are gone [GAME-4] [GAME-7]', async () => {
  const device = await startHosted(app, host);
  await openCells(device, 4);
  device.step({ type: 'end' });
  const code = device.codeOf(0);
  await app.visitor().call(gamesApi.getAnswer, { id: code });
  const before = device.step({ type: 'finish' });
  await device.send();
  const late = { type: 'undo' as const, id: 'too-late-1', seq: before.seq + 1, at: app.clock.now() };
  expect(await device.errorOf([late])).toMatchObject({ status: 409, code: 'games/finished' });
  expect(
    await host.errorOf(gamesApi.takeLease, { id: device.gameId, deviceId: 'device-other', takeOver: true }),
  ).toMatchObject({ code: 'games/finished' });
  expect(await app.visitor().errorOf(gamesApi.getAnswer, { id: code })).toMatchObject({
    status: 404,
    code: 'games/not-found',
  });
  expect((await host.call(gamesApi.getGame, { id: device.gameId, rulesVersion })).lease).toBeNull();
});

it('has no summary before the end [GAME-4]', async () => {
  const device = await startHosted(app, host);
  expect(await host.errorOf(gamesApi.getSummary, { id: device.gameId, rulesVersion })).toMatchObject({
    status: 409,
    code: 'games/not-now',
  });
});

it('reports the questions a host objected to when the game ends, and none that undo took back [GAME-8]', async () => {
  const device = await startHosted(app, host);
  const { cells } = device.game().pack;
  const object = (cell: number, reason: 'wrong' | 'seen') => {
    device.step({ type: 'pick', cellId: cells[cell]?.id ?? '' });
    device.step({ type: 'reveal' });
    device.step({ type: 'annul', reason });
  };
  device.step({ type: 'wheelStopped' });
  object(0, 'wrong');
  device.step({ type: 'undo' });
  device.step({ type: 'award', teamIndex: null });
  object(1, 'seen');
  const objectedAt = app.clock.now();
  device.step({ type: 'reveal' });
  device.step({ type: 'award', teamIndex: null });
  app.clock.moveBy(60_000);
  await device.play({ type: 'end' });
  const reports = () => app.database.query.selectFrom('support_requests').selectAll().execute();
  expect(await reports()).toEqual([]);
  await device.play({ type: 'finish' });
  expect(await reports()).toMatchObject([
    {
      category: 'game_feedback',
      question_id: cells[1]?.question.id,
      reason: 'seen_before',
      user_id: host.user.uid,
      user_email: host.user.email,
      game_id: device.gameId,
      status: 'new',
      written_at: new Date(objectedAt),
    },
  ]);
  const figures = await app.database.query
    .selectFrom('question_figures')
    .select(['question_id', 'opened', 'reports'])
    .where('reports', '>', 0)
    .execute();
  expect(figures).toEqual([{ question_id: cells[1]?.question.id, opened: 0, reports: 1 }]);
});
