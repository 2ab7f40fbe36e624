import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { purchaseApi } from '#shared/store/purchase-api.ts';
import { startMyFatoorahDouble } from '#testing/myfatoorah-double.ts';
import { giveBack, payingDeps } from '#testing/paying.ts';
import { read } from '#testing/shop.ts';
import { startTapDouble } from '#testing/tap-double.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';
import { findDisagreements } from '../consistency.ts';
import { compareRefunds } from './compare-refunds.ts';
import { refundPurchase } from './refunds.ts';
import type { PayingDeps } from './deps.ts';

let tap: Awaited<ReturnType<typeof startTapDouble>>;
let myFatoorah: Awaited<ReturnType<typeof startMyFatoorahDouble>>;
let app: TestApp;
let buyer: TestUser;
let deps: PayingDeps;

async function open(provider: 'tap' | 'myfatoorah'): Promise<void> {
  const settings = { provider, tap: tap.settings, myFatoorah: myFatoorah.settings };
  app = await createTestApp({ payments: settings, logger: pino({ level: 'silent' }) });
  buyer = await app.verified();
  deps = payingDeps(app, settings);
}
beforeEach(async () => {
  tap = await startTapDouble();
  myFatoorah = await startMyFatoorahDouble();
});
afterEach(async () => {
  await tap.close();
  await myFatoorah.close();
});

let orders = 0;
async function order(): Promise<{ id: string; url: string }> {
  orders += 1;
  const items = [{ packageId: 'one-session', quantity: 1 }];
  const { purchase, payment } = await buyer.call(
    purchaseApi.createPurchase,
    { items },
    { 'idempotency-key': `to-compare-${orders}` },
  );
  return { id: purchase.id, url: payment.kind === 'redirect' ? payment.url : '' };
}
async function bought(): Promise<string> {
  const { id, url } = await order();
  if (deps.payments.active.id === 'tap') tap.chargeAt(url).status = 'CAPTURED';
  else myFatoorah.tried(myFatoorah.invoiceAt(url), 'Succss');
  expect((await buyer.call(purchaseApi.checkPurchase, { id })).purchase.status).toBe('paid');
  return id;
}
const compared = () => compareRefunds(app.database, deps.payments);

it.each(['tap', 'myfatoorah'] as const)(
  'agrees with %s if the money was returned, and reports if not [PUR-4] [PAY-1]',
  async (provider) => {
    await open(provider);
    const [kept, returned] = [await bought(), await bought()];
    await giveBack(deps, returned);
    for (const refund of myFatoorah.refunds) refund.RefundStatus = 'Refunded';
    app.clock.moveBy(11 * 60_000);
    await app.store.checkDuePayments();
    expect([(await read(buyer, kept)).status, (await read(buyer, returned)).status]).toEqual(['paid', 'refunded']);
    expect(await compared()).toEqual({ disagreements: [], unanswered: [] });
    // A recorded refund that was never requested from the provider, as after the lost race.
    await app.database.query
      .updateTable('purchases')
      .set({ status: 'refunded', was_refunded: true, refunded_from: 'paid' })
      .where('id', '=', kept)
      .execute();
    expect((await compared()).disagreements).toMatchObject([{ subject: kept }]);
    expect((await compared()).disagreements[0]?.detail).toContain('still has the money');
    expect(await findDisagreements(app.database)).not.toEqual([]);
  },
);

it('ignores refunds that staff only recorded, and running ones [PUR-4]', async () => {
  await open('tap');
  tap.refundStatus = 'PENDING';
  await giveBack(deps, await bought());
  await refundPurchase(deps, await bought(), {
    throughProvider: false,
    takesBack: false,
    actor: 'staff',
    record: () => Promise.resolve(),
  });
  expect(await compared()).toEqual({ disagreements: [], unanswered: [] });
  expect(await findDisagreements(app.database)).toEqual([]);
});

it('distinguishes unavailable providers from disagreement [PUR-4]', async () => {
  await open('tap');
  const id = await bought();
  await giveBack(deps, id);
  tap.outage = 'broken';
  expect(await compared()).toEqual({ disagreements: [], unanswered: [id] });
  expect(await compareRefunds(app.database, { byId: new Map() })).toEqual({ disagreements: [], unanswered: [id] });
});

it('asks and changes nothing [PUR-4]', async () => {
  await open('tap');
  await giveBack(deps, await bought());
  const before = tap.requests.length;
  await compared();
  expect(tap.requests.slice(before).map(({ method }) => method)).toEqual(['GET', 'GET']);
});
