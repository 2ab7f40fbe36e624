import type { linkMails as ar } from '../ar/mail-links.ts';
import type { Shape } from '../catalogue.ts';
import { named } from '../named.ts';

export const linkMails = {
  resetPassword: {
    subject: 'A new password for Siraj',
    title: (name) => `Hello ${named(name, 'en')}`,
    body: 'You asked for a new password. Press the button, choose one, and sign in with it.',
    button: 'Choose a new password',
    note: "The link works once and expires after an hour. If you didn't ask for it, ignore this mail: your password stays as it is.",
  },
  signIn: {
    subject: 'Your sign-in link for Siraj',
    title: (name) => `Hello ${named(name, 'en')}`,
    body: 'Here is your sign-in link. Open it on the device you want to play on.',
    button: 'Sign in to Siraj',
    note: "The link works once and expires after 15 minutes. If you didn't ask for it, ignore this mail, and send the link to nobody.",
  },
  passwordChanged: {
    subject: 'Your Siraj password was changed',
    title: (name) => `Your password was changed, ${named(name, 'en')}`,
    body: 'If that was you, there is nothing to do. Your other devices were signed out, to be safe.',
    button: "It wasn't me",
    note: "If you didn't change it, press the button and ask for a new password now. Everyone else will be signed out.",
  },
  identityLinked: {
    subject: (provider) => `A ${provider} account was linked to your Siraj account`,
    title: (name) => `A new way in, ${named(name, 'en')}`,
    body: (provider) =>
      `Your account can now be entered with a ${provider} account. If that was you, there is nothing to do.`,
    button: "It wasn't me",
    note: "If you didn't link it, press the button and ask for a new password: everyone else is signed out. Then unlink it in the settings.",
  },
  identityUnlinked: {
    subject: (provider) => `A ${provider} account was unlinked from your Siraj account`,
    title: (name) => `Your ways in have changed, ${named(name, 'en')}`,
    body: (provider) =>
      `Your account can no longer be entered with a ${provider} account. If that was you, there is nothing to do.`,
    button: "It wasn't me",
    note: "If you didn't unlink it, press the button and ask for a new password. Everyone else will be signed out.",
  },
  accountDeleted: {
    subject: 'Your Siraj account is deleted',
    title: (name) => `Goodbye, ${named(name, 'en')}`,
    body: 'We deleted your account as you asked: your name, email, games and settings. Our books keep the record of sessions and purchases without a name.',
    button: 'Siraj',
    note: "If you didn't ask for this, write to support. We can't bring back what is deleted, but we will find out with you what happened.",
  },
  accountFooter: 'You got this mail because this address has an account at Siraj.',
} satisfies Shape<typeof ar>;
