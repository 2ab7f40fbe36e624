/** A payment provider that is silent or away: orders wait for it alone, and what was paid meanwhile is booked once. */
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { accountsApi } from '#shared/accounts/api.ts';
import { purchaseApi } from '#shared/store/purchase-api.ts';
import { createCaller, doneOf, type Caller, type Outcome } from '#testing/caller.ts';
import { startTapDouble, type TapCharge, type TapDouble } from '#testing/tap-double.ts';
import { freePort } from '#testing/free-port.ts';
import { answerOf, inSeconds } from './fault.ts';
import { openGate, type Gate } from './gate.ts';
import { compareIds, keptOf, sumOf, type Kept } from './kept.ts';
import type { PartsTable } from './parts-table.ts';
import { enterAsVerified } from './people.ts';
import { createSite, type Site } from './site.ts';

const unavailable = 'store/payment-unavailable';
const refusedWithinMs = 12_000;
/** The server asks about an open payment after a minute, and looks every 15 s for those that are due. */
const bookedWithinMs = 150_000;
const order = { items: [{ packageId: 'one-session', quantity: 1 }] };

export async function paymentFaults(table: PartsTable): Promise<void> {
  for (const how of ['silent', 'away'] as const) {
    const tap = await startTapDouble();
    const gate = await openGate(Number(tap.url.port));
    const site = createSite({
      port: await freePort(),
      env: { TAP_SECRET_KEY: tap.settings.secretKey, TAP_API_URL: `http://127.0.0.1:${gate.port}/v2` },
    });
    await site.start();
    const buyer = createCaller(site.origin);
    await enterAsVerified(site, buyer, 'buyer@proof.test');
    await payThrough(table, { how, tap, gate, site, buyer });
    await table.close(site);
    await gate.close();
    await tap.close();
  }
}

interface Bank {
  readonly how: 'silent' | 'away';
  readonly tap: TapDouble;
  readonly gate: Gate;
  readonly site: Site;
  readonly buyer: Caller;
}

interface Order {
  readonly purchaseId: string;
  readonly charge: TapCharge;
}

type Opened = Outcome<{ purchase: { id: string }; payment: { kind: string; url?: string } }>;

function open({ buyer }: Bank, key: string): Promise<Opened> {
  return buyer.call(purchaseApi.createPurchase, order, key);
}

function orderOf({ tap }: Bank, outcome: Opened): Order {
  const { purchase, payment } = doneOf(outcome);
  return { purchaseId: purchase.id, charge: tap.chargeAt(payment.url ?? '') };
}

/** Three payments are open before the fault and made during it; a fourth order is tried in it, and again after it. */
async function payThrough(table: PartsTable, bank: Bank): Promise<void> {
  const { how, gate } = bank;
  const announced = orderOf(bank, await open(bank, 'before-1'));
  const checked = orderOf(bank, await open(bank, 'before-2'));
  const forgotten = orderOf(bank, await open(bank, 'before-3'));
  await gate.set(how);
  const startedAt = performance.now();
  const answer = answerOf(await open(bank, 'meanwhile'));
  const tookMs = performance.now() - startedAt;
  for (const { charge } of [announced, checked, forgotten]) capture(charge);
  await deliver(bank, announced);
  await check(bank, checked);
  await gate.set('open');
  const endedAt = performance.now();
  const late = await openAgain(bank, endedAt);
  addRefused(table, bank, { answer, tookMs, againMs: performance.now() - endedAt });
  capture(late.charge);
  await Promise.all([deliver(bank, late), deliver(bank, late)]);
  // The bank repeats its webhook, since the first got an error.
  await deliver(bank, announced);
  await check(bank, checked);
  const orders = [announced, checked, forgotten, late];
  const bookedMs = await untilBooked(bank, orders, endedAt);
  for (const each of orders) await deliver(bank, each);
  addBooked(table, bank, await compareBooked(bank, orders), bookedMs);
}

