import { beforeEach, describe, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { adminStoreApi } from '#shared/store/admin-api.ts';
import { purchaseApi, purchaseCallables } from '#shared/store/purchase-api.ts';
import { addDiscountCode, balanceOf, buy, choose, order, read } from '#testing/shop.ts';
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
const codeRow = (code: string) =>
  app.database.query.selectFrom('discount_codes').selectAll().where('code', '=', code).executeTakeFirstOrThrow();
const timeline = async (id: string) =>
  (
    await app.database.query
      .selectFrom('purchase_events')
      .select('kind')
      .where('purchase_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind);

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

describe('a discount code', () => {
  const validate = (code: string, items: { packageId: string; quantity: number }[] = one) =>
    buyer.call(purchaseApi.validateDiscount, { code, items });

  it('answers each error with its text, in its order [DISC-2]', async () => {
    await addDiscountCode(app, { code: 'OFF', value: 10, isActive: false });
    await addDiscountCode(app, { code: 'FULL', value: 10, usageLimit: 1, endDate: new Date(1) });
    await app.database.query.updateTable('discount_codes').set({ usage_count: 1 }).where('code', '=', 'FULL').execute();
    await addDiscountCode(app, {
      code: 'OLD',
      value: 10,
      endDate: new Date(app.clock.now() - 1),
      packageIds: ['none'],
    });
    await addDiscountCode(app, { code: 'OTHER', value: 10, packageIds: ['twelve-sessions'] });
    await addDiscountCode(app, { code: 'ALL', value: 1500, type: 'fixed' });
    const refused = async (code: string, language: 'ar' | 'en', items = one) =>
      await buyer.call(purchaseApi.validateDiscount, { code, items }, { 'accept-language': language });
    const inArabic = {
      FULL: 'تم استخدام هذا الرمز بالكامل.',
      OLD: 'انتهت صلاحية الرمز.',
      OTHER: 'الرمز غير مطبق على أي منتجات في سلة التسوق.',
      ALL: 'لا يمكن تطبيق الخصم لأنه سيجعل المبلغ الإجمالي صفراً. يرجى إضافة المزيد من العناصر إلى سلة التسوق الخاصة بك.',
    };
    for (const [code, message] of Object.entries(inArabic)) {
      expect(await refused(code, 'ar'), code).toMatchObject({
        valid: false,
        message,
        codeDetails: null,
        discountAmountFils: 0,
      });
    }
    const inEnglish = {
      ' ': 'Discount code or cart empty.',
      NONE: 'Code not found or inactive.',
      OFF: 'Code not found or inactive.',
    };
    for (const [code, message] of Object.entries(inEnglish))
      expect(await refused(code, 'en'), code).toMatchObject({ valid: false, message });
    expect(await refused('ALL', 'en', [])).toMatchObject({ valid: false, message: 'Discount code or cart empty.' });
  });

  it('takes off what it says, by its contract and by its callable [DISC-2] [DISC-3]', async () => {
    await addDiscountCode(app, { code: 'EID', value: 15 });
    const expected = {
      valid: true,
      reason: null,
      discountAmountFils: 225,
      discountAmount: 0.225,
      percentage: 15,
      message: 'تم تطبيق الخصم بنجاح.',
      codeDetails: { id: 'id of EID', code: 'EID', discountType: 'percentage', discountValue: 15, appliesTo: 'all' },
    };
    expect(await validate(' eid ')).toEqual(expected);
    const { json } = await buyer.request({
      method: 'POST',
      path: `/functions/me-central1/${purchaseCallables.validateDiscountCode.name}`,
      body: { data: { code: 'eid', items: one } },
    });
    expect(json).toEqual({ result: expected });
  });

  it('is counted when the purchase is paid, found by its id [PUR-3] [DISC-1]', async () => {
    await addDiscountCode(app, { code: 'EID', value: 50 });
    const { purchase, paymentId } = await order(buyer, { discountCode: 'eid' });
    expect(purchase).toMatchObject({
      discountCode: 'EID',
      discountCodeId: 'id of EID',
      discountAmountFils: 3000,
      finalPriceFils: 3000,
    });
    expect(await codeRow('EID')).toMatchObject({ usage_count: 0, last_used_at: null });
    await choose(app, paymentId, 'pay');
    expect(await codeRow('EID')).toMatchObject({ usage_count: 1, last_used_at: new Date(app.clock.now()) });
  });

  it('is found by its text if a purchase stored no id [PUR-3]', async () => {
    await addDiscountCode(app, { code: 'EID', value: 50 });
    const { purchase, paymentId } = await order(buyer, { discountCode: 'EID' });
    await app.database.query
      .updateTable('purchases')
      .set({ discount_code_id: null })
      .where('id', '=', purchase.id)
      .execute();
    await choose(app, paymentId, 'pay');
    expect(await codeRow('EID')).toMatchObject({ usage_count: 1 });
  });

  it('that is refused opens nothing [DISC-2]', async () => {
    expect(await create({ items: one, discountCode: 'NONE' })).toMatchObject({
      code: 'store/discount-unknown',
      message: 'Code not found or inactive.',
    });
    expect(await app.database.query.selectFrom('purchases').select('id').execute()).toEqual([]);
  });
});

describe('a payment', () => {
  it('that is made grants the sessions at once, with a receipt number and one ledger row [PUR-2] [PUR-3] [PAY-2]', async () => {
    const before = await balanceOf(buyer);
    const purchase = await buy(app, buyer);
    expect(purchase).toMatchObject({
      status: 'paid',
      date: app.clock.now(),
      failure: null,
      isLive: false,
      paymentMethod: 'sandbox',
    });
    expect(purchase.receiptNumber).toBeGreaterThan(0);
    expect(await balanceOf(buyer)).toBe(before + 5);
    const rows = await app.database.query
      .selectFrom('session_ledger')
      .selectAll()
      .where('reason', '=', 'purchase')
      .execute();
    expect(rows).toMatchObject([{ delta: 5, source_id: purchase.id, user_id: buyer.user.uid }]);
    expect(await timeline(purchase.id)).toEqual(['opened', 'paid']);
  });

  it('that is declined leaves it failed, with the reason, and can be tried again without a second purchase [PAY-1]', async () => {
    const { purchase, paymentId } = await order(buyer);
    await choose(app, paymentId, 'decline');
    expect(await read(buyer, purchase.id)).toMatchObject({ status: 'failed', failure: { code: 'declined' } });
    const again = await buyer.call(purchaseApi.payAgain, { id: purchase.id });
    expect(again.purchase).toMatchObject({ id: purchase.id, status: 'pending', failure: null });
    const url = again.payment.kind === 'redirect' ? again.payment.url : '';
    expect(url).not.toContain(paymentId);
    await choose(app, url.slice(url.lastIndexOf('/') + 1), 'pay');
    expect(await read(buyer, purchase.id)).toMatchObject({ status: 'paid' });
    expect(await timeline(purchase.id)).toEqual(['opened', 'failed', 'pending', 'paid']);
  });

  it('that was left continues on its open page [PAY-1]', async () => {
    const { purchase, paymentId } = await order(buyer);
    await choose(app, paymentId, 'leave');
    const again = await buyer.call(purchaseApi.payAgain, { id: purchase.id });
    expect(again.payment).toMatchObject({ kind: 'redirect', url: expect.stringContaining(paymentId) as string });
  });

  it('is not continued if its price changed [PUR-1]', async () => {
    await addDiscountCode(app, { code: 'EID', value: 50 });
    const { purchase, paymentId } = await order(buyer, { discountCode: 'EID' });
    await choose(app, paymentId, 'decline');
    await app.database.query.updateTable('discount_codes').set({ discount_value: 10 }).execute();
    expect(await buyer.errorOf(purchaseApi.payAgain, { id: purchase.id })).toMatchObject({
      code: 'store/prices-changed',
    });
    expect(await read(buyer, purchase.id)).toMatchObject({ status: 'failed' });
  });

  it('whose webhook is lost is found by the return page [PAY-1]', async () => {
    const { purchase, paymentId } = await order(buyer);
    await choose(app, paymentId, 'webhook-lost');
    expect(await read(buyer, purchase.id)).toMatchObject({ status: 'pending' });
    expect((await buyer.call(purchaseApi.checkPurchase, { id: purchase.id })).purchase).toMatchObject({
      status: 'paid',
    });
  });

  it('whose webhook is lost, with the window closed, is found without help [PAY-1]', async () => {
    const { purchase, paymentId } = await order(buyer);
    await choose(app, paymentId, 'webhook-lost');
    app.clock.moveBy(61_000);
    expect(await app.store.checkDuePayments()).toBe(1);
    expect(await read(buyer, purchase.id)).toMatchObject({ status: 'paid' });
  });

  it('that comes late is waited for, and wins over a failure [PUR-2] [PAY-1]', async () => {
    const { purchase, paymentId } = await order(buyer);
    app.clock.moveBy(41 * 60_000);
    await app.store.checkDuePayments();
    expect(await read(buyer, purchase.id)).toMatchObject({ status: 'failed', failure: { code: 'expired' } });
    await app.database.query
      .updateTable('sandbox_payments')
      .set({ state: 'captured', captured_at: new Date(app.clock.now()) })
      .where('id', '=', paymentId)
      .execute();
    app.clock.moveBy(60 * 60_000);
    await app.store.checkDuePayments();
    expect(await read(buyer, purchase.id)).toMatchObject({ status: 'paid', failure: null });
  });

  it('grants once, for any number and order of webhooks [PUR-2] [PAY-1]', async () => {
    const { purchase, paymentId } = await order(buyer);
    const before = await balanceOf(buyer);
    await choose(app, paymentId, 'webhook-twice');
    await Promise.all(Array.from({ length: 20 }, () => buyer.call(purchaseApi.checkPurchase, { id: purchase.id })));
    expect(await balanceOf(buyer)).toBe(before + 5);
    expect(await app.database.query.selectFrom('provider_events').select('dedupe_key').execute()).toHaveLength(1);
  });

  it('made twice for one purchase gives the second one back [PAY-1]', async () => {
    const { purchase, paymentId } = await order(buyer);
    await choose(app, paymentId, 'decline');
    const again = await buyer.call(purchaseApi.payAgain, { id: purchase.id });
    const second =
      again.payment.kind === 'redirect' ? again.payment.url.slice(again.payment.url.lastIndexOf('/') + 1) : '';
    await choose(app, second, 'pay');
    const before = await balanceOf(buyer);
    // The bank had captured the first one after all.
    await app.database.query
      .updateTable('sandbox_payments')
      .set({ state: 'captured', captured_at: new Date(app.clock.now()) })
      .where('id', '=', paymentId)
      .execute();
    app.clock.moveBy(2 * 60 * 60_000);
    await app.store.checkDuePayments();
    await app.outbox.drain();
    expect(
      await app.database.query.selectFrom('sandbox_payments').select(['id', 'state']).orderBy('state').execute(),
    ).toEqual([
      { id: second, state: 'captured' },
      { id: paymentId, state: 'refunded' },
    ]);
    expect(await balanceOf(buyer)).toBe(before);
    expect(await read(buyer, purchase.id)).toMatchObject({ status: 'paid' });
    expect(await timeline(purchase.id)).toContain('extra-payment-refunded');
  });

  it.each([
    ['amount', { amount_fils: 1 }],
    ['order', { purchase_id: '00000000-0000-4000-8000-000000000000' }],
  ])(
    'that does not match its purchase by %s is never granted, and noted for a person [PAY-1]',
    async (mismatch, change) => {
      app = await createTestApp({ logger: quietLogger() });
      buyer = await app.verified();
      const { purchase, paymentId } = await order(buyer);
      const before = await balanceOf(buyer);
      await app.database.query.updateTable('sandbox_payments').set(change).where('id', '=', paymentId).execute();
      await choose(app, paymentId, 'pay');
      expect(await read(buyer, purchase.id)).toMatchObject({ status: 'pending' });
      expect(await balanceOf(buyer)).toBe(before);
      const event = await app.database.query
        .selectFrom('purchase_events')
        .select('detail')
        .where('kind', '=', 'mismatch')
        .executeTakeFirstOrThrow();
      expect(event.detail).toMatchObject({ mismatch });
    },
  );

  it('of a deleted account is recorded without a grant [PUR-3]', async () => {
    const { purchase, paymentId } = await order(buyer);
    await buyer.call(accountsApi.deleteMe, { password: buyer.password });
    await choose(app, paymentId, 'pay');
    expect(
      await app.database.query
        .selectFrom('purchases')
        .select('status')
        .where('id', '=', purchase.id)
        .executeTakeFirstOrThrow(),
    ).toEqual({ status: 'paid' });
    expect(
      await app.database.query.selectFrom('session_ledger').select('id').where('reason', '=', 'purchase').execute(),
    ).toEqual([]);
  });
});

describe('a webhook', () => {
  const post = (body: string, headers: Readonly<Record<string, string>> = {}, provider = 'sandbox') =>
    app.visitor().request({ method: 'POST', path: `/api/webhooks/${provider}`, body, headers });

  it('is refused without its signature, and with a wrong one [PAY-1]', async () => {
    app = await createTestApp({ logger: quietLogger() });
    const body = JSON.stringify({ event: 'x', payment: 'y', state: 'captured' });
    for (const headers of [{}, { 'x-sandbox-signature': '' }, { 'x-sandbox-signature': '0'.repeat(64) }]) {
      expect(await post(body, headers)).toMatchObject({ status: 401 });
    }
    expect(await app.database.query.selectFrom('provider_events').select('kind').execute()).toEqual([]);
  });

  it('of a provider that is not set up leads nowhere [PAY-1]', async () => {
    expect(await post('{}', {}, 'tap')).toMatchObject({ status: 404 });
    expect(await post('{}', {}, 'nobody')).toMatchObject({ status: 404 });
  });
});

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

  it('goes along in the export, and stays in the books without the person [AUTH-10]', async () => {
    const { id } = await buy(app, buyer);
    expect(await buyer.call(accountsApi.exportMe, {})).toMatchObject({ purchases: [{ id }] });
  });
});

function quietLogger() {
  return app.server.fastify.log.child({}, { level: 'silent' });
}

/** Paid by its second try, and then, late, by its first too; answers it with the first payment. */
async function payTwice(): Promise<{ id: string; firstPaymentId: string }> {
  const {
    purchase: { id },
    paymentId: firstPaymentId,
  } = await order(buyer);
  await choose(app, firstPaymentId, 'decline');
  const { payment } = await buyer.call(purchaseApi.payAgain, { id });
  await choose(app, payment.kind === 'redirect' ? payment.url.slice(payment.url.lastIndexOf('/') + 1) : '', 'pay');
  await app.database.query
    .updateTable('sandbox_payments')
    .set({ state: 'captured' })
    .where('id', '=', firstPaymentId)
    .execute();
  app.clock.moveBy(2 * 60 * 60_000);
  await app.store.checkDuePayments();
  expect(await timeline(id)).toContain('paid-twice');
  return { id, firstPaymentId };
}

it('gives a second payment back also where the purchase itself is refunded before that was done [PUR-2] [PUR-4]', async () => {
  const admin = await app.admin();
  const { id } = await payTwice();
  await admin.call(adminStoreApi.refundPurchase, { id });
  await app.outbox.drain();
  const payments = await app.database.query.selectFrom('sandbox_payments').select('state').execute();
  expect(payments).toEqual([{ state: 'refunded' }, { state: 'refunded' }]);
});

it('reports once that a second payment is not returned, and retries until it is [PUR-2]', async () => {
  // That it does not is an error in the log.
  app = await createTestApp({ logger: app.server.fastify.log.child({}, { level: 'silent' }) });
  buyer = await app.verified();
  const { id, firstPaymentId } = await payTwice();
  const bank = (state: 'declined' | 'captured') =>
    app.database.query.updateTable('sandbox_payments').set({ state }).where('id', '=', firstPaymentId).execute();
  await bank('declined');
  await app.outbox.drain();
  for (let round = 0; round < 3; round += 1) {
    app.clock.moveBy(11 * 60_000);
    await app.store.checkDuePayments();
  }
  expect((await timeline(id)).filter((kind) => kind === 'extra-refund-failed')).toHaveLength(1);
  await bank('captured');
  app.clock.moveBy(11 * 60_000);
  await app.store.checkDuePayments();
  expect((await timeline(id)).at(-1)).toBe('extra-payment-refunded');
  expect(await read(buyer, id)).toMatchObject({ status: 'paid' });
});
