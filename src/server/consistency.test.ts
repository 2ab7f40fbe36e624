import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { adminStoreApi } from '#shared/store/admin-api.ts';
import { purchaseApi } from '#shared/store/purchase-api.ts';
import { addDiscountCode, buy, choose, order } from '#testing/shop.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';
import { findDisagreements } from './consistency.ts';

let app: TestApp;
let buyer: TestUser;
beforeEach(async () => {
  app = await createTestApp();
  buyer = await app.verified();
});

it('finds no disagreement after buying, declining, refunding with and without taking back, and giving up [PUR-7] [USER-3]', async () => {
  const admin = await app.admin();
  await addDiscountCode(app, { code: 'EID', value: 15 });
  await buy(app, buyer, {
    discountCode: 'EID',
    items: [
      { packageId: 'one-session', quantity: 3 },
      { packageId: 'five-sessions', quantity: 1 },
    ],
  });
  const kept = await buy(app, buyer, { discountCode: 'EID' });
  const taken = await buy(app, buyer);
  await admin.call(adminStoreApi.refundPurchase, { id: kept.id });
  await admin.call(adminStoreApi.refundPurchase, { id: taken.id, takesBack: true });
  const declined = await order(buyer);
  await choose(app, declined.paymentId, 'decline');
  await buyer.call(purchaseApi.payAgain, { id: declined.purchase.id });
  const open = await order(buyer);
  await admin.call(adminStoreApi.changePurchaseStatus, { id: open.purchase.id, status: 'refunded' });
  await app.outbox.drain();
  expect(await findDisagreements(app.database)).toEqual([]);
});

it.each([
  ['balance and ledger', sql`update users set game_session_balance = game_session_balance + 1`],
  ['purchase and grant', sql`update purchase_events set detail = detail || '{"sessions": 50}' where kind = 'paid'`],
  ['ledger and its purchase', sql`update purchases set date = null, receipt_number = null, status = 'failed'`],
  ['status and marks of a purchase', sql`update purchases set status = 'pending'`],
  ['lines and totals of a purchase', sql`update purchases set final_price_fils = 1`],
  ['uses of a discount code', sql`update discount_codes set usage_count = 9`],
  ['statistics of a day', sql`update store_daily_stats set total_revenue_fils = 1`],
  [
    'reservations of discount codes',
    sql`insert into discount_reservations select id, discount_code_id, date from purchases`,
  ],
  [
    'limit of a discount code',
    sql`insert into discount_reservations select id, discount_code_id, date + interval '1 minute' from purchases`,
  ],
  [
    'refunds and what was heard of them',
    sql`update purchases set status = 'refunded', was_refunded = true, refunded_from = 'paid'`,
  ],
  ['refunds and what was heard of them', sql`update payment_attempts set state = 'refunded'`],
  ['refunds and what was heard of them', sql`update purchases set paid_attempt_id = 'another'`],
  ['refunds and the sandbox', sql`update sandbox_payments set state = 'refunded'`],
  [
    'refunds and the sandbox',
    sql`update purchases set status = 'refunded', was_refunded = true, refunded_from = 'paid'`,
  ],
])('finds a disagreement in %s [PUR-7] [USER-3]', async (check, damage) => {
  await addDiscountCode(app, { code: 'EID', value: 15, usageLimit: 1 });
  await buy(app, buyer, { discountCode: 'EID' });
  expect(await findDisagreements(app.database, app.clock.now())).toEqual([]);
  await damage.execute(app.database.query);
  expect((await findDisagreements(app.database, app.clock.now())).map((each) => each.check)).toContain(check);
});

it('reports an open purchase without a reservation of its code [PUR-3]', async () => {
  await addDiscountCode(app, { code: 'EID', value: 15 });
  await order(buyer, { discountCode: 'EID' });
  await sql`delete from discount_reservations`.execute(app.database.query);
  expect((await findDisagreements(app.database)).map((each) => each.check)).toEqual(['reservations of discount codes']);
});

it('finds no disagreement if staff lowered the limit of a code below its uses, or refunded without the provider [DISC-1] [PUR-4]', async () => {
  const admin = await app.admin();
  const wish = { code: 'EID', discountType: 'percentage' as const, discountValue: 15, usageLimit: 2 };
  const { code } = await admin.call(adminStoreApi.createDiscountCode, wish);
  const { id } = await buy(app, buyer, { discountCode: 'EID' });
  await buy(app, buyer, { discountCode: 'EID' });
  await admin.call(adminStoreApi.updateDiscountCode, { ...wish, id: code.id, usageLimit: 1 });
  await admin.call(adminStoreApi.refundPurchase, { id, throughProvider: false });
  expect(await findDisagreements(app.database)).toEqual([]);
});

it('finds no disagreement right after a clean stop, whatever the outbox has still to deliver [PUR-7]', async () => {
  const { paymentId } = await order(buyer);
  await choose(app, paymentId, 'webhook-lost');
  app.clock.moveBy(61_000);
  await app.store.checkDuePayments();
  await app.outbox.stop();
  expect(await app.database.query.selectFrom('outbox').select('kind').execute()).toContainEqual({
    kind: 'store/purchase-moved',
  });
  expect(await findDisagreements(app.database)).toEqual([]);
});

it('reads one snapshot while purchases are paid [PUR-7]', async () => {
  const opened = await Promise.all(Array.from({ length: 8 }, () => order(buyer)));
  const found = await Promise.all([
    ...opened.map(({ paymentId }) => choose(app, paymentId, 'pay').then(() => [])),
    ...Array.from({ length: 8 }, () => findDisagreements(app.database)),
  ]);
  expect(found.flat()).toEqual([]);
});
