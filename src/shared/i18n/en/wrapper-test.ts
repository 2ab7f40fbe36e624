import type { Shape } from '../catalogue.ts';
import type { wrapperTest as ar } from '../ar/wrapper-test.ts';

export const wrapperTest = {
  title: 'Trying out the app',
  lead: 'What this page has found out about the app that holds it, and every message it can send there. Nothing here buys anything or changes an account.',
  detected: 'What was detected',
  inside: 'Inside the app',
  yes: 'Yes',
  no: 'No, this is a browser',
  platform: 'System',
  transport: 'Messages go by',
  version: 'App version',
  unknown: 'Unknown',
  send: 'Send a message',
  fields: { productId: 'Product id in the store', customPurchaseId: 'Purchase id', appUserId: 'Account id' },
  log: 'Sent and received',
  clear: 'Clear the log',
  emptyTitle: 'No messages yet',
  empty: 'Send one from the list, or wait for the app to send one.',
  sent: 'Sent',
  unheard: 'Nobody heard it',
  received: 'Received',
  shareTitle: 'Siraj',
  shareText: 'Come and play Siraj',
} satisfies Shape<typeof ar>;
