import { z } from 'zod';
import type { StoreDeps } from './deps.ts';

/** Outbox entry, written by `move_purchase`: notifies the buyer's pages. */
export const purchaseMovedKind = 'store/purchase-moved';
const moved = z.object({ purchaseId: z.string() });

/** Handles `store/purchase-moved`. The figures of its day moved with it, in the same transaction. */
export async function notifyOfMove(deps: StoreDeps, payload: unknown): Promise<void> {
  const { purchaseId } = moved.parse(payload);
  const purchase = await deps.database.query
    .selectFrom('purchases')
    .select('user_id')
    .where('id', '=', purchaseId)
    .executeTakeFirst();
  if (purchase === undefined) return;
  deps.userChanged(purchase.user_id);
}
