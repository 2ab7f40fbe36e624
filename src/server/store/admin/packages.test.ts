import '../../platform/audit.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminStoreApi as api } from '#shared/store/admin-api.ts';
import { storeApi } from '#shared/store/api.ts';
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
const audited = () => app.database.query.selectFrom('audit_log').selectAll().orderBy('id').execute();

describe('packages', () => {
  it('are added last, changed, ordered and removed, and each change is written down [PKG-1] [ADM-4]', async () => {
    const { package: created } = await admin.call(api.createPackage, tea);
    expect(created).toMatchObject({ ...tea, order: 4, packageType: 'sessions' });
    const changed = await admin.call(api.updatePackage, {
      ...tea,
      id: created.id,
      discountPriceFils: '',
      priceUsdCents: '',
      discountPriceUsdCents: '',
    });
    expect((await admin.call(api.getAnyPackage, { id: created.id })).package).toEqual(changed.package);
    expect(changed.package).toMatchObject({
      discountPriceFils: null,
      priceUsdCents: null,
      discountPriceUsdCents: null,
    });
    await admin.call(api.orderPackages, { ids: [created.id, 'twelve-sessions'] });
    const { items } = await buyer.call(storeApi.listPackages, {});
    expect(items.map(({ id }) => id)).toEqual([created.id, 'twelve-sessions', 'one-session', 'five-sessions']);
    await admin.call(api.orderPackages, { ids: ['one-session', 'five-sessions', 'twelve-sessions'] });
    await admin.call(api.deletePackage, { id: created.id });
    expect(await admin.errorOf(api.updatePackage, { ...tea, id: created.id })).toMatchObject({
      code: 'store/package-not-found',
    });
    const actions = (await audited()).map(({ action, actor_id: actor }) => [action, actor]);
    expect(actions).toEqual(
      [
        'store/package-created',
        'store/package-updated',
        'store/packages-ordered',
        'store/packages-ordered',
        'store/package-deleted',
      ].map((action) => [action, admin.user.uid]),
    );
    expect((await audited())[1]).toMatchObject({
      before: { discountPriceFils: 2000 },
      after: { discountPriceFils: null },
    });
  });

  it.each([
    [{ discountPriceFils: 2501 }, 'KWD discount price cannot be higher than the original KWD price'],
    [{ discountPriceUsdCents: 800 }, 'USD discount price cannot be higher than the original USD price'],
    [
      { priceUsdCents: null, discountPriceUsdCents: 1 },
      'USD discount price cannot be higher than the original USD price',
    ],
  ])('never cost more reduced than whole: %j [PKG-1]', async (change, message) => {
    expect(await admin.errorOf(api.createPackage, { ...tea, ...change }, english)).toMatchObject({
      status: 400,
      message,
    });
    expect(await audited()).toEqual([]);
  });
});

it('takes a cart of the dearest packages, and bounds of a list that are no dates for what they are [PUR-1] [PUR-5]', async () => {
  const made = await Promise.all(
    Array.from({ length: 20 }, () =>
      admin.call(api.createPackage, { ...tea, priceFils: 1_000_000, discountPriceFils: null }),
    ),
  );
  const { purchase } = await order(buyer, {
    items: made.map((each) => ({ packageId: each.package.id, quantity: 99 })),
  });
  for (const each of made) await admin.call(api.deletePackage, { id: each.package.id });
  expect(purchase.finalPriceFils).toBe(1_980_000_000);
  expect((await admin.errorOf(api.createPackage, { ...tea, priceFils: 1_000_001 })).status).toBe(400);
  expect((await admin.errorOf(api.listAllPurchases, { startDate: 9e15 })).status).toBe(400);
});
