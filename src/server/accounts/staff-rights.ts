import type { Tx } from '../platform/database/index.ts';
import type { AccountDeps } from './accounts.ts';
import { supersedeCodes } from './action-codes.ts';
import { giveGrantsBack } from './provider-grants.ts';
import { endSessions } from './sessions.ts';

interface Owner {
  readonly userId: string;
  readonly email: string;
}

/**
 * Whether confirming this address gives staff rights: it is ADMIN_EMAIL, or the account got a role before its address
 * was confirmed. A stranger may have opened such an account and wait for the owner of the mailbox to confirm it.
 */
export async function givesStaffRights(
  tx: Tx,
  { adminEmail }: Pick<AccountDeps, 'adminEmail'>,
  { userId, email }: Owner,
): Promise<boolean> {
  const { role, email_verified: isVerified } = await tx
    .selectFrom('users')
    .select(['role', 'email_verified'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return (email === adminEmail && role !== 'admin') || (role !== 'player' && !isVerified);
}

/**
 * Ends every way into an account that existed before it gets staff rights: sessions, ID tokens, linked providers, open
 * links and the password. Keeps one session, and the password where `keepsPassword` says that the owner chose it.
 */
export async function endEarlierWaysIn(
  tx: Tx,
  deps: AccountDeps,
  userId: string,
  { session, keepsPassword }: { readonly session?: string; readonly keepsPassword: boolean },
): Promise<void> {
  await endSessions(tx, deps, userId, { except: session });
  await supersedeCodes(tx, deps, userId, 'resetPassword', 'signIn');
  await giveGrantsBack(tx, deps, userId);
  await tx.deleteFrom('identities').where('user_id', '=', userId).execute();
  if (!keepsPassword) await tx.updateTable('users').set({ password_hash: null }).where('id', '=', userId).execute();
}
