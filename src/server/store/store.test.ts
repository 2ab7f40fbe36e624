import './tables.ts';
import { expect, it } from 'vitest';
import { createTestApp } from '#testing/test-app.ts';
import { storeApi } from '#shared/store/api.ts';

it('sells three packages on a first run, in their order, to any visitor [PKG-1]', async () => {
  const app = await createTestApp();
  const { items } = await app.visitor().call(storeApi.listPackages, {});
  expect(
    items.map(({ sessions, priceFils, priceUsdCents, isPopular }) => ({
      sessions,
      priceFils,
      priceUsdCents,
      isPopular,
    })),
  ).toEqual([
    { sessions: 1, priceFils: 1500, priceUsdCents: 499, isPopular: false },
    { sessions: 5, priceFils: 6000, priceUsdCents: 1999, isPopular: true },
    { sessions: 12, priceFils: 12_000, priceUsdCents: 3999, isPopular: false },
  ]);
});

it('does not show a package that is switched off [PKG-1]', async () => {
  const app = await createTestApp();
  await app.database.query
    .updateTable('game_packages')
    .set({ is_active: false })
    .where('id', '=', 'one-session')
    .execute();
  const { items } = await app.visitor().call(storeApi.listPackages, {});
  await app.database.query
    .updateTable('game_packages')
    .set({ is_active: true })
    .where('id', '=', 'one-session')
    .execute();
  expect(items.map(({ id }) => id)).toEqual(['five-sessions', 'twelve-sessions']);
});
