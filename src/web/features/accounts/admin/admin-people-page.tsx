import { Link, useSearchParams } from 'react-router';
import { useText } from '../../../lib/language.ts';
import { pathTo } from '../../../lib/paths.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { RegionBoundary } from '../../../ui/region-boundary.tsx';
import { AuditTab } from './audit-tab.tsx';
import { PeopleTab } from './people-tab.tsx';

const tabs = [{ name: 'people', icon: 'teams' }, { name: 'audit', icon: 'history' }] as const satisfies readonly { readonly name: string; readonly icon: IconName }[];

/** /admin/users: every account, and what the staff changed, each at an address of its own [ADM-4]. */
export function AdminPeoplePage() {
  const words = useText().adminPeople;
  const [query] = useSearchParams();
  const shown = tabs.find(({ name }) => name === query.get('tab')) ?? tabs[0];
  return (
    <>
      <h1 className="text-[clamp(1.8rem,5.5vmin,3.2rem)]">{words.title}</h1>
      <nav aria-label={words.tabsLabel} className="flex flex-wrap gap-1.5 justify-self-start rounded-2xl bg-well p-1.5">
        {tabs.map(({ name, icon }) => (
          <Link
            key={name} to={`${pathTo('adminUsers')}?tab=${name}`} aria-current={name === shown.name ? 'page' : undefined}
            className="flex min-h-11 items-center gap-2 rounded-xl px-4 font-semibold text-quiet hover:text-ink aria-[current]:bg-raised aria-[current]:text-ink aria-[current]:shadow-[inset_0_0_0_1.5px_var(--edge)]"
          >
            <Icon name={icon} />{words.tabs[name]}
          </Link>
        ))}
      </nav>
      <section aria-label={words.tabs[shown.name]} className="grid gap-gap">
        <RegionBoundary key={shown.name} name={`users ${shown.name}`}>{shown.name === 'people' ? <PeopleTab /> : <AuditTab />}</RegionBoundary>
      </section>
    </>
  );
}
