/**
 * Support on the page: writing to the house [SUP-1, GAME-8]. What somebody signed in writes is kept on the
 * device first and leaves through one outbox, so that no network, reload or closed page loses it.
 */
import { lazyPage } from '../../lib/lazy-page.ts';

export const ContactPage = lazyPage(() => import('./pages/contact-page.tsx'), 'ContactPage');
/** Goes into the pages of a game; app/ puts them together. */
export const fetchSupportDialog = () => import('./dialog/support-dialog.tsx');
export { LateMessages } from './sending/late-messages.tsx';
