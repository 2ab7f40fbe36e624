import { describe, expect, it } from 'vitest';
import { inAppShop } from '#testing/in-app-shop.ts';
import { deliverInApp, inAppWebhook, signInApp } from '#testing/revenuecat-double.ts';
import { balanceOf, read } from '#testing/shop.ts';

const shop = inAppShop();
const { open, order, tell, rows, timeline, grants } = shop;

describe('a webhook of the app store', () => {
  it.each([
    {},
    { authorization: '' },
    { authorization: 'Bearer of bad news' },
    { authorization: 'Bearer of good news ' + 'x' },
  ])('is refused with %o [PAY-5]', async (headers) => {
    const answer = await deliverInApp(
      shop.app.visitor(),
      inAppWebhook({ id: 'forged', appUserId: shop.buyer.user.uid }),
      headers,
    );
    expect(answer.status).toBe(401);
    expect(await rows()).toEqual([]);
    expect(await shop.app.database.query.selectFrom('provider_events').select('kind').execute()).toEqual([]);
  });

  it('is not found if nothing is configured [PAY-5]', async () => {
    await open({ apiKey: null, webhookAuthorization: null });
    expect((await tell()).status).toBe(404);
  });

  it('must be signed if a secret is configured, recently and over these exact bytes [PAY-5]', async () => {
    await open({ apiKey: null, webhookSecret: 'a secret of webhooks' });
    const body = inAppWebhook({ id: 'signed', appUserId: shop.buyer.user.uid });
    const now = shop.app.clock.now();
    const send = (signature: string | null, sent = body) =>
      deliverInApp(shop.app.visitor(), sent, {
        authorization: 'Bearer of good news',
        ...(signature !== null && { 'x-revenuecat-webhook-signature': signature }),
      });
    const good = signInApp(body, 'a secret of webhooks', now);
    const refused = [
      null,
      '',
      't=1',
      `v1=${'0'.repeat(64)}`,
      signInApp(body, 'another secret', now),
      signInApp(body, 'a secret of webhooks', now - 6 * 60_000),
    ];
    for (const signature of refused) expect((await send(signature)).status, String(signature)).toBe(401);
    expect((await send(good, `${body} `)).status).toBe(401);
    // While a secret is replaced, it is signed by both.
    expect((await send(good.replace(',', `,v1=${'0'.repeat(64)},`))).status).toBe(200);
    expect(await balanceOf(shop.buyer)).toBe(8);
  });

  it('of another kind, of none, or unreadable is accepted and ignored [PAY-5]', async () => {
    for (const type of ['TEST', 'RENEWAL', 'INITIAL_PURCHASE', 'SOMETHING_NEW', 'TRANSFER'])
      expect((await tell({ type })).status).toBe(200);
    for (const body of ['', 'nonsense', '{}', '{"event":{}}', '{"event":{"id":1,"type":"NON_RENEWING_PURCHASE"}}']) {
      expect((await deliverInApp(shop.app.visitor(), body)).status).toBe(200);
    }
    for (const more of [{ store: null }, { transaction_id: '\u0000' }, { product_id: 7 }])
      expect((await tell({ more })).status).toBe(200);
    expect(await rows()).toEqual([]);
  });

  it.each(['SANDBOX', null, 'something'])(
    'of the environment %s is never granted where people play [PAY-5]',
    async (environment) => {
      const purchase = await order();
      expect((await tell({ customPurchaseId: purchase.id, more: { environment } })).status).toBe(200);
      expect(await read(shop.buyer, purchase.id)).toMatchObject({ status: 'pending' });
      expect(await balanceOf(shop.buyer)).toBe(3);
    },
  );

  it('of the sandbox is granted to testers, and to all if the settings allow it, marked as no real money [PAY-5]', async () => {
    await open({ apiKey: null, sandboxTesters: ['player-1@siraj.test'] });
    await tell({ more: { environment: 'SANDBOX' } });
    expect(await rows()).toMatchObject([{ user_id: shop.buyer.user.uid, status: 'completed', is_live: false }]);
    const tester = shop.buyer;
    shop.buyer = await shop.app.verified();
    await tell({ transactionId: 'apple-2', more: { environment: 'SANDBOX' } });
    expect(await rows()).toMatchObject([{ user_id: tester.user.uid }]);
    await open({ apiKey: null, isSandboxGranted: true });
    await tell({ more: { environment: 'SANDBOX' } });
    expect(await rows()).toMatchObject([{ user_id: shop.buyer.user.uid, status: 'completed', is_live: false }]);
  });
});

describe('a refund of the app store', () => {
  it('marks the purchase, and takes no sessions back automatically [PAY-5] [PUR-4]', async () => {
    const purchase = await order();
    await tell();
    expect(
      (await tell({ type: 'CANCELLATION', more: { cancel_reason: 'CUSTOMER_SUPPORT', price: -19.99 } })).status,
    ).toBe(200);
    expect(await read(shop.buyer, purchase.id)).toMatchObject({
      status: 'refunded',
      wasRefunded: true,
      refundedFrom: 'completed',
    });
    expect(await balanceOf(shop.buyer)).toBe(8);
    await tell();
    expect(await read(shop.buyer, purchase.id)).toMatchObject({ status: 'refunded' });
  });

  it('that arrives before the purchase prevents its grant, and leaves open purchases alone [PAY-5]', async () => {
    const purchase = await order();
    shop.app.clock.moveBy(1000);
    await tell({ type: 'CANCELLATION' });
    await tell({ customPurchaseId: purchase.id });
    expect(await rows()).toMatchObject([
      { id: purchase.id, status: 'pending', iap_transaction_id: null },
      { status: 'refunded', iap_transaction_id: 'apple-1' },
    ]);
    expect(await grants()).toEqual([]);
  });

  it('of an unknown purchase is reported to staff; a reversed refund too [PAY-5]', async () => {
    expect((await tell({ type: 'CANCELLATION', productId: 'a.subscription' })).status).toBe(200);
    expect((await tell({ type: 'CANCELLATION', appUserId: 'somebody-else' })).status).toBe(200);
    expect(await rows()).toEqual([]);
    const purchase = await order();
    await tell();
    await tell({ type: 'CANCELLATION' });
    await tell({ type: 'REFUND_REVERSED' });
    expect(await read(shop.buyer, purchase.id)).toMatchObject({ status: 'refunded' });
    expect(await timeline(purchase.id)).toEqual(['opened', 'completed', 'refunded', 'refund-reversed']);
  });
});
