import type { ActionMode, Preferences, User } from '#shared/accounts/schema.ts';
import { startingSessions } from '#shared/accounts/schema.ts';
import type { Language } from '#shared/kernel/text.ts';
import { AppError } from '../platform/app-error.ts';
import type { Caller } from '../platform/auth-session.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/index.ts';
import type { ProviderSettings } from '../platform/env.ts';
import { newId } from '../platform/ids.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import type { Outbox } from '../platform/outbox.ts';
import { grantSessions } from './ledger.ts';
import type { Passwords } from './passwords.ts';
import { findCredentials, getUser, insertUser, updateProfile } from './queries.ts';
import { endSession, startSession } from './sessions.ts';
import { requestVerificationMail, verifyEmail } from './verification.ts';

export interface AccountDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly mailer: Mailer;
  readonly passwords: Passwords;
  readonly publicUrl: URL;
  /** Key under which tokens and codes are hashed. */
  readonly secret: string;
  /** Folded; whoever verifies it becomes admin. */
  readonly adminEmail: string | null;
  readonly providers: ProviderSettings;
}

/** A record together with the token of the session that was begun. */
export interface SignedIn {
  readonly user: User;
  readonly token: string;
}

export async function signUp(deps: AccountDeps, input: {
  readonly email: string; readonly password: string; readonly displayName: string;
  readonly language: Language; readonly referralCode: string | null; readonly userAgent: string;
}): Promise<SignedIn> {
  const passwordHash = await deps.passwords.hash(input.password);
  const now = deps.clock.now();
  const userId = newId(now);
  const preferences: Preferences = { language: input.language, theme: 'dark', sound: true };
  return deps.database.transaction(async (tx) => {
    const added = await insertUser(tx, {
      id: userId, email: input.email, passwordHash, displayName: input.displayName,
      preferences, referredBy: input.referralCode, at: now,
    });
    if (!added) throw new AppError('auth/email-already-in-use', { fields: { email: 'auth/email-already-in-use' } });
    await grantSessions(tx, deps.clock, { userId, reason: 'sign-up', sourceId: userId, sessions: startingSessions });
    await requestVerificationMail(tx, deps, input.email);
    const token = await startSession(tx, deps, userId, input.userAgent);
    return { user: await getUser(tx, userId), token };
  });
}

export async function signIn(deps: AccountDeps, input: {
  readonly email: string; readonly password: string; readonly userAgent: string; readonly replaces: Caller | null;
}): Promise<SignedIn> {
  const credentials = await findCredentials(deps.database, input.email);
  const matches = await deps.passwords.matches(input.password, credentials?.passwordHash ?? null);
  if (credentials === null || !matches) throw new AppError('auth/invalid-credential');
  // Told only to whoever knows the password.
  if (credentials.disabled) throw new AppError('auth/user-disabled');
  const { userId } = credentials;
  return deps.database.transaction(async (tx) => {
    if (input.replaces !== null) await endSession(tx, input.replaces.sessionId);
    await tx.updateTable('users').set({ last_login: new Date(deps.clock.now()) }).where('id', '=', userId).execute();
    const token = await startSession(tx, deps, userId, input.userAgent);
    return { user: await getUser(tx, userId), token };
  });
}

export async function signOut(deps: AccountDeps, caller: Caller, notificationsEnabled: boolean | undefined): Promise<void> {
  await deps.database.transaction(async (tx) => {
    await endSession(tx, caller.sessionId);
    await tx.updateTable('users').where('id', '=', caller.user.uid)
      .set({
        last_logout: new Date(deps.clock.now()),
        ...(notificationsEnabled === undefined ? {} : { notifications_enabled: notificationsEnabled }),
      })
      .execute();
  });
}

/** The one's own address where signed in and none is given. */
export async function resendVerificationMail(deps: AccountDeps, caller: Caller | null, email: string | undefined): Promise<void> {
  const address = email ?? caller?.user.email;
  if (address === undefined) throw new AppError('auth/invalid-email', { fields: { email: 'auth/invalid-email' } });
  await deps.database.transaction((tx) => requestVerificationMail(tx, deps, address));
}

/** Does what a mailed link is for. Signs nobody in, and shows the record to its owner alone. */
export async function completeAction(
  deps: AccountDeps, caller: Caller | null, mode: ActionMode, code: string,
): Promise<{ mode: ActionMode; user: User | null }> {
  const user = await deps.database.transaction((tx) => verifyEmail(tx, deps, code));
  return { mode, user: user.uid === caller?.user.uid ? user : null };
}

export async function updateMe(
  deps: AccountDeps, caller: Caller, change: Parameters<typeof updateProfile>[2],
): Promise<User> {
  return deps.database.transaction(async (tx) => {
    await updateProfile(tx, caller.user.uid, change);
    return getUser(tx, caller.user.uid);
  });
}
