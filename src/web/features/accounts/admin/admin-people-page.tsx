import { useSearchParams } from 'react-router';
import { useStaffText } from '../../../lib/staff-text.ts';
import { pathTo } from '../../../lib/paths.ts';
import type { IconName } from '../../../ui/icon.tsx';
import { RegionBoundary } from '../../../ui/region-boundary.tsx';
import { TabLinks } from '../../../ui/tab-parts.tsx';
import { AuditTab } from './audit-tab.tsx';
import { PeopleTab } from './people-tab.tsx';

const tabs = [
  { name: 'people', icon: 'teams' },
  { name: 'audit', icon: 'history' },
] as const satisfies readonly { readonly name: string; readonly icon: IconName }[];

/** /admin/users: all accounts, and the audit log, each with its own address [ADM-4]. */
export function AdminPeoplePage() {
  const words = useStaffText().adminPeople;
  const [query] = useSearchParams();
  const shown = tabs.find(({ name }) => name === query.get('tab')) ?? tabs[0];
  return (
    <>
      <h1 className="text-page-title">{words.title}</h1>
      <TabLinks
        label={words.tabsLabel}
        shown={shown.name}
        tabs={tabs.map(({ name, icon }) => ({
          name,
          icon,
          label: words.tabs[name],
          to: `${pathTo('adminUsers')}?tab=${name}`,
        }))}
      />
      <section aria-label={words.tabs[shown.name]} className="grid gap-gap">
        <RegionBoundary key={shown.name} name={`users ${shown.name}`}>
          {shown.name === 'people' ? <PeopleTab /> : <AuditTab />}
        </RegionBoundary>
      </section>
    </>
  );
}
