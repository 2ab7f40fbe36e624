import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { languages } from '../kernel/text.ts';
import { userAnswer } from './api.ts';
import { passwordSchema } from './password.ts';
import { referralCodeSchema } from './referral.ts';
import { displayNameSchema, emailSchema, linkModes, userSchema } from './schema.ts';

/** What takes a new password. Apart from the other calls, which every page loads: these bring the list of common passwords. */
export const passwordApi = {
  signUp: contract({
    method: 'POST',
    path: '/api/auth/sign-up',
    access: 'anyone',
    status: 201,
    limit: 'sign_up',
    captcha: 'sign_up',
    summary: 'Opens an account with three sessions, signs in, and sends the verification mail.',
    input: z.strictObject({
      email: emailSchema,
      password: passwordSchema,
      displayName: displayNameSchema,
      language: z.enum(languages).optional(),
      referralCode: referralCodeSchema.optional(),
    }),
    output: userAnswer,
    failed: 'auth/sign-up-failed',
    errors: [
      'auth/email-already-in-use',
      'auth/weak-password',
      'auth/password-too-long',
      'auth/password-too-common',
      'auth/invalid-password',
      'auth/invalid-email',
      'accounts/invalid-display-name',
    ],
  }),
  completeAction: contract({
    method: 'POST',
    path: '/api/auth/action',
    access: 'anyone',
    inMaintenance: 'open',
    limit: 'email_verification',
    summary:
      'Does what a mailed link is for: verifies, sets a new password, signs in, or closes an account that ' +
      'someone else opened with this address. Codes are single use.',
    input: z.strictObject({
      mode: z.enum(linkModes),
      oobCode: z.string().max(4096),
      // Asked for by resetPassword.
      newPassword: passwordSchema.optional(),
      // For signIn: where given, it must be the address that the link was sent to.
      email: emailSchema.optional(),
    }),
    output: z.object({
      mode: z.enum(linkModes),
      user: userSchema.nullable(),
      /** After verifyEmail where the caller isn't in the account and it has a password, which may be a stranger's: sets a new one. */
      resetCode: z.string().optional(),
      /** After verifyEmail where confirming gives staff rights: confirmed only once resetCode has set a new password. */
      needsPassword: z.literal(true).optional(),
    }),
    errors: [
      'auth/sign-in-failed',
      'auth/expired-action-code',
      'auth/invalid-action-code',
      'auth/user-disabled',
      'auth/email-mismatch',
      'auth/invalid-email',
      'auth/weak-password',
      'auth/password-too-long',
      'auth/password-too-common',
      'auth/invalid-password',
    ],
  }),
  changePassword: contract({
    method: 'POST',
    path: '/api/me/password',
    access: 'signed-in',
    limit: 'password_update',
    summary:
      'Changes the password and ends all other sessions. Without the present one only the first password can be set, right after signing in.',
    input: z.strictObject({ currentPassword: z.string().max(5000).optional(), newPassword: passwordSchema }),
    output: userAnswer,
    errors: [
      'auth/password-required',
      'auth/wrong-password',
      'auth/requires-recent-login',
      'auth/weak-password',
      'auth/password-too-long',
      'auth/password-too-common',
      'auth/invalid-password',
    ],
  }),
};
