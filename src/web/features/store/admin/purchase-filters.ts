import { purchaseSorts } from '#shared/store/admin-api.ts';
import { purchaseStatuses } from '#shared/store/purchase.ts';
import { kuwaitDayBounds } from '#shared/kernel/kuwait-time.ts';
import type { PurchaseFilters } from './queries.ts';

export const sortChoices = ['createdAt-desc', 'createdAt-asc', 'finalPrice-desc', 'finalPrice-asc'] as const;
export type SortChoice = (typeof sortChoices)[number];

/** The fields of the form; each is a parameter of the address, so that a result can be shared. */
export const filterNames = ['order', 'user', 'status', 'attention', 'from', 'to', 'sort'] as const;

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** What an address asks for; what makes no sense in it is left out. Days are those of Kuwait, the last one whole. */
export function filtersOf(query: URLSearchParams): PurchaseFilters {
  const [order, user] = [query.get('order')?.trim() ?? '', query.get('user')?.trim() ?? ''];
  const status = purchaseStatuses.find((each) => each === query.get('status'));
  const [startAt, endAt] = [boundsOf(query.get('from'))?.startAt, boundsOf(query.get('to'))?.endAt];
  const [by, direction] = sortOf(query).split('-');
  return {
    ...(order === '' ? {} : { orderId: order.slice(0, 64) }),
    ...(user === '' ? {} : { userId: user.slice(0, 64) }),
    ...(status === undefined ? {} : { status }),
    ...(query.get('attention') === 'needed' ? { attention: 'needed' as const } : {}),
    ...(startAt === undefined ? {} : { startDate: startAt }),
    ...(endAt === undefined ? {} : { endDate: endAt }),
    sortBy: purchaseSorts.find((each) => each === by) ?? 'createdAt',
    sortDirection: direction === 'asc' ? 'asc' : 'desc',
  };
}

export function sortOf(query: URLSearchParams): SortChoice {
  return sortChoices.find((each) => each === query.get('sort')) ?? 'createdAt-desc';
}

export function isFiltered(query: URLSearchParams): boolean {
  return filterNames.some((name) => name !== 'sort' && (query.get(name) ?? '') !== '');
}

function boundsOf(day: string | null) {
  if (day === null || !dayPattern.test(day) || Number.isNaN(Date.parse(day))) return undefined;
  return kuwaitDayBounds(day);
}
