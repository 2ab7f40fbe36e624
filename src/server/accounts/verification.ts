import type { User } from '#shared/accounts/schema.ts';
import type { Tx } from '../platform/database/index.ts';
import { redeemCode, supersedeCodes } from './action-codes.ts';
import type { AccountDeps } from './accounts.ts';
import { getUser } from './queries.ts';
import { settlePendingReferral } from './referrals.ts';

/** Uses a verification link up. */
export async function verifyEmail(tx: Tx, deps: AccountDeps, code: string): Promise<User> {
  const owner = await redeemCode(tx, deps, 'verifyEmail', code);
  await confirmAddress(tx, deps, owner);
  return getUser(tx, owner.userId);
}

/**
 * Marks the address as verified: whoever used a link that was mailed there owns the mailbox.
 * Whoever verifies ADMIN_EMAIL becomes admin, and a code that waits is settled.
 */
export async function confirmAddress(tx: Tx, deps: AccountDeps, { userId, email }: { readonly userId: string; readonly email: string }): Promise<void> {
  await supersedeCodes(tx, deps, userId, 'verifyEmail');
  await markVerified(tx, deps, userId, email);
  await settlePendingReferral(tx, deps, userId);
}

export async function markVerified(tx: Tx, deps: Pick<AccountDeps, 'adminEmail'>, userId: string, email: string): Promise<void> {
  await tx.updateTable('users').where('id', '=', userId).where('email', '=', email)
    .set({ email_verified: true, ...(email === deps.adminEmail ? { role: 'admin' as const } : {}) })
    .execute();
}
