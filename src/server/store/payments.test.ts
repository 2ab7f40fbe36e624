import { beforeEach, describe, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { adminStoreApi } from '#shared/store/admin-api.ts';
import { purchaseApi } from '#shared/store/purchase-api.ts';
import { addDiscountCode, balanceOf, buy, choose, order, read } from '#testing/shop.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';

let app: TestApp;
let buyer: TestUser;
beforeEach(async () => {
  app = await createTestApp();
  buyer = await app.verified();
});
const timeline = async (id: string) =>
  (
    await app.database.query
      .selectFrom('purchase_events')
      .select('kind')
      .where('purchase_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind);

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

  it('is known at once, also if the clock went back since [PUR-2]', async () => {
    const { purchase, paymentId } = await order(buyer);
    await choose(app, paymentId, 'webhook-lost');
    app.clock.moveBy(-60 * 60_000);
    const checked = await buyer.call(purchaseApi.checkPurchase, { id: purchase.id });
    expect(checked.purchase.status).toBe('paid');
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
