import { kuwaitDay } from '../kernel/kuwait-time.ts';
import type { PurchaseItem, PurchasePrice } from './price-purchase.ts';
import { isGranted } from './purchase.ts';
import type { PurchaseStatus } from './purchase.ts';

/** How far back the statistics look, and how many days are read at once [PUR-7]. */
export const statisticsWindowDays = 30;
export const statisticsBatchDays = 30;

/** What a day sold [PUR-7]. */
export interface DailyStoreStatistics {
  readonly totalPurchases: number;
  readonly totalRevenueFils: number;
  readonly totalSessions: number;
  /** By discount codes; a package's own discount is its price. */
  readonly totalDiscountsFils: number;
  readonly discountedPurchasesCount: number;
  readonly packageBreakdown: Readonly<Record<string, PackageStatistics>>;
}

export interface PackageStatistics {
  /** Pieces sold. */
  readonly count: number;
  readonly revenueFils: number;
}

/** What the statistics read of a purchase. */
export interface CountedPurchase extends Pick<
  PurchasePrice,
  'finalPriceFils' | 'discountAmountFils' | 'totalSessionsGranted'
> {
  readonly status: PurchaseStatus;
  readonly date: number;
  readonly items: readonly Pick<PurchaseItem, 'packageId' | 'quantity' | 'priceFils' | 'discountShareFils'>[];
}

const dayMs = 24 * 60 * 60 * 1000;

const nothingSold: DailyStoreStatistics = {
  totalPurchases: 0,
  totalRevenueFils: 0,
  totalSessions: 0,
  totalDiscountsFils: 0,
  discountedPurchasesCount: 0,
  packageBreakdown: {},
};

/** The days of the window that ends with the day of `at`, the oldest first. */
export function statisticsDays(at: number, days = statisticsWindowDays): string[] {
  return Array.from({ length: days }, (_, index) => kuwaitDay(at - (days - 1 - index) * dayMs));
}

/** The number of days per read. */
export function statisticsBatches(days: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(days.length / statisticsBatchDays) }, (_, index) =>
    days.slice(index * statisticsBatchDays, (index + 1) * statisticsBatchDays),
  );
}

/** Sales by day. Only paid purchases count, not open, failed or refunded ones. */
export function dailyStatistics(purchases: readonly CountedPurchase[]): ReadonlyMap<string, DailyStoreStatistics> {
  const byDay = new Map<string, DailyStoreStatistics>();
  for (const purchase of purchases) {
    if (!isGranted(purchase.status)) continue;
    const day = kuwaitDay(purchase.date);
    byDay.set(day, withPurchase(byDay.get(day) ?? nothingSold, purchase));
  }
  return byDay;
}

function withPurchase(day: DailyStoreStatistics, purchase: CountedPurchase): DailyStoreStatistics {
  const packages = new Map(Object.entries(day.packageBreakdown));
  for (const { packageId, quantity, priceFils, discountShareFils } of purchase.items) {
    const { count, revenueFils } = packages.get(packageId) ?? { count: 0, revenueFils: 0 };
    packages.set(packageId, {
      count: count + quantity,
      revenueFils: revenueFils + priceFils * quantity - discountShareFils,
    });
  }
  return {
    totalPurchases: day.totalPurchases + 1,
    totalRevenueFils: day.totalRevenueFils + purchase.finalPriceFils,
    totalSessions: day.totalSessions + purchase.totalSessionsGranted,
    totalDiscountsFils: day.totalDiscountsFils + purchase.discountAmountFils,
    discountedPurchasesCount: day.discountedPurchasesCount + (purchase.discountAmountFils > 0 ? 1 : 0),
    packageBreakdown: Object.fromEntries(packages),
  };
}
