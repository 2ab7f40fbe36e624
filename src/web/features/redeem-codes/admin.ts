// Redeem codes for the staff's area.
import { lazyPage } from '../../lib/lazy-page.ts';

export const RedeemCodesTab = lazyPage(() => import('./admin/redeem-codes-tab.tsx'), 'RedeemCodesTab');
export { redeemCodeSearch } from './admin/search-codes.ts';
