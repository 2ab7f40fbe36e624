import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { purchaseApi } from '#shared/store/purchase-api.ts';
import type { Purchase } from '#shared/store/purchase-api.ts';
import { giveBack, outcomes, payingDeps, refundRejected } from '#testing/paying.ts';
import type { Outage } from '#testing/provider-double.ts';
import { balanceOf, read } from '#testing/shop.ts';
import { startTapDouble } from '#testing/tap-double.ts';
import type { TapCharge, TapDouble, TapWebhook } from '#testing/tap-double.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';
import { createTap } from './payment/tap-provider.ts';
import type { PaymentSettings } from './payments.ts';
import type { PayingDeps } from './deps.ts';

let tap: TapDouble;
let app: TestApp;
let buyer: TestUser;
let deps: PayingDeps;
let settings: PaymentSettings;
let orders = 0;

const silent = pino({ level: 'silent' });
beforeEach(async () => {
  tap = await startTapDouble();
  settings = { provider: null, tap: tap.settings, myFatoorah: null, timeoutMs: 2000 };
  app = await createTestApp({ payments: settings, logger: silent });
  buyer = await app.verified();
  deps = payingDeps(app, settings);
});
afterEach(() => tap.close());

const one = [{ packageId: 'one-session', quantity: 1 }];
const key = () => ({ 'idempotency-key': `tap-order-number-${(orders += 1)}` });

async function order(): Promise<{ purchase: Purchase; charge: TapCharge }> {
  const { purchase, payment } = await buyer.call(purchaseApi.createPurchase, { items: one }, key());
  return { purchase, charge: tap.chargeAt(payment.kind === 'redirect' ? payment.url : '') };
}

const capture = (charge: TapCharge) =>
  Object.assign(charge, {
    status: 'CAPTURED',
    response: { code: '000', message: 'Captured' },
    reference: { ...charge.reference, gateway: 'gw-1', payment: 'knet-77' },
  });
const deliver = (news: TapWebhook, headers = news.headers) =>
  app.visitor().request({ method: 'POST', path: '/api/webhooks/tap', body: news.body, headers });
const check = (id: string) => buyer.call(purchaseApi.checkPurchase, { id });
/** Lets the poller work once, so much later. */
function checkDueAfter(ms: number): Promise<number> {
  app.clock.moveBy(ms);
  return app.store.checkDuePayments();
}
const grants = () =>
  app.database.query.selectFrom('session_ledger').select('delta').where('reason', '=', 'purchase').execute();
