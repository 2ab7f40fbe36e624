import { z } from 'zod';

/**
 * The eleven errors of PAY-4 with their codes; the code's row says whether to retry, the catalogues contain the texts.
 */
export const inAppErrorCodes = {
  USER_CANCELLED: 'iap/user-cancelled',
  PAYMENT_INVALID: 'iap/payment-invalid',
  PRODUCT_NOT_AVAILABLE: 'iap/product-not-available',
  PURCHASE_NOT_ALLOWED: 'iap/purchase-not-allowed',
  STORE_PROBLEM: 'iap/store-problem',
  NETWORK_ERROR: 'iap/network-error',
  RECEIPT_ALREADY_IN_USE: 'iap/receipt-already-in-use',
  INVALID_RECEIPT: 'iap/invalid-receipt',
  MISSING_RECEIPT_FILE: 'iap/missing-receipt-file',
  CONFIGURATION_ERROR: 'iap/configuration-error',
  UNKNOWN_ERROR: 'iap/unknown-error',
} as const;
export type InAppErrorType = keyof typeof inAppErrorCodes;

/**
 * What the wrapper's `purchase_error` comes to. Only `failed` is a failure; the others aren't reported as one:
 * `pending` waits for an approval, `in-progress` was a second tap, `already-purchased` is an earlier purchase that
 * the store has yet to finish, so that the page waits for it.
 */
export type InAppOutcome =
  | { readonly state: 'failed'; readonly type: InAppErrorType }
  | { readonly state: 'pending' | 'in-progress' | 'already-purchased' };

// What the purchase library of the wrapper says: its number, and its name without the ending.
const vendorErrors: readonly (readonly [
  number,
  string,
  InAppErrorType | 'pending' | 'in-progress' | 'already-purchased',
])[] = [
  [0, 'UNKNOWN', 'UNKNOWN_ERROR'],
  [1, 'PURCHASE_CANCELLED', 'USER_CANCELLED'],
  [2, 'STORE_PROBLEM', 'STORE_PROBLEM'],
  [3, 'PURCHASE_NOT_ALLOWED', 'PURCHASE_NOT_ALLOWED'],
  [4, 'PURCHASE_INVALID', 'PAYMENT_INVALID'],
  [5, 'PRODUCT_NOT_AVAILABLE_FOR_PURCHASE', 'PRODUCT_NOT_AVAILABLE'],
  [6, 'PRODUCT_ALREADY_PURCHASED', 'already-purchased'],
  [7, 'RECEIPT_ALREADY_IN_USE', 'RECEIPT_ALREADY_IN_USE'],
  [8, 'INVALID_RECEIPT', 'INVALID_RECEIPT'],
  [9, 'MISSING_RECEIPT_FILE', 'MISSING_RECEIPT_FILE'],
  [10, 'NETWORK', 'NETWORK_ERROR'],
  [11, 'INVALID_CREDENTIALS', 'CONFIGURATION_ERROR'],
  [12, 'UNEXPECTED_BACKEND_RESPONSE', 'STORE_PROBLEM'],
  [13, 'RECEIPT_IN_USE_BY_OTHER_SUBSCRIBER', 'RECEIPT_ALREADY_IN_USE'],
  [14, 'INVALID_APP_USER_ID', 'CONFIGURATION_ERROR'],
  [15, 'OPERATION_ALREADY_IN_PROGRESS', 'in-progress'],
  [16, 'UNKNOWN_BACKEND', 'STORE_PROBLEM'],
  [17, 'INVALID_APPLE_SUBSCRIPTION_KEY', 'CONFIGURATION_ERROR'],
  [18, 'INELIGIBLE', 'PURCHASE_NOT_ALLOWED'],
  [19, 'INSUFFICIENT_PERMISSIONS', 'PURCHASE_NOT_ALLOWED'],
  [20, 'PAYMENT_PENDING', 'pending'],
  [21, 'INVALID_SUBSCRIBER_ATTRIBUTES', 'CONFIGURATION_ERROR'],
  [22, 'LOG_OUT_ANONYMOUS_USER', 'CONFIGURATION_ERROR'],
  [23, 'CONFIGURATION', 'CONFIGURATION_ERROR'],
  [24, 'UNSUPPORTED', 'CONFIGURATION_ERROR'],
  [25, 'EMPTY_SUBSCRIBER_ATTRIBUTES', 'CONFIGURATION_ERROR'],
  [26, 'PRODUCT_DISCOUNT_MISSING_IDENTIFIER', 'CONFIGURATION_ERROR'],
  [28, 'PRODUCT_DISCOUNT_MISSING_SUBSCRIPTION_GROUP_IDENTIFIER', 'CONFIGURATION_ERROR'],
  [29, 'CUSTOMER_INFO', 'STORE_PROBLEM'],
  [32, 'PRODUCT_REQUEST_TIMED_OUT', 'STORE_PROBLEM'],
  [33, 'API_ENDPOINT_BLOCKED', 'NETWORK_ERROR'],
  [34, 'INVALID_PROMOTIONAL_OFFER', 'CONFIGURATION_ERROR'],
  [35, 'OFFLINE_CONNECTION', 'NETWORK_ERROR'],
];

// Wrappers write a name as NETWORK_ERROR, NetworkError or networkError.
const normalizeName = (name: string) =>
  name
    .replace(/[^a-z\d]/gi, '')
    .toUpperCase()
    .replace(/ERROR$/, '');

const meanings: ReadonlyMap<string, (typeof vendorErrors)[number][2]> = new Map([
  ...vendorErrors.flatMap(
    ([number, name, meaning]) =>
      [
        [String(number), meaning],
        [normalizeName(name), meaning],
      ] as const,
  ),
  ...Object.keys(inAppErrorCodes)
    .filter(isInAppErrorType)
    .map((type) => [normalizeName(type), type] as const),
]);

const sign = z.union([z.string(), z.number()]).transform(String).optional().catch(undefined);
const reported = z.object({
  userCancelled: z.boolean().nullish().catch(undefined),
  type: sign,
  code: sign,
  readableErrorCode: sign,
});

/** Reads the wrapper's error: a text, a number, or an object with one; a cancellation is checked first. */
export function readInAppError(error: unknown): InAppOutcome {
  const { userCancelled, ...signs } = reported
    .catch({ code: typeof error === 'string' || typeof error === 'number' ? String(error) : undefined })
    .parse(error);
  if (userCancelled === true) return { state: 'failed', type: 'USER_CANCELLED' };
  for (const each of [signs.type, signs.code, signs.readableErrorCode]) {
    const meaning = meanings.get(normalizeName(each ?? ''));
    if (meaning !== undefined)
      return isInAppErrorType(meaning) ? { state: 'failed', type: meaning } : { state: meaning };
  }
  return { state: 'failed', type: 'UNKNOWN_ERROR' };
}

function isInAppErrorType(name: string): name is InAppErrorType {
  return Object.hasOwn(inAppErrorCodes, name);
}
