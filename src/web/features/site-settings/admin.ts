// The settings of the whole site for the staff's area.
import { lazyPage } from '../../lib/lazy-page.ts';

export const PaymentOverrideTab = lazyPage(() => import('./admin/payment-override-tab.tsx'), 'PaymentOverrideTab');
