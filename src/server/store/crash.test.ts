import { beforeEach, expect, it } from 'vitest';
import { purchaseApi } from '#shared/store/purchase-api.ts';
import { balanceOf, choose, order, read } from '#testing/shop.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';
import { findDisagreements } from '../consistency.ts';

// The state after a crash at each point between the order and the grant; another process continues.
let app: TestApp;
let buyer: TestUser;
beforeEach(async () => {
  app = await createTestApp();
  buyer = await app.verified();
});

const attempts = () => app.database.query.selectFrom('payment_attempts').selectAll().execute();
const forgetCheckout = () =>
  app.database.query.updateTable('payment_attempts').set({ provider_ref: null, redirect_url: null }).execute();

it('before the provider was asked: the same request continues, to one page [PAY-1] [PUR-1]', async () => {
  const { purchase, paymentId } = await order(buyer, { key: 'asked-before-death' });
  await forgetCheckout();
  const again = await order(buyer, { key: 'asked-before-death' });
  // The provider knew the attempt by its key: no second page, no second payment.
  expect(again).toMatchObject({ purchase: { id: purchase.id }, paymentId });
  await choose(app, paymentId, 'pay');
  expect(await read(buyer, purchase.id)).toMatchObject({ status: 'paid' });
});

it('before the provider was asked, without a retry: the purchase expires [PAY-1]', async () => {
  const { purchase } = await order(buyer);
  await forgetCheckout();
  app.clock.moveBy(39 * 60_000);
  await app.store.checkDuePayments();
  expect(await read(buyer, purchase.id)).toMatchObject({ status: 'pending' });
  app.clock.moveBy(2 * 60_000);
  await app.store.checkDuePayments();
  expect(await read(buyer, purchase.id)).toMatchObject({ status: 'failed', failure: { code: 'never-opened' } });
  expect(await buyer.call(purchaseApi.payAgain, { id: purchase.id })).toMatchObject({
    purchase: { status: 'pending' },
    payment: { kind: 'redirect' },
  });
});

it('after the money was taken, before the webhook: the next process finds it [PAY-1] [PUR-2]', async () => {
  const { purchase, paymentId } = await order(buyer);
  const before = await balanceOf(buyer);
  await choose(app, paymentId, 'webhook-lost');
  const next = await createTestApp({}, app);
  app.clock.moveBy(61_000);
  // Two processes at once, as behind a balancer.
  await Promise.all([app.store.checkDuePayments(), next.store.checkDuePayments()]);
  expect(await read(buyer, purchase.id)).toMatchObject({ status: 'paid' });
  expect(await balanceOf(buyer)).toBe(before + 5);
});

it('after the webhook was stored, before it was handled: it is handled when it is repeated, or without [PAY-1] [PUR-2]', async () => {
  const { purchase, paymentId } = await order(buyer);
  const before = await balanceOf(buyer);
  await app.database.query
    .insertInto('provider_events')
    .values({
      provider: 'sandbox',
      dedupe_key: `${paymentId}:captured`,
      purchase_id: purchase.id,
      kind: 'payment',
      body: '{}',
      received_at: new Date(app.clock.now()),
      handled_at: null,
    })
    .execute();
  await choose(app, paymentId, 'pay');
  expect(await read(buyer, purchase.id)).toMatchObject({ status: 'paid' });
  expect(await balanceOf(buyer)).toBe(before + 5);
});

it('while it was asking on behalf of the poller: what it had taken is taken again [PAY-1]', async () => {
  const { purchase, paymentId } = await order(buyer);
  await choose(app, paymentId, 'webhook-lost');
  app.clock.moveBy(61_000);
  await app.database.query
    .updateTable('payment_attempts')
    .set({ next_check_at: new Date(app.clock.now() + 2 * 60_000), checks: 1 })
    .execute();
  expect(await app.store.checkDuePayments()).toBe(0);
  app.clock.moveBy(2 * 60_000);
  expect(await app.store.checkDuePayments()).toBe(1);
  expect(await read(buyer, purchase.id)).toMatchObject({ status: 'paid' });
  expect(await attempts()).toMatchObject([{ state: 'paid', next_check_at: null }]);
});

it('after a refund was asked for, before its answer came: the next process asks again, and it is one refund [PUR-4]', async () => {
  const { purchase, paymentId } = await order(buyer);
  await choose(app, paymentId, 'pay');
  await app.database.query
    .updateTable('purchases')
    .set({ refund_pending: true, refund_takes_back: true, updated_at: new Date(app.clock.now()) })
    .execute();
  await app.database.query.updateTable('sandbox_payments').set({ state: 'refunded' }).execute();
  app.clock.moveBy(11 * 60_000);
  await app.store.checkDuePayments();
  expect(await read(buyer, purchase.id)).toMatchObject({
    status: 'refunded',
    refundPending: false,
    refundedFrom: 'paid',
  });
  expect(await balanceOf(buyer)).toBe(3);
  await app.outbox.drain();
  expect(await findDisagreements(app.database)).toEqual([]);
});
