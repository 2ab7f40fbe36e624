import '../platform/audit.ts';
import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminStoreApi } from '#shared/store/admin-api.ts';
import { purchaseApi } from '#shared/store/purchase-api.ts';
import { giveBack, outcomes, payingDeps, refundRejected } from '#testing/paying.ts';
import { addDiscountCode, balanceOf, buy, choose, order, read } from '#testing/shop.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';
import { findDisagreements } from '../consistency.ts';
import { changeStatus } from './admin/purchases.ts';
import type { PaymentProvider } from './payment/payment-provider.ts';
import { refundPurchase } from './refunds.ts';
import { reconcilePayment } from './reconcile-payment.ts';
import type { PayingDeps } from './deps.ts';

let app: TestApp;
let buyer: TestUser;
let admin: TestUser;
/** Twenty purchases from order to refund, on a busy machine. */
const manyRounds = 120_000;
const settings = { provider: null, tap: null, myFatoorah: null };
beforeEach(async () => {
  app = await createTestApp();
  buyer = await app.verified();
  admin = await app.admin();
});

const bank = async (id: string) =>
  (
    await app.database.query
      .selectFrom('sandbox_payments')
      .select('state')
      .where('purchase_id', '=', id)
      .executeTakeFirstOrThrow()
  ).state;
const audits = async (id: string) =>
  (await app.database.query.selectFrom('audit_log').select('action').where('subject_id', '=', id).execute()).length;
const disagreements = () => findDisagreements(app.database, app.clock.now());

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await setImmediate();
}

/** How a call of the staff was answered: its status word, or the code it was rejected with. */
async function answered(path: string, body: Readonly<Record<string, unknown>>): Promise<string> {
  const { status, json } = await admin.request({ method: 'POST', path, body });
  if (status === 200) return (json as { purchase: { status: string; refundPending: boolean } }).purchase.status;
  return `${status} ${(json as { error: { code: string } }).error.code}`;
}

const refund = (id: string, body: Readonly<Record<string, unknown>> = {}) =>
  answered(`/api/admin/purchases/${id}/refund`, { takesBack: true, ...body });
const mark = (id: string, status: string) => answered(`/api/admin/purchases/${id}/status`, { status });

/** The sandbox answers that a payment is pending; before that answer is acted on, it is paid, and known to be. */
async function paidWhileAsked(paymentId: string): Promise<PayingDeps> {
  const deps = payingDeps(app, settings);
  const real = deps.payments.byId.get('sandbox')!;
  const attempt = await app.database.query
    .selectFrom('payment_attempts')
    .select('id')
    .where('provider_ref', '=', paymentId)
    .executeTakeFirstOrThrow();
  let asked = 0;
  const late: PaymentProvider = {
    ...real,
    async fetchPayment(providerRef) {
      asked += 1;
      const payment = await real.fetchPayment(providerRef);
      if (asked > 1) return payment;
      await choose(app, paymentId, 'webhook-lost');
      await reconcilePayment(deps, attempt.id, 'provider');
      return payment;
    },
  };
  return { ...deps, payments: { active: late, byId: new Map([['sandbox', late]]) } };
}

describe('a refund while the payment comes in', () => {
  it(
    'never leaves the money with the bank where the sessions went, at whatever moment the two meet [PUR-2] [PUR-4]',
    async () => {
      await addDiscountCode(app, { code: 'EID', value: 10, usageLimit: 1000 });
      for (let apart = 0; apart < 40; apart += 2) {
        const {
          purchase: { id },
          paymentId,
        } = await order(buyer, { discountCode: 'EID' });
        const before = await balanceOf(buyer);
        const paying = async () => {
          await choose(app, paymentId, apart % 4 === 0 ? 'pay' : 'webhook-lost');
          await buyer.call(purchaseApi.checkPurchase, { id });
        };
        const [answer] = await Promise.all([turns(apart).then(() => refund(id)), paying()]);
        app.clock.moveBy(11 * 60_000);
        await app.store.checkDuePayments();
        await app.outbox.drain();
        const end = await read(buyer, id);
        // Answered 200, it is refunded, and the money is back with the buyer.
        expect({ apart, answer, status: end.status, bank: await bank(id) }).toEqual({
          apart,
          answer: 'refunded',
          status: 'refunded',
          bank: 'refunded',
        });
        expect(await balanceOf(buyer)).toBe(before);
      }
      expect(await disagreements()).toEqual([]);
    },
    manyRounds,
  );

  it('without the provider, or by a status set by hand, is rejected if nothing was paid at the request [PUR-2] [PUR-4]', async () => {
    const recordOnly = { throughProvider: false, takesBack: true, actor: 'staff', record: () => Promise.resolve() };
    for (const ask of [
      (deps: PayingDeps, id: string) => refundPurchase(deps, id, recordOnly),
      (deps: PayingDeps, id: string) => changeStatus(deps, 'staff', id, 'refunded', ''),
    ]) {
      const {
        purchase: { id },
        paymentId,
      } = await order(buyer);
      const before = await balanceOf(buyer);
      expect(await outcomes([ask(await paidWhileAsked(paymentId), id)])).toEqual(['store/purchase-changed']);
      expect(await read(buyer, id)).toMatchObject({ status: 'paid' });
      expect([await bank(id), await audits(id), await balanceOf(buyer)]).toEqual(['captured', 0, before + 5]);
    }
    expect(await disagreements()).toEqual([]);
  });

  it('that is paid between the question to the provider and the decision goes back through the provider [PUR-4]', async () => {
    const {
      purchase: { id },
      paymentId,
    } = await order(buyer);
    await giveBack(await paidWhileAsked(paymentId), id, true);
    expect(await read(buyer, id)).toMatchObject({ status: 'refunded', refundedFrom: 'paid' });
    expect(await bank(id)).toBe('refunded');
    expect(await balanceOf(buyer)).toBe(3);
    expect(await disagreements()).toEqual([]);
  });
});

