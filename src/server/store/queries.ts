import './tables.ts';
import type { GamePackage } from '#shared/store/api.ts';
import type { Database } from '../platform/database/index.ts';

export async function listPackagesOnSale(database: Database): Promise<GamePackage[]> {
  const rows = await database.query.selectFrom('game_packages').selectAll().where('is_active', '=', true).orderBy('position').orderBy('id').execute();
  return rows.map((row) => ({
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
  }));
}
