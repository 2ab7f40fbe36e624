import { beforeEach, describe, expect, it } from 'vitest';
import { purchaseApi } from '#shared/store/purchase-api.ts';
import { inAppShop } from '#testing/in-app-shop.ts';
import { deliverInApp, inAppWebhook } from '#testing/revenuecat-double.ts';
import { balanceOf, read } from '#testing/shop.ts';
import { createTestApp } from '#testing/test-app.ts';

const shop = inAppShop();
const { open, order, tell, grants, paid } = shop;

describe('the receipt', () => {
  beforeEach(() => open());

  it('is looked up before anything is granted [PAY-5]', async () => {
    const purchase = await order();
    // What the store doesn't know is sent again, and believed once it does.
    const body = inAppWebhook({ id: 'early', appUserId: shop.buyer.user.uid, customPurchaseId: purchase.id });
    expect((await deliverInApp(shop.app.visitor(), body)).status).toBe(401);
    expect(await balanceOf(shop.buyer)).toBe(3);
    paid();
    expect((await deliverInApp(shop.app.visitor(), body)).status).toBe(200);
    expect(await balanceOf(shop.buyer)).toBe(8);
    expect(shop.double.asked).toEqual([
      `/v1/subscribers/${shop.buyer.user.uid}`,
      `/v1/subscribers/${shop.buyer.user.uid}`,
    ]);
  });

  it('that says sandbox is not granted, whatever the webhook says [PAY-5]', async () => {
    const purchase = await order();
    paid('apple-1', { isSandbox: true });
    expect((await tell({ customPurchaseId: purchase.id })).status).toBe(200);
    expect(await read(shop.buyer, purchase.id)).toMatchObject({ status: 'pending' });
  });

  it.each(['failing', 'nonsense', 'silent'] as const)(
    'that can not be looked up, since RevenueCat is %s, has the webhook sent again [PAY-5]',
    async (mood) => {
      // A short timeout only for the silent mood: once it is over, a busy machine may need more.
      const impatient = await createTestApp({ inApp: { ...shop.double.settings, timeoutMs: 50 } }, shop.app);
      const purchase = await order();
      paid();
      shop.double.mood = mood;
      const body = inAppWebhook({ id: 'again', appUserId: shop.buyer.user.uid, customPurchaseId: purchase.id });
      expect((await deliverInApp(impatient.visitor(), body)).status).toBe(503);
      expect((await shop.buyer.call(purchaseApi.checkPurchase, { id: purchase.id })).purchase).toMatchObject({
        status: 'pending',
      });
      shop.double.mood = 'well';
      expect((await deliverInApp(shop.app.visitor(), body)).status).toBe(200);
      expect(await read(shop.buyer, purchase.id)).toMatchObject({ status: 'completed' });
    },
  );

  it('is found by a waiting buyer; a later webhook grants nothing more [PAY-5]', async () => {
    const purchase = await order();
    expect((await shop.buyer.call(purchaseApi.checkPurchase, { id: purchase.id })).purchase).toMatchObject({
      status: 'pending',
    });
    paid();
    expect((await shop.buyer.call(purchaseApi.checkPurchase, { id: purchase.id })).purchase).toMatchObject({
      status: 'completed',
    });
    await tell({ customPurchaseId: purchase.id });
    expect(await grants()).toHaveLength(1);
  });

  it('of before the purchase, or of another purchase, pays for nothing [PAY-5]', async () => {
    paid('apple-0', { purchasedAt: shop.app.clock.now() - 60 * 60_000 });
    const first = await order();
    expect((await shop.buyer.call(purchaseApi.checkPurchase, { id: first.id })).purchase).toMatchObject({
      status: 'pending',
    });
    paid('apple-1');
    await shop.buyer.call(purchaseApi.checkPurchase, { id: first.id });
    const second = await order();
    expect((await shop.buyer.call(purchaseApi.checkPurchase, { id: second.id })).purchase).toMatchObject({
      status: 'pending',
    });
    expect(await grants()).toHaveLength(1);
  });

  it('is not looked up without a key [PAY-5]', async () => {
    await open({ apiKey: null });
    const purchase = await order();
    paid();
    expect((await shop.buyer.call(purchaseApi.checkPurchase, { id: purchase.id })).purchase).toMatchObject({
      status: 'pending',
    });
    shop.app.clock.moveBy(60 * 60_000);
    expect(await shop.app.store.checkDuePayments()).toBe(0);
    expect(shop.double.asked).toEqual([]);
  });

  it('is found without help, asked for ever less often [PAY-5]', async () => {
    const purchase = await order();
    const looks: number[] = [];
    for (let minute = 1; minute <= 60; minute += 1) {
      shop.app.clock.moveBy(60_000);
      if ((await shop.app.store.checkDuePayments()) > 0) looks.push(minute);
    }
    expect(looks).toEqual([2, 4, 8, 16, 32]);
    paid();
    shop.app.clock.moveBy(4 * 60_000);
    await shop.app.store.checkDuePayments();
    expect(await read(shop.buyer, purchase.id)).toMatchObject({ status: 'completed' });
  });

  it('that never comes is given up after a day; what comes later is still granted [PAY-5]', async () => {
    const purchase = await order();
    shop.app.clock.moveBy(23 * 60 * 60_000);
    await shop.app.store.checkDuePayments();
    expect(await read(shop.buyer, purchase.id)).toMatchObject({ status: 'pending' });
    shop.app.clock.moveBy(61 * 60_000);
    await shop.app.store.checkDuePayments();
    expect(await read(shop.buyer, purchase.id)).toMatchObject({ status: 'failed', failure: { code: 'never-paid' } });
    paid();
    await tell({ customPurchaseId: purchase.id });
    expect(await grants()).toHaveLength(1);
  });
});
