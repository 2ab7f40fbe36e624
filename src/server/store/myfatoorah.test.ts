import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { purchaseApi } from '#shared/store/purchase-api.ts';
import type { Purchase } from '#shared/store/purchase-api.ts';
import { startMyFatoorahDouble } from '#testing/myfatoorah-double.ts';
import type {
  MyFatoorahDouble,
  MyFatoorahInvoice,
  MyFatoorahWebhook,
  MyFatoorahTransaction,
} from '#testing/myfatoorah-double.ts';
import { giveBack, outcomes, payingDeps, refundRejected } from '#testing/paying.ts';
import type { Outage } from '#testing/provider-double.ts';
import { balanceOf, read } from '#testing/shop.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';
import { readMyFatoorahWebhook } from './payment/myfatoorah-webhook.ts';
import type { PaymentSettings } from './payments.ts';
import type { PayingDeps } from './deps.ts';

let myFatoorah: MyFatoorahDouble;
let app: TestApp;
let buyer: TestUser;
let deps: PayingDeps;
let orders = 0;

const silent = pino({ level: 'silent' });
beforeEach(async () => {
  myFatoorah = await startMyFatoorahDouble();
  const settings: PaymentSettings = { provider: null, tap: null, myFatoorah: myFatoorah.settings, timeoutMs: 2000 };
  app = await createTestApp({ payments: settings, logger: silent });
  buyer = await app.verified();
  deps = payingDeps(app, settings);
});
afterEach(() => myFatoorah.close());

const key = () => ({ 'idempotency-key': `myfatoorah-order-number-${(orders += 1)}` });

async function order(
  packageId = 'one-session',
  quantity = 1,
): Promise<{ purchase: Purchase; invoice: MyFatoorahInvoice }> {
  const { purchase, payment } = await buyer.call(
    purchaseApi.createPurchase,
    { items: [{ packageId, quantity }] },
    key(),
  );
  return { purchase, invoice: myFatoorah.invoiceAt(payment.kind === 'redirect' ? payment.url : '') };
}

const deliver = (news: MyFatoorahWebhook, headers = news.headers) =>
  app.visitor().request({ method: 'POST', path: '/api/webhooks/myfatoorah', body: news.body, headers });
const check = (id: string) => buyer.call(purchaseApi.checkPurchase, { id });
const grants = () =>
  app.database.query.selectFrom('session_ledger').select('delta').where('reason', '=', 'purchase').execute();
const asked = (path: string) => myFatoorah.requests.filter((request) => request.path === path);

