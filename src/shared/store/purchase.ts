import { ok, refuse } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';

export const purchaseStatuses = ['pending', 'completed', 'paid', 'refunded', 'failed'] as const;
export type PurchaseStatus = (typeof purchaseStatuses)[number];

/** Paid for: by an in-app purchase, or online. Nothing else grants sessions. */
export const grantedStatuses = ['completed', 'paid'] as const satisfies readonly PurchaseStatus[];
export type GrantedStatus = (typeof grantedStatuses)[number];

/**
 * The allowed transitions of a purchase. An open one may change to any status, also to its own: a late capture
 * overrides a failure [PUR-2].
 */
export const nextStatuses = {
  pending: purchaseStatuses,
  failed: purchaseStatuses,
  completed: ['refunded'],
  paid: ['refunded'],
  refunded: [],
} as const satisfies Record<PurchaseStatus, readonly PurchaseStatus[]>;

/** What of a purchase a move reads and changes [PUR-1]. */
export interface PurchaseStanding {
  readonly status: PurchaseStatus;
  readonly totalSessionsGranted: number | null;
  /** The sessions of its package, if no total was stored. */
  readonly sessions: number;
  readonly discountCode: string | null;
  readonly discountCodeId: string | null;
  readonly wasRefunded: boolean;
  readonly refundedFrom: GrantedStatus | null;
  readonly refundedAt: number | null;
}

/** What else a move does, in the same transaction. */
export type PurchaseEffect =
  | { readonly type: 'grant-sessions'; readonly sessions: number }
  /** Raises the code's usageCount and sets its lastUsedAt; the code is found by its id, else by its text. */
  | {
      readonly type: 'count-discount-use';
      readonly discountCodeId: string | null;
      readonly discountCode: string | null;
      readonly at: number;
    };

export type PurchaseRefusal = 'store/purchase-refunded' | 'store/only-refund-allowed';

export function isGranted(status: PurchaseStatus): status is GrantedStatus {
  return status === 'completed' || status === 'paid';
}

/** Moves a purchase. A refund only marks it: taking sessions back is a choice of the admin who refunds. */
export function transitionPurchase<Purchase extends PurchaseStanding>(
  purchase: Purchase,
  to: PurchaseStatus,
  at: number,
): Result<{ readonly purchase: Purchase; readonly effects: readonly PurchaseEffect[] }, PurchaseRefusal> {
  const from = purchase.status;
  if (from === 'refunded') return refuse('store/purchase-refunded');
  const allowed: readonly PurchaseStatus[] = nextStatuses[from];
  if (!allowed.includes(to)) return refuse('store/only-refund-allowed', { from, to });
  const moved =
    to === 'refunded'
      ? { ...purchase, status: to, wasRefunded: true, ...(isGranted(from) && { refundedFrom: from, refundedAt: at }) }
      : { ...purchase, status: to };
  return ok({ purchase: moved, effects: isGranted(to) ? grantEffects(purchase, at) : [] });
}

function grantEffects(purchase: PurchaseStanding, at: number): PurchaseEffect[] {
  const { discountCodeId, discountCode } = purchase;
  const grant: PurchaseEffect = {
    type: 'grant-sessions',
    sessions: purchase.totalSessionsGranted ?? purchase.sessions,
  };
  if (discountCodeId === null && discountCode === null) return [grant];
  return [grant, { type: 'count-discount-use', discountCodeId, discountCode, at }];
}
