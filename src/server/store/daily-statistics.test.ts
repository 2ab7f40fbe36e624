import { sql } from 'kysely';
import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { adminStoreApi } from '#shared/store/admin-api.ts';
import { addDiscountCode, buy, choose, order } from '#testing/shop.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';
import { findDisagreements } from '../consistency.ts';

let app: TestApp;
let buyer: TestUser;
let admin: TestUser;
beforeEach(async () => {
  app = await createTestApp({ logger: pino({ level: 'silent' }) });
  buyer = await app.verified();
  admin = await app.admin();
});

const today = async () => (await admin.call(adminStoreApi.getStatistics, { days: 1 })).days[0];
const disagreements = () => findDisagreements(app.database, app.clock.now());

it('are increased when a purchase is paid and decreased when it is refunded, without later deliveries [PUR-7]', async () => {
  await addDiscountCode(app, { code: 'EID', value: 50 });
  const items = [
    { packageId: 'five-sessions', quantity: 1 },
    { packageId: 'one-session', quantity: 2 },
  ];
  const { paymentId, purchase } = await order(buyer, { discountCode: 'EID', items });
  await choose(app, paymentId, 'webhook-lost');
  app.clock.moveBy(61_000);
  // The process stops right after: nothing of its outbox is delivered.
  await app.store.checkDuePayments();
  expect(await today()).toMatchObject({
    totalPurchases: 1,
    totalRevenueFils: 4500,
    totalSessions: 7,
    totalDiscountsFils: 4500,
    discountedPurchasesCount: 1,
    packageBreakdown: {
      'five-sessions': { count: 1, revenueFils: 3000 },
      'one-session': { count: 2, revenueFils: 1500 },
    },
  });
  expect(await disagreements()).toEqual([]);
  await admin.call(adminStoreApi.refundPurchase, { id: purchase.id });
  expect(await today()).toMatchObject({
    totalPurchases: 0,
    totalRevenueFils: 0,
    totalDiscountsFils: 0,
    discountedPurchasesCount: 0,
    packageBreakdown: {},
  });
  expect(await disagreements()).toEqual([]);
});

it('are not recounted by a payment: it adds its own part, however large the day is [PUR-7]', async () => {
  await buy(app, buyer);
  // What no purchase accounts for stays, so that a payment that counted the day would show.
  await sql`update store_daily_stats set total_revenue_fils = total_revenue_fils + 7, updated_at = now()`.execute(
    app.database.query,
  );
  await buy(app, buyer);
  expect(await today()).toMatchObject({ totalPurchases: 2, totalRevenueFils: 12_007 });
});

it('are corrected by the hourly recount if they differ from the purchases, and unchanged otherwise [PUR-7]', async () => {
  await buy(app, buyer);
  expect(await app.store.recountRecentDays()).toEqual([]);
  await sql`update store_daily_stats set total_revenue_fils = total_revenue_fils + 7, package_breakdown = '{}'`.execute(
    app.database.query,
  );
  expect((await disagreements()).map(({ check }) => check)).toEqual(['statistics of a day']);
  expect(await app.store.recountRecentDays()).toEqual(['2026-11-20']);
  expect(await today()).toMatchObject({
    totalRevenueFils: 6000,
    packageBreakdown: { 'five-sessions': { count: 1, revenueFils: 6000 } },
  });
  await sql`delete from store_daily_stats`.execute(app.database.query);
  expect(await app.store.recountRecentDays()).toEqual(['2026-11-20']);
  expect(await disagreements()).toEqual([]);
});

it('agree at every moment, with payments, refunds, repairs and recounts at once [PUR-7] [PUR-8]', async () => {
  await addDiscountCode(app, { code: 'EID', value: 10 });
  const lines = [
    { packageId: 'one-session', quantity: 1 },
    { packageId: 'five-sessions', quantity: 1 },
  ];
  const bought = await Promise.all(
    Array.from({ length: 6 }, () => buy(app, buyer, { discountCode: 'EID', items: lines })),
  );
  // Their shares are wrong, and counted so: what a repair has to mend.
  await sql`update purchases set items = jsonb_set(jsonb_set(items, '{0,discountShareFils}', '0'), '{1,discountShareFils}', '750')`.execute(
    app.database.query,
  );
  await app.store.recountRecentDays();
  const opened = await Promise.all(
    Array.from({ length: 12 }, () => order(buyer, { discountCode: 'EID', items: lines })),
  );
  const found: unknown[] = [];
  await Promise.all([
    ...opened.map(({ paymentId }) => choose(app, paymentId, 'pay')),
    ...bought.slice(0, 3).map(({ id }) => admin.call(adminStoreApi.refundPurchase, { id })),
    ...Array.from({ length: 3 }, () => admin.call(adminStoreApi.repairDiscounts, { dryRun: false })),
    ...Array.from({ length: 4 }, () => app.store.recountRecentDays().then((days) => found.push(...days))),
    ...Array.from({ length: 4 }, async () => {
      // Money that is on its way at the sandbox is no difference of a day.
      found.push(...(await disagreements()).filter(({ check }) => check === 'statistics of a day'));
    }),
  ]);
  expect(found).toEqual([]);
  await app.outbox.drain();
  expect(await today()).toMatchObject({ totalPurchases: 15, totalRevenueFils: 15 * 6750 });
  expect(await disagreements()).toEqual([]);
});
