import '../../platform/audit.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { present } from '#shared/kernel/assert.ts';
import { adminStoreApi as api } from '#shared/store/admin-api.ts';
import { purchaseApi } from '#shared/store/purchase-api.ts';
import { purchaseStatuses } from '#shared/store/purchase.ts';
import { balanceOf, buy, choose, order, read } from '#testing/shop.ts';
import { findDisagreements } from '../../consistency.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';

let app: TestApp;
let admin: TestUser;
let buyer: TestUser;
beforeEach(async () => {
  app = await createTestApp();
  admin = await app.admin();
  buyer = await app.verified({ displayName: 'أم سالم' });
});

const english = { 'accept-language': 'en' };
const audited = () => app.database.query.selectFrom('audit_log').selectAll().orderBy('id').execute();

describe('purchases', () => {
  it('are found by their filters, by pages of 20 [PUR-5]', async () => {
    const other = await app.verified();
    const ids: string[] = [];
    for (const [index, person] of [buyer, other, buyer, buyer].entries()) {
      app.clock.moveBy(60_000);
      const { purchase, paymentId } = await order(person, {
        items: [{ packageId: 'one-session', quantity: index + 1 }],
      });
      await choose(app, paymentId, index === 3 ? 'decline' : 'pay');
      ids.push(purchase.id);
    }
    const found = async (wish: object) =>
      (await admin.call(api.listAllPurchases, wish)).items.map(({ id }) => ids.indexOf(id));
    expect(await found({})).toEqual([3, 2, 1, 0]);
    expect(await found({ sortDirection: 'asc' })).toEqual([0, 1, 2, 3]);
    expect(await found({ sortBy: 'finalPrice' })).toEqual([3, 2, 1, 0]);
    expect(await found({ userId: buyer.user.uid })).toEqual([3, 2, 0]);
    expect(await found({ status: 'failed' })).toEqual([3]);
    expect(await found({ orderId: ids[1] })).toEqual([1]);
    const at = (await read(buyer, present(ids[2], 'the third'))).createdAt;
    expect(await found({ startDate: at })).toEqual([3, 2]);
    expect(await found({ endDate: at })).toEqual([2, 1, 0]);
    for (const sortBy of ['createdAt', 'finalPrice'] as const) {
      const first = await admin.call(api.listAllPurchases, { limit: 3, sortBy });
      const rest = await admin.call(api.listAllPurchases, { limit: 3, sortBy, cursor: first.nextCursor ?? '' });
      expect([...first.items, ...rest.items].map(({ id }) => ids.indexOf(id))).toEqual([3, 2, 1, 0]);
    }
    expect((await admin.call(api.listAllPurchases, {})).items[0]?.buyer).toEqual({
      displayName: 'أم سالم',
      email: buyer.user.email,
    });
  });

  it('show all their events [PUR-5]', async () => {
    const { id } = await buy(app, buyer);
    const { purchase, events } = await admin.call(api.getAnyPurchase, { id });
    expect(purchase).toMatchObject({ id, status: 'paid' });
    expect(events.map(({ kind, actor }) => [kind, actor])).toEqual([
      ['opened', 'buyer'],
      ['paid', 'provider'],
    ]);
    expect(await admin.errorOf(api.getAnyPurchase, { id: 'none' }, english)).toMatchObject({
      status: 404,
      message: 'Purchase not found',
    });
  });

  it('go by hand where their machine lets them, and nowhere else [PUR-2] [PUR-4] [PUR-5]', async () => {
    const {
      purchase: { id },
    } = await order(buyer);
    const before = await balanceOf(buyer);
    const move = (status: (typeof purchaseStatuses)[number]) =>
      admin.call(api.changePurchaseStatus, { id, status, note: 'اتصل بنا' });
    expect((await move('failed')).purchase.status).toBe('failed');
    expect((await move('pending')).purchase.status).toBe('pending');
    expect((await move('completed')).purchase.status).toBe('completed');
    expect(await balanceOf(buyer)).toBe(before + 5);
    for (const status of ['pending', 'completed', 'paid', 'failed'] as const) {
      expect(await admin.errorOf(api.changePurchaseStatus, { id, status }, english)).toMatchObject({
        status: 409,
        message: `Cannot change status from completed to ${status}. Only refund is allowed.`,
      });
    }
    expect((await move('refunded')).purchase).toMatchObject({
      status: 'refunded',
      wasRefunded: true,
      refundedFrom: 'completed',
      refundedAt: app.clock.now(),
    });
    for (const status of purchaseStatuses) {
      expect(await admin.errorOf(api.changePurchaseStatus, { id, status }, english)).toMatchObject({
        status: 409,
        message: 'This purchase has been refunded and its status cannot be changed.',
      });
    }
    expect(await balanceOf(buyer)).toBe(before + 5);
    expect(
      (await audited()).map(({ before: was, after: is, note }) => [was?.['status'], is?.['status'], note]),
    ).toEqual([
      ['pending', 'failed', 'اتصل بنا'],
      ['failed', 'pending', 'اتصل بنا'],
      ['pending', 'completed', 'اتصل بنا'],
      ['completed', 'refunded', 'اتصل بنا'],
    ]);
  });

  it('ask the provider before they are moved by hand, so that late money pays for them and does not go back [PUR-2] [PUR-5]', async () => {
    const before = await balanceOf(buyer);
    const {
      purchase: { id },
      paymentId,
    } = await order(buyer);
    await choose(app, paymentId, 'webhook-lost');
    expect((await admin.call(api.changePurchaseStatus, { id, status: 'paid' })).purchase).toMatchObject({
      status: 'paid',
      paymentMethod: 'sandbox',
    });
    app.clock.moveBy(25 * 60 * 60_000);
    await app.store.checkDuePayments();
    await app.outbox.drain();
    expect(await app.database.query.selectFrom('sandbox_payments').select('state').executeTakeFirstOrThrow()).toEqual({
      state: 'captured',
    });
    expect(await balanceOf(buyer)).toBe(before + 5);
    const late = await order(buyer);
    await choose(app, late.paymentId, 'webhook-lost');
    expect(await admin.errorOf(api.changePurchaseStatus, { id: late.purchase.id, status: 'failed' })).toMatchObject({
      code: 'store/only-refund-allowed',
    });
  });

  it('wait for a running refund [PUR-4] [PUR-5]', async () => {
    const { id } = await buy(app, buyer);
    await app.database.query.updateTable('purchases').set({ refund_pending: true }).execute();
    expect(await admin.errorOf(api.changePurchaseStatus, { id, status: 'refunded' })).toMatchObject({
      status: 409,
      code: 'store/refund-under-way',
    });
  });

  it('are refunded through their provider, sessions kept unless asked for [PUR-4]', async () => {
    const { id } = await buy(app, buyer);
    const before = await balanceOf(buyer);
    const { purchase } = await admin.call(api.refundPurchase, { id, note: 'لم تعجبهم' });
    expect(purchase).toMatchObject({
      status: 'refunded',
      wasRefunded: true,
      refundedFrom: 'paid',
      refundedAt: app.clock.now(),
      refundPending: false,
    });
    expect(await balanceOf(buyer)).toBe(before);
    expect(await app.database.query.selectFrom('sandbox_payments').select('state').executeTakeFirstOrThrow()).toEqual({
      state: 'refunded',
    });
    expect(await admin.errorOf(api.refundPurchase, { id }, english)).toMatchObject({
      message: 'This purchase has been refunded and its status cannot be changed.',
    });
    expect(await audited()).toHaveLength(1);
  });

  it('give back no more sessions than are left [PUR-4] [USER-3]', async () => {
    const { id } = await buy(app, buyer);
    await app.database.query
      .transaction()
      .execute((tx) =>
        sql`select * from book_sessions(${buyer.user.uid}, -6, 'game', 'spent in between', now())`.execute(tx),
      );
    expect(await balanceOf(buyer)).toBe(2);
    await admin.call(api.refundPurchase, { id, takesBack: true });
    expect(await balanceOf(buyer)).toBe(0);
    const rows = await app.database.query
      .selectFrom('session_ledger')
      .select(['delta', 'reason'])
      .where('source_id', '=', id)
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { delta: 5, reason: 'purchase' },
      { delta: -2, reason: 'refund' },
    ]);
  });

  it('are deleted only if nothing was paid and no payment is in progress [PUR-5]', async () => {
    const { purchase, paymentId } = await order(buyer);
    expect(await admin.errorOf(api.deletePurchase, { id: purchase.id })).toMatchObject({
      code: 'store/purchase-not-deletable',
    });
    await choose(app, paymentId, 'decline');
    // Until it is no longer looked for, money may still have moved.
    expect(await admin.errorOf(api.deletePurchase, { id: purchase.id })).toMatchObject({
      code: 'store/purchase-not-deletable',
    });
    app.clock.moveBy(26 * 60 * 60_000);
    await app.store.checkDuePayments();
    await admin.call(api.deletePurchase, { id: purchase.id });
    expect(await buyer.errorOf(purchaseApi.getPurchase, { id: purchase.id })).toMatchObject({ status: 404 });
    const paid = await buy(app, buyer);
    expect(await admin.errorOf(api.deletePurchase, { id: paid.id })).toMatchObject({
      status: 409,
      code: 'store/purchase-not-deletable',
    });
    expect(await admin.errorOf(api.deletePurchase, { id: 'none' })).toMatchObject({ code: 'store/purchase-not-found' });
  });
});

