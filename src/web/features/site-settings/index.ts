// The public side of site settings: the screen that replaces pages during maintenance.
import { lazyPage } from '../../lib/lazy-page.ts';

export const MaintenanceScreen = lazyPage(() => import('./components/maintenance-screen.tsx'), 'MaintenanceScreen');
