import type { Generated } from 'kysely';
import type { UsageType } from '#shared/redeem-codes/schema.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    redeem_codes: {
      id: string;
      code: string;
      sessions_granted: number;
      usage_type: UsageType;
      multi_use_limit: number | null;
      is_used: Generated<boolean>;
      use_count: Generated<number>;
      is_active: Generated<boolean>;
      auto_generated: Generated<boolean>;
      created_by: string;
      batch_id: string | null;
      assigned_purchase_id: string | null;
      assigned_to_user_id: string | null;
      assigned_at: Date | null;
      last_used_at: Date | null;
      created_at: Date;
    };
    redeem_code_batches: {
      id: string;
      created_by: string;
      idempotency_key: string;
      code_count: number;
      created_at: Date;
    };
    redemptions: {
      redeem_code_id: string;
      user_id: string;
      redeemed_at: Date;
    };
  }
}
