import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { PrayerCity } from '#shared/accounts/prayer-cities.ts';
import type { Preferences, User } from '#shared/accounts/schema.ts';
import { normalizeText } from '#shared/kernel/text.ts';
import { AppError } from '../platform/app-error.ts';
import type { Database, Tx } from '../platform/database/index.ts';
import type { UsersTable } from './tables.ts';

type UserRow = Selectable<UsersTable>;
type ColumnOf<Name> = Name extends `users.${infer Column extends keyof UserRow}` ? Column : never;

/** What sign-in needs beside the record. */
export interface Credentials {
  readonly userId: string;
  /** Null for an account without a password. */
  readonly passwordHash: string | null;
  readonly disabled: boolean;
}

export interface NewUser {
  readonly id: string;
  readonly email: string;
  /** Null if only a provider signs them in. */
  readonly passwordHash: string | null;
  readonly displayName: string;
  readonly preferences: Preferences;
  readonly referredBy: string | null;
  readonly at: number;
}

export interface Contact {
  readonly email: string | null;
  readonly name: string | null;
}

/** Whether there is such an account, and it wasn't deleted. */
export async function hasUser(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whom a message of this account comes from; null if it was deleted. */
export async function findContact(tx: Tx, userId: string): Promise<Contact | null> {
  const row = await tx
    .selectFrom('users')
    .select(['email', 'display_name'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row === undefined ? null : { email: row.email, name: row.display_name };
}

/** Adds the account; false where the address has one already. */
export async function insertUser(tx: Tx, user: NewUser): Promise<boolean> {
  const inserted = await tx
    .insertInto('users')
    .values({
      id: user.id,
      email: user.email,
      password_hash: user.passwordHash,
      display_name: user.displayName,
      folded_name: normalizeText(user.displayName),
      preferences: JSON.stringify(user.preferences),
      referred_by: user.referredBy,
      created_at: new Date(user.at),
      last_login: new Date(user.at),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** A user's own record. Throws where the account was deleted meanwhile, so that the caller's transaction writes nothing to it. */
export async function getUser(tx: Tx, userId: string): Promise<User> {
  const row = await tx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw new AppError('accounts/profile-not-found');
  return userOf(row);
}

export async function findCredentials(database: Database, email: string): Promise<Credentials | null> {
  const row = await database.query
    .selectFrom('users')
    .select(['id', 'password_hash', 'disabled'])
    .where('email', '=', email)
    .executeTakeFirst();
  return row === undefined ? null : { userId: row.id, passwordHash: row.password_hash, disabled: row.disabled };
}

export interface ProfileChange {
  readonly displayName?: string | undefined;
  readonly preferences?: Partial<Record<keyof Preferences, unknown>> | undefined;
  readonly isNewUser?: false | undefined;
  readonly phoneNumber?: string | null | undefined;
  readonly prayerCity?: PrayerCity | null | undefined;
  readonly notificationsEnabled?: boolean | undefined;
}

export async function updateProfile(tx: Tx, userId: string, change: ProfileChange): Promise<void> {
  if (Object.values(change).every((value) => value === undefined)) return;
  const { displayName, preferences, isNewUser, phoneNumber, prayerCity, notificationsEnabled } = change;
  await tx
    .updateTable('users')
    .where('id', '=', userId)
    .set({
      ...(displayName === undefined ? {} : { display_name: displayName, folded_name: normalizeText(displayName) }),
      // Merged in the database: two pages may change different preferences at once.
      ...(preferences === undefined
        ? {}
        : { preferences: sql<string>`preferences || ${JSON.stringify(preferences)}::jsonb` }),
      ...(isNewUser === undefined ? {} : { is_new_user: isNewUser }),
      ...(phoneNumber === undefined ? {} : { phone_number: phoneNumber }),
      ...(prayerCity === undefined ? {} : { prayer_city: prayerCity }),
      ...(notificationsEnabled === undefined ? {} : { notifications_enabled: notificationsEnabled }),
    })
    .execute();
}

/** Raises the counters of the profile by one finished game. */
export async function addFinishedGame(tx: Tx, userId: string, score: number): Promise<void> {
  await tx
    .updateTable('users')
    .where('id', '=', userId)
    .set({
      games_played: sql<number>`games_played + 1`,
      total_score: sql<number>`total_score + ${score}::integer`,
    })
    .execute();
}

/** What `userOf` reads. */
export const userColumns = [
  'users.id',
  'users.email',
  'users.display_name',
  'users.role',
  'users.created_at',
  'users.last_login',
  'users.last_logout',
  'users.games_played',
  'users.total_score',
  'users.preferences',
  'users.game_session_balance',
  'users.is_new_user',
  'users.email_verified',
  'users.password_hash',
  'users.referred_by',
  'users.referral_processed',
  'users.phone_number',
  'users.prayer_city',
  'users.notifications_enabled',
  'users.fcm_tokens',
  'users.last_token_update',
] as const;

export function userOf(row: Pick<UserRow, ColumnOf<(typeof userColumns)[number]>>): User {
  return {
    uid: row.id,
    email: row.email,
    displayName: row.display_name,
    role: row.role,
    createdAt: row.created_at.getTime(),
    lastLogin: row.last_login?.getTime() ?? null,
    lastLogout: row.last_logout?.getTime() ?? null,
    gamesPlayed: row.games_played,
    totalScore: row.total_score,
    preferences: row.preferences,
    gameSessionBalance: row.game_session_balance,
    isNewUser: row.is_new_user,
    emailVerified: row.email_verified,
    hasPassword: row.password_hash !== null,
    referredBy: row.referred_by,
    referralProcessed: row.referral_processed,
    phoneNumber: row.phone_number,
    prayerCity: row.prayer_city,
    notificationsEnabled: row.notifications_enabled,
    fcmTokens: row.fcm_tokens,
    lastTokenUpdate: row.last_token_update?.getTime() ?? null,
  };
}
