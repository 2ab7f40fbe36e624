import { ok, refuse } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import type { UsageType } from './schema.ts';

interface Limits {
  readonly usageType: UsageType;
  /** The number of users of a `multi` code; null or 0: no limit. */
  readonly multiUseLimit: number | null;
}

type NewCode = Pick<Limits, 'multiUseLimit'> & { readonly sessionsGranted: number };

/** What an admin may not ask for [RDM-1]. */
export function checkNewRedeemCode<Code extends NewCode>(
  code: Code,
): Result<Code, 'redeem-codes/sessions-not-positive' | 'redeem-codes/negative-limit'> {
  if (code.sessionsGranted <= 0) return refuse('redeem-codes/sessions-not-positive');
  if (code.multiUseLimit !== null && code.multiUseLimit < 0) return refuse('redeem-codes/negative-limit');
  return ok(code);
}

/** Whether a code that was redeemed this many times is used up. */
export function isUsedUp(code: Limits, uses: number): boolean {
  return uses >= maxUses(code);
}

function maxUses({ usageType, multiUseLimit }: Limits): number {
  if (usageType === 'single') return 1;
  return multiUseLimit === null || multiUseLimit === 0 ? Infinity : multiUseLimit;
}
