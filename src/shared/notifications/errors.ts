import type { ErrorRow } from '../kernel/error-row.ts';

const invalidInput = { status: 400, severity: 'low', category: 'validation', retryable: false } as const;
const unknown = { ...invalidInput, status: 404 } as const;
const denied = { status: 403, severity: 'medium', category: 'permission', retryable: true } as const;
const failed = { status: 503, severity: 'medium', category: 'network', retryable: true } as const;

/** NOTE-2. Those of the second group happen on the page. */
export const notificationErrors = {
  'notifications/registration-not-found': unknown,
  'notifications/one-device': invalidInput,
  'notifications/endpoint-refused': invalidInput,
  'notifications/device-keys-refused': invalidInput,
  'notifications/key-malformed': { ...invalidInput, severity: 'high' },
  'notifications/key-unknown': { ...invalidInput, retryable: true },
  'notifications/page-refused': invalidInput,
  'notifications/topic-required': invalidInput,
  'notifications/user-required': invalidInput,
  'notifications/user-not-found': unknown,
  'notifications/scheduled-not-found': unknown,
  'notifications/scheduled-changed-meanwhile': { ...invalidInput, status: 409 },
  'notifications/scheduled-settled': { ...invalidInput, status: 409 },
  'notifications/time-past': invalidInput,

  'notifications/timed-out': failed,
  'notifications/misconfigured': { status: 500, severity: 'high', category: 'system', retryable: false },
  'notifications/permission-denied': denied,
  'notifications/permission-dismissed': denied,
  'notifications/unsupported-browser': { ...invalidInput, category: 'system' },
  'notifications/request-failed': failed,
} as const satisfies Record<string, ErrorRow>;