/** The first try may meet a connection of the silent time; the buyer repeats it, with the same key. */
async function openAgain(bank: Bank, since: number): Promise<Order> {
  let again = await open(bank, 'meanwhile');
  while (again.kind === 'unknown' && performance.now() - since < 2 * refusedWithinMs)
    again = await open(bank, 'meanwhile');
  return orderOf(bank, again);
}

interface Refused {
  readonly answer: string;
  readonly tookMs: number;
  readonly againMs: number;
}

function addRefused(table: PartsTable, { how }: Bank, { answer, tookMs, againMs }: Refused): void {
  const name = `payment provider ${how}`;
  const isRefused = answer.includes(unavailable) && tookMs <= refusedWithinMs;
  table.addRow(
    [name, `${unavailable} within 12 s`, answer, inSeconds(tookMs), inSeconds(againMs), '-', '-'],
    [
      ...(isRefused ? [] : [`${name}: ${answer} after ${inSeconds(tookMs)}`]),
      ...(againMs <= refusedWithinMs ? [] : [`${name}: an order works ${inSeconds(againMs)} later`]),
    ],
  );
}

function addBooked(table: PartsTable, { how }: Bank, kept: Kept & { booked: number }, bookedMs: number): void {
  const { booked, lost, doubled } = kept;
  const name = `payments made while the provider is ${how}`;
  table.addRow(
    [name, 'each booked once, without a webhook too', `${booked} booked`, '-', inSeconds(bookedMs), lost, doubled],
    lost + doubled === 0 ? [] : [`${name}: lost ${lost}, doubled ${doubled}`],
  );
}

/** The buyer paid on the bank's page. */
function capture(charge: TapCharge): void {
  Object.assign(charge, { status: 'CAPTURED', response: { code: '000', message: 'Captured' } });
}

/** The bank's webhook. */
async function deliver({ tap, site }: Bank, { charge }: Order): Promise<void> {
  const { body, headers } = tap.news(charge);
  const answer = await fetch(`${site.origin}/api/webhooks/tap`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  });
  await answer.arrayBuffer();
}

/** The buyer comes back from the bank's page. */
async function check({ buyer }: Bank, { purchaseId }: Order): Promise<void> {
  await buyer.call(purchaseApi.checkPurchase, { id: purchaseId });
}

/** Only reads: the server has to ask the bank by itself. */
async function untilBooked({ buyer }: Bank, orders: readonly Order[], since: number): Promise<number> {
  const waiting = new Set(orders.map(({ purchaseId }) => purchaseId));
  while (waiting.size > 0 && performance.now() - since < bookedWithinMs) {
    for (const id of waiting)
      if (doneOf(await buyer.call(purchaseApi.getPurchase, { id })).purchase.status === 'paid') waiting.delete(id);
    if (waiting.size > 0) await wait(200);
  }
  return performance.now() - since;
}

const records = z.object({
  purchases: z.array(z.object({ id: z.string(), status: z.string() })),
  ledger: z.array(z.object({ reason: z.string(), sourceId: z.string() })),
});

/** Purchases, grants and the bank's charges: one of each for every payment, and no others. */
async function compareBooked({ buyer, tap }: Bank, orders: readonly Order[]): Promise<Kept & { booked: number }> {
  const bought = orders.map(({ purchaseId }) => purchaseId);
  const { purchases, ledger } = records.parse(doneOf(await buyer.call(accountsApi.exportMe, {})));
  const paid = purchases.filter(({ id, status }) => status === 'paid' || !bought.includes(id));
  const granted = ledger.filter(({ reason }) => reason === 'purchase').map(({ sourceId }) => sourceId);
  const purchased = compareIds(
    bought,
    paid.map(({ id }) => id),
  );
  const kept = sumOf([purchased, compareIds(bought, granted), keptOf(bought.length, tap.charges.size)]);
  return { ...kept, booked: purchased.present };
}
