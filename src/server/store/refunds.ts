import { z } from 'zod';
import { present } from '#shared/kernel/assert.ts';
import type { Purchase } from '#shared/store/purchase-api.ts';
import { isGranted, refusalOfMove } from '#shared/store/purchase.ts';
import type { PurchaseStatus } from '#shared/store/purchase.ts';
import { AppError } from '../platform/app-error.ts';
import type { Tx } from '../platform/database/index.ts';
import { listNextStatuses, movePurchase } from './move-purchase.ts';
import { ProviderUnavailable } from './payment/payment-provider.ts';
import type { Refund } from './payment/payment-provider.ts';
import { addPurchaseEvent, getPurchase } from './purchase-queries.ts';
import { refundEveryMs, reconcilePaymentsOf } from './reconcile-payment.ts';
import type { PayingDeps } from './deps.ts';

/** What one of the staff decides about a refund. */
export interface RefundWish {
  /** Whether the provider returns the money, or the refund is only recorded, as when the app's store refunds it itself. */
  readonly throughProvider: boolean;
  readonly takesBack: boolean;
  readonly actor: string;
  /** Written together with the wish. */
  readonly record: (tx: Tx, from: PurchaseStatus) => Promise<void>;
}

/**
 * Refunds a purchase. First reconciles its payments, then decides under the row lock: a payment that arrived meanwhile
 * is refunded through the provider, or rejected with store/purchase-changed if the refund is only recorded. The second
 * of two staff requests is rejected. The decision is stored before the refund is requested, with an idempotency key per
 * payment and try: if the process dies, the poller continues.
 */
export async function refundPurchase(deps: PayingDeps, purchaseId: string, wish: RefundWish): Promise<void> {
  const seen = await getPurchase(deps.database.query, purchaseId);
  await reconcilePaymentsOf(deps, purchaseId, wish.actor);
  const decision = await deps.database.transaction((tx) => decideRefund(tx, deps, seen, wish));
  if (decision === 'ask-provider') await askFirst(deps, purchaseId, wish.actor);
}

async function decideRefund(
  tx: Tx,
  deps: PayingDeps,
  seen: Purchase,
  wish: RefundWish,
): Promise<'ask-provider' | 'done'> {
  const { id: purchaseId } = seen;
  const at = deps.clock.now();
  const { status, paidAttemptId, isPending } = await lockRefundable(tx, purchaseId);
  const isPaid = isGranted(status);
  if (isPending) throw new AppError('store/refund-under-way');
  if (wish.throughProvider && isPaid && paidAttemptId === null) throw new AppError('store/refund-only-in-books');
  // Nothing was paid when this was asked, and something is now: the provider would keep it.
  if (!wish.throughProvider && isPaid && !isGranted(seen.status)) throw new AppError('store/purchase-changed');
  if (!isPaid || paidAttemptId === null || !wish.throughProvider) {
    await wish.record(tx, status);
    await movePurchase(tx, deps, {
      purchaseId,
      to: 'refunded',
      actor: wish.actor,
      at,
      takesBack: wish.takesBack,
      detail: isPaid ? { inBooks: true } : {},
    });
    if (isPaid) await markRefundedInBooks(tx, purchaseId);
    return 'done';
  }
  const { provider } = await tx
    .selectFrom('payment_attempts')
    .select('provider')
    .where('id', '=', paidAttemptId)
    .executeTakeFirstOrThrow();
  if (!deps.payments.byId.has(provider)) throw new AppError('store/payment-unavailable');
  await wish.record(tx, status);
  await tx
    .updateTable('purchases')
    .set({ refund_pending: true, refund_takes_back: wish.takesBack, updated_at: new Date(at) })
    .where('id', '=', purchaseId)
    .execute();
  await addPurchaseEvent(tx, {
    purchaseId,
    at,
    kind: 'refund-asked',
    actor: wish.actor,
    detail: { takesBack: wish.takesBack },
  });
  return 'ask-provider';
}

interface Refundable {
  readonly status: PurchaseStatus;
  readonly paidAttemptId: string | null;
  readonly isPending: boolean;
}

