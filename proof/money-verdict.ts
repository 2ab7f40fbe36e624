/** What may be true of a purchase once every call that met at it was answered, by docs/product.md, PUR-2 to PUR-4. */
import { setTimeout as wait } from 'node:timers/promises';
import { accountsApi } from '#shared/accounts/api.ts';
import { adminAccountsApi, type LedgerRow } from '#shared/accounts/admin-api.ts';
import { adminStoreApi, type AdminPurchase, type PurchaseEvent } from '#shared/store/admin-api.ts';
import { purchaseApi } from '#shared/store/purchase-api.ts';
import { sandboxApi } from '#shared/store/sandbox-api.ts';
import { doneOf } from '#testing/caller.ts';
import { actors, sendWebhook, type ActorName, type Answer, type Trial } from './money-actors.ts';
import { patience } from './report.ts';
import type { Tally } from './tally.ts';

const withinMs = 15_000 * patience;
const restMs = 20;

/** docs/product.md, "Purchase status". */
const moves: Readonly<Record<AdminPurchase['status'], readonly string[]>> = {
  pending: ['completed', 'paid', 'refunded', 'failed'],
  failed: ['pending', 'completed', 'paid', 'refunded'],
  completed: ['refunded'],
  paid: ['refunded'],
  refunded: [],
};
const granting = ['paid', 'completed'];

/** What the calls were answered, and what was there before them. */
export interface Met {
  readonly answers: readonly { readonly actor: ActorName; readonly answer: Answer }[];
  readonly balanceBefore: number;
  /** After a kill a call may have had an effect without an answer. */
  readonly wasKilled: boolean;
  /** Names this trial in the report. */
  readonly name: string;
}

interface End {
  readonly purchase: AdminPurchase;
  readonly events: readonly PurchaseEvent[];
  readonly rows: readonly LedgerRow[];
  readonly balance: number;
  /** Balance by the newest row of the ledger. */
  readonly balanceInLedger: number;
  /** How many of its payments the bank keeps. */
  readonly kept: number;
}

/** Delivers what the bank still has to say, then compares the end with the promises. `receipts`: numbers given so far. */
export async function judge(trial: Trial, met: Met, receipts: Set<number>, tally: Tally): Promise<void> {
  await deliver(trial);
  const end = await waitForBank(trial, met);
  const shown = (fault: string) =>
    `${met.name}: ${fault}; ${end.purchase.status} from ${String(end.purchase.refundedFrom)}, events ` +
    `${end.events.map(({ kind }) => kind).join()}, ledger ${end.rows.map(({ delta }) => delta).join()}, ` +
    `the bank keeps ${end.kept}; ${met.answers.map(({ actor, answer }) => `${actor}: ${answer.said}`).join(', ')}`;
  const note = (promise: string, fault: string | null) => tally.note(promise, fault === null, shown(fault ?? ''));
  for (const { actor, answer } of met.answers)
    note('every call is answered as its contract says', answer.isDeclared ? null : `${actor}: ${answer.said}`);
  note('the status moves as its table allows', faultOfMoves(end));
  note('the status is what the answers said', faultOfStatus(end, trial, met));
  note('sessions are granted once, and for a paid purchase alone', faultOfGrant(end));
  note('sessions go back only where staff asked for it', faultOfReturn(end, met));
  note('the balance is what the ledger says', faultOfBalance(end, met));
  note('the bank keeps money of a paid purchase alone', faultOfMoney(end, trial, met));
  note('no two receipts have one number', faultOfReceipt(end, receipts));
  if (end.purchase.status === 'refunded') note('a refund is final', await faultOfFinality(trial, end));
}

/** The bank repeats what it said, and the buyer's page asks again: as after a webhook that was lost. */
async function deliver(trial: Trial): Promise<void> {
  const { site, buyer, pages, purchaseId } = trial;
  for (const page of pages) {
    const { state } = doneOf(await buyer.call(sandboxApi.getPayment, { id: page }));
    if (state !== 'open') await sendWebhook(site, page, state, `${state}-again`);
  }
  doneOf(await buyer.call(purchaseApi.checkPurchase, { id: purchaseId }));
  const { refundPending } = doneOf(await buyer.call(purchaseApi.getPurchase, { id: purchaseId })).purchase;
  // A kill interrupted the refund. The job that continues it comes in 10 minutes; a webhook does so at once.
  if (refundPending) for (const page of pages) await sendWebhook(site, page, 'refunded', 'continued');
}

/** A second payment is refunded in the background. */
async function waitForBank(trial: Trial, met: Met): Promise<End> {
  const startedAt = performance.now();
  for (;;) {
    const end = await look(trial);
    const isQuiet = !end.purchase.refundPending && faultOfMoney(end, trial, met) === null;
    if (isQuiet || performance.now() - startedAt > withinMs) return end;
    await wait(restMs);
  }
}

async function look({ admin, buyer, purchaseId, pages }: Trial): Promise<End> {
  const { purchase, events } = doneOf(await admin.call(adminStoreApi.getAnyPurchase, { id: purchaseId }));
  const { items } = doneOf(await admin.call(adminAccountsApi.listLedger, { id: purchase.userId }));
  const { user } = doneOf(await buyer.call(accountsApi.getMe, {}));
  const payments = [];
  for (const id of pages) payments.push(doneOf(await buyer.call(sandboxApi.getPayment, { id })));
  return {
    purchase,
    events,
    rows: items.filter(({ sourceId }) => sourceId === purchaseId),
    balance: user.gameSessionBalance,
    balanceInLedger: items[0]?.balanceAfter ?? 0,
    kept: payments.filter(({ state }) => state === 'captured').length,
  };
}