describe('an invoice of MyFatoorah', () => {
  it('is requested in dinars, for this purchase, with a page that offers all payment methods [PAY-1]', async () => {
    const { purchase } = await order();
    expect(asked('/v2/SendPayment')).toMatchObject([
      {
        method: 'POST',
        body: {
          NotificationOption: 'LNK',
          InvoiceValue: 1.5,
          DisplayCurrencyIso: 'KWD',
          CustomerName: buyer.user.displayName,
          CustomerEmail: buyer.user.email,
          Language: 'AR',
          CustomerReference: purchase.id,
          ExpiryDate: '2026-11-20T21:00:00',
          CallBackUrl: `http://localhost:3000/checkout/thank-you?orderId=${purchase.id}`,
        },
      },
    ]);
  });

  it('is shown alike to all who sent the same order at once, whatever was made beside it [PAY-1]', async () => {
    const headers = key();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        buyer.call(purchaseApi.createPurchase, { items: [{ packageId: 'one-session', quantity: 1 }] }, headers),
      ),
    );
    const pages = new Set(answers.map(({ payment }) => payment.kind === 'redirect' && payment.url));
    expect(pages.size).toBe(1);
    const { provider_ref: kept } = await app.database.query
      .selectFrom('payment_attempts')
      .select('provider_ref')
      .executeTakeFirstOrThrow();
    expect([...pages][0]).toContain(kept);
  });

  it('that is paid grants once, whether its webhook comes once, twice, or in the older shape [PAY-1] [PAY-2]', async () => {
    const before = await balanceOf(buyer);
    const { purchase, invoice } = await order('twelve-sessions', 99);
    myFatoorah.tried(invoice, 'Failed');
    myFatoorah.tried(invoice, 'Succss');
    expect(invoice.InvoiceTransactions[1]!.TransationValue).toMatch(/^\d,\d{3}\.\d{3}$/);
    const news = [myFatoorah.news(invoice), myFatoorah.news(invoice), myFatoorah.flatWebhook(invoice)];
    expect((await Promise.all(news.map((one) => deliver(one)))).map(({ status }) => status)).toEqual([200, 200, 200]);
    const paid = await read(buyer, purchase.id);
    expect(paid).toMatchObject({ status: 'paid', isLive: false, paymentMethod: 'knet', paymentReference: 'ref-2' });
    expect(await balanceOf(buyer)).toBe(before + paid.totalSessionsGranted);
    expect(await grants()).toHaveLength(1);
  });

  it.each<[string, string[], string, string]>([
    ['no try', [], 'Pending', 'pending'],
    ['one under way', ['InProgress'], 'Pending', 'pending'],
    ['one under way after a failure', ['Failed', 'InProgress'], 'Pending', 'pending'],
    ['an unknown word', ['Pondering'], 'Pending', 'pending'],
    ['a payment without its try', [], 'Paid', 'pending'],
    ['an unknown state', ['Failed'], 'Reviewed', 'pending'],
    ['one failed', ['Failed'], 'Pending', 'failed'],
    ['all failed', ['Failed', 'Canceled'], 'Pending', 'failed'],
    ['canceled', [], 'Canceled', 'failed'],
    ['a success between failures', ['Failed', 'Succss', 'Failed'], 'Paid', 'paid'],
    ['a success of the newer spelling', ['SUCCESS'], 'PAID', 'paid'],
  ])('with %s leaves the purchase as it must be [PAY-1]', async (_, tries, status, expected) => {
    const { purchase, invoice } = await order();
    for (const tried of tries) myFatoorah.tried(invoice, tried);
    invoice.InvoiceStatus = status;
    expect((await check(purchase.id)).purchase.status).toBe(expected);
    expect(await grants()).toHaveLength(expected === 'paid' ? 1 : 0);
  });

  it.each<[string, Partial<MyFatoorahTransaction>, Partial<MyFatoorahInvoice>]>([
    ['amount', { TransationValue: '1.499' }, {}],
    ['currency', { Currency: 'SAR' }, {}],
    ['order', {}, { CustomerReference: '00000000-0000-4000-8000-000000000000' }],
  ])('whose %s is not what was asked for is never granted [PAY-1]', async (mismatch, tried, changes) => {
    const { purchase, invoice } = await order();
    myFatoorah.tried(invoice, 'Succss', tried);
    Object.assign(invoice, changes);
    expect((await deliver(myFatoorah.news(invoice))).status).toBe(200);
    expect(await read(buyer, purchase.id)).toMatchObject({ status: 'pending' });
    expect(await grants()).toEqual([]);
    const event = await app.database.query
      .selectFrom('purchase_events')
      .select('detail')
      .where('kind', '=', 'mismatch')
      .executeTakeFirstOrThrow();
    expect(event.detail).toMatchObject({ mismatch });
  });

  it('of a shop that now takes real money does not pay for a test purchase [PAY-1]', async () => {
    const { purchase, invoice } = await order();
    myFatoorah.tried(invoice, 'Succss');
    app = await createTestApp(
      { payments: { provider: null, tap: null, myFatoorah: { ...myFatoorah.settings, isLive: true } }, logger: silent },
      app,
    );
    expect((await deliver(myFatoorah.news(invoice))).status).toBe(200);
    expect(await read(buyer, purchase.id)).toMatchObject({ status: 'pending' });
    expect(await grants()).toEqual([]);
  });

  it('with an unreadable amount waits [PAY-1]', async () => {
    const { purchase, invoice } = await order();
    for (const value of ['NaN', '-1.500', '1.5000', '1.500 KD', '']) {
      invoice.InvoiceTransactions = [];
      myFatoorah.tried(invoice, 'Succss', { TransationValue: value });
      expect((await check(purchase.id)).purchase.status).toBe('pending');
    }
    invoice.InvoiceTransactions = [];
    myFatoorah.tried(invoice, 'Succss');
    expect((await check(purchase.id)).purchase.status).toBe('paid');
  });

  it('that failed is followed by another, unless it was paid meanwhile [PAY-1]', async () => {
    const { purchase, invoice } = await order();
    myFatoorah.tried(invoice, 'Failed');
    await check(purchase.id);
    // Paid on the first page after all, without a webhook yet.
    myFatoorah.tried(invoice, 'Succss');
    expect(await buyer.errorOf(purchaseApi.payAgain, { id: purchase.id })).toMatchObject({
      code: 'store/payment-unavailable',
    });
    expect(myFatoorah.invoices.size).toBe(1);
    await deliver(myFatoorah.news(invoice));
    expect(await read(buyer, purchase.id)).toMatchObject({ status: 'paid' });
  });

  it('that failed is followed by another that can be paid [PAY-1]', async () => {
    const { purchase, invoice } = await order();
    myFatoorah.tried(invoice, 'Failed');
    expect((await check(purchase.id)).purchase).toMatchObject({
      status: 'failed',
      failure: { code: 'MF002', message: 'Not captured' },
    });
    const again = await buyer.call(purchaseApi.payAgain, { id: purchase.id });
    const second = myFatoorah.invoiceAt(again.payment.kind === 'redirect' ? again.payment.url : '');
    myFatoorah.tried(second, 'Succss');
    await deliver(myFatoorah.news(second));
    expect(await read(buyer, purchase.id)).toMatchObject({ status: 'paid' });
  });
});

