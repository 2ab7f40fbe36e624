/**
 * Notifications on the page: the bell with its list, and pushes to this device. Live changes arrive through
 * lib/live-updates.tsx.
 */
import { lazyPage } from '../../lib/lazy-page.ts';

export { NotificationBell } from './components/notification-bell.tsx';
export { PushKeeper } from './components/push-keeper.tsx';
export const PushSwitch = lazyPage(() => import('./components/push-switch.tsx'), 'PushSwitch');
