import type { StaffCatalogue } from '#shared/i18n/ar/staff/index.ts';
import { writeCsv } from '#shared/kernel/csv.ts';
import type { StatisticsDay } from '#shared/store/admin-api.ts';
import { kwdPlaces, writeDecimal } from '#shared/store/decimal.ts';

export interface PackageFigures {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly revenueFils: number;
}

type Totals = Pick<
  StatisticsDay,
  'totalPurchases' | 'totalRevenueFils' | 'totalSessions' | 'totalDiscountsFils' | 'discountedPurchasesCount'
>;

export function totalsOf(days: readonly StatisticsDay[]): Totals {
  const sum = (of: (day: StatisticsDay) => number) => days.reduce((total, day) => total + of(day), 0);
  return {
    totalPurchases: sum((day) => day.totalPurchases),
    totalRevenueFils: sum((day) => day.totalRevenueFils),
    totalSessions: sum((day) => day.totalSessions),
    totalDiscountsFils: sum((day) => day.totalDiscountsFils),
    discountedPurchasesCount: sum((day) => day.discountedPurchasesCount),
  };
}

/** What each package brought in, the most first. */
export function packageFigures(days: readonly StatisticsDay[], nameOf: (id: string) => string): PackageFigures[] {
  const byId = new Map<string, PackageFigures>();
  for (const [id, { count, revenueFils }] of days.flatMap(({ packageBreakdown }) => Object.entries(packageBreakdown))) {
    const before = byId.get(id);
    byId.set(id, {
      id,
      name: nameOf(id),
      count: (before?.count ?? 0) + count,
      revenueFils: (before?.revenueFils ?? 0) + revenueFils,
    });
  }
  return [...byId.values()].sort((one, other) => other.revenueFils - one.revenueFils);
}

const kwd = (fils: number) => writeDecimal(fils, kwdPlaces);

export function daysCsv(days: readonly StatisticsDay[], { statistics }: StaffCatalogue['adminStore']): string {
  const { columns } = statistics;
  return writeCsv([
    [columns.day, columns.purchases, columns.revenue, columns.sessions, columns.discounts, columns.discounted],
    ...days.map((day) => [
      day.date,
      day.totalPurchases,
      kwd(day.totalRevenueFils),
      day.totalSessions,
      kwd(day.totalDiscountsFils),
      day.discountedPurchasesCount,
    ]),
  ]);
}

export function packagesCsv(figures: readonly PackageFigures[], { statistics }: StaffCatalogue['adminStore']): string {
  const { columns } = statistics;
  return writeCsv([
    [columns.package, columns.count, columns.revenue],
    ...figures.map(({ name, count, revenueFils }) => [name, count, kwd(revenueFils)]),
  ]);
}
