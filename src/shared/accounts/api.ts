import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { languages } from '../kernel/text.ts';
import { referralCodeSchema } from './referral.ts';
import { actionModes, deletionSchema, displayNameSchema, emailSchema, passwordSchema, preferencesSchema, userSchema } from './schema.ts';

const nothing = z.object({});
const userAnswer = z.object({ user: userSchema });

export const accountsApi = {
  signUp: contract({
    method: 'POST', path: '/api/auth/sign-up', access: 'anyone', status: 201,
    summary: 'Opens an account with three sessions, signs in, and sends the verification mail.',
    input: z.strictObject({
      email: emailSchema, password: passwordSchema, displayName: displayNameSchema,
      language: z.enum(languages).optional(), referralCode: referralCodeSchema.optional(),
    }),
    output: userAnswer,
    errors: ['auth/email-already-in-use', 'auth/weak-password', 'auth/password-too-long', 'auth/invalid-password', 'auth/invalid-email', 'accounts/invalid-display-name'],
  }),
  signIn: contract({
    method: 'POST', path: '/api/auth/sign-in', access: 'anyone',
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
    method: 'POST', path: '/api/auth/verification-mail', access: 'anyone',
    summary: 'Sends a new verification link and ends the old ones; one answer, known address or not.',
    input: z.strictObject({ email: emailSchema.optional() }),
    output: nothing, errors: ['auth/invalid-email'],
  }),
  completeAction: contract({
    method: 'POST', path: '/api/auth/action', access: 'anyone',
    summary: 'Does what a mailed link is for. Codes are single use.',
    input: z.strictObject({ mode: z.enum(actionModes), oobCode: z.string().max(4096) }),
    output: z.object({ mode: z.enum(actionModes), user: userSchema.nullable() }),
    errors: ['auth/expired-action-code', 'auth/invalid-action-code'],
  }),
  getMe: contract({
    method: 'GET', path: '/api/me', access: 'signed-in',
    summary: "One's own record.", input: z.strictObject({}), output: userAnswer, errors: [],
  }),
  updateMe: contract({
    method: 'PATCH', path: '/api/me', access: 'signed-in',
    summary: 'Changes what one may change of oneself; fields left out stay.',
    input: z.strictObject({
      displayName: displayNameSchema.optional(),
      preferences: preferencesSchema.partial().optional(),
      isNewUser: z.literal(false).optional(),
    }),
    output: userAnswer, errors: [],
  }),
  getReferral: contract({
    method: 'GET', path: '/api/me/referral', access: 'signed-in',
    summary: "One's own referral code, and how many friends came by it.",
    input: z.strictObject({}), output: z.object({ referralCode: z.string(), friends: z.number().int() }), errors: [],
  }),
  deleteMe: contract({
    method: 'DELETE', path: '/api/me', access: 'signed-in',
    summary: "Deletes one's own account for good. Wants the password; an account without one wants a sign-in of the last 5 minutes.",
    input: deletionSchema, output: nothing, errors: ['auth/requires-recent-login', 'auth/wrong-password'],
  }),
  exportMe: contract({
    method: 'GET', path: '/api/me/export', access: 'signed-in',
    summary: "All of one's data: account, devices, ledger and referral, and what every other domain holds.",
    input: z.strictObject({}),
    output: z.looseObject({
      exportedAt: z.number().int(),
      user: userSchema,
      devices: z.array(z.object({
        userAgent: z.string(), signedInAt: z.number().int(), lastSeenAt: z.number().int(), expiresAt: z.number().int(), isThisOne: z.boolean(),
      })),
      ledger: z.array(z.object({
        delta: z.number().int(), reason: z.string(), sourceId: z.string(), balanceAfter: z.number().int(), at: z.number().int(),
      })),
      referral: z.object({ code: z.string().nullable(), friends: z.number().int() }),
    }),
    errors: [],
  }),
};
