import { ok, refuse } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import { normalizeRedeemCode } from './code-format.ts';
import type { UsageType } from './schema.ts';

/** What redeeming reads and changes of a code [RDM-2]. */
export interface RedeemCode {
  readonly sessionsGranted: number;
  readonly usageType: UsageType;
  /** The maximum number of users of a `multi` code; none or 0: unlimited. */
  readonly multiUseLimit: number | null;
  /** Used up, as far as is known: a raised limit opens a `multi` code again. */
  readonly isUsed: boolean;
  readonly redeemedBy: readonly string[];
  readonly lastUsedAt: number | null;
  readonly isActive: boolean;
  readonly assignedToUserId: string | null;
}

export type RedeemRefusal =
  | 'redeem-codes/user-and-code-required'
  | 'redeem-codes/not-found'
  | 'redeem-codes/inactive'
  | 'redeem-codes/assigned-to-another'
  | 'redeem-codes/already-redeemed'
  | 'redeem-codes/already-used'
  | 'redeem-codes/limit-reached';

/** Redeems a code for a user. Checks in this order. */
export function redeem<Code extends RedeemCode>(
  request: { readonly userId: string; readonly typed: string },
  found: Code | null,
  at: number,
): Result<{ readonly code: Code; readonly sessions: number }, RedeemRefusal> {
  const { userId, typed } = request;
  if (userId === '' || normalizeRedeemCode(typed) === '') return refuse('redeem-codes/user-and-code-required');
  if (found === null) return refuse('redeem-codes/not-found');
  if (!found.isActive) return refuse('redeem-codes/inactive');
  if (found.assignedToUserId !== null && found.assignedToUserId !== userId)
    return refuse('redeem-codes/assigned-to-another');
  if (found.redeemedBy.includes(userId)) return refuse('redeem-codes/already-redeemed');
  const used = found.redeemedBy.length;
  if (found.usageType === 'single' && (found.isUsed || used > 0)) return refuse('redeem-codes/already-used');
  if (used >= maxUses(found)) return refuse('redeem-codes/limit-reached');
  const code = {
    ...found,
    redeemedBy: [...found.redeemedBy, userId],
    lastUsedAt: at,
    isUsed: isUsedUp(found, used + 1),
  };
  return ok({ code, sessions: found.sessionsGranted });
}

type NewCode = Pick<RedeemCode, 'sessionsGranted' | 'multiUseLimit'>;

/** What an admin may not ask for [RDM-1]. */
export function checkNewRedeemCode<Code extends NewCode>(
  code: Code,
): Result<Code, 'redeem-codes/sessions-not-positive' | 'redeem-codes/negative-limit'> {
  if (code.sessionsGranted <= 0) return refuse('redeem-codes/sessions-not-positive');
  if (code.multiUseLimit !== null && code.multiUseLimit < 0) return refuse('redeem-codes/negative-limit');
  return ok(code);
}

/** Whether a code with this many redemptions is used up. */
export function isUsedUp(code: Pick<RedeemCode, 'usageType' | 'multiUseLimit'>, uses: number): boolean {
  return uses >= maxUses(code);
}

function maxUses({ usageType, multiUseLimit }: Pick<RedeemCode, 'usageType' | 'multiUseLimit'>): number {
  if (usageType === 'single') return 1;
  return multiUseLimit === null || multiUseLimit === 0 ? Infinity : multiUseLimit;
}
