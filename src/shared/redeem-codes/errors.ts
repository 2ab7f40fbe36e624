import type { ErrorRow } from '../kernel/error-row.ts';

const refusedInput = { status: 400, severity: 'low', category: 'validation', retryable: false } as const;
const refused = { ...refusedInput, status: 409 } as const;
const unknown = { ...refusedInput, status: 404 } as const;
const failed = { status: 503, severity: 'high', category: 'database', retryable: true } as const;

/** RDM-1, RDM-2 and RDM-3. */
export const redeemCodeErrors = {
  'redeem-codes/unauthenticated': { status: 401, severity: 'medium', category: 'authentication', retryable: false },
  'redeem-codes/user-and-code-required': refusedInput,
  'redeem-codes/not-found': unknown,
  'redeem-codes/inactive': refused,
  'redeem-codes/assigned-to-another': { status: 403, severity: 'low', category: 'permission', retryable: false },
  'redeem-codes/already-redeemed': refused,
  'redeem-codes/already-used': refused,
  'redeem-codes/limit-reached': refused,
  /** The balance would exceed its maximum; the code stays unused. */
  'redeem-codes/balance-full': refused,
  /** The call itself is not there. */
  'redeem-codes/server-unreachable': failed,
  'redeem-codes/failed': failed,

  'redeem-codes/sessions-not-positive': refusedInput,
  'redeem-codes/negative-limit': refusedInput,
  'redeem-codes/not-unique': failed,
  'redeem-codes/unknown-code-id': unknown,
  'redeem-codes/user-id-required': refusedInput,
  'redeem-codes/create-failed': failed,
  'redeem-codes/update-failed': failed,
  'redeem-codes/delete-failed': failed,
  'redeem-codes/fetch-failed': failed,
  'redeem-codes/fetch-own-failed': failed,
} as const satisfies Record<string, ErrorRow>;
