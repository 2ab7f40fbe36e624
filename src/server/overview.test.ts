import { beforeEach, expect, it } from 'vitest';
import { adminAccountsApi } from '#shared/accounts/admin-api.ts';
import { adminGamesApi } from '#shared/games/admin-api.ts';
import { statisticsAdminApi } from '#shared/statistics/api.ts';
import { adminStoreApi } from '#shared/store/admin-api.ts';
import { startHosted } from '#testing/hosted-game.ts';
import { buy, order } from '#testing/shop.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';
import { grantRole } from './accounts/index.ts';

const dayMs = 24 * 60 * 60 * 1000;
let app: TestApp;
let admin: TestUser;
let moderator: TestUser;
beforeEach(async () => {
  app = await createTestApp();
  admin = await app.admin();
  moderator = await app.verified({ email: 'moderator@siraj.test' });
  await grantRole(app.database, 'moderator@siraj.test', 'moderator');
});

const tellsEvent = (purchaseId: string, kind: string) =>
  app.database.query
    .insertInto('purchase_events')
    .values({ purchase_id: purchaseId, at: new Date(app.clock.now()), kind, actor: 'poller', detail: '{}' })
    .execute();
const troubled = async () =>
  (await admin.call(adminStoreApi.listAllPurchases, { attention: 'needed' })).items.map(({ id }) => id);

it("gives staff today's games and new accounts in Kuwait, without delay [ADM-3]", async () => {
  const host = await app.verified();
  await startHosted(app, host);
  expect(await moderator.call(statisticsAdminApi.readToday, {})).toEqual({
    date: '2026-11-20',
    totalGames: 1,
    completedGames: 0,
    activeUsers: 1,
  });
  const { count } = await moderator.call(adminAccountsApi.countNewUsers, {});
  expect(count).toBeGreaterThanOrEqual(3);
  app.clock.moveBy(dayMs);
  expect(await moderator.call(statisticsAdminApi.readToday, {})).toEqual({
    date: '2026-11-21',
    totalGames: 0,
    completedGames: 0,
    activeUsers: 0,
  });
  expect(await moderator.call(adminAccountsApi.countNewUsers, {})).toEqual({ date: '2026-11-21', count: 0 });
});

it('gives admins alone the sales, and the purchases that need attention until their next event [ADM-4]', async () => {
  const buyer = await app.verified();
  const { finalPriceFils } = await buy(app, buyer);
  expect(await admin.call(adminStoreApi.getToday, {})).toEqual({
    date: '2026-11-20',
    purchases: 1,
    revenueFils: finalPriceFils,
    needAttention: 0,
  });
  const { purchase } = await order(buyer);
  await tellsEvent(purchase.id, 'mismatch');
  expect(await admin.call(adminStoreApi.getToday, {})).toMatchObject({ needAttention: 1 });
  expect(await troubled()).toEqual([purchase.id]);
  await tellsEvent(purchase.id, 'refund-asked');
  expect([await troubled(), (await admin.call(adminStoreApi.getToday, {})).needAttention]).toEqual([[], 0]);
  expect(await moderator.errorOf(adminStoreApi.getToday, {})).toMatchObject({
    status: 403,
    code: 'auth/permission-denied',
  });
});

it('finds a purchase by whatever it is called, and a game by its id [ADM-4]', async () => {
  const buyer = await app.verified();
  const bought = await buy(app, buyer);
  const { payment_reference: reference } = await app.database.query
    .updateTable('purchases')
    .set({ payment_reference: 'knet-77', iap_transaction_id: 'GPA.1' })
    .where('id', '=', bought.id)
    .returning('payment_reference')
    .executeTakeFirstOrThrow();
  const { provider_ref: providerRef } = await app.database.query
    .selectFrom('payment_attempts')
    .select('provider_ref')
    .where('purchase_id', '=', bought.id)
    .executeTakeFirstOrThrow();
  for (const name of [bought.id, reference, 'GPA.1', providerRef]) {
    expect(
      (await admin.call(adminStoreApi.listAllPurchases, { reference: name ?? '' })).items.map(({ id }) => id),
    ).toEqual([bought.id]);
  }
  expect((await admin.call(adminStoreApi.listAllPurchases, { reference: 'knet' })).items).toEqual([]);
  const { gameId } = await startHosted(app, buyer);
  await startHosted(app, buyer);
  expect((await admin.call(adminGamesApi.listHostedGames, { id: gameId })).items.map(({ id }) => id)).toEqual([gameId]);
});
