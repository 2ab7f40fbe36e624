import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { purchaseApi } from '#shared/store/purchase-api.ts';
import type { Purchase } from '#shared/store/purchase-api.ts';
import { deliverInApp, inAppNews, signInApp, startRevenueCatDouble } from '#testing/revenuecat-double.ts';
import type { InAppNews, RevenueCatDouble } from '#testing/revenuecat-double.ts';
import { balanceOf, read } from '#testing/shop.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';
import type { InAppSettings } from './in-app-settings.ts';

let double: RevenueCatDouble;
let app: TestApp;
let buyer: TestUser;

beforeAll(async () => {
  double = await startRevenueCatDouble();
});
afterAll(() => double.close());
beforeEach(async () => {
  double.mood = 'well';
  double.bought.clear();
  double.asked.length = 0;
  // No key: what is told is believed. Those with look-ups open an app of their own.
  await open({ apiKey: null });
});
// The packages outlive a test.
afterEach(() => name('five-sessions', null));

async function open(changes: Partial<InAppSettings> = {}): Promise<void> {
  const quiet = (await createTestApp()).server.fastify.log.child({}, { level: 'silent' });
  app = await createTestApp({ logger: quiet, inApp: { ...double.settings, ...changes } });
  buyer = await app.verified();
  await name('five-sessions', 'siraj.five');
}

const name = (packageId: string, productId: string | null) =>
  app.database.query.updateTable('game_packages').set({ revenue_cat_product_id: productId }).where('id', '=', packageId).execute();

let orders = 0;
async function order(): Promise<Purchase> {
  orders += 1;
  const { purchase, payment } = await buyer.call(
    purchaseApi.createPurchase, { items: [{ packageId: 'five-sessions', quantity: 1 }], method: 'iap' }, { 'idempotency-key': `in-app-order-${orders}` },
  );
  expect(payment).toEqual({ kind: 'in-app', productId: 'siraj.five', customPurchaseId: purchase.id, appUserId: buyer.user.uid });
  return purchase;
}

let events = 0;
function tell(news: Partial<InAppNews> = {}) {
  events += 1;
  return deliverInApp(app.visitor(), inAppNews({ id: `event-${events}`, appUserId: buyer.user.uid, ...news }));
}

const rows = () => app.database.query.selectFrom('purchases').select(['id', 'user_id', 'status', 'iap_store', 'iap_transaction_id', 'is_live']).orderBy('created_at').orderBy('id').execute();
const timeline = async (id: string) =>
  (await app.database.query.selectFrom('purchase_events').select('kind').where('purchase_id', '=', id).orderBy('id').execute()).map(({ kind }) => kind);
const grants = () => app.database.query.selectFrom('session_ledger').select(['delta', 'source_id']).where('reason', '=', 'purchase').execute();
const paid = (transactionId = 'apple-1', more: { isSandbox?: boolean; purchasedAt?: number } = {}) =>
  double.bought.set(buyer.user.uid, [...double.bought.get(buyer.user.uid) ?? [], { productId: 'siraj.five', transactionId, purchasedAt: app.clock.now() + 1000, ...more }]);

