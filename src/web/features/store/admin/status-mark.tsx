import type { PurchaseStatus } from '#shared/store/purchase.ts';
import { useStaffText } from '../../../lib/staff-text.ts';

const tones: Readonly<Record<PurchaseStatus, string>> = {
  pending: 'text-saffron-text',
  completed: 'text-turquoise-text',
  paid: 'text-turquoise-text',
  refunded: 'text-violet-text',
  failed: 'text-danger',
};

/** The status of a purchase, in one word. */
export function StatusMark({
  status,
  isRefundPending = false,
  isLive = true,
  isDiscountLate = false,
}: {
  status: PurchaseStatus;
  isRefundPending?: boolean;
  isLive?: boolean;
  isDiscountLate?: boolean;
}) {
  const { purchases } = useStaffText().adminStore;
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <span className={`font-semibold ${tones[status]}`}>{purchases.statuses[status]}</span>
      {isRefundPending && <span className="text-sm text-quiet">{purchases.refundPending}</span>}
      {isDiscountLate && <span className="text-sm text-danger">{purchases.discountLate}</span>}
      {!isLive && <span className="text-sm text-quiet">{purchases.test}</span>}
    </span>
  );
}
