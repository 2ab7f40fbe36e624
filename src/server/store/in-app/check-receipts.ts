import { sql } from 'kysely';
import type { Purchase } from '#shared/store/purchase-api.ts';
import { movePurchase } from '../move-purchase.ts';
import type { Mover } from '../move-purchase.ts';
import { ProviderUnavailable } from '../payment/payment-provider.ts';
import { findInAppProduct, getPurchase } from '../purchase-queries.ts';
import { findCustomer, isGranted } from './customers.ts';
import type { InAppDeps } from '../deps.ts';
import type { Receipt } from './receipts.ts';
import { inAppWaitMs, reconcileReceipt } from './reconcile-receipt.ts';

/** The store's clock and ours may differ by this. */
const clockSkewMs = 2 * 60_000;
/** The first look; each further one when twice as much time has passed. */
const firstLookMs = 2 * 60_000;
/** One that was opened again when it was old is left for this. */
const reopenedMs = 60 * 60_000;
const batchSize = 20;

/** Looks for the receipt of a waiting purchase; does nothing without a key. Rejects if the store is unavailable. */
export async function lookForReceipt(deps: InAppDeps, purchase: Purchase, actor: Mover): Promise<void> {
  const isWaiting = purchase.method === 'iap' && (purchase.status === 'pending' || purchase.status === 'failed');
  if (!isWaiting || deps.receipts === null) return;
  const product = await findInAppProduct(deps.database.query, purchase.id);
  const customer = await findCustomer(deps, [purchase.userId]);
  if (product === null || customer === null) return;
  const candidates = (await deps.receipts.receiptsOf(purchase.userId))
    .filter(({ productId, purchasedAt }) => productId === product && purchasedAt >= purchase.createdAt - clockSkewMs)
    .filter(({ isSandbox }) => isGranted(deps, isSandbox, customer));
  const [receipt] = (await unboundOf(deps, candidates)).sort((one, other) => one.purchasedAt - other.purchasedAt);
  if (receipt !== undefined)
    await reconcileReceipt(deps, { userId: purchase.userId, receipt, hintedPurchaseId: purchase.id, actor });
}

async function unboundOf({ database }: InAppDeps, receipts: readonly Receipt[]): Promise<Receipt[]> {
  if (receipts.length === 0) return [];
  const bound = await database.query
    .selectFrom('purchases')
    .select(['iap_store', 'iap_transaction_id'])
    .where(
      'iap_transaction_id',
      'in',
      receipts.map(({ transactionId }) => transactionId),
    )
    .execute();
  return receipts.filter(
    (receipt) =>
      !bound.some((row) => row.iap_store === receipt.store && row.iap_transaction_id === receipt.transactionId),
  );
}

/** For a waiting buyer: if the store is unavailable, the purchase stays as it is. */
export async function lookForOwnReceipt(deps: InAppDeps, purchase: Purchase): Promise<void> {
  try {
    await lookForReceipt(deps, purchase, 'buyer');
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    deps.logger.warn({ err: error, purchaseId: purchase.id }, 'the receipts could not be looked up');
  }
}

/** Looks for purchases whose webhooks were lost, and expires unpaid ones. Returns the number of look-ups. */
export async function checkDueReceipts(deps: InAppDeps): Promise<number> {
  const due = deps.receipts === null ? [] : await takeDue(deps);
  for (const id of due) {
    try {
      await lookForReceipt(deps, await getPurchase(deps.database.query, id), 'poller');
    } catch (error) {
      deps.logger.warn({ err: error, purchaseId: id }, 'a receipt could not be looked up');
    }
  }
  await giveUp(deps);
  return due.length;
}

// Conditions are in the query's text, so that the partial indexes apply.

/** Failed ones too: what the app called a problem of the store may have been paid. */
async function takeDue({ database, clock }: InAppDeps): Promise<string[]> {
  const now = new Date(clock.now());
  const rows = await database.query
    .updateTable('purchases')
    .set({ updated_at: now })
    .where('id', 'in', (build) =>
      build
        .selectFrom('purchases')
        .select('id')
        .where(sql<boolean>`method = 'iap' and status in ('pending', 'failed')`)
        .where('created_at', '>', new Date(clock.now() - inAppWaitMs))
        .where(
          sql<boolean>`updated_at + greatest(updated_at - created_at, ${firstLookMs} * interval '1 millisecond') <= ${now}::timestamptz`,
        )
        .limit(batchSize)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** What comes after this still wins over it. */
async function giveUp(deps: InAppDeps): Promise<void> {
  const { database, clock } = deps;
  const now = clock.now();
  const rows = await database.query
    .selectFrom('purchases')
    .select('id')
    .where(sql<boolean>`method = 'iap' and status = 'pending'`)
    .where('created_at', '<=', new Date(now - inAppWaitMs))
    .where('updated_at', '<=', new Date(now - reopenedMs))
    .limit(batchSize)
    .execute();
  for (const { id: purchaseId } of rows) {
    await database.transaction(async (tx) => {
      const { status } = await tx
        .selectFrom('purchases')
        .select('status')
        .where('id', '=', purchaseId)
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow();
      if (status === 'pending')
        await movePurchase(tx, deps, {
          purchaseId,
          to: 'failed',
          actor: 'poller',
          at: now,
          detail: { failure: { code: 'never-paid', message: '' } },
        });
    });
  }
}
