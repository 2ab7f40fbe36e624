import type { User } from '#shared/accounts/schema.ts';
import type { Caller } from '../platform/auth-session.ts';
import { afterCommit } from '../platform/database/index.ts';
import type { Tx } from '../platform/database/index.ts';
import { issueCode, redeemCode, supersedeCodes } from './action-codes.ts';
import type { AccountDeps } from './accounts.ts';
import { changeOfUser } from './me-topic.ts';
import { getUser } from './queries.ts';
import { applyPendingReferral } from './referrals.ts';
import { endEarlierWaysIn, givesStaffRights } from './staff-rights.ts';

/** What using a verification link answers. */
interface Verified {
  readonly user: User | null;
  /** Sets a new password. */
  readonly resetCode?: string;
  /** The address is confirmed only by setting a new password. */
  readonly needsPassword?: true;
}

type Owner = Awaited<ReturnType<typeof redeemCode>>;

/**
 * Uses up a verification link. Starts no session, and shows the record to its owner alone. A caller who isn't signed in
 * to this account may own the mailbox while a stranger opened the account and knows its password: having proved the
 * mailbox, they get a code to set a new one.
 */
export async function verifyEmail(tx: Tx, deps: AccountDeps, caller: Caller | null, code: string): Promise<Verified> {
  const owner = await redeemCode(tx, deps, 'verifyEmail', code);
  if (await givesStaffRights(tx, deps, owner)) return verifyStaff(tx, deps, caller, owner);
  await confirmAddress(tx, deps, owner);
  const user = await getUser(tx, owner.userId);
  if (user.uid === caller?.user.uid) return { user };
  return {
    user: null,
    ...(user.hasPassword ? { resetCode: await issueCode(tx, deps, { ...owner, mode: 'resetPassword' }) } : {}),
  };
}

/**
 * Confirms an address that brings staff rights. Only a session of this very account can do so, and every other way into
 * it ends. Any other browser gets a code instead: the new password that it sets confirms the address.
 */
async function verifyStaff(tx: Tx, deps: AccountDeps, caller: Caller | null, owner: Owner): Promise<Verified> {
  const { userId } = owner;
  const codeForPassword = () => issueCode(tx, deps, { ...owner, mode: 'resetPassword' });
  const session =
    caller === null
      ? undefined
      : await tx
          .selectFrom('sessions')
          .select(['id', 'chose_password'])
          .where('id', '=', caller.sessionId)
          .where('user_id', '=', userId)
          .forUpdate()
          .executeTakeFirst();
  if (session === undefined) return { user: null, resetCode: await codeForPassword(), needsPassword: true };
  await endEarlierWaysIn(tx, deps, userId, { session: session.id, keepsPassword: session.chose_password });
  await confirmAddress(tx, deps, owner);
  const user = await getUser(tx, userId);
  return { user, ...(user.hasPassword ? {} : { resetCode: await codeForPassword() }) };
}

/**
 * Marks the address as verified: the mailed link proves the mailbox. The user who verifies ADMIN_EMAIL becomes admin,
 * and a pending code is applied. The caller must call `endEarlierWaysIn` first if `givesStaffRights` is true.
 */
export async function confirmAddress(
  tx: Tx,
  deps: AccountDeps,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<void> {
  await supersedeCodes(tx, deps, userId, 'verifyEmail');
  await markVerified(tx, deps, userId, email);
  await applyPendingReferral(tx, deps, userId);
  // Also for a link opened on another device: the waiting page continues itself.
  afterCommit(tx, () => deps.publishChange(changeOfUser(userId)));
}

export async function markVerified(
  tx: Tx,
  deps: Pick<AccountDeps, 'adminEmail'>,
  userId: string,
  email: string,
): Promise<void> {
  await tx
    .updateTable('users')
    .where('id', '=', userId)
    .where('email', '=', email)
    .set({ email_verified: true, ...(email === deps.adminEmail ? { role: 'admin' as const } : {}) })
    .execute();
}