describe('two of the staff at once', () => {
  it('refund once: one succeeds, the other gets a conflict, with one audit row [PUR-4] [ADM-4]', async () => {
    for (const throughProvider of [true, false]) {
      const { id } = await buy(app, buyer);
      const answers = await Promise.all(Array.from({ length: 6 }, () => refund(id, { throughProvider })));
      expect(answers.filter((answer) => answer === 'refunded')).toHaveLength(1);
      for (const answer of answers)
        expect(['refunded', '409 store/refund-under-way', '409 store/purchase-refunded']).toContain(answer);
      expect(await audits(id)).toBe(1);
      expect(await bank(id)).toBe(throughProvider ? 'refunded' : 'captured');
    }
    expect(await disagreements()).toEqual([]);
  });

  it('who wish for different ways get one of them, and a conflict in words [PUR-4]', async () => {
    for (let apart = 0; apart < 12; apart += 1) {
      const { id } = await buy(app, buyer);
      const answers = await Promise.all([
        turns(apart).then(() => refund(id)),
        turns(12 - apart).then(() => refund(id, { throughProvider: false })),
      ]);
      expect(answers.filter((answer) => answer === 'refunded')).toHaveLength(1);
      expect(await bank(id)).toBe(answers[0] === 'refunded' ? 'refunded' : 'captured');
    }
    const { id } = await buy(app, buyer);
    await app.database.query.updateTable('purchases').set({ refund_pending: true }).where('id', '=', id).execute();
    expect(await admin.errorOf(adminStoreApi.refundPurchase, { id }, { 'accept-language': 'en' })).toMatchObject({
      status: 409,
      code: 'store/refund-under-way',
      message: 'A refund was asked of the payment provider. Its answer is awaited.',
    });
  });

  it('set one status once, with one audit row [PUR-2] [ADM-4]', async () => {
    const {
      purchase: { id },
    } = await order(buyer);
    expect(new Set(await Promise.all(Array.from({ length: 6 }, () => mark(id, 'failed'))))).toEqual(
      new Set(['failed']),
    );
    expect(await audits(id)).toBe(1);
    expect(await mark(id, 'failed')).toBe('failed');
    expect(await audits(id)).toBe(1);
  });
});

it('is not treated as one through the provider if no provider was paid [PUR-4]', async () => {
  const {
    purchase: { id },
  } = await order(buyer);
  await admin.call(adminStoreApi.changePurchaseStatus, { id, status: 'completed' });
  expect(await admin.errorOf(adminStoreApi.refundPurchase, { id })).toMatchObject({
    status: 409,
    code: 'store/refund-only-in-books',
  });
  expect(await refund(id, { throughProvider: false })).toBe('refunded');
  expect(await audits(id)).toBe(2);
});

it('is not reported as requested if a webhook said first that the provider rejected it [PUR-4]', async () => {
  const { id } = await buy(app, buyer);
  const deps = payingDeps(app, settings);
  const real = deps.payments.byId.get('sandbox')!;
  const unwilling: PaymentProvider = {
    ...real,
    async refund() {
      await app.database.query.updateTable('purchases').set({ refund_pending: false }).where('id', '=', id).execute();
      return Promise.resolve({ state: 'pending', refundRef: null, failure: null });
    },
  };
  const refusing: PayingDeps = { ...deps, payments: { active: unwilling, byId: new Map([['sandbox', unwilling]]) } };
  expect(await outcomes([giveBack(refusing, id)])).toEqual(['store/refund-failed']);
  expect(await outcomes([giveBack(deps, id), giveBack(deps, id)])).toEqual(['done', refundRejected]);
});
