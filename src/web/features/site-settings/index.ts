// The settings of the whole site, as everybody meets them: the screen that stands in place of a page under maintenance.
import { lazyPage } from '../../lib/lazy-page.ts';

export const MaintenanceScreen = lazyPage(() => import('./components/maintenance-screen.tsx'), 'MaintenanceScreen');
