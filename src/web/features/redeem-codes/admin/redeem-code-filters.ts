import type { RedeemCodeFilters } from './queries.ts';

/** The fields of the form; each is a parameter of the address, so that a result can be shared. */
export const filterNames = ['code', 'used', 'active', 'batch', 'user', 'purchase'] as const;

/** What an address asks for; what makes no sense in it is left out. */
export function filtersOf(query: URLSearchParams): RedeemCodeFilters {
  const text = (name: (typeof filterNames)[number]) => query.get(name)?.trim().slice(0, 64) ?? '';
  const [code, batchId, assignedToUserId, assignedPurchaseId] = [
    text('code'),
    text('batch'),
    text('user'),
    text('purchase'),
  ];
  const [isUsed, isActive] = [flagOf(query.get('used')), flagOf(query.get('active'))];
  return {
    ...(code === '' ? {} : { code }),
    ...(batchId === '' ? {} : { batchId }),
    ...(assignedToUserId === '' ? {} : { assignedToUserId }),
    ...(assignedPurchaseId === '' ? {} : { assignedPurchaseId }),
    ...(isUsed === undefined ? {} : { isUsed }),
    ...(isActive === undefined ? {} : { isActive }),
  };
}

function flagOf(value: string | null): 'true' | 'false' | undefined {
  return value === 'true' || value === 'false' ? value : undefined;
}

export const tab = { tab: 'redeem-codes' } as const;

/** The address of the tab with these filters. */
export function tabQuery(filters: Readonly<Record<string, string>>): URLSearchParams {
  return new URLSearchParams({ ...tab, ...filters });
}

/** An address as it is, with one code opened, or none. */
export function withOpened(query: URLSearchParams, id: string | null): URLSearchParams {
  const next = new URLSearchParams(query);
  if (id === null) next.delete('open');
  else next.set('open', id);
  return next;
}
