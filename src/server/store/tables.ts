import type { ColumnType, Generated } from 'kysely';
import type { LocalizedText } from '#shared/kernel/text.ts';
import type { PurchaseItem } from '#shared/store/price-purchase.ts';
import type { PurchaseStatus } from '#shared/store/purchase.ts';
import type { PaymentProviderId } from '#shared/store/payment-providers.ts';

type Json<Value> = ColumnType<Value, string, string>;

declare module '../platform/database/tables.ts' {
  interface Tables {
    game_packages: {
      id: string;
      name: ColumnType<LocalizedText, string, string>;
      description: ColumnType<LocalizedText, string, string>;
      sessions: number;
      price_fils: number;
      price_usd_cents: number | null;
      discount_price_fils: number | null;
      discount_price_usd_cents: number | null;
      features: ColumnType<readonly LocalizedText[], string, string>;
      is_active: Generated<boolean>;
      is_popular: Generated<boolean>;
      position: number;
      package_type: Generated<string>;
      revenue_cat_product_id: string | null;
      created_at: Generated<Date>;
      updated_at: Generated<Date>;
    };
    /** The moves that `move_purchase` allows; filled by a migration. */
    purchase_moves: { from_status: PurchaseStatus; to_status: PurchaseStatus };
    discount_codes: {
      id: string;
      code: string;
      discount_type: 'percentage' | 'fixed';
      discount_value: number;
      package_ids: string[] | null;
      usage_limit: number | null;
      usage_count: Generated<number>;
      end_date: Date | null;
      is_active: Generated<boolean>;
      last_used_at: Date | null;
      created_at: Date;
      updated_at: Date;
    };
    purchases: {
      id: string;
      user_id: string;
      package_id: string;
      items: Json<readonly PurchaseItem[]>;
      total_sessions_granted: number;
      original_price_fils: number;
      package_discount_fils: number;
      discount_amount_fils: number;
      price_fils: number;
      final_price_fils: number;
      status: PurchaseStatus;
      method: 'online' | 'iap';
      discount_code: string | null;
      discount_code_id: string | null;
      was_refunded: Generated<boolean>;
      refunded_from: PurchaseStatus | null;
      refunded_at: Date | null;
      refund_pending: Generated<boolean>;
      refund_takes_back: Generated<boolean>;
      refunded_in_books: Generated<boolean>;
      discount_late: Generated<boolean>;
      failure: ColumnType<{ code: string; message: string } | null, string | null, string | null>;
      paid_attempt_id: string | null;
      iap_product_id: string | null;
      iap_store: string | null;
      iap_transaction_id: string | null;
      payment_method: string | null;
      payment_reference: string | null;
      receipt_number: number | null;
      is_live: boolean;
      idempotency_key: string;
      date: Date | null;
      created_at: Date;
      updated_at: Date;
    };
    discount_reservations: {
      purchase_id: string;
      discount_code_id: string;
      expires_at: Date;
    };
    payment_attempts: {
      id: string;
      purchase_id: string;
      provider: PaymentProviderId;
      provider_ref: string | null;
      redirect_url: string | null;
      state: AttemptState;
      expires_at: Date;
      next_check_at: Date | null;
      checks: Generated<number>;
      refund_ref: string | null;
      refund_tries: Generated<number>;
      refund_check_at: Date | null;
      created_at: Date;
    };
    provider_events: {
      provider: string;
      dedupe_key: string;
      purchase_id: string | null;
      kind: string;
      body: Json<unknown>;
      received_at: Date;
      handled_at: Date | null;
    };
    purchase_events: {
      id: Generated<number>;
      purchase_id: string;
      at: Date;
      kind: string;
      actor: string;
      detail: Json<Readonly<Record<string, unknown>>>;
    };
    store_daily_stats: {
      date: string;
      total_purchases: number;
      total_revenue_fils: number;
      total_sessions: number;
      total_discounts_fils: number;
      discounted_purchases_count: number;
      package_breakdown: Json<Readonly<Record<string, { readonly count: number; readonly revenueFils: number }>>>;
      updated_at: Date;
    };
    sandbox_payments: {
      id: string;
      purchase_id: string;
      amount_fils: number;
      state: 'open' | 'captured' | 'declined' | 'refunded';
      return_url: string;
      language: 'ar' | 'en';
      captured_at: Date | null;
      idempotency_key: string;
      created_at: Date;
      expires_at: Date;
    };
  }
}

export type AttemptState = 'open' | 'paid' | 'failed' | 'refunded';
