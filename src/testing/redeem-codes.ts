import { createHash } from 'node:crypto';
import '../server/redeem-codes/tables.ts';
import type { TestApp } from './test-app.ts';

/** The id of a code's row, the same in every run. */
export const redeemCodeIdOf = (code: string) =>
  createHash('md5')
    .update(code)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

export interface CodeWish {
  readonly sessions?: number;
  readonly limit?: number | null;
  readonly changes?: Partial<{
    is_active: boolean;
    is_used: boolean;
    use_count: number;
    assigned_to_user_id: string;
    assigned_at: Date;
  }>;
}

/** A code in the database; `multi` if a limit is given. */
export async function addRedeemCode(
  app: TestApp,
  code: string,
  { sessions = 5, limit, changes = {} }: CodeWish = {},
): Promise<void> {
  await app.database.query
    .insertInto('redeem_codes')
    .values({
      id: redeemCodeIdOf(code),
      code,
      sessions_granted: sessions,
      usage_type: limit === undefined ? 'single' : 'multi',
      multi_use_limit: limit ?? null,
      created_by: 'house',
      batch_id: null,
      assigned_purchase_id: null,
      assigned_to_user_id: null,
      assigned_at: null,
      last_used_at: null,
      created_at: new Date(app.clock.now()),
      ...changes,
    })
    .execute();
}
