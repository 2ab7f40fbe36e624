import type { ErrorRow } from '../kernel/error-row.ts';

const invalidInput = { status: 400, severity: 'low', category: 'validation', retryable: false } as const;
const conflict = { ...invalidInput, status: 409 } as const;
const unknown = { ...invalidInput, status: 404 } as const;
const failed = { status: 503, severity: 'high', category: 'database', retryable: true } as const;

/** RDM-1, RDM-2 and RDM-3. */
export const redeemCodeErrors = {
  'redeem-codes/unauthenticated': { status: 401, severity: 'medium', category: 'authentication', retryable: false },
  'redeem-codes/user-and-code-required': invalidInput,
  'redeem-codes/not-found': unknown,
  'redeem-codes/inactive': conflict,
  'redeem-codes/assigned-to-another': { status: 403, severity: 'low', category: 'permission', retryable: false },
  'redeem-codes/already-redeemed': conflict,
  'redeem-codes/already-used': conflict,
  'redeem-codes/limit-reached': conflict,
  /** The balance would exceed its maximum; the code stays unused. */
  'redeem-codes/balance-full': conflict,
  /** The call itself is not there. */
  'redeem-codes/server-unreachable': failed,
  'redeem-codes/failed': failed,

  'redeem-codes/sessions-not-positive': invalidInput,
  'redeem-codes/negative-limit': invalidInput,
  'redeem-codes/not-unique': failed,
  'redeem-codes/unknown-code-id': unknown,
  'redeem-codes/user-id-required': invalidInput,
  'redeem-codes/create-failed': failed,
  'redeem-codes/update-failed': failed,
  'redeem-codes/delete-failed': failed,
  'redeem-codes/fetch-failed': failed,
  'redeem-codes/fetch-own-failed': failed,
} as const satisfies Record<string, ErrorRow>;
