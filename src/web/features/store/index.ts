/** The store's pages: what is sold, and for how much. */
import { lazyPage } from '../../lib/lazy-page.ts';

export const StorePage = lazyPage(() => import('./pages/store-page.tsx'), 'StorePage');
