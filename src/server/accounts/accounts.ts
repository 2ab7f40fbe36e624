import type { Kysely } from 'kysely';
import type { ReferralReward } from '#shared/accounts/referral.ts';
import type { Preferences, User } from '#shared/accounts/schema.ts';
import { startingSessions } from '#shared/accounts/schema.ts';
import type { Language } from '#shared/kernel/text.ts';
import { AppError } from '../platform/app-error.ts';
import type { Caller } from '../platform/auth-session.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/index.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { ProviderSettings } from './settings.ts';
import { newId } from '../platform/ids.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import type { Outbox } from '../platform/outbox.ts';
import { grantSessions } from './ledger.ts';
import { refuseCommonPassword } from './password-rule.ts';
import type { Passwords } from './passwords.ts';
import { requestLinkMail } from './link-mails.ts';
import type { ProfileChange } from './queries.ts';
import { findCredentials, getUser, insertUser, updateProfile } from './queries.ts';
import { endSession, startSession } from './sessions.ts';

export interface AccountDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly mailer: Mailer;
  readonly passwords: Passwords;
  readonly publicUrl: URL;
  /** Key under which tokens and codes are hashed. */
  readonly secret: string;
  /** Normalized. The user who verifies this address becomes admin. */
  readonly adminEmail: string | null;
  readonly providers: ProviderSettings;
  /** Notifies open pages of a change. */
  readonly publishChange: (change: string) => void;
  /** What an invitation is worth now. */
  readonly referralReward: (query: Kysely<Tables>) => Promise<ReferralReward>;
}

/** A record together with the token of the session that was begun. */
export interface SignedIn {
  readonly user: User;
  readonly token: string;
}

export async function signUp(
  deps: AccountDeps,
  input: {
    readonly email: string;
    readonly password: string;
    readonly displayName: string;
    readonly language: Language;
    readonly referralCode: string | null;
    readonly userAgent: string;
  },
): Promise<SignedIn> {
  await refuseCommonPassword(input.password, input.email, 'password');
  const passwordHash = await deps.passwords.hash(input.password);
  const now = deps.clock.now();
  const userId = newId(now);
  const preferences: Preferences = { language: input.language, theme: 'dark', sound: true };
  return deps.database.transaction(async (tx) => {
    const added = await insertUser(tx, {
      id: userId,
      email: input.email,
      passwordHash,
      displayName: input.displayName,
      preferences,
      referredBy: input.referralCode,
      at: now,
    });
    if (!added) throw new AppError('auth/email-already-in-use', { fields: { email: 'auth/email-already-in-use' } });
    await grantSessions(tx, deps.clock, { userId, reason: 'sign-up', sourceId: userId, sessions: startingSessions });
    await requestLinkMail(tx, deps, 'verifyEmail', input.email);
    const token = await startSession(tx, deps, userId, input.userAgent, { chosePassword: true });
    return { user: await getUser(tx, userId), token };
  });
}

export async function signIn(
  deps: AccountDeps,
  input: {
    readonly email: string;
    readonly password: string;
    readonly userAgent: string;
    readonly replaces: Caller | null;
  },
): Promise<SignedIn> {
  const credentials = await findCredentials(deps.database, input.email);
  const passwordHash = credentials?.passwordHash ?? null;
  const matches = await deps.passwords.matches(input.password, passwordHash);
  if (credentials === null || !matches) throw new AppError('auth/invalid-credential');
  // Only revealed to a caller who knows the password.
  if (credentials.disabled) throw new AppError('auth/user-disabled');
  const { userId } = credentials;
  return deps.database.transaction(async (tx) => {
    // A reset between the check and here has ended this password, and no session may begin by it.
    const stillHolds = await tx
      .updateTable('users')
      .set({ last_login: new Date(deps.clock.now()) })
      .where('id', '=', userId)
      .where('password_hash', '=', passwordHash)
      .returning('id')
      .executeTakeFirst();
    if (stillHolds === undefined) throw new AppError('auth/invalid-credential');
    if (input.replaces !== null) await endSession(tx, input.replaces.sessionId);
    const token = await startSession(tx, deps, userId, input.userAgent);
    return { user: await getUser(tx, userId), token };
  });
}

export async function signOut(
  deps: AccountDeps,
  caller: Caller,
  notificationsEnabled: boolean | undefined,
): Promise<void> {
  await deps.database.transaction(async (tx) => {
    await tx
      .updateTable('users')
      .where('id', '=', caller.user.uid)
      .set({
        last_logout: new Date(deps.clock.now()),
        ...(notificationsEnabled === undefined ? {} : { notifications_enabled: notificationsEnabled }),
      })
      .execute();
    // After the account, as everywhere: two that lock in one order don't lock each other.
    await endSession(tx, caller.sessionId);
  });
}

export async function updateMe(deps: AccountDeps, caller: Caller, change: ProfileChange): Promise<User> {
  return deps.database.transaction(async (tx) => {
    await updateProfile(tx, caller.user.uid, change);
    return getUser(tx, caller.user.uid);
  });
}
