import { useQuery } from '@tanstack/react-query';
import { hasRole } from '#shared/accounts/roles.ts';
import { formatDateTime } from '#shared/i18n/format.ts';
import { maintenanceEndsAt } from '#shared/site-settings/maintenance.ts';
import type { Maintenance } from '#shared/site-settings/maintenance.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { useSession } from '../../../lib/session.ts';
import { siteSettingsQuery } from '../../../lib/site-settings.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Loaded } from '../../../ui/tab-parts.tsx';
import { MaintenanceForm } from './maintenance-form.tsx';

/** Whether the site is under maintenance; an admin changes it, a moderator sees it [SITE-2]. */
export function MaintenanceCard() {
  const words = useStaffText().adminMaintenance;
  const read = useQuery(siteSettingsQuery);
  const { user } = useSession();
  const mayChange = user !== null && hasRole(user.role, 'admin');
  return (
    <section className="card grid content-start gap-4 p-6">
      <h2 className="flex items-center gap-2.5 text-2xl">
        <Icon name="repair" className="text-saffron-text" />
        {words.title}
      </h2>
      <Loaded read={read} className="h-10">
        {(settings) => (
          <>
            <Standing maintenance={settings} />
            {mayChange ? (
              // The stored state resets the form, also after another admin's change.
              <MaintenanceForm
                key={`${settings.maintenanceMode} ${settings.estimatedMaintenanceTime} ${settings.maintenanceMessage}`}
                kept={settings}
              />
            ) : (
              <p className="text-quiet">{words.adminsOnly}</p>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}

function Standing({ maintenance }: { maintenance: Maintenance }) {
  const words = useStaffText().adminMaintenance;
  const { language } = useLanguage();
  const endsAt = maintenanceEndsAt(maintenance);
  return (
    <div role="status" className="grid gap-1">
      <p className="text-xl font-semibold">{maintenance.maintenanceMode ? words.on : words.off}</p>
      {endsAt !== null && <p className="text-quiet">{words.endsAt(formatDateTime(endsAt, language))}</p>}
    </div>
  );
}
