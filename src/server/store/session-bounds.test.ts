import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { adminAccountsApi } from '#shared/accounts/admin-api.ts';
import { maxSessionBalance } from '#shared/accounts/balance.ts';
import { redeemCodeAdminApi } from '#shared/redeem-codes/admin-api.ts';
import { redeemCodeApi } from '#shared/redeem-codes/api.ts';
import { adminStoreApi } from '#shared/store/admin-api.ts';
import { maxCartSessions } from '#shared/store/cart.ts';
import { maxPackageSessions } from '#shared/store/package.ts';
import { purchaseApi } from '#shared/store/purchase-api.ts';
import { balanceOf, choose, order, read } from '#testing/shop.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';
import { findDisagreements } from '../consistency.ts';

let app: TestApp;
let buyer: TestUser;
let admin: TestUser;
beforeEach(async () => {
  app = await createTestApp();
  buyer = await app.verified();
  admin = await app.admin();
});

const columnEnd = 2_147_483_647;
/** Brings the buyer's balance to this, by the ledger. */
async function fill(balance: number): Promise<void> {
  const delta = balance - (await balanceOf(buyer));
  await sql`select book_sessions(${buyer.user.uid}, ${delta}::integer, 'admin', ${`filled to ${balance}`}, now())`.execute(
    app.database.query,
  );
  expect(await balanceOf(buyer)).toBe(balance);
}
const five = [{ packageId: 'five-sessions', quantity: 1 }];
let keys = 0;
const refusal = (items: unknown = five) => {
  keys += 1;
  return buyer.errorOf(
    purchaseApi.createPurchase,
    { items },
    { 'idempotency-key': `bounded-order-${keys}`, 'accept-language': 'en' },
  );
};
const disagreements = () => findDisagreements(app.database, app.clock.now());

it('refuses to open a purchase that the balance has no room for, before anything is paid [PUR-1] [USER-3]', async () => {
  await fill(maxSessionBalance - 4);
  expect(await refusal()).toMatchObject({
    status: 409,
    code: 'store/balance-full',
    params: { most: maxSessionBalance },
    message: 'With this order your balance would pass 1,000,000 sessions, the most an account holds.',
  });
  expect(await app.database.query.selectFrom('purchases').select('id').execute()).toEqual([]);
  await order(buyer, { items: [{ packageId: 'one-session', quantity: 4 }] });
});

it('counts what other open purchases would grant, also where many open at once [PUR-1] [USER-3]', async () => {
  await fill(maxSessionBalance - 12);
  const answers = await Promise.all(
    Array.from(
      { length: 10 },
      async (_, index) =>
        (
          await buyer.request({
            method: 'POST',
            path: '/api/purchases',
            body: { items: five },
            headers: { 'idempotency-key': `at-the-edge-${index}` },
          })
        ).status,
    ),
  );
  expect(answers.sort()).toEqual([201, 201, ...Array.from({ length: 8 }, () => 409)]);
  const payments = await app.database.query.selectFrom('sandbox_payments').select('id').execute();
  for (const { id } of payments) await choose(app, id, 'pay');
  expect(await balanceOf(buyer)).toBe(maxSessionBalance - 2);
  expect(await disagreements()).toEqual([]);
});

it('refuses a failed purchase that is to be paid again once there is no room for it [PUR-1]', async () => {
  const { purchase, paymentId } = await order(buyer);
  await choose(app, paymentId, 'decline');
  await fill(maxSessionBalance - 4);
  expect(await buyer.errorOf(purchaseApi.payAgain, { id: purchase.id })).toMatchObject({
    status: 409,
    code: 'store/balance-full',
  });
  expect(await read(buyer, purchase.id)).toMatchObject({ status: 'failed' });
});