it('reopened by hand can be paid again, though no page was left to pay it on [PUR-4]', async () => {
  const {
    purchase: { id },
    paymentId,
  } = await order(buyer);
  await choose(app, paymentId, 'decline');
  await admin.call(api.changePurchaseStatus, { id, status: 'pending' });
  const { payment } = await buyer.call(purchaseApi.payAgain, { id });
  expect(payment.kind).toBe('redirect');
  await choose(app, payment.kind === 'redirect' ? payment.url.slice(payment.url.lastIndexOf('/') + 1) : '', 'pay');
  expect(await read(buyer, id)).toMatchObject({ status: 'paid' });
});

it.each([
  ['refunded', 'refunded', 3],
  ['paid', 'paid', 8],
  ['failed', 'paid', 8],
] as const)(
  'moved to %s by hand during a payment, it ends as %s, and an extra payment is refunded [PUR-4]',
  async (to, end, balance) => {
    const {
      purchase: { id },
      paymentId,
    } = await order(buyer);
    await admin.call(api.changePurchaseStatus, { id, status: to });
    await choose(app, paymentId, 'pay');
    expect(await read(buyer, id)).toMatchObject({ status: end });
    expect(await balanceOf(buyer)).toBe(balance);
    expect(await app.database.query.selectFrom('sandbox_payments').select('state').executeTakeFirstOrThrow()).toEqual({
      state: to === 'failed' ? 'captured' : 'refunded',
    });
    expect(await findDisagreements(app.database)).toEqual([]);
  },
);
