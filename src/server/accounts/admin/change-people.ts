import type { Selectable } from 'kysely';
import { maxSessionBalance } from '#shared/accounts/balance.ts';
import type { Role } from '#shared/accounts/roles.ts';
import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit.ts';
import type { AuditEntry } from '../../platform/audit.ts';
import { afterCommit } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { AccountDeps } from '../accounts.ts';
import { keepLastAdmin, lockAdmins } from '../grant-role.ts';
import { grantSessions, spendSessions } from '../ledger.ts';
import { requestLinkMail } from '../link-mails.ts';
import { changeOfUser } from '../me-topic.ts';
import { endSessions } from '../sessions.ts';
import type { UsersTable } from '../tables.ts';
import { confirmAddress } from '../verification.ts';

type Row = Selectable<UsersTable>;
type Change = Pick<AuditEntry, 'action' | 'before' | 'after'> & { readonly note?: string };

interface Actor {
  readonly actorId: string;
  /** If the change could remove the last admin: locks the admins first. */
  readonly locksAdmins?: true;
}

/** One change of an account by the staff: the lock, the change, its audit row and its change event, or none of them. */
async function change(
  deps: AccountDeps,
  { actorId, locksAdmins }: Actor,
  userId: string,
  work: (tx: Tx, user: Row, admins: readonly string[]) => Promise<Change | null>,
): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const admins = locksAdmins === true ? await lockAdmins(tx) : [];
    const user = await tx
      .selectFrom('users')
      .selectAll()
      .where('id', '=', userId)
      .where('deleted_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (user === undefined) throw new AppError('accounts/person-not-found');
    const done = await work(tx, user, admins);
    if (done === null) return;
    await recordAudit(tx, { at: deps.clock.now(), actorId, subjectType: 'user', subjectId: userId, ...done });
    afterCommit(tx, () => deps.publishChange(changeOfUser(userId)));
  });
}

/** Gives or takes sessions; one ledger row and one audit row a key. Answers the balance. */
export async function changeBalance(
  deps: AccountDeps,
  actorId: string,
  key: string,
  { id, sessions, reason }: { readonly id: string; readonly sessions: number; readonly reason: string },
): Promise<number> {
  const booking = {
    userId: id,
    reason: 'admin',
    sourceId: `${id}/${actorId}/${key}`,
    sessions: Math.abs(sessions),
  } as const;
  let balance = 0;
  await change(deps, { actorId }, id, async (tx, user) => {
    if (
      sessions > 0 &&
      user.game_session_balance + sessions > maxSessionBalance &&
      (await findBooking(tx, booking.sourceId)) === null
    ) {
      throw new AppError('accounts/balance-full', { params: { most: maxSessionBalance } });
    }
    if (sessions < 0 && (await findBooking(tx, booking.sourceId)) === null && user.game_session_balance < -sessions)
      throw new AppError('accounts/balance-too-small');
    const booked = await (sessions > 0 ? grantSessions : spendSessions)(tx, deps.clock, booking);
    balance = booked.balance;
    if (booked.repeated) {
      if ((await findBooking(tx, booking.sourceId)) !== sessions) throw new AppError('system/idempotency-key-reused');
      return null;
    }
    return {
      action: sessions > 0 ? 'accounts/sessions-given' : 'accounts/sessions-taken',
      before: { balance: user.game_session_balance },
      after: { balance, sessions },
      note: reason,
    };
  });
  return balance;
}

async function findBooking(tx: Tx, sourceId: string): Promise<number | null> {
  const row = await tx
    .selectFrom('session_ledger')
    .select('delta')
    .where('reason', '=', 'admin')
    .where('source_id', '=', sourceId)
    .executeTakeFirst();
  return row?.delta ?? null;
}

export async function changeRole(
  deps: AccountDeps,
  actorId: string,
  { id, role, reason }: { readonly id: string; readonly role: Role; readonly reason: string },
): Promise<void> {
  await changeStanding(deps, actorId, id, async (tx, user, admins) => {
    if (user.role === role) return null;
    if (user.role === 'admin') keepLastAdmin(admins, id);
    await tx.updateTable('users').set({ role }).where('id', '=', id).execute();
    return { action: 'accounts/role-changed', before: { role: user.role }, after: { role }, note: reason };
  });
}

/** Closing an account signs it out everywhere, and notifies its open pages. */
export async function setDisabled(
  deps: AccountDeps,
  actorId: string,
  { id, disabled, reason }: { readonly id: string; readonly disabled: boolean; readonly reason: string },
): Promise<void> {
  await changeStanding(deps, actorId, id, async (tx, user, admins) => {
    if (user.disabled === disabled) return null;
    if (disabled) keepLastAdmin(admins, id);
    await tx.updateTable('users').set({ disabled }).where('id', '=', id).execute();
    if (disabled) await endSessions(tx, deps, id);
    return {
      action: disabled ? 'accounts/disabled' : 'accounts/enabled',
      before: { disabled: user.disabled },
      after: { disabled },
      note: reason,
    };
  });
}

/** A change of role or closing: never of the caller's own account. */
async function changeStanding(
  deps: AccountDeps,
  actorId: string,
  userId: string,
  work: Parameters<typeof change>[3],
): Promise<void> {
  if (actorId === userId) throw new AppError('accounts/own-account');
  await change(deps, { actorId, locksAdmins: true }, userId, (tx, user, admins) => {
    // A caller who lost their rights while waiting for the lock is rejected.
    if (!admins.includes(actorId)) throw new AppError('auth/permission-denied');
    return work(tx, user, admins);
  });
}

export async function endUserSessions(deps: AccountDeps, actorId: string, id: string): Promise<number> {
  let ended = 0;
  await change(deps, { actorId }, id, async (tx) => {
    ended = await endSessions(tx, deps, id);
    return ended === 0 ? null : { action: 'accounts/signed-out', before: { devices: ended }, after: { devices: 0 } };
  });
  return ended;
}

export async function endUserSession(deps: AccountDeps, actorId: string, id: string, deviceId: string): Promise<void> {
  await change(deps, { actorId }, id, async (tx) => {
    const ended = await tx
      .deleteFrom('sessions')
      .where('id', '=', deviceId)
      .where('user_id', '=', id)
      .returning('user_agent')
      .executeTakeFirst();
    if (ended === undefined) throw new AppError('system/not-found');
    return { action: 'accounts/device-signed-out', before: { userAgent: ended.user_agent }, after: null };
  });
}

export async function resendVerification(deps: AccountDeps, actorId: string, id: string): Promise<void> {
  await change(deps, { actorId }, id, async (tx, user) => {
    if (user.email_verified) throw new AppError('accounts/already-verified');
    await requestLinkMail(tx, deps, 'verifyEmail', user.email);
    return { action: 'accounts/verification-sent', before: null, after: { email: user.email } };
  });
}

/** Marks an address as verified. ADMIN_EMAIL doesn't become admin by it: only the mailed link proves the mailbox. */
export async function markVerifiedByStaff(
  deps: AccountDeps,
  actorId: string,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<void> {
  await change(deps, { actorId }, id, async (tx, user) => {
    if (user.email_verified) throw new AppError('accounts/already-verified');
    await confirmAddress(tx, { ...deps, adminEmail: null }, { userId: id, email: user.email });
    return {
      action: 'accounts/verified',
      before: { emailVerified: false },
      after: { emailVerified: true, email: user.email },
      note: reason,
    };
  });
}
