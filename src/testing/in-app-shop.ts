import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { purchaseApi } from '#shared/store/purchase-api.ts';
import type { Purchase } from '#shared/store/purchase-api.ts';
import type { InAppSettings } from '../server/store/index.ts';
import { deliverInApp, inAppWebhook, startRevenueCatDouble } from './revenuecat-double.ts';
import type { InAppWebhook, RevenueCatDouble } from './revenuecat-double.ts';
import { createTestApp } from './test-app.ts';
import type { TestApp, TestUser } from './test-app.ts';

/** Each test gets a shop that sells five sessions in the app, a fake of RevenueCat, and a buyer. */
export function inAppShop() {
  const shop = {} as { double: RevenueCatDouble; app: TestApp; buyer: TestUser };
  let orders = 0;
  let events = 0;

  const name = (packageId: string, productId: string | null) =>
    shop.app.database.query
      .updateTable('game_packages')
      .set({ revenue_cat_product_id: productId })
      .where('id', '=', packageId)
      .execute();
  const open = async (changes: Partial<InAppSettings> = {}): Promise<void> => {
    const quiet = (await createTestApp()).server.fastify.log.child({}, { level: 'silent' });
    shop.app = await createTestApp({ logger: quiet, inApp: { ...shop.double.settings, ...changes } });
    shop.buyer = await shop.app.verified();
    await name('five-sessions', 'siraj.five');
  };

  beforeAll(async () => {
    shop.double = await startRevenueCatDouble();
  });
  afterAll(() => shop.double.close());
  beforeEach(async () => {
    shop.double.mood = 'well';
    shop.double.bought.clear();
    shop.double.asked.length = 0;
    // No key: webhooks are trusted. Tests with look-ups open their own app.
    await open({ apiKey: null });
  });
  // The packages outlive a test.
  afterEach(() => name('five-sessions', null));

  return Object.assign(shop, {
    open,
    name,
    async order(): Promise<Purchase> {
      orders += 1;
      const { purchase, payment } = await shop.buyer.call(
        purchaseApi.createPurchase,
        { items: [{ packageId: 'five-sessions', quantity: 1 }], method: 'iap' },
        { 'idempotency-key': `in-app-order-${orders}` },
      );
      expect(payment).toEqual({
        kind: 'in-app',
        productId: 'siraj.five',
        customPurchaseId: purchase.id,
        appUserId: shop.buyer.user.uid,
      });
      return purchase;
    },
    tell(news: Partial<InAppWebhook> = {}) {
      events += 1;
      return deliverInApp(
        shop.app.visitor(),
        inAppWebhook({ id: `event-${events}`, appUserId: shop.buyer.user.uid, ...news }),
      );
    },
    rows: () =>
      shop.app.database.query
        .selectFrom('purchases')
        .select(['id', 'user_id', 'status', 'iap_store', 'iap_transaction_id', 'is_live'])
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
    timeline: async (id: string) =>
      (
        await shop.app.database.query
          .selectFrom('purchase_events')
          .select('kind')
          .where('purchase_id', '=', id)
          .orderBy('id')
          .execute()
      ).map(({ kind }) => kind),
    grants: () =>
      shop.app.database.query
        .selectFrom('session_ledger')
        .select(['delta', 'source_id'])
        .where('reason', '=', 'purchase')
        .execute(),
    paid: (transactionId = 'apple-1', more: { isSandbox?: boolean; purchasedAt?: number } = {}) =>
      shop.double.bought.set(shop.buyer.user.uid, [
        ...(shop.double.bought.get(shop.buyer.user.uid) ?? []),
        { productId: 'siraj.five', transactionId, purchasedAt: shop.app.clock.now() + 1000, ...more },
      ]),
  });
}
