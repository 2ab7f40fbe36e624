import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sql } from 'kysely';
import { purchaseApi } from '#shared/store/purchase-api.ts';
import type { Purchase } from '#shared/store/purchase-api.ts';
import { giveBack, outcomes, payingDeps, refundRejected } from '#testing/paying.ts';
import { addDiscountCode, read } from '#testing/shop.ts';
import { startTapDouble } from '#testing/tap-double.ts';
import type { TapCharge, TapDouble, TapWebhook } from '#testing/tap-double.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp, TestUser } from '#testing/test-app.ts';
import type { PaymentProvider } from './payment/payment-provider.ts';
import { reconcilePayment } from './reconcile-payment.ts';
import type { PayingDeps } from './deps.ts';

let tap: TapDouble;
let app: TestApp;
let buyer: TestUser;
let deps: PayingDeps;
const faults: string[] = [];

beforeEach(async () => {
  faults.length = 0;
  tap = await startTapDouble();
  const settings = { provider: null, tap: tap.settings, myFatoorah: null };
  // A deadlock is a 500 for the caller, and a warning for the poller.
  app = await createTestApp({
    payments: settings,
    logger: pino({ level: 'warn' }, { write: (line: string) => void faults.push(line) }),
  });
  buyer = await app.verified();
  deps = payingDeps(app, settings);
  await addDiscountCode(app, { code: 'EID', value: 10 });
});
afterEach(() => tap.close());

let orders = 0;
async function order(packageId: string): Promise<{ purchase: Purchase; charge: TapCharge }> {
  const { purchase, payment } = await buyer.call(
    purchaseApi.createPurchase,
    { items: [{ packageId, quantity: 1 }], discountCode: 'EID' },
    { 'idempotency-key': `at-once-${(orders += 1)}` },
  );
  return { purchase, charge: tap.chargeAt(payment.kind === 'redirect' ? payment.url : '') };
}

const deliver = async ({ body, headers }: TapWebhook) =>
  (await app.visitor().request({ method: 'POST', path: '/api/webhooks/tap', body, headers })).status;
const many = <Value>(count: number, make: (index: number) => Promise<Value>) =>
  Array.from({ length: count }, (_, index) => make(index));
const ledger = (reason: string) =>
  app.database.query
    .selectFrom('session_ledger')
    .select('delta')
    .where('user_id', '=', buyer.user.uid)
    .where('reason', '=', reason)
    .execute();
const usesOfCode = async () =>
  (await app.database.query.selectFrom('discount_codes').select('usage_count').executeTakeFirstOrThrow()).usage_count;

async function booksBalance(): Promise<void> {
  const { rows } = await sql<{ id: string; balance: number; booked: number }>`
    select u.id, u.game_session_balance as balance, coalesce(sum(l.delta), 0)::int as booked
    from users u left join session_ledger l on l.user_id = u.id group by u.id
  `.execute(app.database.query);
  for (const { balance, booked } of rows) expect(balance).toBe(booked);
}

it('grants once from a hundred deliveries of one event, amid checks and the poller [PUR-2] [PAY-1] [PAY-2]', async () => {
  const { purchase, charge } = await order('five-sessions');
  charge.status = 'CAPTURED';
  const news = tap.news(charge);
  app.clock.moveBy(61_000);
  const answers = await Promise.all([
    ...many(100, () => deliver(news)),
    ...many(20, async () => {
      await buyer.call(purchaseApi.checkPurchase, { id: purchase.id });
      return 200;
    }),
    ...many(5, async () => {
      await app.store.checkDuePayments();
      return 200;
    }),
  ]);
  expect(answers.filter((status) => status !== 200)).toEqual([]);
  expect(await read(buyer, purchase.id)).toMatchObject({ status: 'paid' });
  expect(await ledger('purchase')).toEqual([{ delta: 5 }]);
  expect(await usesOfCode()).toBe(1);
  await booksBalance();
  expect(faults).toEqual([]);
});

