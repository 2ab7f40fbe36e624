import { useId, useState, type ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { hasRole } from '#shared/accounts/roles.ts';
import { MaintenanceSign } from '../../features/site-settings/admin.ts';
import { useStaffText } from '../../lib/staff-text.ts';
import { paths, pathTo } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { AdminSearch } from './admin-search.tsx';

/** The menu's entries in order; an area appears once its page exists and the role may see it. */
const entries = [
  { name: 'admin', icon: 'dashboard' },
  { name: 'adminQuestions', icon: 'help' },
  { name: 'adminMedia', icon: 'picture' },
  { name: 'adminSounds', icon: 'music' },
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

/**
 * The frame of all staff pages: the menu at the side; on a narrow screen behind a button that names the current page.
 */
export function AdminFrame({ children }: { children: ReactNode }) {
  const text = useStaffText().admin;
  const { user } = useSession();
  const { pathname } = useLocation();
  const shown = entries.filter(({ name }) => {
    const { guard } = paths[name];
    return user !== null && hasRole(user.role, guard);
  });
  const here = shown.find(({ name }) => pathTo(name) === pathname);
  return (
    <div className="page-width grid content-start items-start gap-gap py-6 lg:grid-cols-[15rem_1fr]">
      {/* Elsewhere it begins closed again. */}
      <Menu key={pathname} title={text.title} here={here === undefined ? null : text.pages[here.name]}>
        {shown.map(({ name, icon }) => (
          <li key={name}>
            <NavLink
              to={pathTo(name)}
              end
              className={[
                'flex min-h-11 items-center gap-3 rounded-2xl px-3 font-semibold hover:bg-raised',
                'aria-[current=page]:bg-raised aria-[current=page]:text-saffron-text',
              ].join(' ')}
            >
              <Icon name={icon} />
              {text.pages[name]}
            </NavLink>
          </li>
        ))}
      </Menu>
      <div className="grid min-w-0 gap-gap">
        <AdminSearch />
        <MaintenanceSign />
        {children}
      </div>
    </div>
  );
}

function Menu({ title, here, children }: { title: string; here: string | null; children: ReactNode }) {
  const text = useStaffText().admin;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <nav aria-label={text.menu} className="card grid gap-2 p-3 max-lg:p-1.5 lg:sticky lg:top-4">
      <p className="px-3 pt-2 font-display text-xl font-extrabold max-lg:hidden">{title}</p>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-12 items-center gap-3 rounded-2xl px-3 font-semibold lg:hidden"
      >
        <Icon name="menu" />
        {title}
        {here !== null && <span className="text-quiet">{here}</span>}
        <Icon name="down" className={`ms-auto transition-transform ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <ul id={id} className={`grid gap-1 max-lg:grid-cols-2 ${isOpen ? '' : 'max-lg:hidden'}`}>
        {children}
      </ul>
    </nav>
  );
}
