import type { Insertable } from 'kysely';
import { present } from '#shared/kernel/assert.ts';
import type { PurchasePrice } from '#shared/store/price-purchase.ts';
import type { PurchaseMethod } from '#shared/store/purchase-api.ts';
import type { Tables } from '../platform/database/tables.ts';

export interface NewPurchase {
  readonly id: string;
  readonly userId: string;
  readonly price: PurchasePrice;
  readonly method: PurchaseMethod;
  /** What the app's store sells for it; null if it is paid online. */
  readonly inAppProductId: string | null;
  readonly isLive: boolean;
  readonly idempotencyKey: string;
  readonly at: number;
}

/** A new purchase: pending, at stored prices. */
export function newPurchaseRow({
  id,
  userId,
  price,
  method,
  inAppProductId,
  isLive,
  idempotencyKey,
  at,
}: NewPurchase): Insertable<Tables['purchases']> {
  return {
    id,
    user_id: userId,
    package_id: present(price.items[0], 'a line').packageId,
    items: JSON.stringify(price.items),
    total_sessions_granted: price.totalSessionsGranted,
    original_price_fils: price.originalPriceFils,
    package_discount_fils: price.packageDiscountFils,
    discount_amount_fils: price.discountAmountFils,
    price_fils: price.priceFils,
    final_price_fils: price.finalPriceFils,
    status: 'pending',
    method,
    discount_code: price.discountCode,
    discount_code_id: price.discountCodeId,
    refunded_from: null,
    refunded_at: null,
    failure: null,
    paid_attempt_id: null,
    iap_product_id: inAppProductId,
    iap_store: null,
    iap_transaction_id: null,
    payment_method: null,
    payment_reference: null,
    receipt_number: null,
    is_live: isLive,
    idempotency_key: idempotencyKey,
    date: null,
    created_at: new Date(at),
    updated_at: new Date(at),
  };
}
