import { expect, it } from 'vitest';
import { filtersOf, isFiltered } from './purchase-filters.ts';

const read = (address: string) => filtersOf(new URLSearchParams(address));

it('reads every filter from the address, days as those of Kuwait [PUR-5]', () => {
  expect(
    read('order= p-1 &user=u-1&status=paid&attention=needed&from=2026-11-01&to=2026-11-30&sort=finalPrice-asc'),
  ).toEqual({
    orderId: 'p-1',
    userId: 'u-1',
    status: 'paid',
    attention: 'needed',
    startDate: Date.UTC(2026, 9, 31, 21),
    endDate: Date.UTC(2026, 10, 30, 21) - 1,
    sortBy: 'finalPrice',
    sortDirection: 'asc',
  });
});

it.each(['', 'status=lost&attention=much&from=yesterday&to=2026-13-40&sort=up', 'order=&user=%20'])(
  'leaves out what makes no sense: %j [PUR-5]',
  (address) => {
    expect(read(address)).toEqual({ sortBy: 'createdAt', sortDirection: 'desc' });
  },
);

it('distinguishes a search from a mere order [PUR-5]', () => {
  expect([
    isFiltered(new URLSearchParams('tab=purchases&sort=createdAt-asc')),
    isFiltered(new URLSearchParams('status=paid')),
  ]).toEqual([false, true]);
});
