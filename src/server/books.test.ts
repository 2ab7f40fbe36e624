import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { adminStoreApi } from '#shared/store/admin-api.ts';
import { purchaseApi } from '#shared/store/purchase-api.ts';
import { addDiscountCode, buy, choose, order } from '#testing/shop.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';
import { checkBooks } from './books.ts';

let app: TestApp;
let buyer: TestUser;
beforeEach(async () => {
  app = await createTestApp();
  buyer = await app.verified();
});

it('agree after buying, declining, refunding with and without taking back, and giving up [PUR-7] [USER-3]', async () => {
  const admin = await app.admin();
  await addDiscountCode(app, { code: 'EID', value: 15 });
  await buy(app, buyer, { discountCode: 'EID', items: [{ packageId: 'one-session', quantity: 3 }, { packageId: 'five-sessions', quantity: 1 }] });
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
  expect(await checkBooks(app.database)).toEqual([]);
});

it.each([
  ['balance and ledger', sql`update users set game_session_balance = game_session_balance + 1`],
  ['purchase and grant', sql`update purchase_events set detail = detail || '{"sessions": 50}' where kind = 'paid'`],
  ['ledger and its purchase', sql`update purchases set date = null, receipt_number = null, status = 'failed'`],
  ['status and marks of a purchase', sql`update purchases set status = 'pending'`],
  ['lines and totals of a purchase', sql`update purchases set final_price_fils = 1`],
  ['uses of a discount code', sql`update discount_codes set usage_count = 9`],
  ['statistics of a day', sql`update store_daily_stats set total_revenue_fils = 1`],
])('tell where %s part [PUR-7] [USER-3]', async (book, damage) => {
  await addDiscountCode(app, { code: 'EID', value: 15 });
  await buy(app, buyer, { discountCode: 'EID' });
  await damage.execute(app.database.query);
  expect((await checkBooks(app.database)).map((each) => each.book)).toContain(book);
});
