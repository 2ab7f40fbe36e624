import type { redeemCodes as ar } from '../ar/redeem-codes.ts';
import { pluralEn } from '../catalogue.ts';
import type { Shape } from '../catalogue.ts';

export const redeemCodes: Shape<typeof ar> = {
  title: 'Got a code for sessions?',
  lead: 'Type it as it is on your card or in your message.',
  code: 'Redeem code',
  redeem: 'Add the sessions',
  balance: (count) =>
    pluralEn(count, { one: 'One session in your balance now', other: `${count} sessions in your balance now` }),
  offline: 'No connection right now. The code can be added once you are back online.',
  verifyFirst: 'Confirm your e-mail address first to add the sessions.',
  verify: 'Confirm the address',
  signIn: 'Sign in',
  mine: 'My codes',
  assigned: 'Codes for you',
  assignedEmpty: 'No codes are meant for you right now.',
  redeemed: 'Codes you added',
  redeemedEmpty: 'You have added no code yet.',
  sessions: (count) => pluralEn(count, { one: 'One session', other: `${count} sessions` }),
  redeemedOn: (date) => `Added on ${date}`,
  notOpen: 'No longer good',
  copy: 'Copy the code',
  copied: 'Copied the code',
  copyFailed: 'Could not copy. Type the code by hand.',
  loadFailed: 'Could not load your codes.',
  more: 'Show more',
};