describe('a purchase in the app', () => {
  it('is completed and granted by the news of the store, and by nothing that the app says [PAY-5]', async () => {
    const purchase = await order();
    expect((await tell({ customPurchaseId: purchase.id })).status).toBe(200);
    expect(await read(buyer, purchase.id)).toMatchObject({
      status: 'completed', method: 'iap', isLive: true, paymentMethod: 'APP_STORE', paymentReference: 'apple-1', date: app.clock.now(), failure: null,
    });
    expect(await balanceOf(buyer)).toBe(8);
    expect(await timeline(purchase.id)).toEqual(['opened', 'completed']);
  });

  it('is granted once, however often the same event, or another event of the same transaction, comes [PAY-5]', async () => {
    const purchase = await order();
    await order();
    const body = inAppNews({ id: 'same', appUserId: buyer.user.uid, customPurchaseId: purchase.id });
    await Promise.all(Array.from({ length: 10 }, () => deliverInApp(app.visitor(), body)));
    await Promise.all(Array.from({ length: 10 }, () => tell()));
    expect(await grants()).toEqual([{ delta: 5, source_id: purchase.id }]);
    expect((await rows()).map(({ status }) => status).sort()).toEqual(['completed', 'pending']);
  });

  it('of one transaction pays for one purchase, and of another for the next [PAY-5]', async () => {
    const first = await order();
    app.clock.moveBy(1000);
    const second = await order();
    await tell({ transactionId: 'apple-1' });
    await tell({ transactionId: 'apple-2' });
    // Without a word from the app the newest comes first.
    expect(await rows()).toMatchObject([
      { id: first.id, status: 'completed', iap_transaction_id: 'apple-2' }, { id: second.id, status: 'completed', iap_transaction_id: 'apple-1' },
    ]);
    expect(await balanceOf(buyer)).toBe(13);
  });

  it('is the one that the app names, not the newest; a failed one too [PAY-5] [PAY-4]', async () => {
    const named = await order();
    app.clock.moveBy(1000);
    const newest = await order();
    await app.database.query.updateTable('purchases').set({ status: 'failed' }).where('id', '=', named.id).execute();
    await tell({ customPurchaseId: named.id });
    expect(await read(buyer, named.id)).toMatchObject({ status: 'completed' });
    expect(await read(buyer, newest.id)).toMatchObject({ status: 'pending' });
  });

  it("is never somebody else's, nor of another product, nor of yesterday, whatever the app names; it is granted all the same [PAY-5]", async () => {
    const old = await order();
    app.clock.moveBy(25 * 60 * 60_000);
    const stranger = buyer;
    buyer = await app.verified();
    await tell({ customPurchaseId: old.id, transactionId: 'apple-1' });
    expect(await read(stranger, old.id)).toMatchObject({ status: 'pending' });
    buyer = stranger;
    await tell({ customPurchaseId: old.id, transactionId: 'apple-2' });
    expect(await read(buyer, old.id)).toMatchObject({ status: 'pending' });
    expect((await grants()).map(({ delta }) => delta)).toEqual([5, 5]);
    const made = (await rows()).filter(({ status }) => status === 'completed');
    expect(made).toHaveLength(2);
    expect(await timeline(made[0]?.id ?? '')).toEqual(['unmatched', 'completed']);
  });

  it('that nobody opened with us leaves a purchase at the price of the house, also of a package that is off sale [PAY-5]', async () => {
    await app.database.query.updateTable('game_packages').set({ is_active: false }).where('id', '=', 'five-sessions').execute();
    const answer = await tell({ more: { price: 0.01, sessions: 900 } });
    await app.database.query.updateTable('game_packages').set({ is_active: true }).where('id', '=', 'five-sessions').execute();
    expect(answer.status).toBe(200);
    const [made] = await rows();
    expect(await read(buyer, made?.id ?? '')).toMatchObject({ status: 'completed', finalPriceFils: 6000, totalSessionsGranted: 5, packageId: 'five-sessions' });
  });

  it('is known by any name that the store has for the buyer [PAY-5]', async () => {
    const purchase = await order();
    await tell({ appUserId: '$RCAnonymousID:aaa', more: { aliases: ['$RCAnonymousID:bbb', buyer.user.uid] } });
    expect(await read(buyer, purchase.id)).toMatchObject({ status: 'completed' });
  });

  it('is granted whatever the app has written as its name, also what no table can hold [PAY-5]', async () => {
    const purchase = await order();
    expect((await tell({ customPurchaseId: `${purchase.id}\0` })).status).toBe(200);
    expect(await read(buyer, purchase.id)).toMatchObject({ status: 'completed' });
  });

  it.each([['taken from its package', null], ['another one meanwhile', 'siraj.five.new']])(
    'of a product that is %s is granted as it was opened [PAY-5]', async (_, productId) => {
      const purchase = await order();
      await name('five-sessions', productId);
      await tell();
      expect(await rows()).toMatchObject([{ id: purchase.id, status: 'completed' }]);
      expect(await balanceOf(buyer)).toBe(8);
    },
  );

  it('of a product whose package was removed meanwhile is found by looking for it [PAY-5]', async () => {
    await open();
    const purchase = await order();
    await name('five-sessions', null);
    paid();
    await buyer.call(purchaseApi.checkPurchase, { id: purchase.id });
    expect(await read(buyer, purchase.id)).toMatchObject({ status: 'completed' });
    expect(await balanceOf(buyer)).toBe(8);
  });

  it('of nobody we know, or of a product that we do not sell, is told to a person and granted to nobody [PAY-5]', async () => {
    for (const news of [{ appUserId: '$RCAnonymousID:aaa' }, { appUserId: 'somebody-else' }, { productId: 'another.thing', transactionId: 'apple-2' }]) {
      expect((await tell(news)).status).toBe(200);
    }
    expect(await rows()).toEqual([]);
    expect(await app.database.query.selectFrom('provider_events').select('kind').where('handled_at', 'is not', null).execute()).toHaveLength(3);
  });

  it('of somebody who deleted the account meanwhile is booked without a grant [PAY-5]', async () => {
    const purchase = await order();
    await buyer.call(accountsApi.deleteMe, { password: buyer.password });
    await tell({ customPurchaseId: purchase.id });
    expect(await rows()).toMatchObject([{ status: 'completed' }]);
    expect(await grants()).toEqual([]);
  });
});

