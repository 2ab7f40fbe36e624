import type { ErrorParams } from '../../../kernel/result.ts';
import type { errors as ar } from '../../ar/errors/store.ts';
import type { Shape } from '../../catalogue.ts';
import { formatNumber } from '../../format.ts';

export const errors = {
  'store/fetch-active-packages-failed': 'Failed to fetch active game packages',
  'store/package-not-found': 'Game package not found',
  'store/package-inactive': 'This package is no longer on sale. Take it out of the cart to go on.',
  'store/kwd-discount-above-price': 'KWD discount price cannot be higher than the original KWD price',
  'store/usd-discount-above-price': 'USD discount price cannot be higher than the original USD price',
  'store/cart-empty': 'The cart is empty.',
  'store/cart-full': ({ most }) => `A cart holds ${most ?? 20} different packages at most.`,
  'store/invalid-quantity': ({ most }) => `Choose 1 to ${most ?? 99} of a package.`,
  'store/too-many-sessions': ({ most }) =>
    `One order holds at most ${formatNumber(Number(most ?? 100_000), 'en')} sessions. Take fewer and go on.`,
  'store/balance-full': ({ most }) =>
    `With this order your balance would pass ${formatNumber(Number(most ?? 1_000_000), 'en')} sessions, the most an account holds.`,
  'store/discount-empty': 'Discount code or cart empty.',
  'store/discount-unknown': 'Code not found or inactive.',
  'store/discount-used-up': 'This code has been used up.',
  'store/discount-expired': 'This code has expired.',
  'store/discount-no-item': 'This code applies to nothing in your cart.',
  'store/discount-no-value': 'No value in eligible items.',
  'store/discount-zero-total':
    'The discount cannot be applied because it would bring the total to zero. Please add more items to your cart.',
  'store/discount-not-applicable': 'The discount code cannot be applied',
  'store/discount-check-failed': 'Failed to check the discount code',
  'store/record-purchase-failed': 'Failed to record purchase',
  'store/fetch-purchase-failed': 'Failed to get purchase',
  'store/fetch-history-failed': 'Failed to fetch user purchase history',
  'store/purchase-not-found': 'Purchase not found',
  'store/user-not-found': 'User not found',
  'store/grant-failed': 'Failed to grant sessions for purchase',
  'store/purchase-refunded': 'This purchase has been refunded and its status cannot be changed.',
  'store/only-refund-allowed': ({ from, to }) =>
    `Cannot change status from ${from ?? ''} to ${to ?? ''}. Only refund is allowed.`,
  'iap/user-cancelled': 'The purchase was cancelled',
  'iap/payment-invalid': 'The payment method is not valid. Please check your payment details',
  'iap/product-not-available': 'The product is not available right now. Please try again later',
  'iap/purchase-not-allowed': 'The purchase is not allowed. Please check your account settings',
  'iap/store-problem': 'There is a problem with the app store. Please try again later',
  'iap/network-error': 'There is a problem with your internet connection. Please check it',
  'iap/receipt-already-in-use': 'This receipt has been used already',
  'iap/invalid-receipt': 'The purchase receipt is not valid',
  'iap/missing-receipt-file': 'The receipt file is missing',
  'iap/configuration-error': "There is an error in the app's configuration",
  'iap/unknown-error': 'Something unexpected went wrong. Please try again or contact support',
  'iap/missing-purchase-id': 'The purchase id is missing',
  'iap/processing-failed': 'Failed to process the successful payment',
  'redeem-codes/unauthenticated': 'You must sign in to redeem the code.',
  'redeem-codes/user-and-code-required': 'User ID and code are required.',
  'redeem-codes/not-found': 'Redeem code not found.',
  'redeem-codes/inactive': 'This code is switched off.',
  'redeem-codes/assigned-to-another': 'This code is for another account.',
  'redeem-codes/already-redeemed': 'You have used this code already.',
  'redeem-codes/already-used': 'This code has been used already; it works only once.',
  'redeem-codes/limit-reached': 'This code has been used as often as it allows.',
  'redeem-codes/balance-full':
    'Your balance has no room for the sessions of this code. Play some first; the code stays yours.',
  'redeem-codes/server-unreachable': 'Could not reach the server. Check your connection and try again.',
  'redeem-codes/failed': 'Failed to redeem the code. Try again.',
  'redeem-codes/sessions-not-positive': 'Sessions granted must be positive.',
  'redeem-codes/negative-limit': 'Multi-use limit cannot be negative.',
  'redeem-codes/not-unique': 'Failed to generate unique code.',
  'redeem-codes/fetch-own-failed': 'Failed to fetch user redeem codes',
  'store/payment-unavailable':
    'The payment page does not answer right now, and nothing was charged. Try again in a moment.',
  'store/prices-changed': 'This order costs something else now. Look over your cart and try again.',
  'store/in-app-one-package': 'The app store sells one package at a time, without discount codes.',
  'store/in-app-no-product': 'This package is not on sale in the app store.',
  'store/webhook-refused': 'We do not know who sent this notice.',
  'store/refund-under-way': 'A refund was asked of the payment provider. Its answer is awaited.',
  'store/refund-only-in-books':
    'No payment provider was paid for this purchase, so none can give the money back. Give it back ' +
    'yourself, then mark the purchase as refunded in the books only.',
  'store/purchase-changed':
    'This purchase changed a moment ago: it was paid, or a colleague moved it. Look at its status, then decide.',
  'store/refund-failed': ({ reason }: ErrorParams) =>
    reason === '' || reason === undefined
      ? 'The payment provider did not accept the refund.'
      : `The payment provider did not accept the refund: ${reason}`,
} satisfies Shape<typeof ar>;
