import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';

let app: TestApp;
let player: TestUser;
beforeEach(async () => {
  app = await createTestApp();
  player = await app.signUp();
});

const spend = (sourceId: string, sessions = 1) =>
  app.database.transaction((tx) =>
    app.accounts.spendSessions(tx, { userId: player.user.uid, reason: 'game', sourceId, sessions }),
  );
const grant = (sourceId: string, sessions: number) =>
  app.database.transaction((tx) =>
    app.accounts.grantSessions(tx, { userId: player.user.uid, reason: 'redeem-code', sourceId, sessions }),
  );
const balance = async () => (await player.call(accountsApi.getMe, {})).user.gameSessionBalance;
const ledgerSum = async () => {
  const { total } = await app.database.query
    .selectFrom('session_ledger')
    .where('user_id', '=', player.user.uid)
    .select(({ fn }) => fn.sum<number>('delta').as('total'))
    .executeTakeFirstOrThrow();
  return total;
};

it('lets exactly 3 of 50 spends at once through a balance of 3 [USER-3]', async () => {
  const results = await Promise.allSettled(Array.from({ length: 50 }, (_, index) => spend(`game-${index}`)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  for (const result of results) {
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'accounts/no-sessions-left' });
  }
  expect(await balance()).toBe(0);
  expect(await ledgerSum()).toBe(0);
});

it('records one source once, for any number of concurrent calls [USER-3]', async () => {
  const results = await Promise.all(Array.from({ length: 20 }, () => spend('one-game')));
  expect(results.filter(({ repeated }) => !repeated)).toHaveLength(1);
  expect(new Set(results.map((result) => result.balance))).toEqual(new Set([2]));
  expect(await balance()).toBe(2);
});

it('keeps the balance equal to the sum of the ledger through grants and spends at once [USER-3]', async () => {
  await Promise.allSettled(
    Array.from({ length: 40 }, (_, index) =>
      index % 2 === 0 ? grant(`code-${index}`, 1 + (index % 3)) : spend(`game-${index}`, 1 + (index % 4)),
    ),
  );
  expect(await balance()).toBe(await ledgerSum());
  const rows = await app.database.query
    .selectFrom('session_ledger')
    .select(['delta', 'balance_after'])
    .orderBy('id')
    .execute();
  let running = 0;
  for (const row of rows) {
    running += row.delta;
    expect(row.balance_after).toBe(running);
  }
});

it('takes a booking back with the transaction it belongs to [USER-3]', async () => {
  await expect(
    app.database.transaction(async (tx) => {
      await app.accounts.spendSessions(tx, { userId: player.user.uid, reason: 'game', sourceId: 'lost', sessions: 1 });
      throw new Error('the game could not be created');
    }),
  ).rejects.toThrow('the game could not be created');
  expect(await balance()).toBe(3);
  expect(await ledgerSum()).toBe(3);
});

it('keeps ledger rows immutable and balances at zero or above, for every writer [USER-3]', async () => {
  await expect(sql`update session_ledger set delta = 100`.execute(app.database.query)).rejects.toThrow('append-only');
  await expect(sql`delete from session_ledger`.execute(app.database.query)).rejects.toThrow('append-only');
  await expect(sql`update users set game_session_balance = -1`.execute(app.database.query)).rejects.toThrow(
    'game_session_balance',
  );
  expect(await balance()).toBe(3);
});

it('counts a finished game with what the own team was awarded', async () => {
  await app.database.transaction((tx) => app.accounts.addFinishedGame(tx, player.user.uid, 2400));
  await app.database.transaction((tx) => app.accounts.addFinishedGame(tx, player.user.uid, 0));
  expect((await player.call(accountsApi.getMe, {})).user).toMatchObject({ gamesPlayed: 2, totalScore: 2400 });
});
