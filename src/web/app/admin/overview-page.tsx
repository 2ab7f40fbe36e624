import { NewAccounts } from '../../features/accounts/admin.ts';
import { MaintenanceCard } from '../../features/site-settings/admin.ts';
import { GamesToday } from '../../features/statistics/admin.ts';
import { StoreToday } from '../../features/store/admin.ts';
import { ReportedQuestions, WaitingRequests } from '../../features/support/admin.ts';
import { useStaffText } from '../../lib/staff-text.ts';
import { useHasRole } from '../../lib/use-role.ts';

/** /admin: today's figures and what waits for the staff, from each domain that knows of something. */
export function AdminOverviewPage() {
  const { overview } = useStaffText().admin;
  const seesMoney = useHasRole('admin');
  return (
    <>
      <h1 className="text-page-title">{overview.title}</h1>
      <div className="grid gap-gap md:grid-cols-2">
        <WaitingRequests />
        <ReportedQuestions />
        <GamesToday />
        <NewAccounts />
        {seesMoney && <StoreToday />}
        <MaintenanceCard />
      </div>
    </>
  );
}