it('grants once and takes back once if a refund coincides with a hundred deliveries [PUR-2] [PUR-4] [PAY-1]', async () => {
  const { purchase, charge } = await order('five-sessions');
  charge.status = 'CAPTURED';
  const news = tap.news(charge);
  expect(await deliver(news)).toBe(200);
  // Not yet marked as handled: every delivery is processed.
  await app.database.query.updateTable('provider_events').set({ handled_at: null }).execute();
  const refunds: string[] = [];
  const answers = await Promise.all([
    ...many(50, () => deliver(news)),
    ...many(10, async () => {
      refunds.push(...(await outcomes([giveBack(deps, purchase.id, true)])));
      return 200;
    }),
    ...many(50, () => deliver(news)),
    ...many(10, async () => {
      await buyer.call(purchaseApi.checkPurchase, { id: purchase.id });
      return 200;
    }),
  ]);
  expect(answers.filter((status) => status !== 200)).toEqual([]);
  expect(await read(buyer, purchase.id)).toMatchObject({
    status: 'refunded',
    refundedFrom: 'paid',
    refundPending: false,
  });
  expect(await ledger('purchase')).toEqual([{ delta: 5 }]);
  expect(await ledger('refund')).toEqual([{ delta: -5 }]);
  expect(tap.refunds.size).toBe(1);
  // One request of staff succeeds; the others get a conflict.
  expect(refunds.sort()).toEqual(['done', ...Array.from({ length: 9 }, () => refundRejected)]);
  await booksBalance();
  expect(faults).toEqual([]);
});

it('never waits in a circle where failures and captures of several purchases come at once [PUR-2] [PAY-1]', async () => {
  const opened = await Promise.all(many(6, () => order('one-session')));
  // A failure is delivered together with the capture: the bank's state changes in between.
  const waves = Array.from({ length: 8 }, (_, wave) => {
    const status = ['DECLINED', 'INITIATED', 'FAILED'][wave % 3] ?? 'DECLINED';
    return opened.map(({ charge }) => tap.news({ ...charge, status, response: { code: String(wave), message: '' } }));
  }).flat();
  for (const [index, { charge }] of opened.entries()) charge.status = index % 2 === 0 ? 'DECLINED' : 'INITIATED';
  const first = Promise.all(waves.map((news) => deliver(news)));
  for (const { charge } of opened) charge.status = 'CAPTURED';
  const second = Promise.all([...opened, ...opened].map(({ charge }) => deliver(tap.news(charge))));
  expect((await Promise.all([first, second])).flat().filter((status) => status !== 200)).toEqual([]);
  for (const { purchase } of opened) expect(await read(buyer, purchase.id)).toMatchObject({ status: 'paid' });
  expect(await ledger('purchase')).toHaveLength(6);
  expect(await usesOfCode()).toBe(6);
  await booksBalance();
  expect(faults).toEqual([]);
});

it('never deadlocks if a failure and a capture of one payment are reconciled concurrently [PUR-2] [PAY-1]', async () => {
  await Promise.all(many(12, () => order('one-session')));
  const real = deps.payments.byId.get('tap')!;
  let asked = 0;
  const wavering: PaymentProvider = {
    ...real,
    async fetchPayment(providerRef) {
      const payment = await real.fetchPayment(providerRef);
      return { ...payment, state: (asked += 1) % 2 === 0 ? 'paid' : 'failed' };
    },
  };
  const wavers: PayingDeps = { ...deps, payments: { active: wavering, byId: new Map([['tap', wavering]]) } };
  const attempts = await app.database.query.selectFrom('payment_attempts').select('id').execute();
  await Promise.all(attempts.flatMap(({ id }) => many(4, () => reconcilePayment(wavers, id, 'provider'))));
  expect(faults).toEqual([]);
  await booksBalance();
});
