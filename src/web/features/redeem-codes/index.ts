/** Redeem codes on the page: the box to redeem one, and the user's own. */
import { loadStoreTexts } from '../../lib/language.ts';
import { lazyPage } from '../../lib/lazy-page.ts';

export const MyRedeemCodes = lazyPage(
  () => import('./components/my-redeem-codes.tsx'),
  'MyRedeemCodes',
  loadStoreTexts,
);
export const RedeemBox = lazyPage(() => import('./components/redeem-box.tsx'), 'RedeemBox', loadStoreTexts);
