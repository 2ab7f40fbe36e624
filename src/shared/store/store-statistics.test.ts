import fc from 'fast-check';
import { expect, it } from 'vitest';
import { purchaseStatuses } from './purchase.ts';
import { kuwaitDay, kuwaitDayBounds } from '../kernel/kuwait-time.ts';
import { dailyStatistics, statisticsBatches, statisticsDays } from './store-statistics.ts';
import type { CountedPurchase } from './store-statistics.ts';

const evening = Date.UTC(2026, 10, 21, 20, 59, 59, 999);

it('ends a day at midnight in Kuwait [PUR-7]', () => {
  expect([kuwaitDay(evening), kuwaitDay(evening + 1)]).toEqual(['2026-11-21', '2026-11-22']);
});

it('knows the first and the last moment of a day in Kuwait [DISC-1] [PUR-5]', () => {
  expect(kuwaitDayBounds('2026-11-21')).toEqual({ startAt: Date.UTC(2026, 10, 20, 21), endAt: evening });
});

it('looks back over thirty days, read thirty at once [PUR-7]', () => {
  const days = statisticsDays(evening);
  expect([days.length, days[0], days[29]]).toEqual([30, '2026-10-23', '2026-11-21']);
  expect(statisticsBatches(days)).toEqual([days]);
  expect(statisticsBatches(statisticsDays(evening, 61)).map(({ length }) => length)).toEqual([30, 30, 1]);
  expect(statisticsBatches([])).toEqual([]);
});

const purchase: CountedPurchase = {
  status: 'paid',
  date: evening,
  finalPriceFils: 7600,
  discountAmountFils: 1900,
  totalSessionsGranted: 8,
  items: [
    { packageId: 'five', quantity: 1, priceFils: 5000, discountShareFils: 1000 },
    { packageId: 'one', quantity: 3, priceFils: 1500, discountShareFils: 900 },
  ],
};

it('counts paid purchases on their day, and nothing else [PUR-7]', () => {
  const whole: CountedPurchase = {
    ...purchase,
    status: 'completed',
    finalPriceFils: 1500,
    discountAmountFils: 0,
    totalSessionsGranted: 1,
    items: [{ packageId: 'one', quantity: 1, priceFils: 1500, discountShareFils: 0 }],
  };
  const others = (['pending', 'failed', 'refunded'] as const).map((status) => ({ ...purchase, status }));
  expect(dailyStatistics([purchase, whole, { ...whole, date: evening + 1 }, ...others])).toEqual(
    new Map([
      [
        '2026-11-21',
        {
          totalPurchases: 2,
          totalRevenueFils: 9100,
          totalSessions: 9,
          totalDiscountsFils: 1900,
          discountedPurchasesCount: 1,
          packageBreakdown: { five: { count: 1, revenueFils: 4000 }, one: { count: 4, revenueFils: 5100 } },
        },
      ],
      [
        '2026-11-22',
        {
          totalPurchases: 1,
          totalRevenueFils: 1500,
          totalSessions: 1,
          totalDiscountsFils: 0,
          discountedPurchasesCount: 0,
          packageBreakdown: { one: { count: 1, revenueFils: 1500 } },
        },
      ],
    ]),
  );
});

it('adds up to the purchases themselves, by day and by package [PUR-7]', () => {
  const anyPurchases = fc.array(
    fc.record({ status: fc.constantFrom(...purchaseStatuses), date: fc.integer({ min: evening - 3e8, max: evening }) }),
  );
  fc.assert(
    fc.property(anyPurchases, (some) => {
      const days = [...dailyStatistics(some.map((each) => ({ ...purchase, ...each }))).values()];
      const revenue = days.reduce((sum, day) => sum + day.totalRevenueFils, 0);
      expect(revenue).toBe(7600 * some.filter(({ status }) => status === 'paid' || status === 'completed').length);
      expect(
        days
          .flatMap((day) => Object.values(day.packageBreakdown))
          .reduce((sum, { revenueFils }) => sum + revenueFils, 0),
      ).toBe(revenue);
    }),
    { seed: 4, numRuns: 300 },
  );
});
