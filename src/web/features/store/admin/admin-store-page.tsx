import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useStaffText } from '../../../lib/staff-text.ts';
import { pathTo } from '../../../lib/paths.ts';
import type { IconName } from '../../../ui/icon.tsx';
import { RegionBoundary } from '../../../ui/region-boundary.tsx';
import { TabLinks } from '../../../ui/tab-parts.tsx';
import { DiscountCodesTab } from './discount-codes-tab.tsx';
import { PackagesTab } from './packages-tab.tsx';
import { PurchasesTab } from './purchases-tab.tsx';
import { RepairTab } from './repair-tab.tsx';
import { StatisticsTab } from './statistics-tab.tsx';

const tabs = [
  { name: 'packages', icon: 'store' },
  { name: 'discount-codes', icon: 'tag' },
  { name: 'redeem-codes', icon: 'ticket' },
  { name: 'purchases', icon: 'receipt' },
  { name: 'statistics', icon: 'chart' },
  { name: 'repair', icon: 'repair' },
  { name: 'payment', icon: 'card' },
] as const satisfies readonly { readonly name: string; readonly icon: IconName }[];

interface AdminStorePageProps {
  /** Belongs to another feature: the app puts it here. */
  readonly redeemCodes: ReactNode;
  readonly payment: ReactNode;
}

/** /admin/store: packages and codes, purchases, and payment methods, each with its own address [ADM-4]. */
export function AdminStorePage({ redeemCodes, payment }: AdminStorePageProps) {
  const words = useStaffText().adminStore;
  const [query] = useSearchParams();
  const shown = tabs.find(({ name }) => name === query.get('tab')) ?? tabs[0];
  const contents = {
    packages: <PackagesTab />,
    'discount-codes': <DiscountCodesTab />,
    'redeem-codes': redeemCodes,
    purchases: <PurchasesTab />,
    statistics: <StatisticsTab />,
    repair: <RepairTab />,
    payment: payment,
  };
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
          to: `${pathTo('adminStore')}?tab=${name}`,
        }))}
      />
      <section aria-label={words.tabs[shown.name]} className="grid gap-gap">
        <RegionBoundary key={shown.name} name={`store ${shown.name}`}>
          {contents[shown.name]}
        </RegionBoundary>
      </section>
    </>
  );
}
