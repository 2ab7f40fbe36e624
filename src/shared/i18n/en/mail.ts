import type { mail as ar } from '../ar/mail.ts';
import type { Shape } from '../catalogue.ts';
import { linkMails } from './mail-links.ts';

export const mail = {
  ...linkMails,
  brand: 'Siraj',
  tagline: 'The trivia game for the whole living room',
  linkHint: 'If the button does not work, copy this link into your browser:',
  footer: 'You got this mail because somebody entered your address at Siraj.',
  verifyEmail: {
    subject: 'Verify your email for Siraj',
    title: (name) => `Welcome, ${name}`,
    body: 'One step is left: verify your email, and your three free sessions are waiting.',
    button: 'Verify my email',
    note: "The link works once and expires after 24 hours. If you didn't sign up for Siraj, ignore this mail.",
  },
  mailbox: {
    title: 'Mailbox',
    empty: 'No mail yet. Sign up, and the mail shows here.',
    openLink: 'Open the link',
    back: 'All mails',
    asReceived: 'The mail as it arrives',
  },
} satisfies Shape<typeof ar>;
