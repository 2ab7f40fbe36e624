import { beforeEach, describe, expect, it } from 'vitest';
import { purchaseApi } from '#shared/store/purchase-api.ts';
import { addDiscountCode, order } from '#testing/shop.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';

let app: TestApp;
let buyer: TestUser;
beforeEach(async () => {
  app = await createTestApp();
  buyer = await app.verified();
});

const english = { 'accept-language': 'en' };
const create = (input: unknown) =>
  buyer.errorOf(purchaseApi.createPurchase, input, { 'idempotency-key': 'an-order-of-mine', ...english });
const one = [{ packageId: 'one-session', quantity: 1 }];

describe('an order', () => {
  it('costs the stored price of its packages, whatever the page sends [PUR-1]', async () => {
    const items = [
      { packageId: 'five-sessions', quantity: 2, price: 1, sessions: 900, finalPrice: 0 },
      { packageId: 'one-session', quantity: 1 },
    ];
    const { purchase } = await buyer.call(purchaseApi.createPurchase, { items, finalPriceFils: 1, total: 0 } as never, {
      'idempotency-key': 'a-cheap-order',
    });
    expect(purchase).toMatchObject({
      status: 'pending',
      method: 'online',
      packageId: 'five-sessions',
      originalPriceFils: 13_500,
      packageDiscountFils: 0,
      priceFils: 13_500,
      discountAmountFils: 0,
      finalPriceFils: 13_500,
      totalSessionsGranted: 11,
      userId: buyer.user.uid,
      receiptNumber: null,
      date: null,
      items: [
        { packageId: 'five-sessions', quantity: 2, sessions: 5, priceFils: 6000 },
        { packageId: 'one-session', quantity: 1, sessions: 1, priceFils: 1500 },
      ],
    });
  });

  it('is opened once, however often the same request comes [PUR-1]', async () => {
    const call = () =>
      buyer.call(purchaseApi.createPurchase, { items: one }, { 'idempotency-key': 'pressed-many-times' });
    const answers = await Promise.all(Array.from({ length: 10 }, call));
    expect(new Set(answers.map(({ purchase }) => purchase.id)).size).toBe(1);
    expect(new Set(answers.map(({ payment }) => payment.kind === 'redirect' && payment.url)).size).toBe(1);
    expect(await app.database.query.selectFrom('sandbox_payments').select('id').execute()).toHaveLength(1);
  });

  it('does not take a key that was used for another order [PUR-1]', async () => {
    await addDiscountCode(app, { code: 'EID', value: 10 });
    const key = { 'idempotency-key': 'one-key-for-all' };
    const { purchase } = await buyer.call(purchaseApi.createPurchase, { items: one, discountCode: ' eid ' }, key);
    const again = await buyer.call(purchaseApi.createPurchase, { items: one, discountCode: 'EID' }, key);
    expect(again.purchase.id).toBe(purchase.id);
    for (const other of [
      { items: one },
      { items: [{ packageId: 'one-session', quantity: 2 }], discountCode: 'EID' },
      { items: [{ packageId: 'five-sessions', quantity: 1 }], discountCode: 'EID' },
    ]) {
      expect(await buyer.errorOf(purchaseApi.createPurchase, other, key)).toMatchObject({
        status: 409,
        code: 'system/idempotency-key-reused',
      });
    }
  });

  it('that costs something else than its buyer saw opens nothing and reserves no code [PUR-1] [PAY-1]', async () => {
    await addDiscountCode(app, { code: 'EID', value: 50, usageLimit: 1 });
    const seen = { items: one, discountCode: 'EID', expectedTotalFils: 750 };
    const tables = ['purchases', 'purchase_events', 'discount_reservations', 'payment_attempts', 'outbox'] as const;
    const rows = async () =>
      Promise.all(
        tables.map(async (table) => (await app.database.query.selectFrom(table).selectAll().execute()).length),
      );
    const before = await rows();
    await app.database.query.updateTable('discount_codes').set({ discount_value: 10 }).execute();
    expect(await create(seen)).toMatchObject({
      status: 409,
      code: 'store/prices-changed',
      message: 'This order costs something else now. Look over your cart and try again.',
    });
    expect(await rows()).toEqual(before);
    expect(await app.database.query.selectFrom('sandbox_payments').select('id').execute()).toEqual([]);

    await app.database.query.updateTable('discount_codes').set({ discount_value: 50 }).execute();
    const key = { 'idempotency-key': 'an-order-of-mine' };
    const { purchase } = await buyer.call(purchaseApi.createPurchase, seen, key);
    expect(purchase.finalPriceFils).toBe(750);
    // Sent again it is the same purchase, and never one of another total.
    expect((await buyer.call(purchaseApi.createPurchase, seen, key)).purchase.id).toBe(purchase.id);
    expect(await create({ ...seen, expectedTotalFils: 1350 })).toMatchObject({ code: 'store/prices-changed' });
    expect((await rows())[0]).toBe(1);
  });

  it('without the total that its buyer saw is opened, for pages that were loaded earlier [PUR-1]', async () => {
    await app.database.query
      .updateTable('game_packages')
      .set({ price_fils: 1600 })
      .where('id', '=', 'one-session')
      .execute();
    const { purchase } = await buyer.call(
      purchaseApi.createPurchase,
      { items: one },
      { 'idempotency-key': 'an-old-page-1' },
    );
    await app.database.query
      .updateTable('game_packages')
      .set({ price_fils: 1500 })
      .where('id', '=', 'one-session')
      .execute();
    expect(purchase.finalPriceFils).toBe(1600);
  });

  it.each([0, -1, 1.5, 1e9, Number.MAX_SAFE_INTEGER])('refuses a quantity of %d [PUR-1]', async (quantity) => {
    expect(await create({ items: [{ packageId: 'one-session', quantity }] })).toMatchObject({
      code: 'store/invalid-quantity',
      status: 400,
    });
  });

  it('refuses an empty cart, an unknown package and one that was switched off meanwhile [PUR-1]', async () => {
    expect(await create({ items: [] })).toMatchObject({ code: 'store/cart-empty' });
    expect(await create({ items: [{ packageId: 'none', quantity: 1 }] })).toMatchObject({
      code: 'store/package-not-found',
      message: 'Game package not found',
    });
    await app.database.query
      .updateTable('game_packages')
      .set({ is_active: false })
      .where('id', '=', 'one-session')
      .execute();
    const refused = await create({ items: one });
    await app.database.query
      .updateTable('game_packages')
      .set({ is_active: true })
      .where('id', '=', 'one-session')
      .execute();
    expect(refused).toMatchObject({ code: 'store/package-inactive' });
    expect(await app.database.query.selectFrom('purchases').select('id').execute()).toEqual([]);
  });

  it("hides other users' purchases [PUR-1]", async () => {
    const { purchase } = await order(buyer);
    const stranger = await app.verified();
    for (const contract of [purchaseApi.getPurchase, purchaseApi.checkPurchase, purchaseApi.payAgain]) {
      expect(await stranger.errorOf(contract, { id: purchase.id }, english)).toMatchObject({
        status: 404,
        code: 'store/purchase-not-found',
        message: 'Purchase not found',
      });
    }
  });
});
