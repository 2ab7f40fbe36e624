import type { ErrorRow } from '../kernel/error-row.ts';

const failed = { status: 503, severity: 'high', category: 'database', retryable: true } as const;
const denied = { status: 403, severity: 'high', category: 'permission', retryable: false } as const;

/** SITE-1: errors of site settings. */
export const siteSettingsErrors = {
  'site-settings/load-failed': failed,
  'site-settings/override-failed': failed,
  'site-settings/override-denied': denied,
  'site-settings/maintenance-failed': failed,
  'site-settings/maintenance-denied': denied,
} as const satisfies Record<string, ErrorRow>;
