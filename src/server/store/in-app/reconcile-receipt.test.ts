import { describe, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { purchaseApi } from '#shared/store/purchase-api.ts';
import { inAppShop } from '#testing/in-app-shop.ts';
import { deliverInApp, inAppWebhook } from '#testing/revenuecat-double.ts';
import { balanceOf, read } from '#testing/shop.ts';

const shop = inAppShop();
const { open, name, order, tell, rows, timeline, grants, paid } = shop;

describe('a purchase in the app', () => {
  it("is completed and granted by the store's webhook, and by nothing from the app [PAY-5]", async () => {
    const purchase = await order();
    expect((await tell({ customPurchaseId: purchase.id })).status).toBe(200);
    expect(await read(shop.buyer, purchase.id)).toMatchObject({
      status: 'completed',
      method: 'iap',
      isLive: true,
      paymentMethod: 'APP_STORE',
      paymentReference: 'apple-1',
      date: shop.app.clock.now(),
      failure: null,
    });
    expect(await balanceOf(shop.buyer)).toBe(8);
    expect(await timeline(purchase.id)).toEqual(['opened', 'completed']);
  });

  it('is granted once, however often the same event, or another event of the same transaction, comes [PAY-5]', async () => {
    const purchase = await order();
    await order();
    const body = inAppWebhook({ id: 'same', appUserId: shop.buyer.user.uid, customPurchaseId: purchase.id });
    await Promise.all(Array.from({ length: 10 }, () => deliverInApp(shop.app.visitor(), body)));
    await Promise.all(Array.from({ length: 10 }, () => tell()));
    expect(await grants()).toEqual([{ delta: 5, source_id: purchase.id }]);
    expect((await rows()).map(({ status }) => status).sort()).toEqual(['completed', 'pending']);
  });

  it('of one transaction pays for one purchase, and of another for the next [PAY-5]', async () => {
    const first = await order();
    shop.app.clock.moveBy(1000);
    const second = await order();
    await tell({ transactionId: 'apple-1' });
    await tell({ transactionId: 'apple-2' });
    // Without a word from the app the newest comes first.
    expect(await rows()).toMatchObject([
      { id: first.id, status: 'completed', iap_transaction_id: 'apple-2' },
      { id: second.id, status: 'completed', iap_transaction_id: 'apple-1' },
    ]);
    expect(await balanceOf(shop.buyer)).toBe(13);
  });

  it('is the one that the app names, not the newest; a failed one too [PAY-5] [PAY-4]', async () => {
    const named = await order();
    shop.app.clock.moveBy(1000);
    const newest = await order();
    await shop.app.database.query
      .updateTable('purchases')
      .set({ status: 'failed' })
      .where('id', '=', named.id)
      .execute();
    await tell({ customPurchaseId: named.id });
    expect(await read(shop.buyer, named.id)).toMatchObject({ status: 'completed' });
    expect(await read(shop.buyer, newest.id)).toMatchObject({ status: 'pending' });
  });

  it("never matches another user's purchase, another product, or an old one, whatever id the app sends; it is still granted [PAY-5]", async () => {
    const old = await order();
    shop.app.clock.moveBy(25 * 60 * 60_000);
    const stranger = shop.buyer;
    shop.buyer = await shop.app.verified();
    await tell({ customPurchaseId: old.id, transactionId: 'apple-1' });
    expect(await read(stranger, old.id)).toMatchObject({ status: 'pending' });
    shop.buyer = stranger;
    await tell({ customPurchaseId: old.id, transactionId: 'apple-2' });
    expect(await read(shop.buyer, old.id)).toMatchObject({ status: 'pending' });
    expect((await grants()).map(({ delta }) => delta)).toEqual([5, 5]);
    const made = (await rows()).filter(({ status }) => status === 'completed');
    expect(made).toHaveLength(2);
    expect(await timeline(made[0]?.id ?? '')).toEqual(['unmatched', 'completed']);
  });

  it('without an open purchase creates one at the stored price, also of a package no longer on sale [PAY-5]', async () => {
    await shop.app.database.query
      .updateTable('game_packages')
      .set({ is_active: false })
      .where('id', '=', 'five-sessions')
      .execute();
    const answer = await tell({ more: { price: 0.01, sessions: 900 } });
    await shop.app.database.query
      .updateTable('game_packages')
      .set({ is_active: true })
      .where('id', '=', 'five-sessions')
      .execute();
    expect(answer.status).toBe(200);
    const [made] = await rows();
    expect(await read(shop.buyer, made?.id ?? '')).toMatchObject({
      status: 'completed',
      finalPriceFils: 6000,
      totalSessionsGranted: 5,
      packageId: 'five-sessions',
    });
  });

  it('is known by any name that the store has for the shop.buyer [PAY-5]', async () => {
    const purchase = await order();
    await tell({ appUserId: '$RCAnonymousID:aaa', more: { aliases: ['$RCAnonymousID:bbb', shop.buyer.user.uid] } });
    expect(await read(shop.buyer, purchase.id)).toMatchObject({ status: 'completed' });
  });

  it('is granted whatever id the app has written, even one that no table can store [PAY-5]', async () => {
    const purchase = await order();
    expect((await tell({ customPurchaseId: `${purchase.id}\0` })).status).toBe(200);
    expect(await read(shop.buyer, purchase.id)).toMatchObject({ status: 'completed' });
  });

  it.each([
    ['taken from its package', null],
    ['another one meanwhile', 'siraj.five.new'],
  ])('of a product that is %s is granted as it was opened [PAY-5]', async (_, productId) => {
    const purchase = await order();
    await name('five-sessions', productId);
    await tell();
    expect(await rows()).toMatchObject([{ id: purchase.id, status: 'completed' }]);
    expect(await balanceOf(shop.buyer)).toBe(8);
  });

  it('of a product whose package was removed meanwhile is found by looking for it [PAY-5]', async () => {
    await open();
    const purchase = await order();
    await name('five-sessions', null);
    paid();
    await shop.buyer.call(purchaseApi.checkPurchase, { id: purchase.id });
    expect(await read(shop.buyer, purchase.id)).toMatchObject({ status: 'completed' });
    expect(await balanceOf(shop.buyer)).toBe(8);
  });

  it('of an unknown user, or of an unknown product, is reported to staff and granted to no one [PAY-5]', async () => {
    for (const news of [
      { appUserId: '$RCAnonymousID:aaa' },
      { appUserId: 'somebody-else' },
      { productId: 'another.thing', transactionId: 'apple-2' },
    ]) {
      expect((await tell(news)).status).toBe(200);
    }
    expect(await rows()).toEqual([]);
    expect(
      await shop.app.database.query
        .selectFrom('provider_events')
        .select('kind')
        .where('handled_at', 'is not', null)
        .execute(),
    ).toHaveLength(3);
  });

  it('of a deleted account is recorded without a grant [PAY-5]', async () => {
    const purchase = await order();
    await shop.buyer.call(accountsApi.deleteMe, { password: shop.buyer.password });
    await tell({ customPurchaseId: purchase.id });
    expect(await rows()).toMatchObject([{ status: 'completed' }]);
    expect(await grants()).toEqual([]);
  });
});
