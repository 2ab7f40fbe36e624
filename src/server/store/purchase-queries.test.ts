import { beforeEach, describe, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { purchaseApi } from '#shared/store/purchase-api.ts';
import { buy, choose, order } from '#testing/shop.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';

let app: TestApp;
let buyer: TestUser;
beforeEach(async () => {
  app = await createTestApp();
  buyer = await app.verified();
});
const one = [{ packageId: 'one-session', quantity: 1 }];

describe('the history', () => {
  it('lists paid purchases, newest first, by pages [PUR-6]', async () => {
    const bought: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      app.clock.moveBy(1000);
      bought.unshift((await buy(app, buyer, { items: one })).id);
    }
    const { paymentId } = await order(buyer, { items: one });
    await choose(app, paymentId, 'decline');
    const first = await buyer.call(purchaseApi.listPurchases, { limit: 2 });
    expect(first.hasMore).toBe(true);
    const second = await buyer.call(purchaseApi.listPurchases, { limit: 3, cursor: first.lastVisible ?? '' });
    expect([...first.purchases, ...second.purchases].map(({ id }) => id)).toEqual(bought);
    expect(second.hasMore).toBe(false);
    expect((await buyer.errorOf(purchaseApi.listPurchases, { cursor: 'junk' })).status).toBe(400);
  });

  it('is part of the export [AUTH-10]', async () => {
    const { id } = await buy(app, buyer);
    expect(await buyer.call(accountsApi.exportMe, {})).toMatchObject({ purchases: [{ id }] });
  });
});