describe('webhooks of MyFatoorah', () => {
  const vector = {
    Event: { Code: 1, Name: 'PAYMENT_STATUS_CHANGED', Reference: 'WHR-1' },
    Data: {
      Invoice: { Id: '6389662', Status: 'PAID', ExternalIdentifier: null },
      Transaction: { Status: 'SUCCESS', PaymentId: '07076409988' },
    },
  };
  const headers = { 'myfatoorah-signature': 'ond2cC8VL1Zh0cg1niXoBXauLWBEojUPK9kG9EnlzV8=' };

  it('is proven by the sum over its ordered fields [PAY-1]', () => {
    expect(readMyFatoorahWebhook('mf-secret', JSON.stringify(vector), headers)).toMatchObject({
      ok: true,
      kind: 'payment',
      providerRef: '6389662',
    });
    expect(readMyFatoorahWebhook('mf-secret', JSON.stringify(vector).replace('PAID', 'PENDING'), headers)).toEqual({
      ok: false,
      reason: 'signature',
    });
    expect(readMyFatoorahWebhook('another', JSON.stringify(vector), headers)).toEqual({
      ok: false,
      reason: 'signature',
    });
    expect(readMyFatoorahWebhook('mf-secret', JSON.stringify(vector), {})).toEqual({
      ok: false,
      reason: 'no signature',
    });
  });

  it('of anything but payments and refunds is left [PAY-1]', () => {
    expect(readMyFatoorahWebhook('mf-secret', JSON.stringify({ Event: { Code: 3 }, Data: {} }), headers)).toEqual({
      ok: true,
      kind: 'ignored',
    });
    expect(readMyFatoorahWebhook('mf-secret', '{}', headers)).toEqual({ ok: false, reason: 'shape' });
  });

  it('with the wrong signature is refused, and kept nowhere [PAY-1]', async () => {
    const { purchase, invoice } = await order();
    const stale = myFatoorah.news(invoice);
    myFatoorah.tried(invoice, 'Succss');
    const news = myFatoorah.news(invoice);
    for (const wrong of [{}, { 'myfatoorah-signature': 'x' }, stale.headers])
      expect(await deliver(news, wrong)).toMatchObject({ status: 401 });
    expect(await read(buyer, purchase.id)).toMatchObject({ status: 'pending' });
    expect(await app.database.query.selectFrom('provider_events').select('kind').execute()).toEqual([]);
  });
});

