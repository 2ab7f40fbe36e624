import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useStaffText } from '../../../lib/staff-text.ts';
import { pathTo } from '../../../lib/paths.ts';
import { siteSettingsQuery } from '../../../lib/site-settings.ts';
import { Icon } from '../../../ui/icon.tsx';

/** Shown on every staff page during maintenance, so that staff don't forget to end it. */
export function MaintenanceSign() {
  const words = useStaffText().adminMaintenance;
  const { data } = useQuery(siteSettingsQuery);
  if (data?.maintenanceMode !== true) return null;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 rounded-2xl bg-well px-4 py-2 font-semibold shadow-[inset_0_0_0_2px_var(--saffron)]"
    >
      <p className="flex min-h-11 items-center gap-3">
        <Icon name="repair" className="flex-none text-saffron-text" />
        {words.sign}
      </p>
      <Link
        to={pathTo('admin')}
        className="ms-auto grid min-h-11 place-items-center text-saffron-text underline underline-offset-4"
      >
        {words.toSwitch}
      </Link>
    </div>
  );
}
