import type { Shape } from '../catalogue.ts';
import type { inApp as ar } from '../ar/in-app.ts';

export const inApp = {
  buy: 'Buy now',
  buyOf: (name: string) => `Buy now · ${name}`,
  notSold: 'This package is not on sale in the app.',
  notes: {
    iap: 'You pay through your phone’s app store, and the price it shows is the one you pay.',
    hybrid: 'Buy one package through the app store at the price it shows, or fill the cart and pay by card.',
  },

  opening: { title: 'Getting the purchase ready…', body: 'The store’s window opens in a moment.' },
  inStore: {
    title: 'Finish in the store’s window',
    body: 'Agree to the payment there and you come back here by yourself. Nothing is charged before you agree.',
    hidden:
      'Can’t see the window? Close this and try again. If you have paid already, your sessions reach you all the same.',
  },
  confirming: {
    title: 'Checking the purchase…',
    body: 'Your payment reached the store; we ask it before we add your sessions. Don’t buy again.',
  },
  states: {
    pending: {
      title: 'The purchase waits for approval',
      body: 'A parent or the bank may have to agree. Once they do your sessions are added by themselves; there is no need to buy again.',
    },
    'in-progress': {
      title: 'A purchase is open already',
      body: 'The store has one that isn’t finished. Complete it there, and don’t start another.',
    },
    'already-purchased': {
      title: 'You bought this a moment ago',
      body: 'The store hasn’t finished the earlier purchase yet. We keep watching, and its sessions are added when it reaches us.',
    },
  },
  failed: {
    processing: 'If the store has charged you, nothing is lost: the sessions are added once it confirms.',
    again: 'Try again',
    checkAgain: 'Check again',
    contact: 'Contact us',
  },
  close: 'Close',

  thanks: {
    checkingBody: 'Just a moment for the app store’s word. Don’t buy again.',
    slow: 'Your sessions will be added shortly',
    slowBody:
      'The store hasn’t confirmed yet. Your sessions are added by themselves once it does. You can close this page; the purchase will be in your profile.',
  },
  toStore: 'Back to the store',
} satisfies Shape<typeof ar>;
