/** How an error code is answered, logged and reported [ERR-1]. */
export interface ErrorRow {
  /** HTTP status of the answer. */
  readonly status: number;
  readonly severity: ErrorSeverity;
  readonly category: ErrorCategory;
  /** True if the same call may succeed later. */
  readonly retryable: boolean;
}

export const errorSeverities = ['low', 'medium', 'high', 'critical'] as const;
export type ErrorSeverity = (typeof errorSeverities)[number];

export const errorCategories = [
  'system',
  'network',
  'authentication',
  'profile',
  'database',
  'storage',
  'validation',
  'permission',
  'unknown',
  'cleanup',
  'game',
  'analytics',
  'loyalty',
] as const;
export type ErrorCategory = (typeof errorCategories)[number];

/** Errors that any call can return. */
export const systemErrors = {
  'system/unexpected': { status: 500, severity: 'critical', category: 'system', retryable: true },
  'system/unavailable': { status: 503, severity: 'high', category: 'system', retryable: true },
  /** The disk of the database is full. */
  'system/storage-full': { status: 503, severity: 'critical', category: 'storage', retryable: true },
  /** Carries retryAfter in seconds. */
  'system/maintenance': { status: 503, severity: 'low', category: 'system', retryable: true },
  'system/not-found': { status: 404, severity: 'low', category: 'validation', retryable: false },
  'system/invalid-input': { status: 400, severity: 'low', category: 'validation', retryable: false },
  'system/body-too-large': { status: 413, severity: 'low', category: 'validation', retryable: false },
  /** JSON that is nested too deep, or has too many values. */
  'system/body-too-complex': { status: 400, severity: 'low', category: 'validation', retryable: false },
  'system/malformed-body': { status: 400, severity: 'low', category: 'validation', retryable: false },
  'system/unsupported-media-type': { status: 415, severity: 'low', category: 'validation', retryable: false },
  /** The server is for its own machine alone, and the request is for another host. */
  'system/unknown-host': { status: 421, severity: 'medium', category: 'permission', retryable: false },
  'system/foreign-origin': { status: 403, severity: 'medium', category: 'permission', retryable: false },
  'system/idempotency-key-reused': { status: 409, severity: 'medium', category: 'validation', retryable: false },
  'system/idempotency-key-required': { status: 400, severity: 'low', category: 'validation', retryable: false },
  /** Carries retryAfter in seconds; params: operation. */
  'rate-limited': { status: 429, severity: 'medium', category: 'system', retryable: true },
  'system/network': { status: 503, severity: 'medium', category: 'network', retryable: true },
} as const satisfies Record<string, ErrorRow>;
