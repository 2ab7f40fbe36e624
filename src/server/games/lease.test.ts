import { beforeEach, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { rulesVersion } from '#shared/games/rules-version.ts';
import { gamesApi, leaseDurationMs } from '#shared/games/api.ts';
import { minMsPerTile } from '#shared/games/scoring.ts';
import { openDevice, startHosted, type Device } from '#testing/hosted-game.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';

let app: TestApp;
let host: TestUser;
let first: Device;
beforeEach(async () => {
  app = await createTestApp();
  host = await app.verified();
  first = await startHosted(app, host, { hostTeamIndex: 0 });
});

const read = () => host.call(gamesApi.getGame, { id: first.gameId, rulesVersion });
const openSecond = () => openDevice(app, host, first.gameId, 'device-second');
const cell = (index: number) => first.game().pack.cells[index]?.id ?? '';
const lines = async () => {
  const rows = await app.database.query
    .selectFrom('game_commands')
    .select(['line', 'seq', 'id'])
    .orderBy('line')
    .orderBy('seq')
    .execute();
  return rows.reduce<Record<number, string[]>>(
    (all, { line, id }) => ({ ...all, [line]: [...(all[line] ?? []), id] }),
    {},
  );
};
const choose = (branchId: string, keep: 'branch' | 'main') =>
  host.call(gamesApi.chooseBranch, { id: first.gameId, branchId, keep });

/** Plays whole turns without sending them. */
function playTurns(device: Device, cells: readonly number[]): void {
  for (const index of cells) {
    device.step({ type: 'pick', cellId: cell(index) });
    device.step({ type: 'reveal' });
    device.step({ type: 'award', teamIndex: device.game().state.currentTeamIndex });
  }
}

/** The first device plays on offline while the second takes over and plays too; answers the branch. */
async function forkGame(): Promise<{ second: Device; branchId: string }> {
  await first.play({ type: 'wheelStopped' });
  playTurns(first, [0, 1]);
  const second = await openSecond();
  await second.takeLease(true);
  playTurns(second, [5]);
  await second.send();
  const refused = await first.errorOf();
  expect(refused).toMatchObject({ status: 409, code: 'games/lease-lost' });
  return { second, branchId: String(refused.params['branchId']) };
}

it('lasts 60 seconds, for one device, which renews it [GAME-3]', async () => {
  app.clock.moveBy(20_000);
  const { lease, seq, now } = await host.call(gamesApi.takeLease, { id: first.gameId, deviceId: 'device-first' });
  expect(lease).toEqual({ deviceId: 'device-first', expiresAt: now + leaseDurationMs });
  expect(seq).toBe(0);
  expect((await read()).lease).toEqual(lease);
  app.clock.moveBy(leaseDurationMs - 1);
  const refused = await host.errorOf(gamesApi.takeLease, { id: first.gameId, deviceId: 'device-second' });
  expect(refused).toMatchObject({
    status: 409,
    code: 'games/lease-held',
    params: { deviceId: 'device-first', expiresAt: lease.expiresAt },
  });
  app.clock.moveBy(1);
  expect((await read()).lease).toBeNull();
  await host.call(gamesApi.takeLease, { id: first.gameId, deviceId: 'device-second' });
});

it('shuts no device out for longer than it lasts if the clock goes back [GAME-3]', async () => {
  await first.play({ type: 'wheelStopped' });
  app.clock.moveBy(-60 * 60_000);
  expect((await read()).lease).toBeNull();
  // The device that plays gets it again with its next step.
  await first.play({ type: 'pick', cellId: cell(0) });
  expect((await read()).lease).toMatchObject({ deviceId: 'device-first' });
  app.clock.moveBy(leaseDurationMs);
  await host.call(gamesApi.takeLease, { id: first.gameId, deviceId: 'device-second' });
});

it('goes to one of several devices that ask at once [GAME-3]', async () => {
  app.clock.moveBy(leaseDurationMs);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      host.request({
        method: 'POST',
        path: `/api/games/${first.gameId}/lease`,
        body: { deviceId: `device-number-${index}` },
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

it('passes to another device that takes over, and the first one may only watch [GAME-3]', async () => {
  await first.play({ type: 'wheelStopped' });
  const second = await openSecond();
  await second.takeLease(true);
  await second.play({ type: 'pick', cellId: cell(0) });
  await first.reload();
  const { commands } = await read();
  const own = first.step({ type: 'reveal' });
  // It might have steps in between, and is asked for them; if it has none, it gets the answer.
  expect(await first.errorOf([own])).toMatchObject({ code: 'games/sequence-gap', params: { seq: 1 } });
  expect(await first.errorOf([...commands.slice(1), own])).toMatchObject({ code: 'games/lease-lost', params: {} });
  expect((await read()).branches).toEqual([]);
  expect(Object.keys(await lines())).toEqual(['0']);
});

it('stores nothing from a device that never had it, even while it is free [GAME-3]', async () => {
  app.clock.moveBy(leaseDurationMs);
  const second = await openSecond();
  second.step({ type: 'wheelStopped' });
  expect(await second.errorOf()).toMatchObject({ code: 'games/lease-lost', params: {} });
  expect(await lines()).toEqual({});
});

it('accepts later what a device played offline, if no other device has written since [GAME-6]', async () => {
  await first.play({ type: 'wheelStopped' });
  playTurns(first, [0, 1, 2]);
  app.clock.moveBy(24 * 60 * 60 * 1000);
  const second = await openSecond();
  await second.takeLease();
  app.clock.moveBy(leaseDurationMs);
  const { seq } = await first.send();
  expect(seq).toBe(10);
  expect((await read()).lease).toMatchObject({
    deviceId: 'device-first',
    expiresAt: app.clock.now() + leaseDurationMs,
  });
});

it('keeps apart, as a branch, what a device played on offline after another took over [GAME-6]', async () => {
  const { second, branchId } = await forkGame();
  const { game, commands, branches } = await read();
  expect(commands.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  expect(game).toMatchObject({ seq: 4, openedTiles: 1 });
  expect(branches).toEqual([
    {
      id: branchId,
      forkSeq: 1,
      seq: 7,
      openedTiles: 2,
      deviceId: 'device-first',
      lastCommandAt: app.clock.now(),
      scores: [...first.game().state.scores],
    },
  ]);
  expect((await lines())[1]).toHaveLength(7);
  const seen = await app.database.query.selectFrom('seen_questions').select('question_id').execute();
  expect(seen.map(({ question_id }) => question_id).sort()).toEqual(
    [...first.game().openedQuestionIds, ...second.game().openedQuestionIds].sort(),
  );
});

it('lets a branch grow, and stores each of its steps once [GAME-6]', async () => {
  const { branchId } = await forkGame();
  const again = await first.errorOf();
  expect(again.params).toEqual({ branchId });
  playTurns(first, [2]);
  expect((await first.errorOf()).params).toEqual({ branchId });
  const newest = first.step({ type: 'pick', cellId: cell(3) });
  expect((await first.errorOf([newest])).params).toEqual({ branchId });
  const { branches } = await read();
  expect(branches).toMatchObject([{ id: branchId, seq: 11, openedTiles: 3 }]);
  expect((await lines())[1]).toHaveLength(11);
});

it('asks a device that lost the lease for the steps in between [GAME-6]', async () => {
  await first.play({ type: 'wheelStopped' });
  first.step({ type: 'pick', cellId: cell(0) });
  const last = first.step({ type: 'reveal' });
  const second = await openSecond();
  await second.takeLease(true);
  await second.play({ type: 'pick', cellId: cell(5) });
  expect(await first.errorOf([last])).toMatchObject({ code: 'games/sequence-gap', params: { seq: 1 } });
  expect((await read()).branches).toEqual([]);
  expect((await first.errorOf()).params['branchId']).toBeDefined();
});

it('makes the chosen branch the game, whole, and keeps the other line aside [GAME-6]', async () => {
  const { second, branchId } = await forkGame();
  const game = await choose(branchId, 'branch');
  expect(game.game).toMatchObject({ seq: 7, openedTiles: 2, outcome: 'open' });
  const after = await read();
  expect(after.commands).toHaveLength(7);
  expect(after).toMatchObject({ game: game.game, branches: [], lease: null });
  expect(Object.values(await lines()).map((ids) => ids.length)).toEqual([4, 7]);
  // The same choice again changes nothing; the other one comes too late.
  expect(await choose(branchId, 'branch')).toEqual(game);
  expect(await host.errorOf(gamesApi.chooseBranch, { id: first.gameId, branchId, keep: 'main' })).toMatchObject({
    status: 404,
    code: 'games/branch-not-found',
  });
  // Its device continues; what the other one played becomes a branch in turn.
  await first.send([first.step({ type: 'pick', cellId: cell(2) })]);
  playTurns(second, [6]);
  const refused = await second.errorOf();
  expect(refused.code).toBe('games/lease-lost');
  const { branches } = await read();
  expect(branches).toMatchObject([{ id: refused.params['branchId'], forkSeq: 1, seq: 7, deviceId: 'device-second' }]);
});

it('asks a device that may still have the other line before it continues [GAME-6]', async () => {
  const { second, branchId } = await forkGame();
  await second.send([second.step({ type: 'pick', cellId: cell(6) })]);
  await host.call(gamesApi.chooseBranch, { id: first.gameId, branchId, keep: 'branch', deviceId: 'device-third' });
  expect(await host.errorOf(gamesApi.takeLease, { id: first.gameId, deviceId: 'device-second' })).toMatchObject({
    code: 'games/lease-held',
  });
  await host.call(gamesApi.takeLease, { id: first.gameId, deviceId: 'device-third' });
  await second.reload();
  await second.takeLease(true);
  expect((await second.play({ type: 'pick', cellId: cell(7) })).seq).toBe(8);
});

it('sets aside what a device played before it lost the lease, though it has it again [GAME-6]', async () => {
  await first.play({ type: 'wheelStopped' });
  playTurns(first, [0, 1, 2, 3]);
  const second = await openSecond();
  await second.takeLease(true);
  playTurns(second, [5]);
  await second.send();
  app.clock.moveBy(leaseDurationMs);
  await first.takeLease();
  const unsent = first.unsent();
  const { code, params } = await first.errorOf(unsent.slice(0, 3));
  expect(code).toBe('games/lease-lost');
  // The rest begins where the other line ends; it must not be put on top of that.
  for (const step of unsent.slice(3)) expect((await first.errorOf([step])).params).toEqual(params);
  expect(await read()).toMatchObject({
    game: { seq: 4 },
    lease: null,
    branches: [{ id: params['branchId'], seq: 13, forkSeq: 1 }],
  });
});

it('continues as before if the main line is chosen, and keeps the branch aside [GAME-6]', async () => {
  const { second, branchId } = await forkGame();
  expect((await choose(branchId, 'main')).game).toMatchObject({ seq: 4, openedTiles: 1 });
  expect((await read()).branches).toEqual([]);
  expect(Object.values(await lines()).map((ids) => ids.length)).toEqual([4, 7]);
  expect((await second.play({ type: 'pick', cellId: cell(6) })).seq).toBe(5);
  expect(await host.errorOf(gamesApi.chooseBranch, { id: first.gameId, branchId, keep: 'branch' })).toMatchObject({
    code: 'games/branch-not-found',
  });
});

it('finishes and counts a game whose chosen branch was played to the end [GAME-5]', async () => {
  await first.play({ type: 'wheelStopped' });
  playTurns(first, [0, 1, 2, 3]);
  first.step({ type: 'end' });
  first.step({ type: 'finish' });
  const second = await openSecond();
  await second.takeLease(true);
  await second.play({ type: 'pick', cellId: cell(5) });
  first.passTime(4 * minMsPerTile);
  const { params } = await first.errorOf();
  const { game } = await choose(String(params['branchId']), 'branch');
  expect(game).toMatchObject({ outcome: 'finished', openedTiles: 4 });
  const { user } = await host.call(accountsApi.getMe, {});
  expect(user).toMatchObject({ gamesPlayed: 1, totalScore: first.game().state.scores[0] });
});

it('takes no branch once it is finished, and none can be chosen then [GAME-6]', async () => {
  const { second, branchId } = await forkGame();
  second.step({ type: 'end' });
  second.step({ type: 'finish' });
  await second.send();
  playTurns(first, [3]);
  expect(await first.errorOf()).toMatchObject({ code: 'games/finished' });
  expect(await host.errorOf(gamesApi.chooseBranch, { id: first.gameId, branchId, keep: 'branch' })).toMatchObject({
    code: 'games/finished',
  });
  expect((await lines())[1]).toHaveLength(7);
});

it('knows no branch of another game [GAME-6]', async () => {
  const { branchId } = await forkGame();
  const other = await startHosted(app, host);
  expect(await host.errorOf(gamesApi.chooseBranch, { id: other.gameId, branchId, keep: 'branch' })).toMatchObject({
    status: 404,
    code: 'games/branch-not-found',
  });
});

it('begins and ends an intermission with the lease, and keeps it for the device that takes over [REST-1]', async () => {
  const { gameId: id } = first;
  const intermission = async () => (await read()).intermission;
  expect(await intermission()).toBeNull();
  await host.call(gamesApi.takeLease, { id, deviceId: 'device-first', intermission: 'prayer' });
  await host.call(gamesApi.takeLease, { id, deviceId: 'device-first' });
  expect(await intermission()).toBe('prayer');
  const refused = await host.errorOf(gamesApi.takeLease, { id, deviceId: 'device-second', intermission: null });
  expect(refused).toMatchObject({ code: 'games/lease-held' });
  await host.call(gamesApi.takeLease, { id, deviceId: 'device-second', takeOver: true });
  expect(await intermission()).toBe('prayer');
  await host.call(gamesApi.takeLease, { id, deviceId: 'device-second', intermission: null });
  expect(await intermission()).toBeNull();
});