describe('a webhook of the app store', () => {
  it.each([{}, { authorization: '' }, { authorization: 'Bearer of bad news' }, { authorization: 'Bearer of good news ' + 'x' }])('is refused with %o [PAY-5]', async (headers) => {
    const answer = await deliverInApp(app.visitor(), inAppNews({ id: 'forged', appUserId: buyer.user.uid }), headers);
    expect(answer.status).toBe(401);
    expect(await rows()).toEqual([]);
    expect(await app.database.query.selectFrom('provider_events').select('kind').execute()).toEqual([]);
  });

  it('leads nowhere where nothing is set up [PAY-5]', async () => {
    await open({ apiKey: null, webhookAuthorization: null });
    expect((await tell()).status).toBe(404);
  });

  it('must be signed where a secret is set up, now and over these very bytes [PAY-5]', async () => {
    await open({ apiKey: null, webhookSecret: 'a secret of webhooks' });
    const body = inAppNews({ id: 'signed', appUserId: buyer.user.uid });
    const now = app.clock.now();
    const send = (signature: string | null, sent = body) => deliverInApp(app.visitor(), sent, {
      authorization: 'Bearer of good news', ...(signature !== null && { 'x-revenuecat-webhook-signature': signature }),
    });
    const good = signInApp(body, 'a secret of webhooks', now);
    const refused = [
      null, '', 't=1', `v1=${'0'.repeat(64)}`, signInApp(body, 'another secret', now), signInApp(body, 'a secret of webhooks', now - 6 * 60_000),
    ];
    for (const signature of refused) expect((await send(signature)).status, String(signature)).toBe(401);
    expect((await send(good, `${body} `)).status).toBe(401);
    // While a secret is replaced, it is signed by both.
    expect((await send(good.replace(',', `,v1=${'0'.repeat(64)},`))).status).toBe(200);
    expect(await balanceOf(buyer)).toBe(8);
  });

  it('of another kind, of none, or that nobody understands is taken and does nothing [PAY-5]', async () => {
    for (const type of ['TEST', 'RENEWAL', 'INITIAL_PURCHASE', 'SOMETHING_NEW', 'TRANSFER']) expect((await tell({ type })).status).toBe(200);
    for (const body of ['', 'nonsense', '{}', '{"event":{}}', '{"event":{"id":1,"type":"NON_RENEWING_PURCHASE"}}']) {
      expect((await deliverInApp(app.visitor(), body)).status).toBe(200);
    }
    for (const more of [{ store: null }, { transaction_id: '\u0000' }, { product_id: 7 }]) expect((await tell({ more })).status).toBe(200);
    expect(await rows()).toEqual([]);
  });

  it.each(['SANDBOX', null, 'something'])('of the environment %s is never granted where people play [PAY-5]', async (environment) => {
    const purchase = await order();
    expect((await tell({ customPurchaseId: purchase.id, more: { environment } })).status).toBe(200);
    expect(await read(buyer, purchase.id)).toMatchObject({ status: 'pending' });
    expect(await balanceOf(buyer)).toBe(3);
  });

  it('of the sandbox is granted to testers, and to all where the house says so, marked as no real money [PAY-5]', async () => {
    await open({ apiKey: null, sandboxTesters: ['player-1@siraj.test'] });
    await tell({ more: { environment: 'SANDBOX' } });
    expect(await rows()).toMatchObject([{ user_id: buyer.user.uid, status: 'completed', is_live: false }]);
    const tester = buyer;
    buyer = await app.verified();
    await tell({ transactionId: 'apple-2', more: { environment: 'SANDBOX' } });
    expect(await rows()).toMatchObject([{ user_id: tester.user.uid }]);
    await open({ apiKey: null, isSandboxGranted: true });
    await tell({ more: { environment: 'SANDBOX' } });
    expect(await rows()).toMatchObject([{ user_id: buyer.user.uid, status: 'completed', is_live: false }]);
  });
});

