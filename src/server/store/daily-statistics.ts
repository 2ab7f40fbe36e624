import type { Selectable } from 'kysely';
import type { StatisticsDay } from '#shared/store/admin-api.ts';
import { dailyStatistics, statisticsBatches, statisticsDays } from '#shared/store/store-statistics.ts';
import type { DailyStoreStatistics } from '#shared/store/store-statistics.ts';
import { inSnapshot } from '../platform/database/index.ts';
import type { Database } from '../platform/database/index.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { StoreDeps } from './deps.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Recounts today and yesterday from the purchases and corrects figures that a restore or a fixed bug left wrong. The counting
 * takes no lock and sees one snapshot, in which figures and purchases agree; only a wrong day is locked and corrected.
 * Returns the corrected days.
 */
export async function recountRecentDays({ database, clock, logger }: StoreDeps): Promise<string[]> {
  const wrong: string[] = [];
  for (const day of statisticsDays(clock.now(), 2)) {
    if (
      await inSnapshot(database, async (tx) =>
        isSameDay(await readDay({ query: tx }, day), await recomputeDay({ query: tx }, day)),
      )
    )
      continue;
    await correctDay(database, day, clock.now());
    wrong.push(day);
  }
  if (wrong.length > 0) logger.error({ days: wrong }, 'the figures of a day did not agree with its purchases');
  return wrong;
}

async function correctDay(database: Database, day: string, at: number): Promise<void> {
  await database.transaction(async (tx) => {
    await tx
      .insertInto('store_daily_stats')
      .values(rowOf(day, emptyDay, at))
      .onConflict((conflict) => conflict.column('date').doNothing())
      .execute();
    // Sales wait for this row before they commit: the count below includes all sales added so far.
    await tx
      .selectFrom('store_daily_stats')
      .select('date')
      .where('date', '=', day)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('store_daily_stats')
      .set(rowOf(day, await recomputeDay({ query: tx }, day), at))
      .where('date', '=', day)
      .execute();
  });
}

export function isSameDay(one: DailyStoreStatistics, other: DailyStoreStatistics): boolean {
  return JSON.stringify(figuresOf(one)) === JSON.stringify(figuresOf(other));
}

/** The figures of a day in one order, to compare and to print. */
export function figuresOf({ packageBreakdown, ...day }: DailyStoreStatistics): unknown[] {
  const packages = Object.entries(packageBreakdown).map(([id, { count, revenueFils }]) => [id, count, revenueFils]);
  return [
    day.totalPurchases,
    day.totalRevenueFils,
    day.totalSessions,
    day.totalDiscountsFils,
    day.discountedPurchasesCount,
    packages.sort(([one = ''], [other = '']) => (one < other ? -1 : 1)),
  ];
}

/** The figures of a day as they are added up, sale by sale. */
export async function readDay({ query }: Pick<Database, 'query'>, day: string): Promise<DailyStoreStatistics> {
  const row = await query.selectFrom('store_daily_stats').selectAll().where('date', '=', day).executeTakeFirst();
  return row === undefined ? emptyDay : statisticsOf(row);
}

const emptyDay: DailyStoreStatistics = {
  totalPurchases: 0,
  totalRevenueFils: 0,
  totalSessions: 0,
  totalDiscountsFils: 0,
  discountedPurchasesCount: 0,
  packageBreakdown: {},
};

/** What the purchases of a day add up to. */
export async function recomputeDay({ query }: Pick<Database, 'query'>, day: string): Promise<DailyStoreStatistics> {
  const from = Date.parse(`${day}T00:00:00+03:00`);
  const rows = await query
    .selectFrom('purchases')
    .select(['status', 'date', 'items', 'final_price_fils', 'discount_amount_fils', 'total_sessions_granted'])
    .where('date', '>=', new Date(from))
    .where('date', '<', new Date(from + dayMs))
    .execute();
  return (
    dailyStatistics(
      rows.map((row) => ({
        status: row.status,
        date: row.date?.getTime() ?? 0,
        items: row.items,
        finalPriceFils: row.final_price_fils,
        discountAmountFils: row.discount_amount_fils,
        totalSessionsGranted: row.total_sessions_granted,
      })),
    ).get(day) ?? emptyDay
  );
}

function rowOf(day: string, figures: DailyStoreStatistics, at: number) {
  return {
    date: day,
    total_purchases: figures.totalPurchases,
    total_revenue_fils: figures.totalRevenueFils,
    total_sessions: figures.totalSessions,
    total_discounts_fils: figures.totalDiscountsFils,
    discounted_purchases_count: figures.discountedPurchasesCount,
    package_breakdown: JSON.stringify(figures.packageBreakdown),
    updated_at: new Date(at),
  };
}

/** What each of the last days sold, the oldest first. */
export async function readStatistics({ database, clock }: StoreDeps, days: number): Promise<StatisticsDay[]> {
  const keys = statisticsDays(clock.now(), days);
  const rows = new Map<string, DailyStoreStatistics>();
  for (const batch of statisticsBatches(keys)) {
    for (const row of await database.query
      .selectFrom('store_daily_stats')
      .selectAll()
      .where('date', 'in', batch)
      .execute())
      rows.set(row.date, statisticsOf(row));
  }
  return keys.map((date) => ({ date, ...(rows.get(date) ?? emptyDay) }));
}

function statisticsOf(row: Selectable<Tables['store_daily_stats']>): DailyStoreStatistics {
  return {
    totalPurchases: row.total_purchases,
    totalRevenueFils: row.total_revenue_fils,
    totalSessions: row.total_sessions,
    totalDiscountsFils: row.total_discounts_fils,
    discountedPurchasesCount: row.discounted_purchases_count,
    packageBreakdown: row.package_breakdown,
  };
}