it('bounds the sessions of a package and of a cart [PKG-1] [PUR-1]', async () => {
  const text = { ar: 'باقة', en: 'Package' };
  const unpriced = {
    priceUsdCents: null,
    discountPriceFils: null,
    discountPriceUsdCents: null,
    revenueCatProductId: null,
  };
  const large = { name: text, description: text, sessions: maxPackageSessions, priceFils: 1000, ...unpriced };
  expect(
    (await admin.errorOf(adminStoreApi.createPackage, { ...large, sessions: maxPackageSessions + 1 })).status,
  ).toBe(400);
  const { package: one } = await admin.call(adminStoreApi.createPackage, large);
  const { package: other } = await admin.call(adminStoreApi.createPackage, large);
  const quantity = (first: number, second: number) => [
    { packageId: one.id, quantity: first },
    { packageId: other.id, quantity: second },
  ];
  expect(await refusal(quantity(99, 2))).toMatchObject({
    status: 400,
    code: 'store/too-many-sessions',
    params: { most: maxCartSessions },
  });
  const { purchase } = await order(buyer, { items: quantity(99, 1) });
  for (const { id } of [one, other]) await admin.call(adminStoreApi.deletePackage, { id });
  expect(purchase.totalSessionsGranted).toBe(maxCartSessions);
});

it("returns the money if a paid purchase can't be granted any more, and fails it [PUR-2] [PAY-1]", async () => {
  const { purchase, paymentId } = await order(buyer);
  await fill(columnEnd - 4);
  await choose(app, paymentId, 'pay');
  expect(await read(buyer, purchase.id)).toMatchObject({ status: 'failed', failure: { code: 'balance-full' } });
  expect(await app.database.query.selectFrom('sandbox_payments').select('state').executeTakeFirstOrThrow()).toEqual({
    state: 'refunded',
  });
  const { events } = await admin.call(adminStoreApi.getAnyPurchase, { id: purchase.id });
  expect(events.map(({ kind }) => kind)).toEqual(['opened', 'balance-full', 'failed', 'extra-payment-refunded']);
  expect(await admin.errorOf(adminStoreApi.changePurchaseStatus, { id: purchase.id, status: 'paid' })).toMatchObject({
    status: 409,
    code: 'accounts/balance-full',
  });
  expect(await balanceOf(buyer)).toBe(columnEnd - 4);
  expect(await disagreements()).toEqual([]);
});

it('rejects a gift of staff beyond the maximum balance, and grants the same gift once [ADM-4] [USER-3]', async () => {
  await fill(maxSessionBalance - 10);
  const give = { id: buyer.user.uid, sessions: 10, reason: 'هدية العيد' };
  const key = { 'idempotency-key': 'a-gift-of-ten' };
  expect(await admin.call(adminAccountsApi.changeBalance, give, key)).toEqual({ balance: maxSessionBalance });
  expect(await admin.call(adminAccountsApi.changeBalance, give, key)).toEqual({ balance: maxSessionBalance });
  expect(
    await admin.errorOf(
      adminAccountsApi.changeBalance,
      { ...give, sessions: 1 },
      { 'idempotency-key': 'one-too-much' },
    ),
  ).toMatchObject({ status: 409, code: 'accounts/balance-full' });
  expect(await disagreements()).toEqual([]);
});

it('refuses a redeem code that the balance has no room for, and leaves it unused [RDM-2] [USER-3]', async () => {
  const {
    items: [code],
  } = await admin.call(redeemCodeAdminApi.create, { sessionsGranted: 10 }, { 'idempotency-key': 'a-code-of-ten' });
  await fill(maxSessionBalance - 9);
  expect(await buyer.errorOf(redeemCodeApi.redeem, { code: code!.code })).toMatchObject({
    status: 409,
    code: 'redeem-codes/balance-full',
  });
  expect((await admin.call(redeemCodeAdminApi.get, { id: code!.id })).item).toMatchObject({
    isUsed: false,
    useCount: 0,
  });
  await fill(maxSessionBalance - 10);
  expect(await buyer.call(redeemCodeApi.redeem, { code: code!.code })).toMatchObject({ sessionsGranted: 10 });
  expect(await disagreements()).toEqual([]);
});
