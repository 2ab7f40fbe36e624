import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { languages } from '../kernel/text.ts';
import { deviceForms } from './device.ts';
import { actionModes, displayNameSchema, emailSchema, passwordSchema, preferencesSchema, userSchema } from './schema.ts';

/** One device that is signed in; what its browser didn't tell is null. Instants in ms since 1970. */
const deviceSessionSchema = z.object({
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
const userAnswer = z.object({ user: userSchema });

export const accountsApi = {
  signUp: contract({
    method: 'POST', path: '/api/auth/sign-up', access: 'anyone', status: 201, limit: 'sign_up',
    summary: 'Opens an account with three sessions, signs in, and sends the verification mail.',
    input: z.strictObject({
      email: emailSchema, password: passwordSchema, displayName: displayNameSchema,
      language: z.enum(languages).optional(), referralCode: z.string().trim().max(32).optional(),
    }),
    output: userAnswer,
    errors: ['auth/email-already-in-use', 'auth/weak-password', 'auth/password-too-long', 'auth/invalid-password', 'auth/invalid-email', 'accounts/invalid-display-name'],
  }),
  signIn: contract({
    method: 'POST', path: '/api/auth/sign-in', access: 'anyone', limit: 'sign_in',
    summary: 'Starts a session by e-mail and password.',
    input: z.strictObject({ email: emailSchema, password: z.string().max(5000) }),
    output: userAnswer,
    errors: ['auth/invalid-credential', 'auth/user-disabled', 'auth/invalid-email'],
  }),
  signOut: contract({
    method: 'POST', path: '/api/auth/sign-out', access: 'anyone',
    summary: 'Ends this session; also answers where there is none.',
    // Whether this device still showed notifications: recorded with the sign-out (product.md §4).
    input: z.strictObject({ notificationsEnabled: z.boolean().optional() }), output: nothing, errors: [],
  }),
  sendVerificationMail: contract({
    // Counted with password resets, as product.md §9 has it.
    method: 'POST', path: '/api/auth/verification-mail', access: 'anyone', limit: 'password_reset',
    summary: 'Sends a new verification link and ends the old ones; one answer, known address or not.',
    input: z.strictObject({ email: emailSchema.optional() }),
    output: nothing, errors: ['auth/invalid-email'],
  }),
  completeAction: contract({
    method: 'POST', path: '/api/auth/action', access: 'anyone', limit: 'email_verification',
    summary: 'Does what a mailed link is for: verifies, sets a new password, or signs in. Codes are single use.',
    input: z.strictObject({
      mode: z.enum(actionModes), oobCode: z.string().max(4096),
      // Asked for by resetPassword.
      newPassword: passwordSchema.optional(),
      // For signIn: where given, it must be the address that the link was sent to.
      email: emailSchema.optional(),
    }),
    output: z.object({ mode: z.enum(actionModes), user: userSchema.nullable() }),
    errors: [
      'auth/expired-action-code', 'auth/invalid-action-code', 'auth/user-disabled', 'auth/email-mismatch',
      'auth/invalid-email', 'auth/weak-password', 'auth/password-too-long', 'auth/invalid-password',
    ],
  }),
  getMe: contract({
    method: 'GET', path: '/api/me', access: 'signed-in',
    summary: "One's own record.", input: z.strictObject({}), output: userAnswer, errors: [],
  }),
  updateMe: contract({
    // A switch of the theme is no change of the profile.
    method: 'PATCH', path: '/api/me', access: 'signed-in', limit: ({ displayName }) => (displayName === undefined ? 'user_action' : 'profile_update'),
    summary: 'Changes what one may change of oneself; fields left out stay.',
    input: z.strictObject({
      displayName: displayNameSchema.optional(),
      preferences: preferencesSchema.partial().optional(),
      isNewUser: z.literal(false).optional(),
    }),
    output: userAnswer, errors: [],
  }),
  sendPasswordResetMail: contract({
    method: 'POST', path: '/api/auth/password-reset-mail', access: 'anyone', limit: 'password_reset',
    summary: 'Sends a link that sets a new password, and ends the old ones; one answer, known address or not.',
    input: z.strictObject({ email: emailSchema }),
    output: nothing, errors: ['auth/invalid-email'],
  }),
  sendSignInLink: contract({
    method: 'POST', path: '/api/auth/sign-in-link', access: 'anyone', limit: 'sign_in',
    summary: 'Sends a link that signs in, and ends the old ones; one answer, known address or not. Opens no account.',
    input: z.strictObject({ email: emailSchema }),
    output: nothing, errors: ['auth/invalid-email'],
  }),
  changePassword: contract({
    method: 'POST', path: '/api/me/password', access: 'signed-in', limit: 'password_update',
    summary: 'Changes the password and ends all other sessions. Without the present one only the first password can be set, right after signing in.',
    input: z.strictObject({ currentPassword: z.string().max(5000).optional(), newPassword: passwordSchema }),
    output: userAnswer,
    errors: ['auth/wrong-password', 'auth/requires-recent-login', 'auth/weak-password', 'auth/password-too-long', 'auth/invalid-password'],
  }),
  listSessions: contract({
    method: 'GET', path: '/api/me/sessions', access: 'signed-in',
    summary: 'The devices one is signed in on, last seen first; at most 100.',
    input: z.strictObject({}), output: z.object({ items: z.array(deviceSessionSchema) }), errors: [],
  }),
  endSession: contract({
    method: 'DELETE', path: '/api/me/sessions/{id}', access: 'signed-in',
    summary: 'Signs one device out.',
    input: z.strictObject({ id: z.string().max(64) }), output: nothing, errors: ['system/not-found'],
  }),
  endOtherSessions: contract({
    method: 'DELETE', path: '/api/me/sessions', access: 'signed-in',
    summary: 'Signs all devices out but this one.',
    input: z.strictObject({}), output: z.object({ ended: z.number().int() }), errors: [],
  }),
};
