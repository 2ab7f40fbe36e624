import '../../platform/audit.ts';
import { beforeEach, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { adminAccountsApi } from '#shared/accounts/admin-api.ts';
import { adminGamesApi as api } from '#shared/games/admin-api.ts';
import { abandonedAfterMs } from '#shared/games/api.ts';
import { replay } from '#shared/games/log.ts';
import { readPack } from '#shared/games/schema.ts';
import { openCells, startHosted } from '#testing/hosted-game.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';
import { grantRole } from '../../accounts/index.ts';
import { findDisagreements } from '../../consistency.ts';

let app: TestApp;
let admin: TestUser;
let host: TestUser;
beforeEach(async () => {
  app = await createTestApp();
  admin = await app.admin();
  host = await app.verified({ email: 'host@siraj.test', displayName: 'بو فهد' });
});

const reason = 'توقف الجهاز';
const ids = async (input: Record<string, unknown> = {}) =>
  (await admin.call(api.listHostedGames, input)).items.map(({ id }) => id);
const actions = async () =>
  (await admin.call(adminAccountsApi.listAuditLog, {})).items.map(({ action, note }) => [action, note]);
const me = async () => (await host.call(accountsApi.getMe, {})).user;

it('finds games by host, outcome and day, page by page [ADM-4]', async () => {
  const first = await startHosted(app, host);
  app.clock.moveBy(1000);
  const second = await startHosted(app, host);
  const other = await startHosted(app, await app.verified());
  expect(await ids({ host: ' HOST@siraj.test' })).toEqual([second.gameId, first.gameId]);
  expect(await ids({ host: host.user.uid, to: app.clock.now() - 1 })).toEqual([first.gameId]);
  const { items, nextCursor } = await admin.call(api.listHostedGames, { limit: 2 });
  expect([...items.map(({ id }) => id), ...(await ids({ limit: 2, cursor: nextCursor }))].sort()).toEqual(
    [first.gameId, second.gameId, other.gameId].sort(),
  );
  await admin.call(api.endGame, { id: first.gameId, as: 'finished', reason });
  expect(await ids({ outcome: 'finished' })).toEqual([first.gameId]);
  app.clock.moveBy(abandonedAfterMs + 1);
  await admin.call(accountsApi.signIn, { email: admin.user.email, password: admin.password });
  expect(await ids({ outcome: 'open' })).toEqual([]);
  expect(await ids({ outcome: 'abandoned', host: host.user.uid })).toEqual([second.gameId]);
});

it('opens a game to an admin with its log, and to no moderator [ADM-4] [ROUTE-5]', async () => {
  const device = await startHosted(app, host);
  await openCells(device, 2);
  const opened = await admin.call(api.getHostedGame, { id: device.gameId });
  expect(opened).toMatchObject({
    game: { host: { displayName: 'بو فهد' }, openedTiles: 2 },
    lease: { deviceId: 'device-first' },
    branches: [],
    isReturned: false,
  });
  const again = replay(readPack(opened.pack), opened.commands);
  expect(again.ok && again.value.state).toEqual(device.game().state);
  const moderator = await app.verified({ email: 'moderator@siraj.test' });
  await grantRole(app.database, 'moderator@siraj.test', 'moderator');
  expect(await moderator.errorOf(api.getHostedGame, { id: device.gameId })).toMatchObject({
    code: 'auth/permission-denied',
  });
});

it.each([
  ['at the wheel', 0, false],
  ['with a question open', 3, true],
  ['at the tie-breaker', 0, 'tie'],
] as const)(
  'finishes a stuck game %s as it stands, and its log still makes it [ADM-4] [GAME-4]',
  async (_, cells, open) => {
    const device = await startHosted(app, host);
    if (cells > 0) await openCells(device, cells);
    const { pack } = device.game();
    if (open === true) await device.play({ type: 'pick', cellId: pack.cells[cells]?.id ?? '' });
    if (open === 'tie') {
      for (const act of [
        { type: 'wheelStopped' },
        { type: 'end' },
        { type: 'openTieBreaker' },
        { type: 'commitNumber', teamIndex: 0, number: 7 },
      ] as const)
        await device.play(act);
    }
    const { game, commands } = await admin.call(api.endGame, { id: device.gameId, as: 'finished', reason });
    expect(game).toMatchObject({
      outcome: 'finished',
      gameStatus: 'finished',
      finishedAt: app.clock.now(),
      winners: [0, 1],
    });
    const again = replay(readPack(pack), commands);
    expect(again.ok && again.value.state.phase).toBe('finished');
    expect(await admin.errorOf(api.endGame, { id: device.gameId, as: 'abandoned', reason })).toMatchObject({
      code: 'games/finished',
    });
    if (open === true)
      expect((await device.errorOf([{ ...device.step({ type: 'reveal' }) }])).code).toBe('games/finished');
    expect(await actions()).toEqual([['games/ended', reason]]);
  },
);

it('ends a game as abandoned, without counting it [ADM-4]', async () => {
  const device = await startHosted(app, host);
  await openCells(device, 20);
  await admin.call(api.endGame, { id: device.gameId, as: 'abandoned', reason });
  expect(await ids({ outcome: 'abandoned' })).toEqual([device.gameId]);
  expect((await me()).gamesPlayed).toBe(0);
  expect(
    await admin.errorOf(api.endGame, { id: '00000000-0000-4000-8000-000000000009', as: 'abandoned', reason }),
  ).toMatchObject({ code: 'games/not-found' });
});

it('returns the session of a game once, also for concurrent requests [ADM-4] [USER-2]', async () => {
  const { gameId: id } = await startHosted(app, host);
  expect((await me()).gameSessionBalance).toBe(2);
  const answers = await Promise.all([
    admin.call(api.returnSession, { id, reason }),
    admin.call(api.returnSession, { id, reason }),
  ]);
  expect(answers.map(({ isReturned }) => isReturned)).toEqual([true, true]);
  await admin.call(api.returnSession, { id, reason });
  expect((await me()).gameSessionBalance).toBe(3);
  expect(await actions()).toEqual([['games/session-returned', reason]]);
  expect(await findDisagreements(app.database)).toEqual([]);
});