function faultOfMoves({ purchase, events }: End): string | null {
  let status: AdminPurchase['status'] = 'pending';
  for (const { kind } of events) {
    if (!(kind in moves)) continue;
    if (!moves[status].includes(kind)) return `${status} became ${kind}`;
    status = kind as AdminPurchase['status'];
  }
  if (status !== purchase.status) return `its events end at ${status}`;
  const isRefunded = status === 'refunded';
  const { wasRefunded, refundedFrom, refundedAt, refundPending, date } = purchase;
  if (wasRefunded !== isRefunded) return `wasRefunded is ${wasRefunded}`;
  if ((refundedFrom !== null) !== (isRefunded && date !== null)) return `refundedFrom is ${refundedFrom}`;
  if ((refundedAt !== null) !== (refundedFrom !== null)) return `refundedAt is ${refundedAt}`;
  return refundPending ? 'its refund stays pending' : null;
}

function faultOfStatus({ purchase: { status }, kept }: End, { mark }: Trial, met: Met): string | null {
  const isRefund = (actor: ActorName) => actor.startsWith('refund') || (actor === 'staff marks' && mark === 'refunded');
  const refunds = met.answers.filter(({ actor }) => isRefund(actor));
  const isRefunded = refunds.some(({ answer }) => answer.kind === 'done');
  if (isRefunded && status !== 'refunded') return 'a refund was acknowledged';
  if (status === 'refunded' && !isRefunded && !(met.wasKilled && refunds.length > 0))
    return 'no refund was acknowledged';
  if (kept > 0 && status !== 'refunded' && !granting.includes(status)) return 'it was paid';
  const isMarked = granting.includes(mark) && met.answers.some(({ actor }) => actor === 'staff marks');
  if (granting.includes(status) && kept === 0 && !isMarked) return 'no money came in';
  return null;
}

function grantsOf({ rows }: End): readonly LedgerRow[] {
  return rows.filter(({ reason }) => reason === 'purchase');
}

function faultOfGrant(end: End): string | null {
  const { purchase } = end;
  const grants = grantsOf(end);
  const isPaid = granting.includes(purchase.status) || purchase.refundedFrom !== null;
  if (grants.length !== (isPaid ? 1 : 0)) return `${grants.length} grants`;
  const isWhole = grants.every(({ delta }) => delta === purchase.totalSessionsGranted);
  return isWhole ? null : `grants another number than ${purchase.totalSessionsGranted}`;
}

function faultOfReturn({ purchase, rows }: End, { answers, wasKilled }: Met): string | null {
  const returns = rows.filter(({ reason }) => reason !== 'purchase');
  const asked = answers.filter(({ actor }) => actor === 'refund with sessions');
  const isAsked = asked.some(({ answer }) => answer.kind === 'done');
  const mayReturn = isAsked || (wasKilled && asked.length > 0);
  if (returns.length > 0 && !mayReturn) return 'sessions were taken back';
  // The buyer plays no game, so that nothing is spent.
  const isWhole = returns.length === 1 && returns.every(({ delta }) => delta === -purchase.totalSessionsGranted);
  if (returns.length > 0 && !isWhole) return 'another number was taken back';
  return isAsked && purchase.refundedFrom !== null && returns.length === 0 ? 'sessions were not taken back' : null;
}

function faultOfBalance({ balance, balanceInLedger, rows }: End, { balanceBefore }: Met): string | null {
  const expected = rows.reduce((sum, { delta }) => sum + delta, balanceBefore);
  if (balance !== expected) return `balance ${balance}, not ${expected}`;
  return balance === balanceInLedger ? null : `balance ${balance}, in the ledger ${balanceInLedger}`;
}

function faultOfMoney({ purchase, kept }: End, { mark }: Trial, { answers }: Met): string | null {
  const isInRecords = answers.some(
    ({ actor }) => actor === 'refund in records' || (actor === 'staff marks' && mark === 'refunded'),
  );
  const mayKeep =
    granting.includes(purchase.status) ||
    (purchase.status === 'refunded' && purchase.refundedFrom !== null && isInRecords);
  return kept <= (mayKeep ? 1 : 0) ? null : `the bank keeps ${kept} payments`;
}

function faultOfReceipt({ purchase: { receiptNumber, date } }: End, receipts: Set<number>): string | null {
  if ((receiptNumber === null) !== (date === null)) return `receipt ${receiptNumber}, paid at ${date}`;
  if (receiptNumber === null) return null;
  const isTaken = receipts.has(receiptNumber);
  receipts.add(receiptNumber);
  return isTaken ? `receipt ${receiptNumber} is another purchase's too` : null;
}

/** Every other call comes once more: nothing changes. */
async function faultOfFinality(trial: Trial, end: End): Promise<string | null> {
  const staff = ['refund', 'refund with sessions', 'refund in records'] as const;
  for (const actor of staff) if ((await actors[actor](trial)).kind === 'done') return `${actor} is possible again`;
  for (const mark of ['pending', 'paid', 'completed', 'failed', 'refunded'] as const)
    if ((await actors['staff marks']({ ...trial, mark })).kind === 'done') return `it can be marked as ${mark}`;
  for (const page of trial.pages) await sendWebhook(trial.site, page, 'captured', 'late');
  await actors['buyer pays again'](trial);
  await actors['return page'](trial);
  const after = await look(trial);
  const same = (one: End) => JSON.stringify([one.purchase.status, one.rows, one.balance, one.purchase.receiptNumber]);
  return same(after) === same(end) ? null : `later calls made it ${after.purchase.status}, balance ${after.balance}`;
}
