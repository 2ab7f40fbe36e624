import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { hasRole } from '#shared/accounts/roles.ts';
import { MaintenanceSign } from '../../features/site-settings/admin.ts';
import { useText } from '../../lib/language.ts';
import { paths, pathTo } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { hasPage } from '../pages.ts';
import { AdminSearch } from './admin-search.tsx';

/** What stands in the menu, in its order; an area appears once its page is there and the role may see it. */
const entries = [
  { name: 'admin', icon: 'dashboard' },
  { name: 'adminSupport', icon: 'inbox' },
  { name: 'adminNotifications', icon: 'bell' },
  { name: 'adminAnnouncements', icon: 'announce' },
  { name: 'adminBadges', icon: 'badge' },
  { name: 'adminStore', icon: 'store' },
  { name: 'adminUsers', icon: 'teams' },
  { name: 'adminRewards', icon: 'gift' },
  { name: 'adminGameSessions', icon: 'games' },
  { name: 'adminAnalytics', icon: 'chart' },
] as const satisfies readonly { readonly name: keyof typeof paths; readonly icon: IconName }[];

/** Round every page of the staff: the menu at the side, on a phone above. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const text = useText().admin;
  const { user } = useSession();
  const shown = entries.filter(({ name }) => {
    const { guard } = paths[name];
    return hasPage(name) && user !== null && hasRole(user.role, guard);
  });
  return (
    <div className="page-width grid content-start items-start gap-gap py-6 lg:grid-cols-[15rem_1fr]">
      <nav aria-label={text.menu} className="card grid gap-2 p-3 lg:sticky lg:top-4">
        <p className="px-3 pt-2 font-display text-xl font-extrabold">{text.title}</p>
        <ul className="flex flex-wrap gap-1 lg:grid">
          {shown.map(({ name, icon }) => (
            <li key={name}>
              <NavLink to={pathTo(name)} end className="flex min-h-11 items-center gap-3 rounded-2xl px-3 font-semibold hover:bg-raised aria-[current=page]:bg-raised aria-[current=page]:text-saffron-text">
                <Icon name={icon} />{text.pages[name]}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid min-w-0 gap-gap"><AdminSearch /><MaintenanceSign />{children}</div>
    </div>
  );
}
