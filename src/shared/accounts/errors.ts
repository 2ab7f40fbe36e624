import type { ErrorRow } from '../kernel/error-row.ts';

const invalidInput = { status: 400, severity: 'medium', category: 'authentication', retryable: false } as const;

const failed = { status: 503, severity: 'high', category: 'authentication', retryable: true } as const;

/** AUTH-8. The `auth/` codes are those of Firebase Authentication, which clients know. */
export const accountErrors = {
  'auth/unauthenticated': { status: 401, severity: 'medium', category: 'authentication', retryable: false },
  'auth/email-not-verified': { status: 403, severity: 'low', category: 'permission', retryable: false },
  'auth/permission-denied': { status: 403, severity: 'high', category: 'permission', retryable: false },
  'auth/email-already-in-use': { status: 409, severity: 'medium', category: 'authentication', retryable: false },
  'auth/invalid-email': invalidInput,
  'auth/weak-password': invalidInput,
  'auth/password-too-long': invalidInput,
  /** One of those that are tried first. */
  'auth/password-too-common': invalidInput,
  /** A character that no keyboard types: a null byte or another control character. */
  'auth/invalid-password': invalidInput,
  'auth/invalid-credential': { status: 401, severity: 'medium', category: 'authentication', retryable: false },
  'auth/user-disabled': { status: 403, severity: 'high', category: 'authentication', retryable: false },
  'auth/expired-action-code': invalidInput,
  /** Params: reason `used` or `malformed`, each with its own message. */
  'auth/invalid-action-code': invalidInput,
  /** The code that confirming an address gave, by which the new password is set, has ended. */
  'auth/invalid-verification-code': invalidInput,
  /** Shown by the page when a call that takes a password is rate-limited; the server answers `rate-limited`. */
  'auth/too-many-requests': { status: 429, severity: 'high', category: 'authentication', retryable: true },
  /** Failures with their own texts [AUTH-8]. */
  'auth/sign-in-failed': failed,
  'auth/sign-up-failed': failed,
  'accounts/deletion-failed': failed,
  /** The account was deleted during its call. */
  'accounts/profile-not-found': { status: 404, severity: 'medium', category: 'profile', retryable: false },
  /** Fallback for every other auth/ code [AUTH-8]. */
  'auth/unknown': { status: 500, severity: 'medium', category: 'authentication', retryable: true },
  'accounts/invalid-display-name': { status: 400, severity: 'low', category: 'validation', retryable: false },
  /** The last way to sign in can't be removed. */
  'accounts/last-way-in': { status: 409, severity: 'medium', category: 'authentication', retryable: false },
  /** The identity opens another account already. */
  'auth/credential-already-in-use': { status: 409, severity: 'medium', category: 'authentication', retryable: false },
  /** Another account of the same provider is linked: that one has to go first. */
  'accounts/provider-already-linked': { status: 409, severity: 'low', category: 'authentication', retryable: false },
  'accounts/invalid-phone-number': { status: 400, severity: 'low', category: 'validation', retryable: false },
  /** The local copy of a balance could not be checked [USER-1]. */
  'accounts/user-not-found': { status: 404, severity: 'medium', category: 'profile', retryable: false },
  'accounts/balance-check-failed': { status: 503, severity: 'medium', category: 'profile', retryable: true },
  'accounts/no-sessions-left': { status: 402, severity: 'low', category: 'profile', retryable: false },
  /** Only for a signed-in user who changes the password; a sign-in answers invalid-credential. */
  'auth/wrong-password': invalidInput,
  /** For a new password, when the current password is the only proof: signing in again would not help. */
  'auth/password-required': { status: 403, severity: 'medium', category: 'authentication', retryable: false },
  'auth/requires-recent-login': { status: 403, severity: 'high', category: 'authentication', retryable: false },
  /** The sign-in link went to another address than the one given. */
  'auth/email-mismatch': invalidInput,
  /** The provider is not set up here. */
  'auth/operation-not-allowed': { status: 403, severity: 'medium', category: 'authentication', retryable: false },
  /** An unverified account exists for the address (docs/decisions/007). */
  'auth/account-exists-with-different-credential': {
    status: 409,
    severity: 'high',
    category: 'authentication',
    retryable: false,
  },
  /** The provider doesn't vouch for the address. */
  'auth/unverified-email': { status: 403, severity: 'medium', category: 'authentication', retryable: false },
  'auth/popup-closed-by-user': { status: 400, severity: 'low', category: 'authentication', retryable: true },
  /** The user declined on the provider's own page. */
  'auth/user-cancelled': { status: 400, severity: 'low', category: 'authentication', retryable: true },
  'auth/popup-blocked': { status: 400, severity: 'low', category: 'authentication', retryable: true },
  /** The page was opened under another address than PUBLIC_URL, to which the provider leads back. */
  'auth/unauthorized-domain': { status: 403, severity: 'medium', category: 'authentication', retryable: false },
  /** The provider doesn't accept our id, secret or address. */
  'auth/invalid-configuration': { status: 500, severity: 'high', category: 'authentication', retryable: false },
  'auth/network-request-failed': { status: 503, severity: 'medium', category: 'network', retryable: true },
  /** Anything else: a state that is not this browser's, a forged or used answer. */
  'auth/provider-sign-in-failed': { status: 400, severity: 'medium', category: 'authentication', retryable: true },
  /** Why an invitation code counts for nothing. */
  'accounts/referral-unknown': { status: 404, severity: 'low', category: 'validation', retryable: false },
  'accounts/referral-own': { status: 409, severity: 'low', category: 'validation', retryable: false },
  'accounts/referral-loop': { status: 409, severity: 'low', category: 'validation', retryable: false },
  'accounts/referral-processed': { status: 409, severity: 'low', category: 'validation', retryable: false },
  'accounts/referral-mailbox-rewarded': { status: 409, severity: 'low', category: 'validation', retryable: false },
  'accounts/referral-returning': { status: 409, severity: 'low', category: 'validation', retryable: false },
  'accounts/not-found': { status: 404, severity: 'low', category: 'profile', retryable: false },
  /** To the staff, of an account that isn't there or was deleted. */
  'accounts/person-not-found': { status: 404, severity: 'low', category: 'profile', retryable: false },
  /** An admin can't close their own account or change their own role. */
  'accounts/own-account': { status: 409, severity: 'low', category: 'permission', retryable: false },
  'accounts/already-verified': { status: 409, severity: 'low', category: 'validation', retryable: false },
  'accounts/balance-too-small': { status: 409, severity: 'low', category: 'validation', retryable: false },
  /** The balance would exceed its maximum. Params: most. */
  'accounts/balance-full': { status: 409, severity: 'low', category: 'validation', retryable: false },
  'accounts/last-admin': { status: 409, severity: 'medium', category: 'permission', retryable: false },
} as const satisfies Record<string, ErrorRow>;
