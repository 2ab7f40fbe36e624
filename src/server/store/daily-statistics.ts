import type { Selectable } from 'kysely';
import type { StatisticsDay } from '#shared/store/admin-api.ts';
import { kuwaitDay } from '#shared/kernel/kuwait-time.ts';
import { dailyStatistics, statisticsBatches, statisticsDays } from '#shared/store/store-statistics.ts';
import type { DailyStoreStatistics } from '#shared/store/store-statistics.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { StoreDeps } from './store-deps.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Folds the day of a purchase anew. As often as it is done, the result is the same. */
export async function foldDayOf({ database, clock }: StoreDeps, purchaseId: string): Promise<void> {
  const purchase = await database.query.selectFrom('purchases').select('date').where('id', '=', purchaseId).executeTakeFirst();
  if (!purchase?.date) return;
  const day = kuwaitDay(purchase.date.getTime());
  await database.transaction(async (tx) => {
    // Two that fold one day at one moment: the later must see what the earlier saw.
    await tx.insertInto('store_daily_stats').values(rowOf(day, emptyDay, clock.now())).onConflict((conflict) => conflict.column('date').doNothing()).execute();
    await tx.selectFrom('store_daily_stats').select('date').where('date', '=', day).forUpdate().executeTakeFirstOrThrow();
    await tx.updateTable('store_daily_stats').set(rowOf(day, await foldDay({ query: tx }, day), clock.now())).where('date', '=', day).execute();
  });
}

const emptyDay: DailyStoreStatistics = {
  totalPurchases: 0, totalRevenueFils: 0, totalSessions: 0, totalDiscountsFils: 0, discountedPurchasesCount: 0, packageBreakdown: {},
};

/** What the purchases of a day add up to. */
export async function foldDay({ query }: Pick<StoreDeps['database'], 'query'>, day: string): Promise<DailyStoreStatistics> {
  const from = Date.parse(`${day}T00:00:00+03:00`);
  const rows = await query.selectFrom('purchases')
    .select(['status', 'date', 'items', 'final_price_fils', 'discount_amount_fils', 'total_sessions_granted'])
    .where('date', '>=', new Date(from)).where('date', '<', new Date(from + dayMs)).execute();
  return dailyStatistics(rows.map((row) => ({
    status: row.status, date: row.date?.getTime() ?? 0, items: row.items, finalPriceFils: row.final_price_fils,
    discountAmountFils: row.discount_amount_fils, totalSessionsGranted: row.total_sessions_granted,
  }))).get(day) ?? emptyDay;
}

function rowOf(day: string, folded: DailyStoreStatistics, at: number) {
  return {
    date: day, total_purchases: folded.totalPurchases, total_revenue_fils: folded.totalRevenueFils, total_sessions: folded.totalSessions,
    total_discounts_fils: folded.totalDiscountsFils, discounted_purchases_count: folded.discountedPurchasesCount,
    package_breakdown: JSON.stringify(folded.packageBreakdown), updated_at: new Date(at),
  };
}

/** What each of the last days sold, the oldest first. */
export async function readStatistics({ database, clock }: StoreDeps, days: number): Promise<StatisticsDay[]> {
  const keys = statisticsDays(clock.now(), days);
  const rows = new Map<string, DailyStoreStatistics>();
  for (const batch of statisticsBatches(keys)) {
    for (const row of await database.query.selectFrom('store_daily_stats').selectAll().where('date', 'in', batch).execute()) rows.set(row.date, statisticsOf(row));
  }
  return keys.map((date) => ({ date, ...(rows.get(date) ?? emptyDay) }));
}

function statisticsOf(row: Selectable<Tables['store_daily_stats']>): DailyStoreStatistics {
  return {
    totalPurchases: row.total_purchases, totalRevenueFils: row.total_revenue_fils, totalSessions: row.total_sessions,
    totalDiscountsFils: row.total_discounts_fils, discountedPurchasesCount: row.discounted_purchases_count, packageBreakdown: row.package_breakdown,
  };
}
