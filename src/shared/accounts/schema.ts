import { z } from 'zod';
import { hasInvisibleSigns, languages } from '../kernel/text.ts';
import { roles } from './roles.ts';

/** A new account's sessions [AUTH-1]. */
export const startingSessions = 3;
export const maxDisplayNameLength = 40;

/** Before outer spaces go. */
const maxTypedEmailLength = 1000;

/** Normalizes an address: full-width letters, letter case and outer spaces. */
export const emailSchema = z
  .string({ error: 'auth/invalid-email' })
  // Normalizing takes quadratic time.
  .max(maxTypedEmailLength, { abort: true, error: 'auth/invalid-email' })
  .normalize('NFKC')
  .trim()
  .toLowerCase()
  .max(254, { error: 'auth/invalid-email' })
  .pipe(z.email({ error: 'auth/invalid-email' }));

export const displayNameSchema = z
  .string({ error: 'accounts/invalid-display-name' })
  .trim()
  .min(1, { error: 'accounts/invalid-display-name' })
  .max(maxDisplayNameLength, { abort: true, error: 'accounts/invalid-display-name' })
  .refine((name) => !hasInvisibleSigns(name), { error: 'accounts/invalid-display-name' });

export const themes = ['dark', 'light', 'system'] as const;
export type Theme = (typeof themes)[number];

export const preferencesSchema = z.strictObject({
  language: z.enum(languages),
  theme: z.enum(themes),
  sound: z.boolean(),
});
export type Preferences = z.infer<typeof preferencesSchema>;

const instant = z.number().int();

/** The user's own record, with the fields of docs/product.md, "Records"; instants in ms since 1970. */
export const userSchema = z.object({
  uid: z.string(),
  email: z.string(),
  displayName: z.string(),
  role: z.enum(roles),
  createdAt: instant,
  lastLogin: instant.nullable(),
  lastLogout: instant.nullable(),
  gamesPlayed: z.number().int(),
  totalScore: z.number().int(),
  preferences: preferencesSchema,
  gameSessionBalance: z.number().int(),
  isNewUser: z.boolean(),
  emailVerified: z.boolean(),
  /** False if the account has no password: it signs in by a provider or a mailed link. */
  hasPassword: z.boolean(),
  referredBy: z.string().nullable(),
  referralProcessed: z.boolean(),
  phoneNumber: z.string().nullable(),
  /** One of `prayerCities`, or one that a newer server knows; null announces no prayer. */
  prayerCity: z.string().nullable().default(null),
  notificationsEnabled: z.boolean(),
  fcmTokens: z.array(z.string()),
  lastTokenUpdate: instant.nullable(),
});
export type User = z.infer<typeof userSchema>;

/** What an e-mail link does; the value of `mode` in its address. */
export const actionModes = ['verifyEmail', 'resetPassword', 'signIn'] as const;
export type ActionMode = (typeof actionModes)[number];

/** What the address of a mailed link may ask for; `disownAccount` uses the code of `verifyEmail` up the other way. */
export const linkModes = [...actionModes, 'disownAccount'] as const;

/** A link lives as long as what it opens allows (docs/security.md). */
export const actionCodeDurationMs: Readonly<Record<ActionMode, number>> = {
  verifyEmail: 24 * 60 * 60 * 1000,
  resetPassword: 60 * 60 * 1000,
  signIn: 15 * 60 * 1000,
};
/** How long after a sign-in one may do without the password what otherwise asks for it. */
export const recentSignInMs = 5 * 60 * 1000;

/** What deleting an account takes. */
export const deletionSchema = z.strictObject({ password: z.string().max(5000).optional() });
