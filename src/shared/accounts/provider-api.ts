import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { isSitePath } from '../kernel/site-path.ts';
import { languages } from '../kernel/text.ts';
import { providers, signInModes } from './providers.ts';
import { referralCodeSchema } from './referral.ts';
import { deletionSchema, userSchema } from './schema.ts';

const nothing = z.object({});
/**
 * `popup` notifies the page that opened the window; `redirect` continues to `origin`; `app` goes to the app's return
 * address.
 */
const signInStart = z.strictObject({
  mode: z.enum(signInModes).default('redirect'),
  origin: z.string().refine(isSitePath).default('/'),
  language: z.enum(languages).default('ar'),
  /** With `app`: SHA-256 in base64url of the verifier that the page keeps until `finishAppSignIn`. */
  challenge: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
  /** From `allowIdentityLink`: links to the account that is signed in, instead of signing in. */
  link: z.string().max(512).optional(),
  /** For an account that this sign-in opens. */
  referralCode: referralCodeSchema.optional(),
});
const providerAnswer = z.object({
  code: z.string().optional(),
  state: z.string().optional(),
  error: z.string().optional(),
});

/** Sign-in by a provider, and the identities that are linked to an account. */
export const providerApi = {
  getProviders: contract({
    method: 'GET',
    path: '/api/auth/providers',
    access: 'anyone',
    inMaintenance: 'open',
    summary: 'The configured sign-in providers, and the origin from which they work.',
    input: nothing,
    output: z.object({ providers: z.array(z.enum(providers)), origin: z.string() }),
    errors: [],
  }),
  startGoogleSignIn: contract({
    method: 'GET',
    path: '/api/auth/google/start',
    access: 'anyone',
    inMaintenance: 'open',
    limit: 'sign_in',
    isNavigation: true,
    summary: 'Redirects a browser to Google and remembers its return address.',
    input: signInStart,
    output: nothing,
    errors: ['auth/operation-not-allowed'],
  }),
  finishGoogleSignIn: contract({
    method: 'GET',
    path: '/api/auth/google/callback',
    access: 'anyone',
    inMaintenance: 'open',
    isNavigation: true,
    summary: 'The callback of Google. The outcome goes to the opener of the pop-up, or with the redirect, as a code.',
    input: providerAnswer,
    output: nothing,
    errors: [],
  }),
  startAppleSignIn: contract({
    method: 'GET',
    path: '/api/auth/apple/start',
    access: 'anyone',
    inMaintenance: 'open',
    limit: 'sign_in',
    isNavigation: true,
    summary: 'Redirects a browser to Apple and remembers its return address.',
    input: signInStart,
    output: nothing,
    errors: ['auth/operation-not-allowed'],
  }),
  takeAppleAnswer: contract({
    method: 'POST',
    path: '/api/auth/apple/callback',
    access: 'anyone',
    inMaintenance: 'open',
    isNavigation: true,
    summary: "Apple's form. It comes without our cookies, so it only redirects to the return address.",
    input: providerAnswer.extend({ user: z.string().optional() }),
    output: nothing,
    errors: [],
  }),
  finishAppleSignIn: contract({
    method: 'GET',
    path: '/api/auth/apple/return',
    access: 'anyone',
    inMaintenance: 'open',
    isNavigation: true,
    summary: 'Ends a sign-in by Apple, as the callback of Google does.',
    input: z.object({ answer: z.string().optional() }),
    output: nothing,
    errors: [],
  }),
  finishAppSignIn: contract({
    method: 'POST',
    path: '/api/auth/app-sign-in',
    access: 'anyone',
    inMaintenance: 'open',
    limit: 'sign_in',
    summary:
      "Ends a sign-in, or a link, that the app did in the system's browser: the code that came back, and " +
      'the verifier of its challenge. A code is good once, for two minutes.',
    input: z.strictObject({ code: z.string().max(4096), verifier: z.string().min(43).max(128) }),
    output: z.object({ user: userSchema }),
    errors: [
      'auth/provider-sign-in-failed',
      'auth/user-disabled',
      'auth/account-exists-with-different-credential',
      'auth/requires-recent-login',
      'auth/credential-already-in-use',
      'accounts/provider-already-linked',
    ],
  }),
  listIdentities: contract({
    method: 'GET',
    path: '/api/me/identities',
    access: 'signed-in',
    summary: "The providers linked to the caller's account.",
    input: z.strictObject({}),
    output: z.object({
      items: z.array(z.object({ provider: z.enum(providers), email: z.string(), linkedAt: z.number().int() })),
    }),
    errors: [],
  }),
  allowIdentityLink: contract({
    // Shares the sign-in limit, since it takes a password. Requires a verified address, so that a stranger who opened
    // the account keeps no access once its owner arrives.
    method: 'POST',
    path: '/api/me/identities',
    access: 'verified',
    limit: 'sign_in',
    summary:
      'Allows linking this account through a start address for 5 minutes. ' +
      'Requires the password, or for an account without one a sign-in within the last 5 minutes.',
    input: deletionSchema,
    output: z.object({ link: z.string() }),
    errors: ['auth/password-required', 'auth/requires-recent-login', 'auth/wrong-password'],
  }),
  unlinkIdentity: contract({
    method: 'DELETE',
    path: '/api/me/identities/{provider}',
    access: 'signed-in',
    summary:
      'Unlinks a provider, as long as another way in stays: a password, another provider, or a confirmed address for mailed links.',
    input: z.strictObject({ provider: z.enum(providers) }),
    output: nothing,
    errors: ['system/not-found', 'accounts/last-way-in'],
  }),
};
