import { AppError } from '../platform/app-error.ts';
import type { Tx } from '../platform/database/index.ts';
import type { RedeemCodeDeps } from './deps.ts';

export interface Assignment {
  readonly assignedToUserId?: string | null | undefined;
  readonly assignedPurchaseId?: string | null | undefined;
}

/** Rejects a code assigned to an unknown user or purchase. */
export async function checkAssignment(
  tx: Tx,
  { accounts, store }: RedeemCodeDeps,
  { assignedToUserId, assignedPurchaseId }: Assignment,
): Promise<void> {
  if (assignedToUserId && !(await accounts.hasUser(tx, assignedToUserId))) {
    throw new AppError('store/user-not-found', { fields: { assignedToUserId: 'store/user-not-found' } });
  }
  if (assignedPurchaseId && !(await store.hasPurchase(tx, assignedPurchaseId))) {
    throw new AppError('store/purchase-not-found', { fields: { assignedPurchaseId: 'store/purchase-not-found' } });
  }
}
