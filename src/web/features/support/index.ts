// Support on the page: writing to the house (product.md §3, §5, §8).
import { lazyPage } from '../../lib/lazy-page.ts';

export const ContactPage = lazyPage(() => import('./pages/contact-page.tsx'), 'ContactPage');
