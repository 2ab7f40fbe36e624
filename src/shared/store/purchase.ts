import type { Refusal } from '../kernel/result.ts';

export const purchaseStatuses = ['pending', 'completed', 'paid', 'refunded', 'failed'] as const;
export type PurchaseStatus = (typeof purchaseStatuses)[number];

/** Paid for: by an in-app purchase, or online. Nothing else grants sessions. */
export const grantedStatuses = ['completed', 'paid'] as const satisfies readonly PurchaseStatus[];
export type GrantedStatus = (typeof grantedStatuses)[number];

export function isGranted(status: PurchaseStatus): status is GrantedStatus {
  return status === 'completed' || status === 'paid';
}

/** The error of a rejected move; only the table `purchase_moves` lists the allowed moves [PUR-2]. */
export function refusalOfMove(
  from: PurchaseStatus,
  to: PurchaseStatus,
): Refusal<'store/purchase-refunded' | 'store/only-refund-allowed'> {
  return from === 'refunded'
    ? { code: 'store/purchase-refunded' }
    : { code: 'store/only-refund-allowed', params: { from, to } };
}
