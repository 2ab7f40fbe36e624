import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { addDays } from '#shared/kernel/kuwait-time.ts';
import { statisticsAdminApi } from '#shared/statistics/api.ts';
import { daysBetween } from '#shared/statistics/days.ts';
import { adminStoreApi } from '#shared/store/admin-api.ts';
import { call } from '../../../lib/api-client.ts';

export interface Range {
  readonly from: string;
  readonly to: string;
}

/** The maximum range of store statistics. */
const maxStoreDays = 366;

// Staff always see current data.
export const analyticsQuery = (range: Range, today: string) =>
  queryOptions({
    queryKey: ['admin', 'statistics', range, today],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const [played, sold] = await Promise.all([
        call(statisticsAdminApi.read, { ...range }, { signal }),
        call(adminStoreApi.getStatistics, { days: daysBackTo(range.from, today) }, { signal }),
      ]);
      const revenueFils = new Map(sold.days.map((day) => [day.date, day.totalRevenueFils]));
      return { ...played, days: played.days.map((day) => ({ ...day, revenueFils: revenueFils.get(day.date) ?? 0 })) };
    },
  });

function daysBackTo(from: string, today: string): number {
  const oldest = addDays(today, 1 - maxStoreDays);
  return Math.max(1, daysBetween(from < oldest ? oldest : from, today).length);
}
