import { pricePurchase } from '#shared/store/price-purchase.ts';
import { lockKey } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { newId } from '../../platform/ids.ts';
import { movePurchase } from '../move-purchase.ts';
import type { Mover } from '../move-purchase.ts';
import { newPurchaseRow } from '../new-purchase.ts';
import { addPurchaseEvent } from '../purchase-queries.ts';
import { storedPackageOf } from '../queries.ts';
import type { InAppDeps } from '../deps.ts';
import type { Receipt } from './receipts.ts';

/** How long an opened purchase waits for its receipt. */
export const inAppWaitMs = 24 * 60 * 60_000;

export interface ReceiptClaim {
  readonly userId: string;
  readonly receipt: Receipt;
  /** The purchase id reported by the app; an untrusted hint. */
  readonly hintedPurchaseId: string | null;
  readonly actor: Mover;
}

/**
 * Grants what the app's store was paid for, once: the purchase it was for if that is known, else the newest that
 * waits for this product, else a new record. Answers the purchase; null for a product we don't sell.
 */
export async function reconcileReceipt(deps: InAppDeps, claim: ReceiptClaim): Promise<string | null> {
  return deps.database.transaction(async (tx) => {
    const bound = await lockReceipt(tx, claim.receipt);
    if (bound !== null) return bound;
    const purchaseId = (await findWaiting(tx, deps, claim)) ?? (await addUnmatched(tx, deps, claim));
    if (purchaseId === null) return null;
    await bind(tx, purchaseId, claim.receipt);
    const at = deps.clock.now();
    const { outcome } = await movePurchase(tx, deps, {
      purchaseId,
      to: 'completed',
      actor: claim.actor,
      at,
      detail: detailOf(claim.receipt),
    });
    if (outcome === 'full')
      await addPurchaseEvent(tx, {
        purchaseId,
        at,
        kind: 'balance-full',
        actor: claim.actor,
        detail: detailOf(claim.receipt),
      });
    return purchaseId;
  });
}

/**
 * Marks a purchase as refunded by the app's store. The refund's webhook may arrive before the purchase's: a record is
 * then stored and bound to the receipt, so that the later webhook grants nothing. Null if nothing could be recorded.
 */
export async function refundReceipt(
  deps: InAppDeps,
  claim: Omit<ReceiptClaim, 'userId' | 'hintedPurchaseId'> & { readonly userId: string | null },
): Promise<string | null> {
  const { receipt, actor, userId } = claim;
  return deps.database.transaction(async (tx) => {
    const bound = await lockReceipt(tx, receipt);
    const purchaseId = bound ?? (userId === null ? null : await addUnmatched(tx, deps, { userId, receipt, actor }));
    if (purchaseId === null) return null;
    if (bound === null) await bind(tx, purchaseId, receipt);
    const { refund_takes_back: takesBack } = await tx
      .selectFrom('purchases')
      .select('refund_takes_back')
      .where('id', '=', purchaseId)
      .executeTakeFirstOrThrow();
    await movePurchase(tx, deps, {
      purchaseId,
      to: 'refunded',
      actor,
      at: deps.clock.now(),
      detail: detailOf(receipt),
      takesBack,
    });
    return purchaseId;
  });
}

/** Locks a receipt until the transaction ends. Returns the purchase that it has paid for, or null. */
async function lockReceipt(tx: Tx, { store, transactionId }: Receipt): Promise<string | null> {
  await lockKey(tx, 'receipt', store, transactionId);
  const row = await tx
    .selectFrom('purchases')
    .select('id')
    .where('iap_store', '=', store)
    .where('iap_transaction_id', '=', transactionId)
    .executeTakeFirst();
  return row?.id ?? null;
}

async function findWaiting(
  tx: Tx,
  { clock }: InAppDeps,
  { userId, receipt, hintedPurchaseId }: ReceiptClaim,
): Promise<string | null> {
  const row = await tx
    .selectFrom('purchases as purchase')
    .select('purchase.id')
    .where('purchase.user_id', '=', userId)
    .where('purchase.method', '=', 'iap')
    .where('purchase.status', 'in', ['pending', 'failed'])
    .where('purchase.iap_transaction_id', 'is', null)
    .where('purchase.iap_product_id', '=', receipt.productId)
    .where('purchase.created_at', '>=', new Date(clock.now() - inAppWaitMs))
    .orderBy((build) => build('purchase.id', '=', hintedPurchaseId ?? ''), 'desc')
    .orderBy('purchase.created_at', 'desc')
    .limit(1)
    .forNoKeyUpdate('purchase')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** A purchase that was not opened here, at the stored price: the amount that the store took is unknown. */
async function addUnmatched(
  tx: Tx,
  { clock, logger }: InAppDeps,
  { userId, receipt, actor }: Omit<ReceiptClaim, 'hintedPurchaseId'>,
): Promise<string | null> {
  const row = await tx
    .selectFrom('game_packages')
    .selectAll()
    .where('revenue_cat_product_id', '=', receipt.productId)
    .orderBy('is_active', 'desc')
    .orderBy('position')
    .executeTakeFirst();
  if (row === undefined) {
    logger.error(
      { productId: receipt.productId, transactionId: receipt.transactionId },
      'an in-app purchase of a product that no package has',
    );
    return null;
  }
  const sold = { ...storedPackageOf(row), isActive: true };
  const price = pricePurchase([sold], [{ packageId: sold.id, quantity: 1 }], null, clock.now());
  if (!price.ok) throw new Error(`the package ${sold.id} can't be priced: ${price.refusal.code}`);
  const at = clock.now();
  const id = newId(at);
  // No key of a page has a space in it.
  const idempotencyKey = `receipt ${receipt.store} ${receipt.transactionId}`;
  await tx
    .insertInto('purchases')
    .values(
      newPurchaseRow({
        id,
        userId,
        price: price.value,
        method: 'iap',
        inAppProductId: receipt.productId,
        isLive: !receipt.isSandbox,
        idempotencyKey,
        at,
      }),
    )
    .execute();
  await addPurchaseEvent(tx, { purchaseId: id, at, kind: 'unmatched', actor, detail: detailOf(receipt) });
  return id;
}

async function bind(tx: Tx, purchaseId: string, { store, transactionId, isSandbox }: Receipt): Promise<void> {
  await tx
    .updateTable('purchases')
    .set({
      iap_store: store,
      iap_transaction_id: transactionId,
      payment_method: store,
      payment_reference: transactionId,
      is_live: !isSandbox,
    })
    .where('id', '=', purchaseId)
    .execute();
}

function detailOf({ store, transactionId, productId, isSandbox }: Receipt): Readonly<Record<string, unknown>> {
  return { store, transactionId, productId, isSandbox };
}
