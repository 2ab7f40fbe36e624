import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { deviceForms } from './device.ts';
import { phoneNumberSchema } from './phone-number.ts';
import { prayerCities } from './prayer-cities.ts';
import { providers } from './providers.ts';
import { deletionSchema, displayNameSchema, emailSchema, preferencesSchema, userSchema } from './schema.ts';

/** A signed-in device. Fields that its browser didn't send are null. Instants in ms since 1970. */
export const deviceSessionSchema = z.object({
  id: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  form: z.enum(deviceForms),
  createdAt: z.number().int(),
  lastSeenAt: z.number().int(),
  isCurrent: z.boolean(),
});
export type DeviceSession = z.infer<typeof deviceSessionSchema>;

const nothing = z.object({});
export const userAnswer = z.object({ user: userSchema });

export const accountsApi = {
  signIn: contract({
    method: 'POST',
    path: '/api/auth/sign-in',
    access: 'anyone',
    inMaintenance: 'open',
    limit: 'sign_in',
    summary: 'Starts a session by e-mail and password.',
    input: z.strictObject({ email: emailSchema, password: z.string().max(5000) }),
    output: userAnswer,
    failed: 'auth/sign-in-failed',
    errors: ['auth/invalid-credential', 'auth/user-disabled', 'auth/invalid-email'],
  }),
  signOut: contract({
    method: 'POST',
    path: '/api/auth/sign-out',
    access: 'anyone',
    inMaintenance: 'open',
    summary: 'Ends this session; succeeds even if there is none.',
    // Whether this device still showed notifications: recorded with the sign-out [AUTH-2].
    input: z.strictObject({ notificationsEnabled: z.boolean().optional() }),
    output: nothing,
    errors: [],
  }),
  sendVerificationMail: contract({
    // Counted with password resets [LIMIT-1].
    method: 'POST',
    path: '/api/auth/verification-mail',
    access: 'anyone',
    limit: 'password_reset',
    summary: 'Sends a new verification link and ends the old ones; one answer, known address or not.',
    input: z.strictObject({ email: emailSchema.optional() }),
    output: nothing,
    errors: ['auth/invalid-email'],
  }),
  getMe: contract({
    method: 'GET',
    path: '/api/me',
    access: 'signed-in',
    inMaintenance: 'open',
    summary: "The caller's own record.",
    input: z.strictObject({}),
    output: userAnswer,
    errors: [],
  }),
  updateMe: contract({
    // A switch of the theme is no change of the profile.
    method: 'PATCH',
    path: '/api/me',
    access: 'signed-in',
    limit: ({ displayName, phoneNumber }) =>
      displayName === undefined && phoneNumber === undefined ? 'user_action' : 'profile_update',
    summary: "Changes the caller's record; omitted fields stay.",
    input: z.strictObject({
      displayName: displayNameSchema.optional(),
      preferences: preferencesSchema.partial().optional(),
      /** Null takes it away. */
      phoneNumber: phoneNumberSchema.nullable().optional(),
      /** The city whose prayers games announce. Null announces none. */
      prayerCity: z.enum(prayerCities).nullable().optional(),
      notificationsEnabled: z.boolean().optional(),
      isNewUser: z.literal(false).optional(),
    }),
    output: userAnswer,
    errors: ['accounts/invalid-display-name', 'accounts/invalid-phone-number', 'accounts/profile-not-found'],
  }),
  sendPasswordResetMail: contract({
    method: 'POST',
    path: '/api/auth/password-reset-mail',
    access: 'anyone',
    inMaintenance: 'open',
    limit: 'password_reset',
    captcha: 'password_reset',
    summary: 'Sends a link that sets a new password, and ends the old ones; one answer, known address or not.',
    input: z.strictObject({ email: emailSchema }),
    output: nothing,
    errors: ['auth/invalid-email'],
  }),
  sendSignInLink: contract({
    method: 'POST',
    path: '/api/auth/sign-in-link',
    access: 'anyone',
    inMaintenance: 'open',
    limit: 'sign_in',
    summary: 'Sends a link that signs in, and ends the old ones; one answer, known address or not. Opens no account.',
    input: z.strictObject({ email: emailSchema }),
    output: nothing,
    errors: ['auth/invalid-email'],
  }),
  listSessions: contract({
    method: 'GET',
    path: '/api/me/sessions',
    access: 'signed-in',
    summary: 'The devices the caller is signed in on, last seen first; at most 100.',
    input: z.strictObject({}),
    output: z.object({ items: z.array(deviceSessionSchema) }),
    errors: [],
  }),
  endSession: contract({
    method: 'DELETE',
    path: '/api/me/sessions/{id}',
    access: 'signed-in',
    summary: 'Signs one device out.',
    input: z.strictObject({ id: z.string().max(64) }),
    output: nothing,
    errors: ['system/not-found'],
  }),
  endOtherSessions: contract({
    method: 'DELETE',
    path: '/api/me/sessions',
    access: 'signed-in',
    summary: 'Signs all devices out but this one.',
    input: z.strictObject({}),
    output: z.object({ ended: z.number().int() }),
    errors: [],
  }),
  issueIdToken: contract({
    method: 'POST',
    path: '/api/auth/token',
    access: 'signed-in',
    inMaintenance: 'open',
    summary:
      'An ID token of this session for bearer use: an ES256 JWT with iss, aud "siraj", sub, sid, email, ' +
      'email_verified, role, auth_time. Only a session cookie gets one.',
    input: z.strictObject({}),
    output: z.object({ idToken: z.string(), expiresIn: z.literal(3600) }),
    errors: [],
  }),
  getSigningKeys: contract({
    method: 'GET',
    path: '/.well-known/jwks.json',
    access: 'anyone',
    inMaintenance: 'open',
    summary: 'The public keys of the ID tokens (RFC 7517).',
    input: z.object({}),
    output: z.object({
      keys: z.array(
        z.object({
          kty: z.literal('EC'),
          crv: z.literal('P-256'),
          x: z.string(),
          y: z.string(),
          kid: z.string(),
          alg: z.literal('ES256'),
          use: z.literal('sig'),
        }),
      ),
    }),
    errors: [],
  }),
  getReferral: contract({
    method: 'GET',
    path: '/api/me/referral',
    access: 'signed-in',
    summary: "The caller's referral code, the number of friends who used it, and the value of an invitation.",
    input: z.strictObject({}),
    output: z.object({
      referralCode: z.string(),
      friends: z.number().int(),
      reward: z.object({ inviter: z.number().int(), invited: z.number().int() }),
    }),
    errors: [],
  }),
  deleteMe: contract({
    // It takes a password, which is guessed no faster here than at a sign-in.
    method: 'DELETE',
    path: '/api/me',
    access: 'signed-in',
    limit: 'sign_in',
    summary: "Deletes the caller's account permanently. Requires a sign-in within the last 5 minutes, or the password.",
    input: deletionSchema,
    output: nothing,
    errors: ['auth/password-required', 'auth/requires-recent-login', 'auth/wrong-password', 'accounts/deletion-failed'],
  }),
  exportMe: contract({
    method: 'GET',
    path: '/api/me/export',
    access: 'signed-in',
    limit: 'storage_download',
    summary: 'All data of the caller: account, devices, ledger and referral, and the data of every other domain.',
    input: z.strictObject({}),
    output: z.looseObject({
      exportedAt: z.number().int(),
      user: userSchema,
      devices: z.array(
        z.object({
          userAgent: z.string(),
          signedInAt: z.number().int(),
          lastSeenAt: z.number().int(),
          expiresAt: z.number().int(),
          isThisOne: z.boolean(),
        }),
      ),
      identities: z.array(
        z.object({
          provider: z.enum(providers),
          email: z.string(),
          linkedAt: z.number().int(),
          lastUsedAt: z.number().int(),
        }),
      ),
      ledger: z.array(
        z.object({
          delta: z.number().int(),
          reason: z.string(),
          sourceId: z.string(),
          balanceAfter: z.number().int(),
          at: z.number().int(),
        }),
      ),
      referral: z.object({ code: z.string().nullable(), friends: z.number().int() }),
    }),
    errors: ['accounts/profile-not-found'],
  }),
};