async function lockRefundable(tx: Tx, id: string): Promise<Refundable> {
  const row = await tx
    .selectFrom('purchases')
    .select(['status', 'paid_attempt_id', 'refund_pending'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new AppError('store/purchase-not-found');
  if (!(await listNextStatuses(tx, row.status)).includes('refunded')) {
    const { code, params } = refusalOfMove(row.status, 'refunded');
    throw new AppError(code, { params });
  }
  return { status: row.status, paidAttemptId: row.paid_attempt_id, isPending: row.refund_pending };
}

/** Staff decided that the provider isn't asked: `npm run check:books` then doesn't expect it to have given anything back. */
export async function markRefundedInBooks(tx: Tx, purchaseId: string): Promise<void> {
  await tx.updateTable('purchases').set({ refunded_in_books: true }).where('id', '=', purchaseId).execute();
}

async function askFirst(deps: PayingDeps, purchaseId: string, actor: string): Promise<void> {
  try {
    const refund = await pursueRefund(deps, purchaseId, actor);
    if (refund?.state === 'failed') throw refundFailed(refund.failure?.message);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    // The poller continues it.
    deps.logger.warn({ err: error, purchaseId }, 'the refund could not be requested yet');
  }
  // The poller or a webhook may already know that the provider rejected it.
  const { status, refundPending } = await getPurchase(deps.database.query, purchaseId);
  if (status !== 'refunded' && !refundPending) throw refundFailed();
}

function refundFailed(reason = ''): AppError {
  return new AppError('store/refund-failed', { params: { reason } });
}

/** Requests the refund, or its state; null if no refund is pending. */
export async function pursueRefund(deps: PayingDeps, purchaseId: string, actor: string): Promise<Refund | null> {
  const row = await deps.database.query
    .selectFrom('purchases')
    .select(['final_price_fils', 'refund_takes_back'])
    .where('id', '=', purchaseId)
    .where('refund_pending', '=', true)
    .executeTakeFirst();
  const attemptId = await paidAttemptOf(deps, purchaseId);
  if (row === undefined || attemptId === null) return null;
  const refund = await refundAttempt(deps, attemptId, row.final_price_fils);
  if (refund.state === 'succeeded') await finishRefund(deps, purchaseId, actor, row.refund_takes_back);
  if (refund.state === 'failed') await giveUpRefund(deps, purchaseId, actor, refund);
  return refund;
}

async function paidAttemptOf({ database }: PayingDeps, purchaseId: string): Promise<string | null> {
  const row = await database.query
    .selectFrom('purchases')
    .select('paid_attempt_id')
    .where('id', '=', purchaseId)
    .executeTakeFirst();
  return row?.paid_attempt_id ?? null;
}

// Stores the provider's id of the refund; after a rejection the next one uses another key.
async function refundAttempt(
  { database, payments, publicUrl }: PayingDeps,
  attemptId: string,
  amountFils: number,
): Promise<Refund> {
  const attempt = await database.query
    .selectFrom('payment_attempts')
    .select(['provider', 'provider_ref', 'refund_ref', 'refund_tries'])
    .where('id', '=', attemptId)
    .executeTakeFirstOrThrow();
  const provider = present(payments.byId.get(attempt.provider), `payments by ${attempt.provider}`);
  const refund = await provider.refund({
    providerRef: present(attempt.provider_ref, 'reference of what was paid'),
    amountFils,
    reason: 'requested_by_customer',
    webhookUrl: new URL(`/api/webhooks/${provider.id}`, publicUrl),
    idempotencyKey: `refund-${attemptId}-${attempt.refund_tries}`,
    refundRef: attempt.refund_ref,
  });
  await database.query
    .updateTable('payment_attempts')
    .set(
      refund.state === 'failed'
        ? { refund_ref: null, refund_tries: attempt.refund_tries + 1 }
        : { refund_ref: refund.refundRef },
    )
    .where('id', '=', attemptId)
    .where('refund_tries', '=', attempt.refund_tries)
    .execute();
  return refund;
}

/** The provider has given the money back. */
async function finishRefund(deps: PayingDeps, purchaseId: string, actor: string, takesBack: boolean): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const { outcome, from } = await movePurchase(tx, deps, {
      purchaseId,
      to: 'refunded',
      actor,
      at: deps.clock.now(),
      takesBack,
    });
    if (outcome === 'refused' && from !== null)
      throw new AppError('store/only-refund-allowed', { params: { from, to: 'refunded' } });
    // Only the attempt that paid the purchase: the refund of a second payment is tracked separately.
    await tx
      .updateTable('payment_attempts')
      .set({ state: 'refunded', next_check_at: null })
      .where('id', '=', (build) => build.selectFrom('purchases').select('paid_attempt_id').where('id', '=', purchaseId))
      .where('state', '=', 'paid')
      .execute();
  });
}

