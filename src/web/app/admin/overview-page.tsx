import { MaintenanceCard } from '../../features/site-settings/admin.ts';
import { WaitingRequests } from '../../features/support/admin.ts';
import { useText } from '../../lib/language.ts';

/** /admin: what waits for the staff, from each domain that knows of something. */
export function AdminOverviewPage() {
  const { overview } = useText().admin;
  return (
    <>
      <h1 className="text-[clamp(1.8rem,5.5vmin,3.2rem)]">{overview.title}</h1>
      <div className="grid gap-gap md:grid-cols-2"><WaitingRequests /><MaintenanceCard /></div>
    </>
  );
}
