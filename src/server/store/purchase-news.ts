import { z } from 'zod';
import { foldDayOf } from './daily-statistics.ts';
import type { StoreDeps } from './store-deps.ts';

/** Outbox entry: what a purchase counts for may have changed. Also written by `move_purchase`. */
export const purchaseMovedKind = 'store/purchase-moved';
const moved = z.object({ purchaseId: z.string() });

/** Handles `store/purchase-moved`: the buyer's pages hear of it, and its day is folded anew. */
export async function tellOfMove(deps: StoreDeps, payload: unknown): Promise<void> {
  const { purchaseId } = moved.parse(payload);
  const purchase = await deps.database.query.selectFrom('purchases').select('user_id').where('id', '=', purchaseId).executeTakeFirst();
  if (purchase === undefined) return;
  deps.userChanged(purchase.user_id);
  await foldDayOf(deps, purchaseId);
}
