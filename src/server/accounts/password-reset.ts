import { AppError } from '../platform/app-error.ts';
import type { Caller } from '../platform/auth-session.ts';
import type { Tx } from '../platform/database/index.ts';
import { checkCode, redeemCode, supersedeCodes } from './action-codes.ts';
import type { AccountDeps } from './accounts.ts';
import { refuseCommonPassword } from './password-rule.ts';
import { passwordNoteKind } from './password-note.ts';
import { endSessions } from './sessions.ts';
import { endEarlierWaysIn, givesStaffRights } from './staff-rights.ts';
import { confirmAddress } from './verification.ts';

/**
 * Sets a new password by a mailed link, and ends every session of the account. Returns whether the caller had one of
 * them.
 */
export async function resetPassword(
  deps: AccountDeps,
  caller: Caller | null,
  input: { readonly code: string; readonly newPassword: string | undefined },
): Promise<{ endedOwnSession: boolean }> {
  const { code, newPassword } = input;
  if (newPassword === undefined)
    throw new AppError('auth/weak-password', { fields: { newPassword: 'auth/weak-password' } });
  const { email } = await checkCode(deps.database, deps, 'resetPassword', code);
  await refuseCommonPassword(newPassword, email, 'newPassword');
  const passwordHash = await deps.passwords.hash(newPassword);
  return deps.database.transaction(async (tx) => {
    const owner = await redeemCode(tx, deps, 'resetPassword', code);
    const { userId } = owner;
    const changed = await tx
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('id', '=', userId)
      .where('disabled', '=', false)
      .returning('id')
      .executeTakeFirst();
    if (changed === undefined) throw new AppError('auth/user-disabled');
    if (await givesStaffRights(tx, deps, owner)) await endEarlierWaysIn(tx, deps, userId, { keepsPassword: true });
    else await endSessions(tx, deps, userId);
    await confirmAddress(tx, deps, owner);
    await closeAfterChange(tx, deps, userId);
    return { endedOwnSession: caller?.user.uid === userId };
  });
}

/** Follows every change of a password: ends open mailed links, and notifies the owner. */
export async function closeAfterChange(tx: Tx, deps: AccountDeps, userId: string): Promise<void> {
  await supersedeCodes(tx, deps, userId, 'resetPassword', 'signIn');
  await deps.outbox.add(tx, passwordNoteKind, { userId });
}
