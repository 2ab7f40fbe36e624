import type { User } from '#shared/accounts/schema.ts';
import type { Caller } from '../platform/auth-session.ts';
import { afterCommit } from '../platform/database/index.ts';
import type { Tx } from '../platform/database/index.ts';
import { issueCode, redeemCode, supersedeCodes } from './action-codes.ts';
import type { AccountDeps } from './accounts.ts';
import { newsOfUser } from './me-topic.ts';
import { getUser } from './queries.ts';
import { settlePendingReferral } from './referrals.ts';

/**
 * Uses a verification link up. Signs nobody in, and shows the record to its owner alone. Whoever isn't in the account
 * may have had it opened for them by a stranger, who knows its password: having proved the mailbox, they can set their own.
 */
export async function verifyEmail(tx: Tx, deps: AccountDeps, caller: Caller | null, code: string): Promise<{ user: User | null; resetCode?: string }> {
  const owner = await redeemCode(tx, deps, 'verifyEmail', code);
  await confirmAddress(tx, deps, owner);
  const user = await getUser(tx, owner.userId);
  if (user.uid === caller?.user.uid) return { user };
  return { user: null, ...(user.hasPassword ? { resetCode: await issueCode(tx, deps, { ...owner, mode: 'resetPassword' }) } : {}) };
}

/**
 * Marks the address as verified: whoever used a link that was mailed there owns the mailbox.
 * Whoever verifies ADMIN_EMAIL becomes admin, and a code that waits is settled.
 */
export async function confirmAddress(tx: Tx, deps: AccountDeps, { userId, email }: { readonly userId: string; readonly email: string }): Promise<void> {
  await supersedeCodes(tx, deps, userId, 'verifyEmail');
  await markVerified(tx, deps, userId, email);
  await settlePendingReferral(tx, deps, userId);
  // Also for a link opened on another device: the page that waits goes on by itself.
  afterCommit(tx, () => deps.tellLive(newsOfUser(userId)));
}

export async function markVerified(tx: Tx, deps: Pick<AccountDeps, 'adminEmail'>, userId: string, email: string): Promise<void> {
  await tx.updateTable('users').where('id', '=', userId).where('email', '=', email)
    .set({ email_verified: true, ...(email === deps.adminEmail ? { role: 'admin' as const } : {}) })
    .execute();
}