async function giveUpRefund(deps: PayingDeps, purchaseId: string, actor: string, { failure }: Refund): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const givenUp = await tx
      .updateTable('purchases')
      .set({ refund_pending: false, refund_takes_back: false })
      .where('id', '=', purchaseId)
      .where('refund_pending', '=', true)
      .returning('id')
      .executeTakeFirst();
    if (givenUp === undefined) return;
    await addPurchaseEvent(tx, { purchaseId, at: deps.clock.now(), kind: 'refund-failed', actor, detail: { failure } });
  });
}

/** Handles `store/refund-extra-payment`: who paid twice for one purchase gets the second payment back. */
export async function refundExtraPayment(deps: PayingDeps, payload: unknown): Promise<void> {
  const { attemptId } = z.object({ attemptId: z.string() }).parse(payload);
  await deps.database.query
    .updateTable('payment_attempts')
    .set({ refund_check_at: new Date(deps.clock.now() + refundEveryMs) })
    .where('id', '=', attemptId)
    .where('state', '=', 'paid')
    .execute();
  try {
    await pursueExtraRefund(deps, attemptId, 'poller');
  } catch (error) {
    // The poller continues it, for as long as it takes.
    if (!(error instanceof ProviderUnavailable)) throw error;
    deps.logger.warn({ err: error, attemptId }, 'the refund of a second payment failed; it is retried');
  }
}

/** Requests the refund of a second payment, or its state; does nothing for another payment. */
export async function pursueExtraRefund(deps: PayingDeps, attemptId: string, actor: string): Promise<void> {
  const attempt = await deps.database.query
    .selectFrom('payment_attempts')
    .innerJoin('purchases', 'purchases.id', 'payment_attempts.purchase_id')
    .select(['payment_attempts.purchase_id', 'payment_attempts.refund_tries', 'purchases.final_price_fils'])
    .where('payment_attempts.id', '=', attemptId)
    .where('payment_attempts.state', '=', 'paid')
    .where('refund_check_at', 'is not', null)
    .executeTakeFirst();
  if (attempt === undefined) return;
  const refund = await refundAttempt(deps, attemptId, attempt.final_price_fils);
  if (refund.state === 'pending') return;
  const purchaseId = attempt.purchase_id;
  if (refund.state === 'failed')
    deps.logger.error({ purchaseId, attemptId, failure: refund.failure }, 'the refund of a second payment failed');
  await deps.database.transaction(async (tx) => {
    const at = deps.clock.now();
    // The event is written for the first failure only: the refund is retried for as long as it takes.
    if (refund.state === 'failed')
      return attempt.refund_tries > 0
        ? undefined
        : addPurchaseEvent(tx, {
            purchaseId,
            at,
            kind: 'extra-refund-failed',
            actor,
            detail: { attemptId, failure: refund.failure },
          });
    const closed = await tx
      .updateTable('payment_attempts')
      .set({ state: 'refunded', next_check_at: null, refund_check_at: null })
      .where('id', '=', attemptId)
      .where('state', '=', 'paid')
      .returning('id')
      .executeTakeFirst();
    if (closed !== undefined)
      await addPurchaseEvent(tx, { purchaseId, at, kind: 'extra-payment-refunded', actor, detail: { attemptId } });
  });
}
