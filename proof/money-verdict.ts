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

export interface End {
  readonly purchase: AdminPurchase;
  readonly events: readonly PurchaseEvent[];
  readonly rows: readonly LedgerRow[];
  readonly balance: number;
  /** Balance by the newest row of the ledger. */
  readonly balanceInLedger: number;
  /** How many of its payments the bank keeps. */
  readonly kept: number;
}

/** What the calls that met may have done, by what they were answered. */
export interface Deeds {
  /** A refund was acknowledged; `may`: or had no answer. */
  readonly refunds: boolean;
  readonly mayRefund: boolean;
  /** The same, of a refund that takes the sessions back. */
  readonly takesBack: boolean;
  readonly mayTakeBack: boolean;
  /** Staff marked it as paid or completed, or tried to. */
  readonly isMarkedPaid: boolean;
  /** Staff recorded a refund without the bank, or tried to. */
  readonly isRefundedInRecords: boolean;
}

/** By promise, what is wrong with the end; null where nothing is. `receipts`: numbers given so far, to which its own is added. */
export function faultsOf(
  end: End,
  deeds: Deeds,
  balanceBefore: number,
  receipts: Set<number>,
): Record<string, string | null> {
  return {
    'the status moves as its table allows': faultOfMoves(end),
    'the status is what the answers said': faultOfStatus(end, deeds),
    'sessions are granted once, and for a paid purchase alone': faultOfGrant(end),
    'sessions go back only where staff asked for it': faultOfReturn(end, deeds),
    'the balance is what the ledger says': faultOfBalance(end, balanceBefore),
    'the bank keeps money of a paid purchase alone': faultOfMoney(end, deeds),
    'no two receipts have one number': faultOfReceipt(end, receipts),
  };
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
  for (const [promise, fault] of Object.entries(faultsOf(end, deedsOf(trial, met), met.balanceBefore, receipts)))
    note(promise, fault);
  if (end.purchase.status === 'refunded') note('a refund is final', await faultOfFinality(trial, end));
}

function deedsOf({ mark }: Trial, { answers, wasKilled }: Met): Deeds {
  const isMark = (actor: ActorName, marks: readonly string[]) => actor === 'staff marks' && marks.includes(mark);
  const refunds = answers.filter(({ actor }) => actor.startsWith('refund') || isMark(actor, ['refunded']));
  const withSessions = refunds.filter(({ actor }) => actor === 'refund with sessions');
  const isDone = ({ answer }: (typeof answers)[number]) => answer.kind === 'done';
  return {
    refunds: refunds.some(isDone),
    mayRefund: refunds.some(isDone) || (wasKilled && refunds.length > 0),
    takesBack: withSessions.some(isDone),
    mayTakeBack: withSessions.some(isDone) || (wasKilled && withSessions.length > 0),
    isMarkedPaid: answers.some(({ actor }) => isMark(actor, granting)),
    isRefundedInRecords: answers.some(({ actor }) => actor === 'refund in records' || isMark(actor, ['refunded'])),
  };
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
    const isQuiet = !end.purchase.refundPending && faultOfMoney(end, deedsOf(trial, met)) === null;
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

function faultOfStatus(
  { purchase: { status }, kept }: End,
  { refunds, mayRefund, isMarkedPaid }: Deeds,
): string | null {
  if (refunds && status !== 'refunded') return 'a refund was acknowledged';
  if (status === 'refunded' && !mayRefund) return 'no refund was acknowledged';
  if (kept > 0 && status !== 'refunded' && !granting.includes(status)) return 'it was paid';
  if (granting.includes(status) && kept === 0 && !isMarkedPaid) return 'no money came in';
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

function faultOfReturn({ purchase, rows }: End, { takesBack, mayTakeBack }: Deeds): string | null {
  const returns = rows.filter(({ reason }) => reason !== 'purchase');
  if (returns.length > 0 && !mayTakeBack) return 'sessions were taken back';
  // The buyer plays no game, so that nothing is spent.
  const isWhole = returns.length === 1 && returns.every(({ delta }) => delta === -purchase.totalSessionsGranted);
  if (returns.length > 0 && !isWhole) return 'another number was taken back';
  return takesBack && purchase.refundedFrom !== null && returns.length === 0 ? 'sessions were not taken back' : null;
}

function faultOfBalance({ balance, balanceInLedger, rows }: End, balanceBefore: number): string | null {
  const expected = rows.reduce((sum, { delta }) => sum + delta, balanceBefore);
  if (balance !== expected) return `balance ${balance}, not ${expected}`;
  return balance === balanceInLedger ? null : `balance ${balance}, in the ledger ${balanceInLedger}`;
}

function faultOfMoney({ purchase, kept }: End, { isRefundedInRecords }: Deeds): string | null {
  const mayKeep =
    granting.includes(purchase.status) ||
    (purchase.status === 'refunded' && purchase.refundedFrom !== null && isRefundedInRecords);
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
