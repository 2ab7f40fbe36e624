import { z } from 'zod';
import { userSchema, type User } from './schema.ts';

/** What the device remembers of the last signed-in user [AUTH-9, USER-1]. */
export const authStateSchema = z.object({
  user: userSchema
    .pick({ uid: true, email: true, displayName: true, gameSessionBalance: true, role: true, emailVerified: true })
    // Absent in what an earlier release stored.
    .extend({ lastSessionSync: z.number(), prayerCity: z.string().nullable().default(null) }),
  balance: z.number(),
  emailVerified: z.boolean(),
});
export type AuthState = z.infer<typeof authStateSchema>;
/** Enough to paint the shell with, before the network has answered. */
export type UserSummary = AuthState['user'];

export const maxTrustedBalance = 1000;
export const balanceTrustMs = 5 * 60 * 1000;

export function authStateOf(
  { uid, email, displayName, gameSessionBalance, role, emailVerified, prayerCity }: User,
  now: number,
): AuthState {
  return {
    user: { uid, email, displayName, gameSessionBalance, role, emailVerified, prayerCity, lastSessionSync: now },
    balance: gameSessionBalance,
    emailVerified,
  };
}

/** A balance is trusted from 0 to 1000 and for five minutes; otherwise the server is asked again [USER-1]. */
export function isBalanceTrusted(
  { gameSessionBalance, lastSessionSync }: Pick<UserSummary, 'gameSessionBalance' | 'lastSessionSync'>,
  now: number,
): boolean {
  const isPlausible = gameSessionBalance >= 0 && gameSessionBalance <= maxTrustedBalance;
  const age = now - lastSessionSync;
  return isPlausible && age >= 0 && age < balanceTrustMs;
}
