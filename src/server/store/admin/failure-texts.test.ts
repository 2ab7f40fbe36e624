import '../../platform/audit.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { siteSettingsApi } from '#shared/site-settings/api.ts';
import { adminStoreApi as api } from '#shared/store/admin-api.ts';
import { storeApi } from '#shared/store/api.ts';
import { purchaseApi } from '#shared/store/purchase-api.ts';
import { order, tea } from '#testing/shop.ts';
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

describe('what the store cannot do', () => {
  // A dropped table simulates a failing database.
  it.each([
    ['game_packages', storeApi.listPackages, {}, 'Failed to fetch active game packages'],
    ['game_packages', api.listAllPackages, {}, 'Failed to fetch game packages'],
    ['game_packages', api.getAnyPackage, { id: 'one-session' }, 'Failed to fetch game package'],
    ['site_settings', siteSettingsApi.getSettings, {}, 'Failed to load site settings'],
    [
      'site_settings',
      siteSettingsApi.setPaymentOverride,
      { enabled: true, forceMethod: 'iap' },
      'Failed to update payment method override',
    ],
    ['game_packages', api.createPackage, tea, 'Failed to create game package'],
    ['game_packages', api.deletePackage, { id: 'one-session' }, 'Failed to delete game package'],
    ['discount_codes', api.listDiscountCodes, {}, 'Failed to fetch discount codes'],
    [
      'discount_codes',
      api.createDiscountCode,
      { code: 'A', discountType: 'fixed', discountValue: 1 },
      'Failed to create discount code',
    ],
    [
      'discount_codes',
      api.updateDiscountCode,
      { id: 'a', code: 'A', discountType: 'fixed', discountValue: 1 },
      'Failed to update discount code',
    ],
    ['discount_codes', api.deleteDiscountCode, { id: 'a' }, 'Failed to delete discount code'],
    [
      'purchases',
      purchaseApi.createPurchase,
      { items: [{ packageId: 'one-session', quantity: 1 }] },
      'Failed to record purchase',
    ],
    ['store_daily_stats', api.getStatistics, {}, 'Failed to get purchase statistics'],
    ['purchases', api.listAllPurchases, {}, 'Failed to get purchases'],
    ['purchases', api.getAnyPurchase, { id: 'x' }, 'Failed to get purchase'],
    ['purchases', api.deletePurchase, { id: 'x' }, 'Failed to delete purchase'],
    ['purchases', purchaseApi.listPurchases, {}, 'Failed to fetch user purchase history'],
    ['purchase_events', api.changePurchaseStatus, { status: 'paid' }, 'Failed to grant sessions for purchase'],
  ])('without %s it says so: $message [ERR-2]', async (table, contract, input, message) => {
    const { purchase } = await order(buyer);
    await sql.raw(`alter table ${table} rename to gone_for_a_test`).execute(app.database.query);
    try {
      const withId = 'status' in input ? { ...input, id: purchase.id } : input;
      expect(await admin.errorOf(contract, withId, { ...english, 'idempotency-key': 'a-failing-order' })).toMatchObject(
        { message },
      );
    } finally {
      await sql.raw(`alter table gone_for_a_test rename to ${table}`).execute(app.database.query);
    }
  });
});
