/** The store's pages: what is sold and for how much, the cart, paying, one's purchases. */
import { lazyPage } from '../../lib/lazy-page.ts';

export { CartButton } from './components/cart-button.tsx';
export const StorePage = lazyPage(() => import('./pages/store-page.tsx'), 'StorePage');
