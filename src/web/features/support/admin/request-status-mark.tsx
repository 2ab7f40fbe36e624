import type { RequestStatus } from '#shared/support/schema.ts';
import { useStaffText } from '../../../lib/staff-text.ts';

const looks: Readonly<Record<RequestStatus, string>> = {
  new: 'font-semibold text-danger',
  in_progress: 'font-semibold text-saffron-text',
  answered: 'font-semibold text-turquoise-text',
  closed: 'text-quiet',
};

/** How far a message has come; said in words, coloured besides. */
export function RequestStatusMark({ status }: { status: RequestStatus }) {
  const { statuses } = useStaffText().adminSupport;
  return <span className={`whitespace-nowrap ${looks[status]}`}>{statuses[status]}</span>;
}
