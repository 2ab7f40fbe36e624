import { randomInt } from 'node:crypto';
import { mailboxOf } from '#shared/accounts/mailbox.ts';
import { normalizeReferralCode, newReferralCode } from '#shared/accounts/referral.ts';
import type { ReferralReward } from '#shared/accounts/referral.ts';
import type { Kysely } from 'kysely';
import { AppError } from '../platform/app-error.ts';
import type { Clock } from '../platform/clock.ts';
import { afterCommit } from '../platform/database/index.ts';
import type { Database, Tx } from '../platform/database/index.ts';
import type { Tables } from '../platform/database/tables.ts';
import { hadAccount } from './deleted-addresses.ts';
import { grantSessions } from './ledger.ts';
import { changeOfUser } from './me-topic.ts';

export interface ReferralDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly secret: string;
  readonly publishChange: (change: string) => void;
  /** What an invitation is worth now: an admin may change it. */
  readonly referralReward: (query: Kysely<Tables>) => Promise<ReferralReward>;
}

/** The state of an account's invitation. */
export type ReferralStanding = 'none' | 'waiting' | 'rewarded' | 'done';

const maxAttempts = 5;
const chance = () => randomInt(2 ** 31) / 2 ** 31;

/** The user's own code, created on first request. */
export async function getReferralCode(deps: ReferralDeps, userId: string): Promise<string> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const { query } = deps.database;
    const known = await query
      .selectFrom('referral_codes')
      .select('code')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (known !== undefined) return known.code;
    // Taken, or created concurrently: the next round reads it.
    await query
      .insertInto('referral_codes')
      .values({ code: newReferralCode(chance), user_id: userId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  throw new AppError('system/unavailable');
}

/** The number of accounts whose invitation by this one has counted; pending ones are not included. */
export async function countFriends(deps: ReferralDeps, userId: string): Promise<number> {
  const { friends } = await deps.database.query
    .selectFrom('referrals')
    .where('inviter_id', '=', userId)
    .select(({ fn }) => fn.countAll<number>().as('friends'))
    .executeTakeFirstOrThrow();
  return friends;
}

/** Stores a friend's code. It counts at once if the address is verified, else when it is. */
export async function processReferral(deps: ReferralDeps, userId: string, typed: string): Promise<ReferralStanding> {
  return deps.database.transaction(async (tx) => {
    const invited = await lockInvited(tx, userId);
    if (invited.processed) throw new AppError('accounts/referral-processed');
    const code = normalizeReferralCode(typed);
    const inviterId = await allowedInviter(tx, deps, invited, code);
    await tx.updateTable('users').set({ referred_by: code }).where('id', '=', userId).execute();
    if (!invited.emailVerified) return 'waiting';
    await reward(tx, deps, invited, inviterId);
    return 'rewarded';
  });
}

/** Applies a pending code. A code that doesn't count stays replaceable. */
export async function checkPendingReferral(deps: ReferralDeps, userId: string): Promise<ReferralStanding> {
  return deps.database.transaction((tx) => applyPendingReferral(tx, deps, userId));
}

/**
 * Call it in every transaction that verifies an address.
 * A code that doesn't count must not prevent the verification.
 */
export async function applyPendingReferral(tx: Tx, deps: ReferralDeps, userId: string): Promise<ReferralStanding> {
  const invited = await lockInvited(tx, userId);
  if (invited.processed) return 'done';
  if (invited.referredBy === null) return 'none';
  if (!invited.emailVerified) return 'waiting';
  try {
    const inviterId = await allowedInviter(tx, deps, invited, normalizeReferralCode(invited.referredBy));
    await reward(tx, deps, invited, inviterId);
    return 'rewarded';
  } catch (error) {
    if (error instanceof AppError && error.code.startsWith('accounts/referral-')) return 'none';
    throw error;
  }
}

interface Invited {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly referredBy: string | null;
  readonly processed: boolean;
}

async function lockInvited(tx: Tx, userId: string): Promise<Invited> {
  const row = await tx
    .selectFrom('users')
    .select(['email', 'email_verified', 'referred_by', 'referral_processed'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return {
    id: userId,
    email: row.email,
    emailVerified: row.email_verified,
    referredBy: row.referred_by,
    processed: row.referral_processed,
  };
}

/** The inviter of this account, if the invitation counts; throws otherwise. */
async function allowedInviter(tx: Tx, deps: ReferralDeps, invited: Invited, code: string): Promise<string> {
  const owner = await tx
    .selectFrom('referral_codes')
    .innerJoin('users', 'users.id', 'referral_codes.user_id')
    .select(['users.id', 'users.email'])
    .where('referral_codes.code', '=', code)
    .where('users.disabled', '=', false)
    .executeTakeFirst();
  if (owner === undefined) throw new AppError('accounts/referral-unknown');
  const isOwn = owner.id === invited.id || mailboxOf(owner.email) === mailboxOf(invited.email);
  if (isOwn) throw new AppError('accounts/referral-own');
  if (await hadAccount(tx, deps.secret, invited.email)) throw new AppError('accounts/referral-returning');
  if (await cameBy(tx, owner.id, invited.id)) throw new AppError('accounts/referral-loop');
  return owner.id;
}

/**
 * True if one account invited the other, directly or through others. Locks each account on the way, from the invited
 * upwards: two that would close a ring deadlock, and the database aborts one.
 */
async function cameBy(tx: Tx, userId: string, ancestorId: string): Promise<boolean> {
  let current: string | undefined = userId;
  while (current !== undefined && current !== ancestorId) {
    await tx.selectFrom('users').select('id').where('id', '=', current).forUpdate().execute();
    const above: { inviter_id: string } | undefined = await tx
      .selectFrom('referrals')
      .select('inviter_id')
      .where('invited_id', '=', current)
      .executeTakeFirst();
    current = above?.inviter_id;
  }
  return current === ancestorId;
}

// The row, the mark and both ledger entries are written together.
async function reward(
  tx: Tx,
  { clock, referralReward, publishChange }: ReferralDeps,
  { id: invitedId, email }: Invited,
  inviterId: string,
): Promise<void> {
  const { invited, inviter } = await referralReward(tx);
  // Of two accounts of one mailbox that come at once, the second waits here and finds it taken.
  const isFirst = await tx
    .insertInto('referrals')
    .values({
      invited_id: invitedId,
      inviter_id: inviterId,
      rewarded_at: new Date(clock.now()),
      mailbox: mailboxOf(email),
    })
    .onConflict((conflict) => conflict.column('mailbox').doNothing())
    .returning('invited_id')
    .executeTakeFirst();
  if (isFirst === undefined) throw new AppError('accounts/referral-mailbox-rewarded');
  await tx.updateTable('users').set({ referral_processed: true }).where('id', '=', invitedId).execute();
  if (invited > 0)
    await grantSessions(tx, clock, {
      userId: invitedId,
      reason: 'referral',
      sourceId: `${invitedId}/invited`,
      sessions: invited,
    });
  if (inviter > 0)
    await grantSessions(tx, clock, {
      userId: inviterId,
      reason: 'referral',
      sourceId: `${invitedId}/inviter`,
      sessions: inviter,
    });
  afterCommit(tx, () => publishChange(changeOfUser(inviterId)));
}
