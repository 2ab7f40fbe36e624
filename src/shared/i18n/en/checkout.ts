import { pluralEn, type Shape } from '../catalogue.ts';
import type { checkout as ar } from '../ar/checkout.ts';

export const checkout = {
  title: 'Checkout',
  lead: 'Look over your order, and we take you to the payment page.',
  order: 'Your order',
  change: 'Edit cart',
  line: (name: string, quantity: number) => `${name} × ${quantity}`,
  sessions: (count: number) => pluralEn(count, { one: 'one session', other: `${count} sessions` }),
  packageDiscount: 'Package discount',
  codeShare: 'Its share of the code',
  summary: 'Summary',
  listPrice: 'List price',
  packageDiscounts: 'Package discounts',

  method: 'How you pay',
  providers: {
    sandbox: {
      name: 'Test payment',
      body: 'This site is in test mode: no money is taken from you, and the sessions are added for you to try.',
    },
    tap: { name: 'Tap', body: 'KNET, cards and Apple Pay, on a secure page of Tap. Your card details never reach us.' },
    myfatoorah: {
      name: 'MyFatoorah',
      body: 'KNET and cards, on a secure page of MyFatoorah. Your card details never reach us.',
    },
  },
  methodFailed: 'We couldn’t find out how you will pay right now. You can go on; you will see it before you pay.',

  terms: {
    agree: 'I accept the terms, which include withdrawing within 14 days while the sessions are unused.',
    terms: 'Terms',
    refunds: 'Buying and refunds',
    required: 'Accept the terms to go on.',
  },

  grantNote: (sessions: string) => `As soon as the payment is confirmed, your balance gets ${sessions}.`,
  leaveNote: 'We take you to the payment page, and you come back here after.',
  pay: (price: string) => `Pay ${price}`,
  redirecting: 'Taking you to the payment page…',
  failed: 'The payment didn’t start',
  priceMoved: 'The price changed a moment ago, and nothing was charged. Look over the cart and try again.',

  empty: 'Nothing to pay for',
  emptyBody: 'Your cart is empty. Pick a package in the store.',

  thanks: {
    checking: 'Checking your payment…',
    checkingBody: 'Just a moment for the bank’s word. Don’t pay again, and don’t close the page yet.',
    slow: 'The payment hasn’t reached us yet',
    slowBody:
      'What you paid will be added to your balance shortly, by itself. You can close this page; the purchase will be in your profile.',
    unfinished: 'Didn’t finish on the payment page?',
    goOn: 'Finish paying',
    unreachable: 'We can’t reach the server right now. We keep trying, and your payment is safe.',
    title: 'Your sessions are here!',
    added: (count: number) =>
      pluralEn(count, {
        one: 'One session was added to your balance',
        other: `${count} sessions were added to your balance`,
      }),
    start: 'Start a game',
    receipt: 'Receipt',
    refunded: 'This purchase was refunded',
    refundedBody: 'The details are in your profile.',
    unknown: 'There is no purchase with this number',
    unknownBody: 'Check the link, or look for your purchase in your profile.',
    loadFailed: 'We couldn’t read the purchase',
  },
  toProfile: 'My profile',

  failure: {
    title: 'The payment didn’t go through',
    untouched:
      'Your sessions and your cart are as they were. If your bank shows a charge, it comes back to you, or ' +
      'your sessions are added as soon as it is confirmed to us.',
    why: 'Why',
    tryAgain: 'Try again',
    toCart: 'Back to the cart',
    contact: 'Contact us',
    reference: 'Purchase number',
    reasons: {
      declined: 'The bank did not accept this payment. Try another card, or ask your bank.',
      cancelled: 'The payment was cancelled before it was complete.',
      expired: 'The payment page closed before the payment was complete.',
      funds: 'There isn’t enough on the card for this payment.',
      card: 'The card’s details are wrong, or it has expired.',
      authentication: 'Your bank’s confirmation was not completed.',
      technical: 'The payment service could not complete it. Try again in a little while.',
      unknown: 'The payment was not completed. Try again, or pay another way.',
    },
  },

  sandbox: {
    title: 'Test payment page',
    banner: 'No money moves here',
    bannerBody: 'This page replaces a bank. The site receives what you choose below.',
    amount: 'Amount',
    choose: 'What happens to this payment?',
    choices: {
      pay: { title: 'Pay', body: 'It succeeds, and the notice arrives at once.' },
      decline: { title: 'Decline', body: 'The bank does not accept it.' },
      leave: { title: 'Leave without paying', body: 'The buyer goes back with nothing decided.' },
      'pay-late': { title: 'Pay late', body: 'The buyer goes back first; it is confirmed some 20 seconds later.' },
      'webhook-twice': {
        title: 'Pay, notice twice',
        body: 'The same notice arrives twice, the sessions are added once.',
      },
      'webhook-lost': { title: 'Pay, notice lost', body: 'No notice arrives, and the site asks by itself.' },
    },
    decided: 'This payment is decided',
    states: { open: 'open', captured: 'paid', declined: 'declined', refunded: 'refunded' },
    back: 'Back to the site',
    unknown: 'There is no payment with this number',
  },
} satisfies Shape<typeof ar>;
