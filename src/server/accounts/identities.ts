import { unnamed as ar } from '#shared/i18n/ar/provider-window.ts';
import { unnamed as en } from '#shared/i18n/en/provider-window.ts';
import { displayNameSchema, maxDisplayNameLength, startingSessions } from '#shared/accounts/schema.ts';
import type { Provider } from '#shared/accounts/providers.ts';
import type { Language } from '#shared/kernel/text.ts';
import { AppError } from '../platform/app-error.ts';
import type { Caller } from '../platform/auth-session.ts';
import { lockKey } from '../platform/database/index.ts';
import type { Tx } from '../platform/database/index.ts';
import { newId } from '../platform/ids.ts';
import type { AccountDeps, SignedIn } from './accounts.ts';
import type { ProviderProfile } from './identity-providers.ts';
import { grantSessions } from './ledger.ts';
import { requestLinkMail } from './link-mails.ts';
import { getUser, insertUser } from './queries.ts';
import { identityNoteKind } from './identity-note.ts';
import { giveGrantsBack, sealGrant } from './provider-grants.ts';
import { applyPendingReferral } from './referrals.ts';
import { endSession, endSessions, startSession } from './sessions.ts';
import { markVerified } from './verification.ts';

interface ProviderSignIn {
  readonly profile: ProviderProfile;
  readonly language: Language;
  readonly referralCode: string | null;
  readonly userAgent: string;
  readonly replaces: Caller | null;
}

/** A profile whose address its provider vouches for. */
type VouchedProfile = ProviderProfile & { readonly email: string };

/** Signs in whom a provider vouches for: to the account that is theirs, or to a new one. */
export async function signInByProvider(deps: AccountDeps, input: ProviderSignIn): Promise<SignedIn> {
  const signedIn = await deps.database.transaction(async (tx) => {
    const userId = (await findIdentity(tx, deps, input.profile)) ?? (await addIdentity(tx, deps, input));
    return userId === null ? null : begin(tx, deps, userId, input);
  });
  // Thrown after the commit, so that the change to that account stays.
  if (signedIn === null) throw new AppError('auth/account-exists-with-different-credential');
  return signedIn;
}

/** Links an identity to an account whose owner asked for it; a repeat changes nothing. A second identity of one provider is rejected. */
export async function linkIdentity(deps: AccountDeps, userId: string, profile: ProviderProfile): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const owner = await findIdentity(tx, deps, profile);
    if (owner === userId) return;
    if (owner !== null) throw new AppError('auth/credential-already-in-use');
    await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirstOrThrow();
    const other = await tx
      .selectFrom('identities')
      .select('subject')
      .where('user_id', '=', userId)
      .where('provider', '=', profile.provider)
      .executeTakeFirst();
    if (other !== undefined) throw new AppError('accounts/provider-already-linked');
    await insertIdentity(tx, deps, userId, profile);
    await deps.outbox.add(tx, identityNoteKind, { userId, provider: profile.provider, isLinked: true });
  });
}

export async function listIdentities(
  { database }: AccountDeps,
  userId: string,
): Promise<{ provider: Provider; email: string; linkedAt: number }[]> {
  const rows = await database.query
    .selectFrom('identities')
    .select(['provider', 'email', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ provider, email, created_at: linkedAt }) => ({ provider, email, linkedAt: linkedAt.getTime() }));
}

export async function unlinkIdentity(deps: AccountDeps, userId: string, provider: Provider): Promise<void> {
  await deps.database.transaction(async (tx) => {
    // Locked, so that two calls at once can't remove both of the last ways to sign in.
    const user = await tx
      .selectFrom('users')
      .select(['password_hash', 'email_verified'])
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const linked = await tx.selectFrom('identities').select('provider').where('user_id', '=', userId).execute();
    if (!linked.some((row) => row.provider === provider)) throw new AppError('system/not-found');
    const staysOpen =
      user.password_hash !== null || user.email_verified || linked.some((row) => row.provider !== provider);
    if (!staysOpen) throw new AppError('accounts/last-way-in');
    await giveGrantsBack(tx, deps, userId, provider);
    await tx.deleteFrom('identities').where('user_id', '=', userId).where('provider', '=', provider).execute();
    await deps.outbox.add(tx, identityNoteKind, { userId, provider, isLinked: false });
  });
}

