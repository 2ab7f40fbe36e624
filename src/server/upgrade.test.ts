import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { gamesApi } from '#shared/games/api.ts';
import { purchaseApi } from '#shared/store/purchase-api.ts';
import { openCells, openDevice, startHosted } from '#testing/hosted-game.ts';
import { openOlderSite } from '#testing/older-site.ts';
import { choose } from '#testing/shop.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';
import { findDisagreements } from './consistency.ts';

let site: Awaited<ReturnType<typeof openOlderSite>>;
let app: TestApp;
let host: TestClient;

beforeEach(async () => {
  site = await openOlderSite();
  await site.upgrade();
  app = await createTestApp({ database: site.database });
  app.clock.moveBy(site.writtenAt + 60_000 - app.clock.now());
  host = app.visitor();
  for (const [name, value] of site.seen.cookies) host.cookies.set(name, value);
});
afterEach(() => site.database.close());

it('keeps what an older release stored: accounts, sessions, games and purchases', async () => {
  const { email, password, balance, gamesPlayed, totalScore, finished, purchases } = site.seen;
  const { user } = await host.call(accountsApi.getMe, {});
  expect(user).toMatchObject({ email, gameSessionBalance: balance, gamesPlayed, totalScore });
  expect(await app.visitor().call(accountsApi.signIn, { email, password })).toMatchObject({ user: { email } });

  const { items } = await host.call(gamesApi.listGames, { outcome: 'finished' });
  expect(items.map(({ id, teams }) => ({ id, scores: teams.map(({ score }) => score) }))).toEqual(finished);
  for (const { id } of items) expect((await host.call(gamesApi.getSummary, { id })).game.id).toBe(id);
  expect((await host.call(purchaseApi.listPurchases, {})).purchases).toMatchObject(purchases);
  // The older release did not store why a game counted for nothing: a migration has derived it.
  const uncounted = sql<{ id: string }>`select id from games where uncounted = 'too-few-tiles'`;
  const { rows } = await uncounted.execute(site.database.query);
  expect(rows.map(({ id }) => id)).toEqual([finished[0]?.id]);
  expect(await findDisagreements(site.database, app.clock.now())).toEqual([]);
});

it('continues what was open while the release changed: a game, and a purchase with a discount code', async () => {
  const { running, balance } = site.seen;
  const device = await openDevice(app, host, running.id, running.deviceId);
  expect(device.game()).toMatchObject({ seq: running.seq, state: { scores: running.scores } });
  await device.takeLease(true);
  device.step({ type: 'pick', cellId: device.game().pack.cells[3]?.id ?? '' });
  device.step({ type: 'reveal' });
  device.step({ type: 'award', teamIndex: null });
  device.passTime(60_000);
  expect((await device.send()).game).toMatchObject({ seq: running.seq + 3, openedTiles: 4 });
  await device.play({ type: 'end' });
  expect((await device.play({ type: 'finish' })).game).toMatchObject({ outcome: 'finished' });

  const { rows: open } = await sql<{ id: string; payment: string; code: string }>`
    select purchase.id, payment.id as payment, code.code from purchases purchase
    join discount_reservations reservation on reservation.purchase_id = purchase.id
    join discount_codes code on code.id = reservation.discount_code_id
    join sandbox_payments payment on payment.purchase_id = purchase.id
    where purchase.status = 'pending'`.execute(site.database.query);
  expect(open).toMatchObject([{ code: 'EID' }]);
  await choose(app, open[0]?.payment ?? '', 'pay');
  expect((await host.call(purchaseApi.getPurchase, { id: open[0]?.id ?? '' })).purchase.status).toBe('paid');
  expect((await host.call(accountsApi.getMe, {})).user.gameSessionBalance).toBe(balance + 5);

  await openCells(await startHosted(app, host), 2);
  await app.outbox.drain();
  expect(await findDisagreements(site.database, app.clock.now())).toEqual([]);
});