describe('a refund of the app store', () => {
  it('marks the purchase, and takes no sessions back by itself [PAY-5] [PUR-4]', async () => {
    const purchase = await order();
    await tell();
    expect((await tell({ type: 'CANCELLATION', more: { cancel_reason: 'CUSTOMER_SUPPORT', price: -19.99 } })).status).toBe(200);
    expect(await read(buyer, purchase.id)).toMatchObject({ status: 'refunded', wasRefunded: true, refundedFrom: 'completed' });
    expect(await balanceOf(buyer)).toBe(8);
    await tell();
    expect(await read(buyer, purchase.id)).toMatchObject({ status: 'refunded' });
  });

  it('that comes before the purchase keeps it from being granted, and leaves what is open alone [PAY-5]', async () => {
    const purchase = await order();
    app.clock.moveBy(1000);
    await tell({ type: 'CANCELLATION' });
    await tell({ customPurchaseId: purchase.id });
    expect(await rows()).toMatchObject([{ id: purchase.id, status: 'pending', iap_transaction_id: null }, { status: 'refunded', iap_transaction_id: 'apple-1' }]);
    expect(await grants()).toEqual([]);
  });

  it('of something that is none of ours is told to a person; one that was taken back too [PAY-5]', async () => {
    expect((await tell({ type: 'CANCELLATION', productId: 'a.subscription' })).status).toBe(200);
    expect((await tell({ type: 'CANCELLATION', appUserId: 'somebody-else' })).status).toBe(200);
    expect(await rows()).toEqual([]);
    const purchase = await order();
    await tell();
    await tell({ type: 'CANCELLATION' });
    await tell({ type: 'REFUND_REVERSED' });
    expect(await read(buyer, purchase.id)).toMatchObject({ status: 'refunded' });
    expect(await timeline(purchase.id)).toEqual(['opened', 'completed', 'refunded', 'refund-reversed']);
  });
});

