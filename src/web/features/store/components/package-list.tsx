import type { PackageOnSale } from '#shared/store/api.ts';
import { PackageCard } from './package-card.tsx';

/** The packages on sale. The server renders it too, by itself, into the page for visitors (prerender/packages.tsx). */
export function PackageList({ items }: { items: readonly PackageOnSale[] }) {
  return (
    <ul className="grid gap-5 pt-3 md:grid-cols-2 lg:grid-cols-3">
      {items.map((each) => (
        <PackageCard key={each.id} item={each} />
      ))}
    </ul>
  );
}
