import { z } from 'zod';
import { present } from '#shared/kernel/assert.ts';
import { transitionPurchase } from '#shared/store/purchase.ts';
import { AppError } from '../platform/app-error.ts';
import type { Tx } from '../platform/database/index.ts';
import { movePurchase } from './move-purchase.ts';
import { ProviderUnavailable } from './payment/payment-provider.ts';
import type { Refund } from './payment/payment-provider.ts';
import { addPurchaseEvent, getPurchase } from './purchase-queries.ts';
import type { PayingDeps } from './store-deps.ts';

/** What one of the staff decides about a refund. */
export interface RefundWish {
  /** Whether the provider gives the money back, or only the books are told, as where an app store refunds by itself. */
  readonly throughProvider: boolean;
  readonly takesBack: boolean;
  readonly actor: string;
  /** Written together with the wish. */
  readonly record: (tx: Tx) => Promise<void>;
}

/**
 * Refunds a purchase. The wish is kept before the provider is asked, and the asking bears a key of its own:
 * a process that dies in between leaves it to the poller.
 */
export async function refundPurchase(deps: PayingDeps, purchaseId: string, wish: RefundWish): Promise<void> {
  const purchase = await getPurchase(deps.database.query, purchaseId);
  const rule = transitionPurchase({ ...purchase, sessions: purchase.totalSessionsGranted, refundedFrom: null }, 'refunded', deps.clock.now());
  if (!rule.ok) throw new AppError(rule.refusal.code, { params: rule.refusal.params });
  const attemptId = await paidAttemptOf(deps, purchaseId);
  if (!wish.throughProvider || attemptId === null) return finishRefund(deps, purchaseId, wish.actor, wish.takesBack, wish.record);
  await deps.database.transaction(async (tx) => {
    await wish.record(tx);
    await tx.updateTable('purchases').set({ refund_pending: true, refund_takes_back: wish.takesBack, updated_at: new Date(deps.clock.now()) })
      .where('id', '=', purchaseId).where('status', 'in', ['completed', 'paid']).execute();
    await addPurchaseEvent(tx, { purchaseId, at: deps.clock.now(), kind: 'refund-asked', actor: wish.actor, detail: { takesBack: wish.takesBack } });
  });
  try {
    await pursueRefund(deps, purchaseId, wish.actor);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    // The poller goes on with it.
    deps.logger.warn({ err: error, purchaseId }, 'the refund could not be asked for yet');
  }
}

/** Asks the provider, or asks again; the key makes it one refund. */
export async function pursueRefund(deps: PayingDeps, purchaseId: string, actor: string): Promise<void> {
  const row = await deps.database.query.selectFrom('purchases').select(['final_price_fils', 'refund_takes_back'])
    .where('id', '=', purchaseId).where('refund_pending', '=', true).executeTakeFirst();
  const attemptId = await paidAttemptOf(deps, purchaseId);
  if (row === undefined || attemptId === null) return;
  const refund = await refundAttempt(deps, attemptId, row.final_price_fils);
  if (refund.state === 'succeeded') await finishRefund(deps, purchaseId, actor, row.refund_takes_back);
  if (refund.state === 'failed') await giveUpRefund(deps, purchaseId, actor, refund);
}

async function paidAttemptOf({ database }: PayingDeps, purchaseId: string): Promise<string | null> {
  const row = await database.query.selectFrom('purchases').select('paid_attempt_id').where('id', '=', purchaseId).executeTakeFirst();
  return row?.paid_attempt_id ?? null;
}

async function refundAttempt({ database, payments }: PayingDeps, attemptId: string, amountFils: number): Promise<Refund> {
  const attempt = await database.query.selectFrom('payment_attempts').select(['provider', 'provider_ref']).where('id', '=', attemptId).executeTakeFirstOrThrow();
  const provider = present(payments.byId.get(attempt.provider), `payments by ${attempt.provider}`);
  return provider.refund({
    providerRef: present(attempt.provider_ref, 'reference of what was paid'), amountFils, reason: 'requested_by_customer', idempotencyKey: `refund-${attemptId}`,
  });
}

async function finishRefund(
  deps: PayingDeps, purchaseId: string, actor: string, takesBack: boolean, record?: RefundWish['record'],
): Promise<void> {
  await deps.database.transaction(async (tx) => {
    await record?.(tx);
    const { outcome, from } = await movePurchase(tx, { purchaseId, to: 'refunded', actor, at: deps.clock.now(), takesBack });
    if (outcome === 'refused' && from !== null) throw new AppError('store/only-refund-allowed', { params: { from, to: 'refunded' } });
    await tx.updateTable('payment_attempts').set({ state: 'refunded', next_check_at: null })
      .where('purchase_id', '=', purchaseId).where('state', '=', 'paid').execute();
  });
}

async function giveUpRefund(deps: PayingDeps, purchaseId: string, actor: string, { failure }: Refund): Promise<void> {
  await deps.database.transaction(async (tx) => {
    await tx.updateTable('purchases').set({ refund_pending: false, refund_takes_back: false }).where('id', '=', purchaseId).execute();
    await addPurchaseEvent(tx, { purchaseId, at: deps.clock.now(), kind: 'refund-failed', actor, detail: { failure } });
  });
  throw new AppError('store/refund-failed', { params: { reason: failure?.message ?? '' } });
}

/** Handles `store/refund-extra-payment`: who paid twice for one purchase gets the second payment back. */
export async function refundExtraPayment(deps: PayingDeps, payload: unknown): Promise<void> {
  const { attemptId } = z.object({ attemptId: z.string() }).parse(payload);
  const attempt = await deps.database.query.selectFrom('payment_attempts').innerJoin('purchases', 'purchases.id', 'payment_attempts.purchase_id')
    .select(['payment_attempts.purchase_id', 'payment_attempts.state', 'purchases.final_price_fils', 'purchases.paid_attempt_id'])
    .where('payment_attempts.id', '=', attemptId).executeTakeFirstOrThrow();
  if (attempt.state === 'refunded' || attempt.paid_attempt_id === attemptId) return;
  const refund = await refundAttempt(deps, attemptId, attempt.final_price_fils);
  if (refund.state === 'failed') throw new Error(`the second payment of ${attempt.purchase_id} does not go back: ${refund.failure?.message ?? ''}`);
  await deps.database.transaction(async (tx) => {
    await tx.updateTable('payment_attempts').set({ state: 'refunded', next_check_at: null }).where('id', '=', attemptId).execute();
    await addPurchaseEvent(tx, { purchaseId: attempt.purchase_id, at: deps.clock.now(), kind: 'extra-payment-refunded', actor: 'poller', detail: { attemptId } });
  });
}
