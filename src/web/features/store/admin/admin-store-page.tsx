import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useText } from '../../../lib/language.ts';
import { pathTo } from '../../../lib/paths.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { RegionBoundary } from '../../../ui/region-boundary.tsx';
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

/** /admin/store: what is sold and given, the purchases, and how one pays, each at an address of its own [ADM-4]. */
export function AdminStorePage({ redeemCodes, payment }: AdminStorePageProps) {
  const words = useText().adminStore;
  const [query] = useSearchParams();
  const shown = tabs.find(({ name }) => name === query.get('tab')) ?? tabs[0];
  const contents = {
    'packages': <PackagesTab />, 'discount-codes': <DiscountCodesTab />, 'redeem-codes': redeemCodes, 'purchases': <PurchasesTab />,
    'statistics': <StatisticsTab />, 'repair': <RepairTab />, 'payment': payment,
  };
  return (
    <>
      <h1 className="text-[clamp(1.8rem,5.5vmin,3.2rem)]">{words.title}</h1>
      <nav aria-label={words.tabsLabel} className="flex flex-wrap gap-1.5 justify-self-start rounded-2xl bg-well p-1.5">
        {tabs.map(({ name, icon }) => (
          <Link
            key={name} to={`${pathTo('adminStore')}?tab=${name}`} aria-current={name === shown.name ? 'page' : undefined}
            className="flex min-h-11 items-center gap-2 rounded-xl px-4 font-semibold text-quiet hover:text-ink aria-[current]:bg-raised aria-[current]:text-ink aria-[current]:shadow-[inset_0_0_0_1.5px_var(--edge)]"
          >
            <Icon name={icon} />{words.tabs[name]}
          </Link>
        ))}
      </nav>
      <section aria-label={words.tabs[shown.name]} className="grid gap-gap">
        <RegionBoundary key={shown.name} name={`store ${shown.name}`}>{contents[shown.name]}</RegionBoundary>
      </section>
    </>
  );
}
