import type { Tx } from '../platform/database/index.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { purchaseOf } from './purchase-queries.ts';

/** Purchases stay as accounting records, under an anonymous id; the provider's data about the person is removed. */
export const purchasesOfUser: PersonalData = { eraseUser, exportUser };

async function eraseUser(tx: Tx, userId: string): Promise<void> {
  const own = tx.selectFrom('purchases').select('id').where('user_id', '=', userId);
  await tx.updateTable('provider_events').set({ body: '{}' }).where('purchase_id', 'in', own).execute();
}

async function exportUser(tx: Tx, userId: string): Promise<{ purchases: unknown[] }> {
  const rows = await tx
    .selectFrom('purchases')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return { purchases: rows.map(purchaseOf) };
}
