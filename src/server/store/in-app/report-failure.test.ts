import { describe, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { purchaseApi } from '#shared/store/purchase-api.ts';
import { inAppShop } from '#testing/in-app-shop.ts';
import { balanceOf, read } from '#testing/shop.ts';
import type { TestUser } from '#testing/test-app.ts';

const shop = inAppShop();
const { order, tell, timeline } = shop;

describe('a failure that the app reports', () => {
  const report = async (
    person: TestUser,
    payload: Readonly<Record<string, unknown>>,
    headers: Readonly<Record<string, string>> = {},
  ) => person.request({ method: 'POST', path: '/functions/me-central1/updatePurchaseStatus', body: payload, headers });
  const failed = (id: string, more: Readonly<Record<string, unknown>> = {}) => ({
    customPurchaseId: id,
    status: 'failed',
    errorType: 'PAYMENT_INVALID',
    errorMessage: 'The card was declined',
    technicalDetails: { code: 4 },
    timestamp: '2026-11-21T00:00:00Z',
    ...more,
  });

  it('is recorded with the purchase, and a later receipt overrides it [PAY-4]', async () => {
    const purchase = await order();
    expect(await report(shop.buyer, failed(purchase.id))).toMatchObject({
      status: 200,
      json: { success: true, status: 'failed' },
    });
    expect(await read(shop.buyer, purchase.id)).toMatchObject({
      status: 'failed',
      failure: { code: 'iap/payment-invalid', message: 'The card was declined' },
    });
    await tell({ customPurchaseId: purchase.id });
    expect(await read(shop.buyer, purchase.id)).toMatchObject({ status: 'completed', failure: null });
    expect(await timeline(purchase.id)).toEqual(['opened', 'failed', 'completed']);
  });

  it('comes with a bearer token alone [PAY-4]', async () => {
    const purchase = await order();
    const { idToken } = await shop.buyer.call(accountsApi.issueIdToken, {});
    const answer = await shop.app.visitor().request({
      method: 'POST',
      path: '/functions/me-central1/updatePurchaseStatus',
      body: failed(purchase.id),
      headers: { authorization: `Bearer ${idToken}` },
    });
    expect(answer).toMatchObject({ status: 200, json: { status: 'failed' } });
    expect(
      (
        await shop.app
          .visitor()
          .request({ method: 'POST', path: '/functions/me-central1/updatePurchaseStatus', body: failed(purchase.id) })
      ).status,
    ).toBe(401);
  });

  it("grants nothing, and never changes a purchase that is paid, another user's, or paid online [PAY-4]", async () => {
    const purchase = await order();
    for (const status of ['completed', 'paid', 'refunded', 'pending', undefined]) {
      expect((await report(shop.buyer, failed(purchase.id, { status }))).status, String(status)).toBe(400);
    }
    expect((await report(await shop.app.verified(), failed(purchase.id))).json).toMatchObject({
      error: { code: 'store/purchase-not-found' },
    });
    const { purchase: online } = await shop.buyer.call(
      purchaseApi.createPurchase,
      { items: [{ packageId: 'five-sessions', quantity: 1 }] },
      { 'idempotency-key': 'an-online-order' },
    );
    expect((await report(shop.buyer, failed(online.id))).json).toMatchObject({
      error: { code: 'store/purchase-not-found' },
    });
    await tell({ customPurchaseId: purchase.id });
    expect(await report(shop.buyer, failed(purchase.id))).toMatchObject({ status: 200, json: { status: 'completed' } });
    expect(await balanceOf(shop.buyer)).toBe(8);
    expect((await report(shop.buyer, failed('', {}))).json).toMatchObject({
      error: { code: 'iap/missing-purchase-id', message: 'معرف الشراء مفقود' },
    });
  });

  it('that is none, as where an approval is waited for, leaves the purchase pending [PAY-4]', async () => {
    const purchase = await order();
    for (const errorType of ['PAYMENT_PENDING', '15', 'PRODUCT_ALREADY_PURCHASED']) {
      expect(await report(shop.buyer, failed(purchase.id, { errorType }))).toMatchObject({
        status: 200,
        json: { status: 'pending' },
      });
    }
    expect(
      await report(
        shop.buyer,
        failed(purchase.id, { errorType: 'whatever', errorMessage: undefined, technicalDetails: 'x'.repeat(5000) }),
      ),
    ).toMatchObject({ status: 200 });
    expect(await read(shop.buyer, purchase.id)).toMatchObject({ failure: { code: 'iap/unknown-error' } });
  });
});
