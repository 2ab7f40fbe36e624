import { NewAccounts } from '../../features/accounts/admin.ts';
import { MaintenanceCard } from '../../features/site-settings/admin.ts';
import { GamesToday } from '../../features/statistics/admin.ts';
import { StoreToday } from '../../features/store/admin.ts';
import { ReportedQuestions, WaitingRequests } from '../../features/support/admin.ts';
import { useText } from '../../lib/language.ts';
import { useHasRole } from '../../lib/use-role.ts';

/** /admin: today's figures and what waits for the staff, from each domain that knows of something. */
export function AdminOverviewPage() {
  const { overview } = useText().admin;
  const seesMoney = useHasRole('admin');
  return (
    <>
      <h1 className="text-[clamp(1.8rem,5.5vmin,3.2rem)]">{overview.title}</h1>
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