async function findIdentity(
  tx: Tx,
  deps: AccountDeps,
  { provider, subject, refreshToken }: ProviderProfile,
): Promise<string | null> {
  // Two first sign-ins at once: the second waits here, and finds what the first has made.
  await lockKey(tx, 'identity', provider, subject);
  const known = await tx
    .updateTable('identities')
    .set({
      last_used_at: new Date(deps.clock.now()),
      ...(refreshToken === null ? {} : { sealed_refresh_token: sealGrant(deps, refreshToken) }),
    })
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .returning('user_id')
    .executeTakeFirst();
  return known?.user_id ?? null;
}

/** The account for a new identity; null if an unconfirmed one has its address. */
async function addIdentity(
  tx: Tx,
  deps: AccountDeps,
  { profile, language, referralCode }: ProviderSignIn,
): Promise<string | null> {
  if (profile.email === null || !profile.isEmailVerified) throw new AppError('auth/unverified-email');
  const vouched = { ...profile, email: profile.email };
  const opened = await openAccount(tx, deps, vouched, { language, referralCode });
  const userId = opened ?? (await findConfirmed(tx, deps, vouched.email));
  if (userId === null) return null;
  await insertIdentity(tx, deps, userId, vouched);
  // Notifies the account's owner of the new way to sign in.
  if (opened === null)
    await deps.outbox.add(tx, identityNoteKind, { userId, provider: profile.provider, isLinked: true });
  return userId;
}

async function insertIdentity(
  tx: Tx,
  deps: AccountDeps,
  userId: string,
  { provider, subject, email, refreshToken }: ProviderProfile,
): Promise<void> {
  const now = new Date(deps.clock.now());
  await tx
    .insertInto('identities')
    .values({
      provider,
      subject,
      user_id: userId,
      email: email ?? '',
      created_at: now,
      last_used_at: now,
      sealed_refresh_token: refreshToken === null ? null : sealGrant(deps, refreshToken),
    })
    .execute();
}

/** Like a sign-up, with the address confirmed and no password; null where the address has an account. */
async function openAccount(
  tx: Tx,
  deps: AccountDeps,
  profile: VouchedProfile,
  { language, referralCode }: Pick<ProviderSignIn, 'language' | 'referralCode'>,
): Promise<string | null> {
  const { email } = profile;
  const now = deps.clock.now();
  const userId = newId(now);
  const added = await insertUser(tx, {
    id: userId,
    email,
    passwordHash: null,
    displayName: displayNameOf(profile, language),
    preferences: { language, theme: 'dark', sound: true },
    referredBy: referralCode,
    at: now,
  });
  if (!added) return null;
  await markVerified(tx, deps, userId, email);
  await grantSessions(tx, deps.clock, { userId, reason: 'sign-up', sourceId: userId, sessions: startingSessions });
  // The address is confirmed already, so that an invitation counts at once.
  await applyPendingReferral(tx, deps, userId);
  return userId;
}

/**
 * The account at an address, if its owner has confirmed it. An unconfirmed one may belong to a stranger who waits for
 * the owner: it is not handed over. Its password and sessions are removed, and the owner is mailed a link to confirm it
 * (docs/decisions/007).
 */
async function findConfirmed(tx: Tx, deps: AccountDeps, email: string): Promise<string | null> {
  const account = await tx
    .selectFrom('users')
    .select(['id', 'email_verified'])
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (account.email_verified) return account.id;
  await tx.updateTable('users').set({ password_hash: null }).where('id', '=', account.id).execute();
  await endSessions(tx, deps, account.id);
  await requestLinkMail(tx, deps, 'verifyEmail', email);
  return null;
}

async function begin(
  tx: Tx,
  deps: AccountDeps,
  userId: string,
  { replaces, userAgent }: ProviderSignIn,
): Promise<SignedIn> {
  const { disabled } = await tx
    .updateTable('users')
    .set({ last_login: new Date(deps.clock.now()) })
    .where('id', '=', userId)
    .returning('disabled')
    .executeTakeFirstOrThrow();
  if (disabled) throw new AppError('auth/user-disabled');
  if (replaces !== null) await endSession(tx, replaces.sessionId);
  const token = await startSession(tx, deps, userId, userAgent);
  return { user: await getUser(tx, userId), token };
}

const unnamed: Readonly<Record<Language, string>> = { ar, en };

/** The provider's name for them where we could take it; never their address, which others would see. */
function displayNameOf({ name }: ProviderProfile, language: Language): string {
  const fitting = displayNameSchema.safeParse(cut((name ?? '').replace(/\s+/gu, ' ').trim()));
  return fitting.success ? fitting.data : unnamed[language];
}

// By whole characters, so that none is halved.
function cut(text: string): string {
  let kept = '';
  for (const character of text) {
    if (kept.length + character.length > maxDisplayNameLength) break;
    kept += character;
  }
  return kept;
}
