import { beforeEach, expect, it } from 'vitest';
import { adminStoreApi } from '#shared/store/admin-api.ts';
import { purchaseApi } from '#shared/store/purchase-api.ts';
import { addDiscountCode, buy, choose, order, read } from '#testing/shop.ts';
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

const items = [{ packageId: 'five-sessions', quantity: 1 }];
const halfAnHour = 30 * 60_000;
const codeOf = async (code: string) => (await admin.call(adminStoreApi.listDiscountCodes, { search: code })).items[0];
const validate = (discountCode: string) => buyer.call(purchaseApi.validateDiscount, { code: discountCode, items });
let keys = 0;
const refusal = (discountCode: string) => {
  keys += 1;
  return buyer.errorOf(
    purchaseApi.createPurchase,
    { items, discountCode },
    { 'idempotency-key': `refused-order-${keys}` },
  );
};
const kindsOf = async (id: string) =>
  (await admin.call(adminStoreApi.getAnyPurchase, { id })).events.map(({ kind }) => kind);
const disagreements = () => findDisagreements(app.database, app.clock.now());

it('gives the one use of a code to one of fifty purchases that open at once [PUR-3] [DISC-2]', async () => {
  await addDiscountCode(app, { code: 'ONCE', value: 50, usageLimit: 1 });
  const buyers = [buyer, await app.verified(), await app.verified()];
  const answers = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      const { status, json } = await buyers[index % 3]!.request({
        method: 'POST',
        path: '/api/purchases',
        body: { items, discountCode: 'ONCE' },
        headers: { 'idempotency-key': `one-of-fifty-${index}` },
      });
      return status === 201 ? 'opened' : `${status} ${(json as { error: { code: string } }).error.code}`;
    }),
  );
  expect(answers.filter((answer) => answer === 'opened')).toHaveLength(1);
  expect(new Set(answers)).toEqual(new Set(['opened', '409 store/discount-used-up']));
  const opened = await app.database.query.selectFrom('purchases').select(['id', 'discount_amount_fils']).execute();
  expect(opened).toMatchObject([{ discount_amount_fils: 3000 }]);
  expect(await codeOf('ONCE')).toMatchObject({ usageCount: 0, reservedCount: 1 });
  const { id } = await app.database.query.selectFrom('sandbox_payments').select('id').executeTakeFirstOrThrow();
  await choose(app, id, 'pay');
  expect(await codeOf('ONCE')).toMatchObject({ usageCount: 1, reservedCount: 0 });
  expect(await refusal('ONCE')).toMatchObject({ status: 409, code: 'store/discount-used-up' });
  expect(await disagreements()).toEqual([]);
});

it('reserves all uses of a code and no more, with payments and failures in between [PUR-3]', async () => {
  await addDiscountCode(app, { code: 'SEVEN', value: 10, usageLimit: 7 });
  let paid = 0;
  await Promise.all(
    Array.from({ length: 30 }, async (_, index) => {
      const { status, json } = await buyer.request({
        method: 'POST',
        path: '/api/purchases',
        body: { items, discountCode: 'SEVEN' },
        headers: { 'idempotency-key': `one-of-thirty-${index}` },
      });
      if (status !== 201) return;
      const { payment } = json as { payment: { url: string } };
      const choice = index % 3 === 0 ? 'decline' : 'pay';
      if (choice === 'pay') paid += 1;
      await choose(app, payment.url.slice(payment.url.lastIndexOf('/') + 1), choice);
    }),
  );
  await app.outbox.drain();
  expect(paid).toBeLessThanOrEqual(7);
  expect(await codeOf('SEVEN')).toMatchObject({ usageCount: paid, reservedCount: 0 });
  for (let left = 7 - paid; left > 0; left -= 1) await order(buyer, { discountCode: 'SEVEN' });
  expect(await refusal('SEVEN')).toMatchObject({ code: 'store/discount-used-up' });
  expect(await disagreements()).toEqual([]);
});

it('opens one purchase and reserves one use, however often the same request comes [PUR-1] [PUR-3]', async () => {
  await addDiscountCode(app, { code: 'TWO', value: 50, usageLimit: 2 });
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      buyer.call(
        purchaseApi.createPurchase,
        { items, discountCode: 'TWO' },
        { 'idempotency-key': 'pressed-many-times' },
      ),
    ),
  );
  expect(new Set(answers.map(({ purchase }) => purchase.id)).size).toBe(1);
  expect(await codeOf('TWO')).toMatchObject({ reservedCount: 1 });
});