const timeline = async (id: string) =>
  (
    await app.database.query
      .selectFrom('purchase_events')
      .select('kind')
      .where('purchase_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind);

async function bought(): Promise<{ purchase: Purchase; charge: TapCharge }> {
  const { purchase, charge } = await order();
  await deliver(tap.news(capture(charge)));
  return { purchase: await read(buyer, purchase.id), charge };
}

describe('a charge at Tap', () => {
  it('is asked for in dinars, for this purchase, once by its key [PAY-1]', async () => {
    await buyer.call(accountsApi.updateMe, { displayName: 'سارة' });
    const { purchase } = await order();
    const [request] = tap.requests;
    expect(request).toMatchObject({
      method: 'POST',
      path: '/v2/charges/',
      headers: { lang_code: 'ar' },
      body: {
        amount: 1.5,
        currency: 'KWD',
        metadata: { purchaseId: purchase.id },
        reference: { transaction: purchase.id, order: purchase.id },
        customer: { first_name: 'سارة', email: buyer.user.email },
        merchant: { id: '1234' },
        source: { id: 'src_all' },
        post: { url: 'http://localhost:3000/api/webhooks/tap' },
        redirect: { url: `http://localhost:3000/checkout/thank-you?orderId=${purchase.id}` },
      },
    });
    await buyer.call(purchaseApi.payAgain, { id: purchase.id });
    expect(tap.charges.size).toBe(1);
  });

  it('is one, however often the same order is sent at once [PAY-1]', async () => {
    const headers = key();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => buyer.call(purchaseApi.createPurchase, { items: one }, headers)),
    );
    expect(tap.charges.size).toBe(1);
    expect(new Set(answers.map(({ payment }) => payment.kind === 'redirect' && payment.url)).size).toBe(1);
  });

  it('that is captured grants once, however often its webhook arrives [PAY-1] [PAY-2]', async () => {
    const before = await balanceOf(buyer);
    const { purchase, charge } = await order();
    const news = tap.news(capture(charge));
    expect((await Promise.all([deliver(news), deliver(news), deliver(news)])).map(({ status }) => status)).toEqual([
      200, 200, 200,
    ]);
    expect(await read(buyer, purchase.id)).toMatchObject({
      status: 'paid',
      isLive: false,
      paymentMethod: 'knet',
      paymentReference: 'knet-77',
    });
    expect(await balanceOf(buyer)).toBe(before + 1);
    // Replayed a week later.
    app.clock.moveBy(7 * 24 * 60 * 60_000);
    expect((await deliver(news)).status).toBe(200);
    expect(await grants()).toEqual([{ delta: 1 }]);
  });

  it.each([
    ['INITIATED', '100', 'pending'],
    ['IN_PROGRESS', '200', 'pending'],
    ['AUTHORIZED', '001', 'pending'],
    ['UNKNOWN', '901', 'pending'],
    ['SOMETHING_NEW', '999', 'pending'],
    ['CAPTURED', '000', 'paid'],
    ['ABANDONED', '301', 'failed'],
    ['CANCELLED', '302', 'failed'],
    ['EXPIRED', '304', 'failed'],
    ['FAILED', '401', 'failed'],
    ['DECLINED', '505', 'failed'],
    ['RESTRICTED', '701', 'failed'],
    ['TIMEDOUT', '801', 'failed'],
    ['VOID', '601', 'failed'],
  ])('that is %s leaves the purchase as it must be [PAY-1]', async (status, code, expected) => {
    const { purchase, charge } = await order();
    Object.assign(charge, { status, response: { code, message: `said ${status}` } });
    expect((await deliver(tap.news(charge))).status).toBe(200);
    const settled = await read(buyer, purchase.id);
    expect(settled.status).toBe(expected);
    if (expected === 'failed' && status !== 'VOID')
      expect(settled.failure).toEqual({ code, message: `said ${status}` });
    expect(await grants()).toHaveLength(expected === 'paid' ? 1 : 0);
  });

  it('that is voided after its capture is refunded [PAY-1]', async () => {
    const { purchase, charge } = await bought();
    charge.status = 'VOID';
    await deliver(tap.news(charge));
    expect(await read(buyer, purchase.id)).toMatchObject({ status: 'refunded', refundedFrom: 'paid' });
  });

  it('that is declined can be retried with a new charge, and a late capture still counts once [PAY-1]', async () => {
    const { purchase, charge } = await order();
    charge.status = 'DECLINED';
    await deliver(tap.news(charge));
    const again = await buyer.call(purchaseApi.payAgain, { id: purchase.id });
    const second = tap.chargeAt(again.payment.kind === 'redirect' ? again.payment.url : '');
    expect(second.id).not.toBe(charge.id);
    await deliver(tap.news(capture(second)));
    expect(await read(buyer, purchase.id)).toMatchObject({ status: 'paid' });
    // The bank changes its mind about the first: that payment goes back.
    await deliver(tap.news(capture(charge)));
    await app.outbox.drain();
    expect(await grants()).toHaveLength(1);
    expect([...tap.refunds.values()]).toMatchObject([{ charge_id: charge.id, amount: 1.5 }]);
    expect(await timeline(purchase.id)).toEqual([
      'opened',
      'failed',
      'pending',
      'paid',
      'paid-twice',
      'extra-payment-refunded',
    ]);
  });

  it.each<[string, (charge: TapCharge) => object]>([
    ['amount', () => ({ amount: 1.499 })],
    ['currency', () => ({ currency: 'SAR' })],
    ['mode', () => ({ live_mode: true })],
    ['order', (charge) => ({ reference: { ...charge.reference, order: '00000000-0000-4000-8000-000000000000' } })],
  ])('whose %s is not what was asked for is never granted [PAY-1]', async (mismatch, change) => {
    const { purchase, charge } = await order();
    Object.assign(capture(charge), change(charge));
    expect((await deliver(tap.news(charge))).status).toBe(200);
    await check(purchase.id);
    expect(await read(buyer, purchase.id)).toMatchObject({ status: 'pending' });
    expect(await grants()).toEqual([]);
    const event = await app.database.query
      .selectFrom('purchase_events')
      .select('detail')
      .where('kind', '=', 'mismatch')
      .executeTakeFirstOrThrow();
    expect(event.detail).toMatchObject({ mismatch });
  });
});