describe('the receipt', () => {
  beforeEach(() => open());

  it('is looked up before anything is granted [PAY-5]', async () => {
    const purchase = await order();
    // What the store doesn't know is sent again, and believed once it does.
    const body = inAppNews({ id: 'early', appUserId: buyer.user.uid, customPurchaseId: purchase.id });
    expect((await deliverInApp(app.visitor(), body)).status).toBe(401);
    expect(await balanceOf(buyer)).toBe(3);
    paid();
    expect((await deliverInApp(app.visitor(), body)).status).toBe(200);
    expect(await balanceOf(buyer)).toBe(8);
    expect(double.asked).toEqual([`/v1/subscribers/${buyer.user.uid}`, `/v1/subscribers/${buyer.user.uid}`]);
  });

  it('that says sandbox is not granted, whatever the webhook says [PAY-5]', async () => {
    const purchase = await order();
    paid('apple-1', { isSandbox: true });
    expect((await tell({ customPurchaseId: purchase.id })).status).toBe(200);
    expect(await read(buyer, purchase.id)).toMatchObject({ status: 'pending' });
  });

  it.each(['failing', 'nonsense', 'silent'] as const)('that can not be looked up, since RevenueCat is %s, has the webhook sent again [PAY-5]', async (mood) => {
    if (mood === 'silent') await open({ timeoutMs: 50 });
    const purchase = await order();
    paid();
    double.mood = mood;
    const body = inAppNews({ id: 'again', appUserId: buyer.user.uid, customPurchaseId: purchase.id });
    expect((await deliverInApp(app.visitor(), body)).status).toBe(503);
    expect((await buyer.call(purchaseApi.checkPurchase, { id: purchase.id })).purchase).toMatchObject({ status: 'pending' });
    double.mood = 'well';
    expect((await deliverInApp(app.visitor(), body)).status).toBe(200);
    expect(await read(buyer, purchase.id)).toMatchObject({ status: 'completed' });
  });

  it('is found by whoever waits before the screen; the webhook that comes later grants nothing more [PAY-5]', async () => {
    const purchase = await order();
    expect((await buyer.call(purchaseApi.checkPurchase, { id: purchase.id })).purchase).toMatchObject({ status: 'pending' });
    paid();
    expect((await buyer.call(purchaseApi.checkPurchase, { id: purchase.id })).purchase).toMatchObject({ status: 'completed' });
    await tell({ customPurchaseId: purchase.id });
    expect(await grants()).toHaveLength(1);
  });

  it('of before the purchase, or of another purchase, pays for nothing [PAY-5]', async () => {
    paid('apple-0', { purchasedAt: app.clock.now() - 60 * 60_000 });
    const first = await order();
    expect((await buyer.call(purchaseApi.checkPurchase, { id: first.id })).purchase).toMatchObject({ status: 'pending' });
    paid('apple-1');
    await buyer.call(purchaseApi.checkPurchase, { id: first.id });
    const second = await order();
    expect((await buyer.call(purchaseApi.checkPurchase, { id: second.id })).purchase).toMatchObject({ status: 'pending' });
    expect(await grants()).toHaveLength(1);
  });

  it('is not asked for where there is no key [PAY-5]', async () => {
    await open({ apiKey: null });
    const purchase = await order();
    paid();
    expect((await buyer.call(purchaseApi.checkPurchase, { id: purchase.id })).purchase).toMatchObject({ status: 'pending' });
    app.clock.moveBy(60 * 60_000);
    expect(await app.store.checkDuePayments()).toBe(0);
    expect(double.asked).toEqual([]);
  });

  it('is found without help, asked for ever less often [PAY-5]', async () => {
    const purchase = await order();
    const looks: number[] = [];
    for (let minute = 1; minute <= 60; minute += 1) {
      app.clock.moveBy(60_000);
      if (await app.store.checkDuePayments() > 0) looks.push(minute);
    }
    expect(looks).toEqual([2, 4, 8, 16, 32]);
    paid();
    app.clock.moveBy(4 * 60_000);
    await app.store.checkDuePayments();
    expect(await read(buyer, purchase.id)).toMatchObject({ status: 'completed' });
  });

  it('that never comes is given up after a day; what comes later is still granted [PAY-5]', async () => {
    const purchase = await order();
    app.clock.moveBy(23 * 60 * 60_000);
    await app.store.checkDuePayments();
    expect(await read(buyer, purchase.id)).toMatchObject({ status: 'pending' });
    app.clock.moveBy(61 * 60_000);
    await app.store.checkDuePayments();
    expect(await read(buyer, purchase.id)).toMatchObject({ status: 'failed', failure: { code: 'never-paid' } });
    paid();
    await tell({ customPurchaseId: purchase.id });
    expect(await grants()).toHaveLength(1);
  });
});

