import type { RedeemCodeRecord } from '#shared/redeem-codes/admin-api.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { LtrValue } from '../../../ui/value.tsx';

/** How often a code was redeemed, of how often it can be. */
export function Uses({ code: { usageType, multiUseLimit, useCount } }: { code: RedeemCodeRecord }) {
  const words = useStaffText().adminRedeemCodes;
  const max = usageType === 'single' ? 1 : (multiUseLimit ?? 0);
  return (
    <span className="whitespace-nowrap">{max === 0 ? words.usesUnlimited(useCount) : words.uses(useCount, max)}</span>
  );
}

/** Whom, or which order, a code is for. */
export function MeantFor({ code: { assignedToUserId, assignedPurchaseId } }: { code: RedeemCodeRecord }) {
  const words = useStaffText().adminRedeemCodes;
  if (assignedToUserId === null && assignedPurchaseId === null)
    return <span className="text-quiet">{words.forAnybody}</span>;
  return (
    <span className="grid gap-1">
      {assignedToUserId !== null && <Labelled label={words.forUser} id={assignedToUserId} />}
      {assignedPurchaseId !== null && <Labelled label={words.forPurchase} id={assignedPurchaseId} />}
    </span>
  );
}

function Labelled({ label, id }: { label: string; id: string }) {
  return (
    <span>
      {label} <LtrValue className="text-sm [overflow-wrap:anywhere]">{id}</LtrValue>
    </span>
  );
}

export function CodeState({ code: { isActive, isUsed } }: { code: RedeemCodeRecord }) {
  const { states } = useStaffText().adminRedeemCodes;
  if (!isActive) return <span className="whitespace-nowrap text-danger">{states.off}</span>;
  return isUsed ? (
    <span className="whitespace-nowrap text-quiet">{states.usedUp}</span>
  ) : (
    <span className="font-semibold whitespace-nowrap text-turquoise-text">{states.works}</span>
  );
}
