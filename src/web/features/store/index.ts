/** The store's pages: packages and prices, the cart, checkout, the user's purchases. */
import { loadStoreTexts } from '../../lib/language.ts';
import { lazyPage } from '../../lib/lazy-page.ts';

export { CartButton } from './components/cart-button.tsx';
export { InAppPurchases } from './in-app/in-app-purchases.tsx';
export const StorePage = lazyPage(() => import('./pages/store-page.tsx'), 'StorePage', loadStoreTexts);
export const CheckoutPage = lazyPage(() => import('./pages/checkout-page.tsx'), 'CheckoutPage', loadStoreTexts);
export const ThankYouPage = lazyPage(() => import('./pages/thank-you-page.tsx'), 'ThankYouPage', loadStoreTexts);
export const PaymentFailedPage = lazyPage(
  () => import('./pages/payment-failed-page.tsx'),
  'PaymentFailedPage',
  loadStoreTexts,
);
export const SandboxPaymentPage = lazyPage(
  () => import('./pages/sandbox-payment-page.tsx'),
  'SandboxPaymentPage',
  loadStoreTexts,
);
export const ReceiptPage = lazyPage(() => import('./pages/receipt-page.tsx'), 'ReceiptPage', loadStoreTexts);
export const PurchaseHistory = lazyPage(
  () => import('./purchases/purchase-history.tsx'),
  'PurchaseHistory',
  loadStoreTexts,
);
