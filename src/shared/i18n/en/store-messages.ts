import type { storeMessages as ar } from '../ar/store-messages.ts';
import { pluralEn } from '../catalogue.ts';
import type { Shape } from '../catalogue.ts';

export const storeMessages: Shape<typeof ar> = {
  discountApplied: 'The discount was applied.',
  discountInvalid: 'Invalid discount code',
  discountError: 'Error',
  requestInvalid: 'Invalid request',
  codeRemovedCartChanged: 'The discount code was removed because the cart changed.',
  codeRemovedNoPackage: 'The discount code was removed: nothing that it covers is left in the cart.',
  packageGone: (name) => `“${name}” is no longer on sale, so we took it out of the cart.`,
  priceChanged: (name, from, to) => `The price of “${name}” changed from ${from} to ${to}.`,
  quantityAtMost: (most) => `${most} of one package is the most.`,
  linesAtMost: (most) =>
    pluralEn(most, { one: 'The cart holds one package.', other: `The cart holds ${most} different packages.` }),
  paymentSucceeded: 'Payment succeeded',
  sessionsAdded: 'The sessions were added to your account.',
  paymentFailed: 'Payment failed',
  redeemed: (sessions) =>
    pluralEn(sessions, { one: 'One game session was added!', other: `${sessions} game sessions were added!` }),
};