describe('webhooks of Tap', () => {
  it('is proven by the sum over its seven fields [PAY-1]', () => {
    const provider = createTap({
      settings: { ...tap.settings, secretKey: 'test-secret' },
      clock: app.clock,
      logger: silent,
    });
    const body = JSON.stringify({
      id: 'chg_1',
      amount: 1.5,
      currency: 'KWD',
      status: 'CAPTURED',
      reference: { gateway: 'gw', payment: 'py' },
      transaction: { created: '1700' },
    });
    const hashstring = '69485ac24bba9295ec86001f7cf0fb7f426b758136eeafa5eb94864fb8b8f514';
    expect(provider.verifyWebhook(body, { hashstring })).toEqual({
      ok: true,
      kind: 'payment',
      dedupeKey: 'chg_1:CAPTURED',
      providerRef: 'chg_1',
    });
    expect(provider.verifyWebhook(body.replace('1.5', '1.6'), { hashstring })).toEqual({
      ok: false,
      reason: 'signature',
    });
  });

  it('without its signature, or with that of something else, is refused [PAY-1]', async () => {
    const { purchase, charge } = await order();
    const stale = tap.news(charge);
    const news = tap.news(capture(charge));
    for (const headers of [{}, { hashstring: '' }, { hashstring: 'z'.repeat(64) }, stale.headers])
      expect(await deliver(news, headers)).toMatchObject({ status: 401 });
    for (const body of ['', '{', '[]', '{}']) expect(await deliver({ ...news, body })).toMatchObject({ status: 401 });
    expect(await app.database.query.selectFrom('provider_events').select('kind').execute()).toEqual([]);
    expect(await read(buyer, purchase.id)).toMatchObject({ status: 'pending' });
  });

  it('that says more than the charge itself grants nothing [PAY-1]', async () => {
    const { purchase, charge } = await order();
    // Signed, as an old body is, while the charge has another state.
    const news = tap.news({ ...charge, status: 'CAPTURED' });
    expect((await deliver(news)).status).toBe(200);
    expect(await read(buyer, purchase.id)).toMatchObject({ status: 'pending' });
  });

  it('of an unknown charge is accepted and ignored [PAY-1]', async () => {
    const { charge } = await order();
    expect((await deliver(tap.news({ ...charge, id: 'chg_of_another_shop' }))).status).toBe(200);
    expect(await grants()).toEqual([]);
  });

  it('that is lost is found by the poller [PAY-1]', async () => {
    const { purchase, charge } = await order();
    capture(charge);
    expect(await checkDueAfter(61_000)).toBe(1);
    expect(await read(buyer, purchase.id)).toMatchObject({ status: 'paid' });
  });
});

describe('while Tap is away', () => {
  const outages: readonly (Outage | 'closed')[] = [
    'broken',
    'busy',
    'hangs',
    'garbage',
    'endless',
    'other-shape',
    'closed',
  ];

  it.each(outages)('(%s) an order is refused, and opened by the same request later [PAY-1]', async (outage) => {
    if (outage === 'closed') await tap.close();
    else tap.outage = outage;
    const headers = key();
    expect(await buyer.errorOf(purchaseApi.createPurchase, { items: one }, headers)).toMatchObject({
      status: 503,
      code: 'store/payment-unavailable',
    });
    if (outage === 'closed') return;
    tap.outage = null;
    const { purchase, payment } = await buyer.call(purchaseApi.createPurchase, { items: one }, headers);
    expect(payment.kind).toBe('redirect');
    expect(await app.database.query.selectFrom('purchases').select('id').execute()).toEqual([{ id: purchase.id }]);
  });

  it.each(outages.filter((outage) => outage !== 'closed'))(
    '(%s) a payment is asked to be sent again, waits, and is granted later [PAY-1]',
    async (outage) => {
      const { purchase, charge } = await order();
      const news = tap.news(capture(charge));
      tap.outage = outage;
      expect((await deliver(news)).status).toBe(503);
      expect((await check(purchase.id)).purchase.status).toBe('pending');
      await checkDueAfter(61_000);
      expect(await read(buyer, purchase.id)).toMatchObject({ status: 'pending' });
      tap.outage = null;
      expect((await deliver(news)).status).toBe(200);
      expect(await read(buyer, purchase.id)).toMatchObject({ status: 'paid' });
      expect(await grants()).toHaveLength(1);
    },
  );

  it('for long it is asked less and less, and never given up on [PAY-1]', async () => {
    const { purchase, charge } = await order();
    capture(charge);
    tap.outage = 'broken';
    // Each minute while checks come quickly, then every five.
    for (let minute = 0; minute < 24 * 60;) {
      const step = minute < 60 ? 1 : 5;
      minute += step;
      await checkDueAfter(step * 60_000);
    }
    expect(tap.requests.length).toBeGreaterThan(48);
    expect(tap.requests.length).toBeLessThan(60);
    tap.outage = null;
    await checkDueAfter(31 * 60_000);
    expect(await read(buyer, purchase.id)).toMatchObject({ status: 'paid' });
  });
});

