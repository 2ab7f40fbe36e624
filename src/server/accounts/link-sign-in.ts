import { AppError } from '../platform/app-error.ts';
import type { Caller } from '../platform/auth-session.ts';
import { redeemCode, supersedeCodes } from './action-codes.ts';
import type { AccountDeps, SignedIn } from './accounts.ts';
import { getUser } from './queries.ts';
import { endSession, endSessions, startSession } from './sessions.ts';
import { endEarlierWaysIn, givesStaffRights } from './staff-rights.ts';
import { confirmAddress } from './verification.ts';

/**
 * Signs in by a mailed link. The page also sends the address: stored on the device that requested the link, typed on
 * others, so that a sent link can't sign a user in to its sender's account.
 */
export async function signInByLink(
  deps: AccountDeps,
  input: {
    readonly code: string;
    readonly email: string | undefined;
    readonly userAgent: string;
    readonly replaces: Caller | null;
  },
): Promise<SignedIn> {
  return deps.database.transaction(async (tx) => {
    const owner = await redeemCode(tx, deps, 'signIn', input.code);
    const { userId, email } = owner;
    if (input.email !== undefined && input.email !== email)
      throw new AppError('auth/email-mismatch', { fields: { email: 'auth/email-mismatch' } });
    const before = await tx
      .selectFrom('users')
      .select(['disabled', 'email_verified'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    if (before.disabled) throw new AppError('auth/user-disabled');
    await supersedeCodes(tx, deps, userId, 'signIn');
    if (await givesStaffRights(tx, deps, owner)) await endEarlierWaysIn(tx, deps, userId, { keepsPassword: false });
    else if (!before.email_verified) {
      // The account may have been opened by a stranger: their password is removed.
      await endSessions(tx, deps, userId);
      await tx.updateTable('users').set({ password_hash: null }).where('id', '=', userId).execute();
    }
    await confirmAddress(tx, deps, owner);
    if (input.replaces !== null) await endSession(tx, input.replaces.sessionId);
    await tx
      .updateTable('users')
      .set({ last_login: new Date(deps.clock.now()) })
      .where('id', '=', userId)
      .execute();
    const token = await startSession(tx, deps, userId, input.userAgent);
    return { user: await getUser(tx, userId), token };
  });
}
