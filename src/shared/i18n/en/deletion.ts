import type { Shape } from '../catalogue.ts';
import type { deletion as ar } from '../ar/deletion.ts';

export const deletion = {
  title: 'Delete account',
  lead: "Whenever you like, and we don't ask why. There is no way back.",
  open: 'Delete my account',
  dialogTitle: 'Delete your account?',
  goesTitle: 'Gone now and for good',
  goes: [
    'Your name, email, phone number and settings',
    'All your games with the names of teams and players, and which questions you have seen',
    'The sessions you have left, and your invitation code',
    'Your sign-in on every device, and what Siraj keeps on this one',
  ],
  staysTitle: 'Stays without your name',
  stays: [
    'The record of sessions and purchases, since books are not erased',
    'Your requests to support, once name and email are taken out',
    "A keyed fingerprint of your email, so that the invitation gift isn't given twice",
  ],
  refund: 'Ask for the price of unused sessions before you delete, on the contact page.',
  password: 'Password',
  passwordHint: 'So we know it is you. Not needed if you signed in less than 5 minutes ago.',
  recentLogin: 'Sign out and in again, then delete the account within 5 minutes.',
  confirm: 'Delete my account for good',
  keep: 'Keep my account',
  how: 'How do I delete my account?',

  exportTitle: 'Your data',
  exportLead: 'Everything we keep about you in one file (JSON): account, devices, sessions and games.',
  exportButton: 'Download my data',
  exportFailed: "We couldn't prepare the file.",

  page: {
    title: 'Delete your Siraj account',
    lead: 'You delete your account yourself in a minute, from the app or any browser, and it is done at once.',
    withTitle: 'In the app or on the site',
    with: [
      'Sign in.',
      'Open your profile, then Settings.',
      'Press "Delete my account", enter your password unless you have just signed in, and confirm.',
    ],
    withoutTitle: 'Without the app',
    without:
      "You don't need the app: open this site in any browser, sign in with the same email and follow the " +
      "same steps. If you can't sign in, write to us from the account's email and we delete it for you.",
    toSettings: 'Open settings',
    toContact: 'Contact us',
    mail: 'One mail confirms the deletion; after that we do not write to you.',
  },
} satisfies Shape<typeof ar>;
