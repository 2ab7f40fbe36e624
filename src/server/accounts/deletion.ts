import { z } from 'zod';
import { mailName } from '#shared/i18n/mail-name.ts';
import type { Preferences } from '#shared/accounts/schema.ts';
import { languages } from '#shared/kernel/text.ts';
import { AppError } from '../platform/app-error.ts';
import type { Caller } from '../platform/auth-session.ts';
import type { Tx } from '../platform/database/index.ts';
import { withErrorCode } from '../platform/with-error-code.ts';
import { actionMail, mailTexts } from '../platform/mail/template.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import type { AccountDeps } from './accounts.ts';
import { redeemCode } from './action-codes.ts';
import { giveGrantsBack } from './provider-grants.ts';
import { rememberAddress } from './deleted-addresses.ts';
import { checkRecentSignInOrPassword } from './re-authentication.ts';

/** Outbox entry: notifies the address, stored nowhere else any more, that its account is deleted. */
export const deletionMailKind = 'accounts/deletion-mail';
const payloadSchema = z.object({
  userId: z.string(),
  email: z.string(),
  name: z.string(),
  language: z.enum(languages),
});

/**
 * Deletes the caller's account in any state [AUTH-10]. Personal data is removed here and in the other domains; ledger
 * and purchases stay under an anonymous row.
 */
export async function deleteAccount(
  deps: AccountDeps,
  others: readonly PersonalData[],
  caller: Caller,
  password: string | undefined,
): Promise<void> {
  const { uid } = caller.user;
  await withErrorCode('accounts/deletion-failed', async () => {
    await checkRecentSignInOrPassword(deps, caller, password);
    await deps.database.transaction((tx) => eraseOwn(tx, deps, others, uid));
  });
}

async function eraseOwn(tx: Tx, deps: AccountDeps, others: readonly PersonalData[], uid: string): Promise<void> {
  const user = await tx
    .selectFrom('users')
    .select(['email', 'email_verified', 'display_name', 'preferences'])
    .where('id', '=', uid)
    .where('deleted_at', 'is', null)
    // Not for update: another's deletion may make this user the owner of a gang, under the lock of the gang.
    .forNoKeyUpdate()
    .executeTakeFirst();
  // Another device was quicker.
  if (user === undefined) throw new AppError('auth/unauthenticated');
  // Only a confirmed address: otherwise a stranger could open and delete an account with it, and so cost its owner the
  // referral reward.
  if (user.email_verified) await rememberAddress(tx, deps.secret, user.email, deps.clock.now());
  await closeAccount(tx, deps, others, { ...user, id: uid });
}

/**
 * Closes an account that a stranger opened with this address, by the code of its verification mail. Only an unconfirmed
 * one; the address counts as new when its owner signs up.
 */
export async function disownAccount(
  deps: AccountDeps,
  others: readonly PersonalData[],
  code: string,
): Promise<{ userId: string }> {
  return deps.database.transaction(async (tx) => {
    const { userId } = await redeemCode(tx, deps, 'verifyEmail', code);
    const user = await tx
      .selectFrom('users')
      .select(['id', 'email', 'display_name', 'preferences'])
      .where('id', '=', userId)
      .where('email_verified', '=', false)
      .where('disabled', '=', false)
      .forUpdate()
      .executeTakeFirst();
    if (user === undefined) throw new AppError('auth/user-disabled');
    await closeAccount(tx, deps, others, user);
    return { userId };
  });
}

interface ClosingUser {
  readonly id: string;
  readonly email: string;
  readonly display_name: string;
  readonly preferences: Preferences;
}

async function closeAccount(
  tx: Tx,
  deps: AccountDeps,
  others: readonly PersonalData[],
  { id, email, display_name: name, preferences }: ClosingUser,
): Promise<void> {
  for (const other of others) await other.eraseUser(tx, id);
  await giveGrantsBack(tx, deps, id);
  await eraseAccount(tx, deps, id);
  await deps.outbox.add(tx, deletionMailKind, { userId: id, email, name, language: preferences.language });
}

/**
 * Delivers the entry, which also removes the address here. Erases once more before: a concurrent call may have written
 * after the deletion.
 */
export async function sendDeletionMail(
  deps: AccountDeps,
  others: readonly PersonalData[],
  payload: unknown,
): Promise<void> {
  const { userId, email, name, language } = payloadSchema.parse(payload);
  await deps.database.transaction(async (tx) => {
    for (const other of others) await other.eraseUser(tx, userId);
  });
  const texts = mailTexts[language].accountDeleted;
  await deps.mailer.send(
    actionMail({
      to: email,
      language,
      subject: texts.subject,
      title: texts.title(mailName(name, language)),
      body: texts.body,
      button: texts.button,
      link: deps.publicUrl.href,
      note: texts.note,
    }),
  );
}

async function eraseAccount(tx: Tx, deps: AccountDeps, userId: string): Promise<void> {
  const now = deps.clock.now();
  await tx.deleteFrom('sessions').where('user_id', '=', userId).execute();
  await tx.deleteFrom('action_codes').where('user_id', '=', userId).execute();
  await tx.deleteFrom('identities').where('user_id', '=', userId).execute();
  await tx.deleteFrom('referral_codes').where('user_id', '=', userId).execute();
  await tx.updateTable('referrals').set({ mailbox: null }).where('invited_id', '=', userId).execute();
  await tx
    .updateTable('users')
    .where('id', '=', userId)
    .set({
      // An address that no one can sign up with.
      email: `deleted ${userId}`,
      password_hash: null,
      display_name: '',
      folded_name: '',
      role: 'player',
      disabled: true,
      email_verified: false,
      is_new_user: false,
      preferences: JSON.stringify({ language: 'ar', theme: 'dark', sound: true }),
      games_played: 0,
      total_score: 0,
      referred_by: null,
      phone_number: null,
      prayer_city: null,
      notifications_enabled: false,
      fcm_tokens: [],
      last_token_update: null,
      last_login: null,
      last_logout: null,
      deleted_at: new Date(now),
    })
    .execute();
}
