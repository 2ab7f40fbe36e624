import type { ErrorRow } from '../kernel/error-row.ts';

const refused = { status: 400, severity: 'low', category: 'validation', retryable: false } as const;
const unknown = { ...refused, status: 404 } as const;
const denied = { status: 403, severity: 'medium', category: 'permission', retryable: true } as const;
const failed = { status: 503, severity: 'medium', category: 'network', retryable: true } as const;

/** NOTE-2. Those of the second group happen on the page. */
export const notificationErrors = {
  'notifications/registration-not-found': unknown,
  'notifications/one-device': refused,
  'notifications/endpoint-refused': refused,
  'notifications/device-keys-refused': refused,
  'notifications/key-malformed': { ...refused, severity: 'high' },
  'notifications/key-unknown': { ...refused, retryable: true },
  'notifications/page-refused': refused,
  'notifications/topic-required': refused,
  'notifications/user-required': refused,
  'notifications/user-not-found': unknown,
  'notifications/scheduled-not-found': unknown,
  'notifications/scheduled-changed-meanwhile': { ...refused, status: 409 },
  'notifications/scheduled-settled': { ...refused, status: 409 },
  'notifications/time-past': refused,

  'notifications/timed-out': failed,
  'notifications/misconfigured': { status: 500, severity: 'high', category: 'system', retryable: false },
  'notifications/permission-denied': denied,
  'notifications/permission-dismissed': denied,
  'notifications/unsupported-browser': { ...refused, category: 'system' },
  'notifications/request-failed': failed,
} as const satisfies Record<string, ErrorRow>;
