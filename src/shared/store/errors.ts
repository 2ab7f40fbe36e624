import type { ErrorRow } from '../kernel/error-row.ts';

const invalidInput = { status: 400, severity: 'low', category: 'validation', retryable: false } as const;
const conflict = { ...invalidInput, status: 409 } as const;
const unknown = { ...invalidInput, status: 404 } as const;
const failed = { status: 503, severity: 'high', category: 'database', retryable: true } as const;

/** PKG-1, DISC-2, PUR-2 and ERR-2. Codes with `failed` mean that the database or a provider failed. */
export const storeErrors = {
  'store/fetch-packages-failed': failed,
  'store/fetch-active-packages-failed': failed,
  'store/fetch-package-failed': failed,
  'store/create-package-failed': failed,
  'store/update-package-failed': failed,
  'store/delete-package-failed': failed,
  'store/package-not-found': unknown,
  'store/package-inactive': conflict,
  'store/kwd-discount-above-price': invalidInput,
  'store/usd-discount-above-price': invalidInput,

  'store/cart-empty': invalidInput,
  /** Params: most. */
  'store/cart-full': invalidInput,
  /** Params: most. */
  'store/invalid-quantity': invalidInput,
  /** More than one purchase may grant. Params: most. */
  'store/too-many-sessions': invalidInput,
  /** With it and other unpaid purchases, the balance would exceed its maximum. Params: most. */
  'store/balance-full': conflict,

  'store/discount-code-taken': conflict,
  'store/discount-code-not-found': unknown,
  /** The next seven come in this order [DISC-2]. */
  'store/discount-empty': invalidInput,
  'store/discount-unknown': unknown,
  'store/discount-used-up': conflict,
  'store/discount-expired': conflict,
  'store/discount-no-item': conflict,
  'store/discount-no-value': conflict,
  'store/discount-zero-total': conflict,
  /** Said by the page before it asks: no cart, or no code. */
  'store/discount-not-applicable': invalidInput,
  'store/discount-check-failed': failed,
  'store/fetch-discount-codes-failed': failed,
  'store/discount-codes-denied': { status: 403, severity: 'high', category: 'permission', retryable: false },
  'store/create-discount-code-failed': failed,
  'store/update-discount-code-failed': failed,
  'store/delete-discount-code-failed': failed,

  'store/record-purchase-failed': failed,
  'store/fetch-statistics-failed': failed,
  'store/fetch-purchases-failed': failed,
  'store/fetch-purchase-failed': failed,
  'store/fetch-history-failed': failed,
  'store/delete-purchase-failed': failed,
  'store/purchase-not-found': unknown,
  'store/user-not-found': unknown,
  'store/grant-failed': { status: 500, severity: 'critical', category: 'database', retryable: true },
  'store/purchase-refunded': conflict,
  /** Params: from and to. */
  'store/only-refund-allowed': conflict,

  /** The provider can't be reached: nothing was taken. */
  'store/payment-unavailable': { status: 503, severity: 'high', category: 'network', retryable: true },
  /** The order or purchase costs something else now than its buyer saw. */
  'store/prices-changed': conflict,
  'store/in-app-one-package': invalidInput,
  'store/in-app-no-product': conflict,
  /** Its outcome is awaited; until then nothing else is decided about it. */
  'store/refund-under-way': conflict,
  /** No provider of ours was paid: staff can only mark it as refunded. */
  'store/refund-only-in-books': conflict,
  /** Another member of staff or its provider moved it while this was asked. */
  'store/purchase-changed': conflict,
  /** Only pending or failed purchases can be deleted: the rest is accounting data. */
  'store/purchase-not-deletable': conflict,
  'store/webhook-refused': { status: 401, severity: 'high', category: 'permission', retryable: false },
  /** Params: reason, as the provider says it. */
  'store/refund-failed': { status: 409, severity: 'high', category: 'system', retryable: true },

  // PAY-4: `retryable` is whether to offer another try.
  'iap/user-cancelled': { status: 400, severity: 'low', category: 'validation', retryable: true },
  'iap/payment-invalid': { status: 400, severity: 'medium', category: 'validation', retryable: true },
  'iap/product-not-available': { status: 400, severity: 'medium', category: 'validation', retryable: true },
  'iap/purchase-not-allowed': { status: 400, severity: 'medium', category: 'validation', retryable: false },
  'iap/store-problem': { status: 400, severity: 'high', category: 'system', retryable: true },
  'iap/network-error': { status: 400, severity: 'medium', category: 'network', retryable: true },
  'iap/receipt-already-in-use': { status: 400, severity: 'high', category: 'validation', retryable: false },
  'iap/invalid-receipt': { status: 400, severity: 'high', category: 'validation', retryable: false },
  'iap/missing-receipt-file': { status: 400, severity: 'medium', category: 'validation', retryable: true },
  'iap/configuration-error': { status: 400, severity: 'high', category: 'system', retryable: false },
  'iap/unknown-error': { status: 400, severity: 'high', category: 'unknown', retryable: false },
  'iap/missing-purchase-id': { status: 400, severity: 'high', category: 'validation', retryable: false },
  'iap/processing-failed': { status: 503, severity: 'high', category: 'system', retryable: true },
} as const satisfies Record<string, ErrorRow>;