describe('a failure that the app reports', () => {
  const report = async (person: TestUser, payload: Readonly<Record<string, unknown>>, headers: Readonly<Record<string, string>> = {}) =>
    person.request({ method: 'POST', path: '/functions/me-central1/updatePurchaseStatus', body: payload, headers });
  const failed = (id: string, more: Readonly<Record<string, unknown>> = {}) => ({
    customPurchaseId: id, status: 'failed', errorType: 'PAYMENT_INVALID', errorMessage: 'The card was declined', technicalDetails: { code: 4 }, timestamp: '2026-11-21T00:00:00Z', ...more,
  });

  it('stands at the purchase, and a receipt that comes later wins over it [PAY-4]', async () => {
    const purchase = await order();
    expect(await report(buyer, failed(purchase.id))).toMatchObject({ status: 200, json: { success: true, status: 'failed' } });
    expect(await read(buyer, purchase.id)).toMatchObject({ status: 'failed', failure: { code: 'iap/payment-invalid', message: 'The card was declined' } });
    await tell({ customPurchaseId: purchase.id });
    expect(await read(buyer, purchase.id)).toMatchObject({ status: 'completed', failure: null });
    expect(await timeline(purchase.id)).toEqual(['opened', 'failed', 'completed']);
  });

  it('comes with a bearer token alone [PAY-4]', async () => {
    const purchase = await order();
    const { idToken } = await buyer.call(accountsApi.issueIdToken, {});
    const answer = await app.visitor().request({
      method: 'POST', path: '/functions/me-central1/updatePurchaseStatus', body: failed(purchase.id), headers: { authorization: `Bearer ${idToken}` },
    });
    expect(answer).toMatchObject({ status: 200, json: { status: 'failed' } });
    expect((await app.visitor().request({ method: 'POST', path: '/functions/me-central1/updatePurchaseStatus', body: failed(purchase.id) })).status).toBe(401);
  });

  it("grants nothing, and touches nothing that is paid, somebody else's, or paid online [PAY-4]", async () => {
    const purchase = await order();
    for (const status of ['completed', 'paid', 'refunded', 'pending', undefined]) {
      expect((await report(buyer, failed(purchase.id, { status }))).status, String(status)).toBe(400);
    }
    expect((await report(await app.verified(), failed(purchase.id))).json).toMatchObject({ error: { code: 'store/purchase-not-found' } });
    const { purchase: online } = await buyer.call(purchaseApi.createPurchase, { items: [{ packageId: 'five-sessions', quantity: 1 }] }, { 'idempotency-key': 'an-online-order' });
    expect((await report(buyer, failed(online.id))).json).toMatchObject({ error: { code: 'store/purchase-not-found' } });
    await tell({ customPurchaseId: purchase.id });
    expect(await report(buyer, failed(purchase.id))).toMatchObject({ status: 200, json: { status: 'completed' } });
    expect(await balanceOf(buyer)).toBe(8);
    expect((await report(buyer, failed('', {}))).json).toMatchObject({ error: { code: 'iap/missing-purchase-id', message: 'معرف الشراء مفقود' } });
  });

  it('that is none, as where an approval is waited for, leaves the purchase pending [PAY-4]', async () => {
    const purchase = await order();
    for (const errorType of ['PAYMENT_PENDING', '15', 'PRODUCT_ALREADY_PURCHASED']) {
      expect(await report(buyer, failed(purchase.id, { errorType }))).toMatchObject({ status: 200, json: { status: 'pending' } });
    }
    expect(await report(buyer, failed(purchase.id, { errorType: 'whatever', errorMessage: undefined, technicalDetails: 'x'.repeat(5000) }))).toMatchObject({ status: 200 });
    expect(await read(buyer, purchase.id)).toMatchObject({ failure: { code: 'iap/unknown-error' } });
  });
});
