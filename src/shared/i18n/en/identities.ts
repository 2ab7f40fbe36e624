import type { identities as ar } from '../ar/identities.ts';
import type { Shape } from '../catalogue.ts';

export const identities = {
  or: 'or',
  continueWith: {
    google: 'Continue with Google',
    apple: 'Continue with Apple',
  },
  linked: {
    title: 'Linked accounts',
    hint: 'Sign in here with an account you have elsewhere.',
    names: { google: 'Google', apple: 'Apple' },
    none: 'Not linked',
    link: 'Link',
    linkOf: (name) => `Link ${name}`,
    unlink: 'Unlink',
    unlinkOf: (name) => `Unlink ${name}`,
    unlinked: (name) => `${name} is unlinked`,
    why: 'This opens a new way into your account, so we make sure first that it is you.',
    failed: 'We could not show your linked accounts',
  },
  failures: {
    // Fixed to the letter by AUTH-3.
    google: {
      'auth/popup-closed-by-user': 'Sign in was cancelled',
      'auth/user-cancelled': 'Sign in was cancelled',
      'auth/popup-blocked': 'Sign in popup was blocked. Please enable popups for this site',
      'auth/unauthorized-domain': 'This domain is not authorized for Google sign in',
      'auth/operation-not-allowed': 'Google sign in is not enabled. Please contact support',
      'auth/invalid-configuration': 'Invalid authentication configuration. Please contact support',
      'auth/network-request-failed': 'Network error during sign in. Please check your connection and try again',
      'auth/provider-sign-in-failed': 'Failed to sign in with Google. Please try again',
    },
    apple: {
      'auth/popup-closed-by-user': 'Sign in was cancelled',
      'auth/user-cancelled': 'Sign in was cancelled',
      'auth/popup-blocked': 'Sign in popup was blocked. Please enable popups for this site',
      'auth/unauthorized-domain': 'This domain is not authorized for Apple sign in',
      'auth/operation-not-allowed': 'Apple sign in is not enabled. Please contact support',
      'auth/invalid-configuration': 'Invalid authentication configuration. Please contact support',
      'auth/network-request-failed': 'Network error during sign in. Please check your connection and try again',
      'auth/provider-sign-in-failed': 'Failed to sign in with Apple. Please try again',
    },
  },
} satisfies Shape<typeof ar>;
