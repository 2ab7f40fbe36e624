/**
 * Support on the page: messages to the staff [SUP-1, GAME-8]. A signed-in user's message is stored on the device first
 * and sent through one outbox, so that no lost network, reload or closed page loses it.
 */
import { lazyPage } from '../../lib/lazy-page.ts';

export const ContactPage = lazyPage(() => import('./pages/contact-page.tsx'), 'ContactPage');
/** Goes into the pages of a game; app/ puts them together. */
export const fetchSupportDialog = () => import('./dialog/support-dialog.tsx');
export { LateMessages } from './sending/late-messages.tsx';
