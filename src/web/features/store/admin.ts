// The store for the staff's area.
import type { ReactNode } from 'react';
import { lazyPage } from '../../lib/lazy-page.ts';

export { StoreToday } from './admin/store-today.tsx';
export const AdminStorePage = lazyPage<'AdminStorePage', { redeemCodes: ReactNode; payment: ReactNode }>(
  () => import('./admin/admin-store-page.tsx'),
  'AdminStorePage',
);
export { discountCodeSearch, purchaseSearch } from './admin/search-store.ts';
