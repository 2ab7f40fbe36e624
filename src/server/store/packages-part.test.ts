import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { PagePart } from '#shared/kernel/page-part.ts';
import { present } from '#shared/kernel/assert.ts';
import { adminStoreApi } from '#shared/store/admin-api.ts';
import type { PackageOnSale } from '#shared/store/api.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

/** Renders the prices alone. */
const renderPrices = (items: readonly PackageOnSale[]): Promise<PagePart> => {
  const prices = items.map(({ priceFils }) => priceFils).join(' ');
  return Promise.resolve({ html: { ar: prices, en: prices }, data: '[]' });
};

const shown = async (app: TestApp) => (await present(app.store.pageParts.get('/store'), 'the part')())?.html.ar ?? null;

const cheapest = {
  name: { ar: 'باقة', en: 'Package' },
  description: { ar: 'وصف', en: 'About it' },
  sessions: 1,
  priceFils: 250,
  priceUsdCents: null,
  discountPriceFils: null,
  discountPriceUsdCents: null,
  features: [],
  isActive: true,
  isPopular: false,
  packageType: 'sessions',
  revenueCatProductId: null,
};

it("renders the packages once, and again after each of the staff's changes [PKG-1]", async () => {
  let rendered = 0;
  const renderPackages = (items: readonly PackageOnSale[]) => {
    rendered += 1;
    return renderPrices(items);
  };
  const app = await createTestApp({ renderPackages });
  const admin = await app.admin();
  expect([await shown(app), await shown(app), rendered]).toEqual(['1500 6000 12000', '1500 6000 12000', 1]);
  const { package: added } = await admin.call(adminStoreApi.createPackage, cheapest);
  expect(await shown(app)).toBe('1500 6000 12000 250');
  await admin.call(adminStoreApi.updatePackage, { ...cheapest, id: added.id, priceFils: 500 });
  expect(await shown(app)).toBe('1500 6000 12000 500');
  await admin.call(adminStoreApi.orderPackages, { ids: [added.id] });
  expect(await shown(app)).toBe('500 1500 6000 12000');
  await admin.call(adminStoreApi.deletePackage, { id: added.id });
  expect(await shown(app)).toBe('1500 6000 12000');
});

it('notices within 30 s what another process has changed, if its change event was lost [PKG-1]', async () => {
  const app = await createTestApp({ renderPackages: renderPrices });
  const before = await shown(app);
  const change = (isActive: boolean) =>
    app.database.query
      .updateTable('game_packages')
      .set({ is_active: isActive })
      .where('id', '=', 'one-session')
      .execute();
  await change(false);
  const kept = await shown(app);
  app.clock.moveBy(30_000);
  const after = await shown(app);
  await change(true);
  expect([before, kept, after]).toEqual(['1500 6000 12000', '1500 6000 12000', '6000 12000']);
});

it('leaves the packages to the page where they could not be rendered, or not in time [PKG-1]', async () => {
  const failing = await createTestApp({
    renderPackages: () => Promise.reject(new Error('no thread')),
    logger: pino({ level: 'silent' }),
  });
  expect(await shown(failing)).toBeNull();
  expect(await shown(await createTestApp())).toBeNull();
});
