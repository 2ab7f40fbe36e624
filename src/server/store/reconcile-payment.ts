import { assert } from '#shared/kernel/assert.ts';
import type { PurchaseStatus } from '#shared/store/purchase.ts';
import type { Tx } from '../platform/database/index.ts';
import { movePurchase } from './move-purchase.ts';
import type { Mover } from './move-purchase.ts';
import { ProviderUnavailable } from './payment/payment-provider.ts';
import type { PaymentFailure, ProviderPayment } from './payment/payment-provider.ts';
import { addPurchaseEvent, findAttempt } from './purchase-queries.ts';
import type { AttemptToReconcile } from './purchase-queries.ts';
import type { PayingDeps } from './deps.ts';
import type { AttemptState } from './tables.ts';

/** Outbox entry: one purchase was paid twice; the second payment is refunded. */
export const extraPaymentKind = 'store/refund-extra-payment';

/** How often a running refund is checked. */
export const refundEveryMs = 10 * 60_000;
const firstCheckMs = 60_000;
const maxCheckMs = 10 * 60_000;
/** What a provider may still report after its page has closed. */
const graceMs = 10 * 60_000;
/** An expired payment is checked a few more times, this long after its page closed: money may have moved late. */
const lateChecksMs: readonly number[] = [60 * 60_000, 6 * 60 * 60_000, 24 * 60 * 60_000];

/**
 * Asks the provider for an attempt's state and updates the purchase. Used by webhook, return page, poller and staff;
 * idempotent in any order.
 */
export async function reconcilePayment(deps: PayingDeps, attemptId: string, actor: Mover): Promise<void> {
  const attempt = await findAttempt(deps.database.query, attemptId);
  if (attempt === null || attempt.providerRef === null) return;
  const provider = deps.payments.byId.get(attempt.provider);
  assert(provider !== undefined, `payments by ${attempt.provider} are not set up any more`);
  const payment = await provider.fetchPayment(attempt.providerRef);
  await deps.database.transaction((tx) => recordResult(tx, deps, attempt, payment, actor));
}

/** Asks about every payment of a purchase that may still have arrived; one that can't be asked stays as it is. */
export async function reconcilePaymentsOf(deps: PayingDeps, purchaseId: string, actor: Mover): Promise<void> {
  const attempts = await deps.database.query
    .selectFrom('payment_attempts')
    .select(['id', 'provider'])
    .where('purchase_id', '=', purchaseId)
    .where('provider_ref', 'is not', null)
    .where('state', 'in', ['open', 'failed'])
    .execute();
  for (const { id, provider } of attempts) {
    if (!deps.payments.byId.has(provider)) continue;
    try {
      await reconcilePayment(deps, id, actor);
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      deps.logger.warn({ err: error, purchaseId }, 'the payment provider could not be reached');
    }
  }
}

/** Amount, order, currency and mode must match; anything else needs a person. */
function mismatchOf(attempt: AttemptToReconcile, payment: ProviderPayment): string | null {
  if (payment.purchaseId !== attempt.purchaseId) return 'order';
  if (payment.currency !== 'KWD') return 'currency';
  if (payment.amountFils !== attempt.finalPriceFils) return 'amount';
  if (payment.isLive !== attempt.isLive) return 'mode';
  return null;
}

async function recordResult(
  tx: Tx,
  deps: PayingDeps,
  attempt: AttemptToReconcile,
  payment: ProviderPayment,
  actor: Mover,
): Promise<void> {
  const mismatch = mismatchOf(attempt, payment);
  if (mismatch !== null) return park(tx, deps, attempt, payment, mismatch, actor);
  if (payment.state === 'paid') return recordPaid(tx, deps, attempt, payment, actor);
  if (payment.state === 'refunded') return recordRefunded(tx, deps, attempt, actor);
  if (payment.state === 'failed')
    return recordFailed(tx, deps, attempt, payment.failure ?? { code: 'failed', message: '' }, actor);
  return recordPending(tx, deps, attempt, actor);
}

async function recordPaid(
  tx: Tx,
  deps: PayingDeps,
  attempt: AttemptToReconcile,
  payment: ProviderPayment,
  actor: Mover,
): Promise<void> {
  const { purchaseId, attemptId } = attempt;
  const { outcome } = await movePurchase(tx, deps, {
    purchaseId,
    to: 'paid',
    actor,
    at: deps.clock.now(),
    attemptId,
    detail: {
      provider: attempt.provider,
      providerRef: attempt.providerRef,
      method: payment.method,
      reference: payment.reference,
    },
  });
  const isNews = await closeAttempt(tx, attemptId, ['open', 'failed'], 'paid');
  if (outcome === 'done') {
    await tx
      .updateTable('purchases')
      .set({ payment_method: payment.method, payment_reference: payment.reference })
      .where('id', '=', purchaseId)
      .execute();
    return;
  }
  if (outcome === 'unknown')
    deps.logger.error({ purchaseId, attemptId, providerRef: attempt.providerRef }, 'a payment without a purchase');
  if (!isNews) return;
  const at = deps.clock.now();
  await addPurchaseEvent(tx, {
    purchaseId,
    at,
    kind: outcome === 'full' ? 'balance-full' : 'paid-twice',
    actor,
    detail: { attemptId },
  });
  if (outcome === 'full')
    await movePurchase(tx, deps, {
      purchaseId,
      to: 'failed',
      actor,
      at,
      detail: { failure: { code: 'balance-full', message: '' } },
    });
  // Due for the poller as well: a lost outbox entry must not keep the money.
  await tx
    .updateTable('payment_attempts')
    .set({ refund_check_at: new Date(at + refundEveryMs) })
    .where('id', '=', attemptId)
    .execute();
  await deps.outbox.add(tx, extraPaymentKind, { attemptId });
}

