import './tables.ts';
import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import type { Purchase } from '#shared/store/purchase-api.ts';
import { grantedStatuses } from '#shared/store/purchase.ts';
import { AppError } from '../platform/app-error.ts';
import { readCursor, writeCursor } from '../platform/cursor.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { Tx } from '../platform/database/index.ts';
import type { Mover } from './move-purchase.ts';
import type { PaymentProviderId } from '#shared/store/payment-providers.ts';
import type { AttemptState } from './tables.ts';

/** An attempt at paying together with what its purchase asks for. */
export interface AttemptToReconcile {
  readonly attemptId: string;
  readonly attemptState: AttemptState;
  readonly provider: PaymentProviderId;
  readonly providerRef: string | null;
  readonly expiresAt: number;
  readonly checks: number;
  readonly purchaseId: string;
  readonly finalPriceFils: number;
  readonly isLive: boolean;
}

export async function findAttempt(query: Kysely<Tables>, attemptId: string): Promise<AttemptToReconcile | null> {
  const row = await query
    .selectFrom('payment_attempts as attempt')
    .innerJoin('purchases as purchase', 'purchase.id', 'attempt.purchase_id')
    .select([
      'attempt.id',
      'attempt.state',
      'attempt.provider',
      'attempt.provider_ref',
      'attempt.expires_at',
      'attempt.checks',
      'purchase.id as purchase_id',
      'purchase.final_price_fils',
      'purchase.is_live',
    ])
    .where('attempt.id', '=', attemptId)
    .executeTakeFirst();
  return row === undefined
    ? null
    : {
        attemptId: row.id,
        attemptState: row.state,
        provider: row.provider,
        providerRef: row.provider_ref,
        expiresAt: row.expires_at.getTime(),
        checks: row.checks,
        purchaseId: row.purchase_id,
        finalPriceFils: row.final_price_fils,
        isLive: row.is_live,
      };
}

export async function findAttemptByRef(
  query: Kysely<Tables>,
  provider: PaymentProviderId,
  providerRef: string,
): Promise<{ id: string; purchaseId: string } | null> {
  const row = await query
    .selectFrom('payment_attempts')
    .select(['id', 'purchase_id'])
    .where('provider', '=', provider)
    .where('provider_ref', '=', providerRef)
    .executeTakeFirst();
  return row === undefined ? null : { id: row.id, purchaseId: row.purchase_id };
}

/** One more line in what happened to a purchase. */
export async function addPurchaseEvent(
  tx: Tx,
  event: {
    readonly purchaseId: string;
    readonly at: number;
    readonly kind: string;
    readonly actor: Mover;
    readonly detail?: Readonly<Record<string, unknown>>;
  },
): Promise<void> {
  await tx
    .insertInto('purchase_events')
    .values({
      purchase_id: event.purchaseId,
      at: new Date(event.at),
      kind: event.kind,
      actor: event.actor,
      detail: JSON.stringify(event.detail ?? {}),
    })
    .execute();
}

/** Whether the user has a paid purchase that was not refunded. */
export async function hasBought(query: Kysely<Tables>, userId: string): Promise<boolean> {
  const row = await query
    .selectFrom('purchases')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'in', grantedStatuses)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The product that the app's store was asked to sell, also if the package has another one now; null if paid online. */
export async function findInAppProduct(query: Kysely<Tables>, purchaseId: string): Promise<string | null> {
  const row = await query
    .selectFrom('purchases')
    .select('iap_product_id')
    .where('id', '=', purchaseId)
    .executeTakeFirst();
  return row?.iap_product_id ?? null;
}

export interface OpenAttempt {
  readonly id: string;
  readonly provider: PaymentProviderId;
  readonly redirectUrl: string | null;
}

export async function findOpenAttempt(query: Kysely<Tables>, purchaseId: string): Promise<OpenAttempt | null> {
  const row = await query
    .selectFrom('payment_attempts')
    .select(['id', 'provider', 'redirect_url'])
    .where('purchase_id', '=', purchaseId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return row === undefined ? null : { id: row.id, provider: row.provider, redirectUrl: row.redirect_url };
}

/** The same error for an unknown purchase and for another user's. */
export async function findOwnPurchase(query: Kysely<Tables>, userId: string, id: string): Promise<Purchase> {
  const row = await query
    .selectFrom('purchases')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (row === undefined) throw new AppError('store/purchase-not-found');
  return purchaseOf(row);
}

export async function hasPurchase(tx: Tx, id: string): Promise<boolean> {
  return (await tx.selectFrom('purchases').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

export async function getPurchase(query: Kysely<Tables>, id: string): Promise<Purchase> {
  const row = await query.selectFrom('purchases').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new AppError('store/purchase-not-found');
  return purchaseOf(row);
}

export interface PurchasePage {
  readonly purchases: Purchase[];
  readonly lastVisible: string | null;
  readonly hasMore: boolean;
}

/** Those that were paid, newest first [PUR-6]. */
export async function listOwnPurchases(
  query: Kysely<Tables>,
  userId: string,
  wish: { limit: number; cursor?: string | undefined },
): Promise<PurchasePage> {
  const after = wish.cursor === undefined ? null : readCursor(wish.cursor);
  const rows = await query
    .selectFrom('purchases')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', 'in', ['completed', 'paid'])
    .$if(after !== null, (paged) =>
      paged.where(sql<boolean>`(date, id) < (${new Date(after?.at ?? 0)}::timestamptz, ${after?.id ?? ''})`),
    )
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(wish.limit + 1)
    .execute();
  const shown = rows.slice(0, wish.limit);
  const last = shown.at(-1);
  return {
    purchases: shown.map(purchaseOf),
    lastVisible: last?.date ? writeCursor({ at: last.date.getTime(), id: last.id }) : null,
    hasMore: rows.length > shown.length,
  };
}

export function purchaseOf(row: Selectable<Tables['purchases']>): Purchase {
  return {
    id: row.id,
    userId: row.user_id,
    packageId: row.package_id,
    items: row.items.map((item) => ({ ...item })),
    totalSessionsGranted: row.total_sessions_granted,
    originalPriceFils: row.original_price_fils,
    packageDiscountFils: row.package_discount_fils,
    discountAmountFils: row.discount_amount_fils,
    priceFils: row.price_fils,
    finalPriceFils: row.final_price_fils,
    status: row.status,
    method: row.method,
    wasRefunded: row.was_refunded,
    refundedFrom: row.refunded_from,
    refundedAt: row.refunded_at?.getTime() ?? null,
    refundPending: row.refund_pending,
    discountCode: row.discount_code,
    discountCodeId: row.discount_code_id,
    failure: row.failure,
    paymentMethod: row.payment_method,
    paymentReference: row.payment_reference,
    receiptNumber: row.receipt_number,
    isLive: row.is_live,
    date: row.date?.getTime() ?? null,
    createdAt: row.created_at.getTime(),
    updatedAt: row.updated_at.getTime(),
  };
}