describe('a refund at Tap', () => {
  it('is given at once, once [PAY-1] [PUR-4]', async () => {
    const { purchase, charge } = await bought();
    const before = await balanceOf(buyer);
    expect(await outcomes([giveBack(deps, purchase.id, true), giveBack(deps, purchase.id, true)])).toEqual([
      'done',
      refundRejected,
    ]);
    expect(await read(buyer, purchase.id)).toMatchObject({
      status: 'refunded',
      wasRefunded: true,
      refundPending: false,
    });
    expect([...tap.refunds.values()]).toMatchObject([{ charge_id: charge.id, amount: 1.5, currency: 'KWD' }]);
    expect(await balanceOf(buyer)).toBe(before - 1);
    // The charge still says captured, and its webhook may arrive later.
    await deliver(tap.news({ ...charge, status: 'CAPTURED', response: { code: '000', message: 'again' } }));
    expect(await read(buyer, purchase.id)).toMatchObject({ status: 'refunded' });
  });

  it('that waits for days is asked about by its own id, and done when it is [PAY-1] [PUR-4]', async () => {
    const { purchase } = await bought();
    tap.refundStatus = 'PENDING';
    await giveBack(deps, purchase.id);
    expect(await read(buyer, purchase.id)).toMatchObject({ status: 'paid', refundPending: true });
    for (let day = 0; day < 3; day += 1) {
      await checkDueAfter(24 * 60 * 60_000);
    }
    const [refund] = [...tap.refunds.values()];
    refund!.status = 'REFUNDED';
    await checkDueAfter(11 * 60_000);
    expect(await read(buyer, purchase.id)).toMatchObject({ status: 'refunded', refundPending: false });
    expect(tap.requests.filter(({ method, path }) => method === 'POST' && path === '/v2/refunds/')).toHaveLength(1);
  });

  it('is reported by its own webhook [PAY-1]', async () => {
    const { purchase } = await bought();
    tap.refundStatus = 'ACCEPTED';
    await giveBack(deps, purchase.id);
    const [refund] = [...tap.refunds.values()];
    refund!.status = 'REFUNDED';
    expect((await deliver(tap.news(refund!))).status).toBe(200);
    expect(await read(buyer, purchase.id)).toMatchObject({ status: 'refunded' });
  });

  it('that is rejected shows the reason, leaves it paid, and can be requested again [PAY-1] [PUR-4]', async () => {
    const { purchase } = await bought();
    for (const status of ['FAILED', null, 'DECLINED']) {
      tap.refundStatus = status;
      await expect(giveBack(deps, purchase.id, true)).rejects.toMatchObject({ code: 'store/refund-failed' });
      expect(await read(buyer, purchase.id)).toMatchObject({ status: 'paid', refundPending: false });
    }
    tap.refundStatus = 'REFUNDED';
    await giveBack(deps, purchase.id);
    expect(await read(buyer, purchase.id)).toMatchObject({ status: 'refunded' });
  });

  it('that can not be asked for yet is asked for later, by the same key [PAY-1]', async () => {
    const { purchase } = await bought();
    tap.outage = 'hangs';
    await giveBack(deps, purchase.id);
    expect(await read(buyer, purchase.id)).toMatchObject({ status: 'paid', refundPending: true });
    tap.outage = null;
    await checkDueAfter(11 * 60_000);
    expect(await read(buyer, purchase.id)).toMatchObject({ status: 'refunded' });
    const keys = tap.requests
      .filter(({ path }) => path === '/v2/refunds/')
      .map(({ body }) => (body['reference'] as { idempotent: string }).idempotent);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});
