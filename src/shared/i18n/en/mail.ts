import type { mail as ar } from '../ar/mail.ts';
import type { Shape } from '../catalogue.ts';
import { named } from '../named.ts';
import { linkMails } from './mail-links.ts';

export const mail = {
  ...linkMails,
  brand: 'Siraj',
  tagline: 'The trivia game for the whole living room',
  linkHint: 'If the button does not work, copy this link into your browser:',
  footer: 'You got this mail because somebody entered your address at Siraj.',
  verifyEmail: {
    subject: 'Verify your email for Siraj',
    title: (name) => `Welcome, ${named(name, 'en')}`,
    body: (name) =>
      `An account named “${named(name, 'en')}” was opened at Siraj with this address. ` +
      `If it is yours, verify the address: it then belongs to that account, and your three free sessions are waiting.`,
    button: 'Verify my email',
    note: 'The link works once and expires after 24 hours.',
    disown: "I didn't open this account, close it",
  },
  mailbox: {
    title: 'Mailbox',
    empty: 'No mail yet. Sign up, and the mail shows here.',
    openLink: 'Open the link',
    back: 'All mails',
    asReceived: 'The mail as it arrives',
  },
} satisfies Shape<typeof ar>;