it('opens the purchase that took the last use of a code for every copy of its request [PUR-1] [PUR-3]', async () => {
  await addDiscountCode(app, { code: 'ONCE', value: 50, usageLimit: 1 });
  const opened = await Promise.all(
    Array.from({ length: 40 }, () => order(buyer, { discountCode: 'ONCE', key: 'pressed-many-times' })),
  );
  expect(new Set(opened.map(({ purchase }) => purchase.id)).size).toBe(1);
  expect(await codeOf('ONCE')).toMatchObject({ reservedCount: 1 });
  const other = { items: [{ packageId: 'one-session', quantity: 1 }], discountCode: 'ONCE' };
  const key = { 'idempotency-key': 'pressed-many-times' };
  expect(await buyer.errorOf(purchaseApi.createPurchase, other, key)).toMatchObject({
    code: 'system/idempotency-key-reused',
  });
});

it('frees the use of a purchase that fails, and asks for one again when that is paid again [PUR-3]', async () => {
  await addDiscountCode(app, { code: 'ONCE', value: 50, usageLimit: 1 });
  const first = await order(buyer, { discountCode: 'ONCE' });
  expect(await validate('ONCE')).toMatchObject({ valid: false, reason: 'store/discount-used-up' });
  await choose(app, first.paymentId, 'decline');
  expect(await codeOf('ONCE')).toMatchObject({ usageCount: 0, reservedCount: 0 });
  const second = await order(buyer, { discountCode: 'ONCE' });
  expect(await buyer.errorOf(purchaseApi.payAgain, { id: first.purchase.id })).toMatchObject({
    status: 409,
    code: 'store/discount-used-up',
  });
  expect(await read(buyer, first.purchase.id)).toMatchObject({ status: 'failed' });
  await choose(app, second.paymentId, 'decline');
  expect(await buyer.call(purchaseApi.payAgain, { id: first.purchase.id })).toMatchObject({
    payment: { kind: 'redirect' },
  });
  expect(await codeOf('ONCE')).toMatchObject({ usageCount: 0, reservedCount: 1 });
  expect(await disagreements()).toEqual([]);
});

it('frees the use of an unpaid purchase after half an hour, and opens no payment for it while another has it [PUR-3]', async () => {
  await addDiscountCode(app, { code: 'ONCE', value: 50, usageLimit: 1 });
  const { purchase } = await order(buyer, { discountCode: 'ONCE', key: 'the-slow-order' });
  app.clock.moveBy(halfAnHour - 1);
  expect(await refusal('ONCE')).toMatchObject({ code: 'store/discount-used-up' });
  app.clock.moveBy(1);
  const other = await order(await app.verified(), { discountCode: 'ONCE' });
  const again = () =>
    buyer.errorOf(purchaseApi.createPurchase, { items, discountCode: 'ONCE' }, { 'idempotency-key': 'the-slow-order' });
  expect(await again()).toMatchObject({ status: 409, code: 'store/discount-used-up' });
  expect(await buyer.errorOf(purchaseApi.payAgain, { id: purchase.id })).toMatchObject({
    code: 'store/discount-used-up',
  });
  await choose(app, other.paymentId, 'decline');
  // The use is free again: the first purchase reserves it before it is led to its payment.
  expect(await buyer.call(purchaseApi.payAgain, { id: purchase.id })).toMatchObject({
    purchase: { status: 'pending' },
    payment: { kind: 'redirect' },
  });
  expect(await codeOf('ONCE')).toMatchObject({ reservedCount: 1 });
  expect(await disagreements()).toEqual([]);
});

it('reserves a use for the configured time [PUR-3]', async () => {
  const quick = await createTestApp({ discountReservationMs: 5 * 60_000 }, app);
  await addDiscountCode(app, { code: 'ONCE', value: 50, usageLimit: 1 });
  await order(await quick.verified({ email: 'quick@siraj.test' }), { discountCode: 'ONCE' });
  app.clock.moveBy(5 * 60_000 - 1);
  expect(await refusal('ONCE')).toMatchObject({ code: 'store/discount-used-up' });
  app.clock.moveBy(1);
  await order(buyer, { discountCode: 'ONCE' });
});

