import './tables.ts';
import type { Kysely, Selectable } from 'kysely';
import type { GamePackage, PackageOnSale } from '#shared/store/api.ts';
import type { StoredPackage } from '#shared/store/package.ts';
import type { Tables } from '../platform/database/tables.ts';

/** What buyers see, in its order. */
export async function listPackagesOnSale(query: Kysely<Tables>): Promise<PackageOnSale[]> {
  const rows = await query
    .selectFrom('game_packages')
    .selectAll()
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ...packageOf(row),
    isSoldInApp: row.revenue_cat_product_id !== null && row.revenue_cat_product_id !== '',
  }));
}

/** Those with these ids that there are, on sale or not. */
export async function listPackages(query: Kysely<Tables>, ids: readonly string[]): Promise<StoredPackage[]> {
  if (ids.length === 0) return [];
  const rows = await query
    .selectFrom('game_packages')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return rows.map(storedPackageOf);
}

export function storedPackageOf(row: Selectable<Tables['game_packages']>): StoredPackage {
  return {
    ...packageOf(row),
    isActive: row.is_active,
    packageType: row.package_type,
    revenueCatProductId: row.revenue_cat_product_id,
  };
}

function packageOf(row: Selectable<Tables['game_packages']>): GamePackage {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    sessions: row.sessions,
    priceFils: row.price_fils,
    priceUsdCents: row.price_usd_cents,
    discountPriceFils: row.discount_price_fils,
    discountPriceUsdCents: row.discount_price_usd_cents,
    features: [...row.features],
    isPopular: row.is_popular,
    order: row.position,
  };
}