describe('while MyFatoorah is away', () => {
  it.each<Outage>(['broken', 'busy', 'hangs', 'garbage', 'other-shape'])(
    '(%s) a payment is asked to be sent again, and granted later [PAY-1]',
    async (outage) => {
      const { purchase, invoice } = await order();
      myFatoorah.tried(invoice, 'Succss');
      myFatoorah.outage = outage;
      expect((await deliver(myFatoorah.news(invoice))).status).toBe(503);
      expect(
        await buyer.errorOf(purchaseApi.createPurchase, { items: [{ packageId: 'one-session', quantity: 1 }] }, key()),
      ).toMatchObject({ code: 'store/payment-unavailable' });
      myFatoorah.outage = null;
      app.clock.moveBy(61_000);
      await app.store.checkDuePayments();
      expect(await read(buyer, purchase.id)).toMatchObject({ status: 'paid' });
      expect(await grants()).toHaveLength(1);
    },
  );
});

describe('a refund at MyFatoorah', () => {
  async function bought(): Promise<Purchase> {
    const { purchase, invoice } = await order();
    myFatoorah.tried(invoice, 'Succss');
    await deliver(myFatoorah.news(invoice));
    return read(buyer, purchase.id);
  }

  it('is a request that a person there carries out days later; asked once [PAY-1] [PUR-4]', async () => {
    const purchase = await bought();
    expect(await outcomes([giveBack(deps, purchase.id), giveBack(deps, purchase.id)])).toEqual([
      'done',
      refundRejected,
    ]);
    expect(await read(buyer, purchase.id)).toMatchObject({ status: 'paid', refundPending: true });
    for (let day = 0; day < 3; day += 1) {
      app.clock.moveBy(24 * 60 * 60_000);
      await app.store.checkDuePayments();
    }
    expect(myFatoorah.refunds).toMatchObject([{ Amount: 1.5 }]);
    myFatoorah.refunds[0]!.RefundStatus = 'Refunded';
    expect((await deliver(myFatoorah.news(myFatoorah.refunds[0]!))).status).toBe(200);
    expect(await read(buyer, purchase.id)).toMatchObject({ status: 'refunded', refundPending: false });
  });

  it('whose answer was lost is found again, and not asked for twice [PAY-1]', async () => {
    const purchase = await bought();
    await giveBack(deps, purchase.id);
    await app.database.query.updateTable('payment_attempts').set({ refund_ref: null }).execute();
    app.clock.moveBy(11 * 60_000);
    await app.store.checkDuePayments();
    expect(myFatoorah.refunds).toHaveLength(1);
    myFatoorah.refunds[0]!.RefundStatus = 'Refunded';
    app.clock.moveBy(11 * 60_000);
    await app.store.checkDuePayments();
    expect(await read(buyer, purchase.id)).toMatchObject({ status: 'refunded' });
  });

  it('that is rejected at once or canceled later leaves it paid, and can be requested again [PAY-1] [PUR-4]', async () => {
    const purchase = await bought();
    myFatoorah.refunding = false;
    await expect(giveBack(deps, purchase.id)).rejects.toMatchObject({ code: 'store/refund-failed' });
    myFatoorah.refunding = true;
    await giveBack(deps, purchase.id);
    myFatoorah.refunds[0]!.RefundStatus = 'Canceled';
    app.clock.moveBy(11 * 60_000);
    await app.store.checkDuePayments();
    expect(await read(buyer, purchase.id)).toMatchObject({ status: 'paid', refundPending: false });
    await giveBack(deps, purchase.id);
    expect(myFatoorah.refunds).toHaveLength(2);
    myFatoorah.refunds[1]!.RefundStatus = 'Refunded';
    app.clock.moveBy(11 * 60_000);
    await app.store.checkDuePayments();
    expect(await read(buyer, purchase.id)).toMatchObject({ status: 'refunded' });
  });
});