it('honours a payment that comes after its reservation lapsed, beyond the limit, and shows it to the staff [PUR-3] [PUR-5]', async () => {
  await addDiscountCode(app, { code: 'ONCE', value: 50, usageLimit: 1 });
  const late = await order(buyer, { discountCode: 'ONCE' });
  // The bank took the money in time and reports it late.
  await choose(app, late.paymentId, 'webhook-lost');
  app.clock.moveBy(halfAnHour);
  const inTime = await buy(app, await app.verified(), { discountCode: 'ONCE' });
  app.clock.moveBy(60_000);
  await app.store.checkDuePayments();
  expect(await read(buyer, late.purchase.id)).toMatchObject({ status: 'paid', finalPriceFils: 3000 });
  expect(await codeOf('ONCE')).toMatchObject({ usageCount: 2, usageLimit: 1, reservedCount: 0 });
  const { items: listed } = await admin.call(adminStoreApi.listAllPurchases, {});
  expect(listed.map(({ id, discountLate }) => [id, discountLate]).sort()).toEqual(
    [
      [late.purchase.id, true],
      [inTime.id, false],
    ].sort(),
  );
  expect(await kindsOf(late.purchase.id)).toEqual(['opened', 'paid', 'discount-late']);
  const { events } = await admin.call(adminStoreApi.getAnyPurchase, { id: late.purchase.id });
  expect(events.at(-1)?.detail).toEqual({ code: 'ONCE', uses: 2, reserved: 0, limit: 1 });
  expect(await disagreements()).toEqual([]);
});

it('marks no late payment while its code has uses left [PUR-3]', async () => {
  await addDiscountCode(app, { code: 'TWO', value: 50, usageLimit: 2 });
  const late = await order(buyer, { discountCode: 'TWO' });
  await choose(app, late.paymentId, 'webhook-lost');
  app.clock.moveBy(halfAnHour);
  await app.store.checkDuePayments();
  expect(await kindsOf(late.purchase.id)).toEqual(['opened', 'paid']);
  expect(await codeOf('TWO')).toMatchObject({ usageCount: 1, reservedCount: 0 });
});

it('reserves nothing where the order is refused, leaves nothing to pay, or is one of the app [PUR-3] [DISC-2]', async () => {
  await addDiscountCode(app, { code: 'ALL', value: 6000, type: 'fixed', usageLimit: 1 });
  await addDiscountCode(app, { code: 'ONCE', value: 50, usageLimit: 1 });
  expect(await refusal('ALL')).toMatchObject({ code: 'store/discount-zero-total' });
  const inApp = { items, discountCode: 'ONCE', method: 'iap' as const };
  expect(await buyer.errorOf(purchaseApi.createPurchase, inApp, { 'idempotency-key': 'in-the-app-1' })).toMatchObject({
    code: 'store/in-app-one-package',
  });
  expect(await app.database.query.selectFrom('discount_reservations').selectAll().execute()).toEqual([]);
});

it('keeps an open purchase payable when staff switch its code off or delete it [PUR-3] [DISC-1]', async () => {
  await addDiscountCode(app, { code: 'GONE', value: 50, usageLimit: 1 });
  const { purchase, paymentId } = await order(buyer, { discountCode: 'GONE' });
  await admin.call(adminStoreApi.deleteDiscountCode, { id: 'id of GONE' });
  await choose(app, paymentId, 'pay');
  expect(await read(buyer, purchase.id)).toMatchObject({ status: 'paid', finalPriceFils: 3000 });
  expect(await disagreements()).toEqual([]);
});

it('frees the use of a purchase that staff move by hand, and marks none that they mark as paid [PUR-2] [PUR-3]', async () => {
  await addDiscountCode(app, { code: 'ONCE', value: 50, usageLimit: 1 });
  const first = await order(buyer, { discountCode: 'ONCE' });
  await admin.call(adminStoreApi.changePurchaseStatus, { id: first.purchase.id, status: 'refunded' });
  const second = await order(buyer, { discountCode: 'ONCE' });
  await admin.call(adminStoreApi.changePurchaseStatus, { id: second.purchase.id, status: 'paid' });
  expect(await kindsOf(second.purchase.id)).toEqual(['opened', 'paid']);
  expect(await codeOf('ONCE')).toMatchObject({ usageCount: 1, reservedCount: 0 });
  expect(await disagreements()).toEqual([]);
});
