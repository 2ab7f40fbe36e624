// The settings of the whole site for the staff's area.
import { lazyPage } from '../../lib/lazy-page.ts';

export { MaintenanceCard } from './admin/maintenance-card.tsx';
export { MaintenanceSign } from './admin/maintenance-sign.tsx';

export const PaymentOverrideTab = lazyPage(() => import('./admin/payment-override-tab.tsx'), 'PaymentOverrideTab');
