import { noMaintenance } from '#shared/site-settings/maintenance.ts';
import type { SiteSettings } from '#shared/site-settings/api.ts';

/** What a house says of itself that has set nothing: the sandbox takes part in place of a bank. */
export const plainSettings: SiteSettings = {
  seller: { name: null, registration: null, address: null, phone: null, email: null },
  apps: { appStore: null, playStore: null },
  contentGuard: false,
  payment: { provider: 'sandbox', isLive: false },
  paymentMethodOverride: {
    enabled: false,
    appliesTo: 'all_flutter',
    forceMethod: 'iap',
    scheduledStart: null,
    scheduledEnd: null,
  },
  ...noMaintenance,
};
