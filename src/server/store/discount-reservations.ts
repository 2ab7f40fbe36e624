import { checkDiscountUse } from '#shared/store/discount.ts';
import type { Purchase } from '#shared/store/purchase-api.ts';
import { AppError } from '../platform/app-error.ts';
import type { Tx } from '../platform/database/index.ts';
import { discountCodeOf, selectCodes } from './discount-codes.ts';
import type { StoreDeps } from './deps.ts';

/**
 * Reserves a use of a code for an open purchase, or renews a lapsed reservation. Rejects with the code's error if no
 * use is left. Call it after locking the purchase and its account, in the order of `move_purchase`.
 */
export async function reserveDiscountUse(
  tx: Tx,
  { clock, discountReservationMs }: StoreDeps,
  purchaseId: string,
  codeId: string,
): Promise<void> {
  await tx.selectFrom('discount_codes').select('id').where('id', '=', codeId).forNoKeyUpdate().execute();
  const now = clock.now();
  // A statement apart from the lock: it sees what others committed while this one waited.
  const row = await selectCodes(tx, now).where('id', '=', codeId).executeTakeFirst();
  const usable = checkDiscountUse(row === undefined ? null : discountCodeOf(row), now);
  if (!usable.ok) throw new AppError(usable.refusal.code, { params: usable.refusal.params });
  const expires = { expires_at: new Date(now + discountReservationMs) };
  await tx
    .insertInto('discount_reservations')
    .values({ purchase_id: purchaseId, discount_code_id: codeId, ...expires })
    .onConflict((conflict) => conflict.column('purchase_id').doUpdateSet(expires))
    .execute();
}

/** Before an open purchase is paid: makes a lapsed reservation again, or rejects the payment. */
export async function renewReservation(deps: StoreDeps, { id, discountCodeId }: Purchase): Promise<void> {
  if (discountCodeId === null) return;
  const { database, clock } = deps;
  const isLive = (at: Date | undefined) => at !== undefined && at.getTime() > clock.now();
  const known = await database.query
    .selectFrom('discount_reservations')
    .select('expires_at')
    .where('purchase_id', '=', id)
    .executeTakeFirst();
  if (isLive(known?.expires_at)) return;
  await database.transaction(async (tx) => {
    const { status } = await tx
      .selectFrom('purchases')
      .select('status')
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    if (status !== 'pending') return;
    const current = await tx
      .selectFrom('discount_reservations')
      .select('expires_at')
      .where('purchase_id', '=', id)
      .executeTakeFirst();
    if (!isLive(current?.expires_at)) await reserveDiscountUse(tx, deps, id, discountCodeId);
  });
}
