import { useQuery } from '@tanstack/react-query';
import { useStaffText } from '../../../lib/staff-text.ts';
import { pathTo } from '../../../lib/paths.ts';
import { FigureCard } from '../../../ui/staff/figure-card.tsx';
import { NumberValue } from '../../../ui/value.tsx';
import { waitingQuery } from './waiting-requests.tsx';

/** Questions with reports that are not reviewed yet. */
export function ReportedQuestions() {
  const { overview } = useStaffText().admin;
  const read = useQuery(waitingQuery);
  return (
    <FigureCard
      icon="report"
      title={overview.reports}
      read={read}
      figures={({ reportedQuestions }) => [
        { label: overview.reported, value: <NumberValue value={reportedQuestions} />, isUrgent: reportedQuestions > 0 },
      ]}
      to={() => `${pathTo('adminSupport')}?status=new&about=question`}
    />
  );
}