async function recordRefunded(tx: Tx, deps: PayingDeps, attempt: AttemptToReconcile, actor: Mover): Promise<void> {
  const { purchaseId, attemptId } = attempt;
  const purchase = await lockPurchase(tx, purchaseId);
  if (purchase.paidAttemptId === attemptId) {
    await movePurchase(tx, deps, {
      purchaseId,
      to: 'refunded',
      actor,
      at: deps.clock.now(),
      takesBack: purchase.refundTakesBack,
    });
  }
  const wasPaid = await closeAttempt(tx, attemptId, ['paid', 'refunded'], 'refunded');
  // It was paid and refunded before we knew: for the buyer it failed.
  if (!wasPaid) await recordFailed(tx, deps, attempt, { code: 'given-back', message: '' }, actor);
}

async function recordFailed(
  tx: Tx,
  deps: PayingDeps,
  attempt: AttemptToReconcile,
  failure: PaymentFailure,
  actor: Mover,
): Promise<void> {
  const { purchaseId, attemptId } = attempt;
  const now = deps.clock.now();
  const { status } = await lockPurchase(tx, purchaseId);
  const nextCheckAt = nextLateCheckAt(attempt.expiresAt, now);
  const wasOpen = await closeAttempt(tx, attemptId, ['open'], 'failed', nextCheckAt);
  // If it was closed before, a newer one may be open, which decides.
  if (!wasOpen) {
    await closeAttempt(tx, attemptId, ['failed'], 'failed', nextCheckAt);
    return;
  }
  if (status === 'pending')
    await movePurchase(tx, deps, { purchaseId, to: 'failed', actor, at: now, detail: { failure } });
}

async function recordPending(tx: Tx, deps: PayingDeps, attempt: AttemptToReconcile, actor: Mover): Promise<void> {
  const now = deps.clock.now();
  if (attempt.attemptState !== 'open' || now > attempt.expiresAt + graceMs) {
    return recordFailed(tx, deps, attempt, { code: 'expired', message: '' }, actor);
  }
  await tx
    .updateTable('payment_attempts')
    .set({ next_check_at: new Date(now + checkDelayMs(attempt.checks)) })
    .where('id', '=', attempt.attemptId)
    .where('state', '=', 'open')
    .execute();
}

/** Stored as it is, and never granted. */
async function park(
  tx: Tx,
  deps: PayingDeps,
  attempt: AttemptToReconcile,
  payment: ProviderPayment,
  mismatch: string,
  actor: Mover,
): Promise<void> {
  const { purchaseId, attemptId } = attempt;
  deps.logger.error({ purchaseId, attemptId, mismatch }, 'a payment does not match its purchase');
  await addPurchaseEvent(tx, {
    purchaseId,
    at: deps.clock.now(),
    kind: 'mismatch',
    actor,
    detail: {
      mismatch,
      amountFils: payment.amountFils,
      currency: payment.currency,
      order: payment.purchaseId,
      isLive: payment.isLive,
      state: payment.state,
    },
  });
  await tx.updateTable('payment_attempts').set({ next_check_at: null }).where('id', '=', attemptId).execute();
}

/** Locked before the attempt's row, as `movePurchase` does, so that two concurrent reconciliations never deadlock. */
async function lockPurchase(
  tx: Tx,
  purchaseId: string,
): Promise<{ status: PurchaseStatus; paidAttemptId: string | null; refundTakesBack: boolean }> {
  const row = await tx
    .selectFrom('purchases')
    .select(['status', 'paid_attempt_id', 'refund_takes_back'])
    .where('id', '=', purchaseId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return { status: row.status, paidAttemptId: row.paid_attempt_id, refundTakesBack: row.refund_takes_back };
}

/** Whether it could still be closed: an event from before a payment, handled after it, changes nothing. */
async function closeAttempt(
  tx: Tx,
  attemptId: string,
  from: readonly AttemptState[],
  state: 'paid' | 'failed' | 'refunded',
  nextCheckAt: Date | null = null,
): Promise<boolean> {
  const closed = await tx
    .updateTable('payment_attempts')
    .set({ state, next_check_at: nextCheckAt })
    .where('id', '=', attemptId)
    .where('state', 'in', from)
    .returning('id')
    .executeTakeFirst();
  return closed !== undefined;
}

/** Doubles from a minute to ten. */
function checkDelayMs(checks: number): number {
  return Math.min(firstCheckMs * 2 ** checks, maxCheckMs);
}

function nextLateCheckAt(expiresAt: number, now: number): Date | null {
  const next = lateChecksMs.map((delayMs) => expiresAt + delayMs).find((at) => at > now);
  return next === undefined ? null : new Date(next);
}
