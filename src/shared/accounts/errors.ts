import type { ErrorRow } from '../kernel/error-row.ts';

const refusedInput = { status: 400, severity: 'medium', category: 'authentication', retryable: false } as const;

/** Product.md §8 "Authentication"; integrations.md §4.3 for what each means on a server. */
export const accountErrors = {
  'auth/unauthenticated': { status: 401, severity: 'medium', category: 'authentication', retryable: false },
  'auth/email-not-verified': { status: 403, severity: 'low', category: 'permission', retryable: false },
  'auth/permission-denied': { status: 403, severity: 'high', category: 'permission', retryable: false },
  'auth/email-already-in-use': { status: 409, severity: 'medium', category: 'authentication', retryable: false },
  'auth/invalid-email': refusedInput,
  'auth/weak-password': refusedInput,
  'auth/password-too-long': refusedInput,
  /** A character that no keyboard types: a null byte or another control character. */
  'auth/invalid-password': refusedInput,
  'auth/invalid-credential': { status: 401, severity: 'medium', category: 'authentication', retryable: false },
  'auth/user-disabled': { status: 403, severity: 'high', category: 'authentication', retryable: false },
  'auth/expired-action-code': refusedInput,
  /** Params: reason `used` or `malformed`, each with its own message. */
  'auth/invalid-action-code': refusedInput,
  /** Stands for every other auth/ code (product.md §8). */
  'auth/unknown': { status: 500, severity: 'medium', category: 'authentication', retryable: true },
  'accounts/invalid-display-name': { status: 400, severity: 'low', category: 'validation', retryable: false },
  'accounts/no-sessions-left': { status: 402, severity: 'low', category: 'profile', retryable: false },
  /** Why an invitation code counts for nothing. */
  'accounts/referral-unknown': { status: 404, severity: 'low', category: 'validation', retryable: false },
  'accounts/referral-own': { status: 409, severity: 'low', category: 'validation', retryable: false },
  'accounts/referral-loop': { status: 409, severity: 'low', category: 'validation', retryable: false },
  'accounts/referral-processed': { status: 409, severity: 'low', category: 'validation', retryable: false },
  'accounts/referral-returning': { status: 409, severity: 'low', category: 'validation', retryable: false },
  'auth/requires-recent-login': { status: 403, severity: 'high', category: 'authentication', retryable: false },
  'auth/wrong-password': { status: 403, severity: 'medium', category: 'authentication', retryable: false },
  'accounts/not-found': { status: 404, severity: 'low', category: 'profile', retryable: false },
  'accounts/last-admin': { status: 409, severity: 'medium', category: 'permission', retryable: false },
} as const satisfies Record<string, ErrorRow>;
