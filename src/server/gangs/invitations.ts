import { invitationLastsMs, maxHosts, maxInvitations } from '#shared/gangs/schema.ts';
import type { Gang } from '#shared/gangs/schema.ts';
import { AppError } from '../platform/app-error.ts';
import { hashToken, newToken } from '../platform/auth-session.ts';
import type { Database, Tx } from '../platform/database/index.ts';
import type { GangDeps } from './deps.ts';
import { findMember, lockGang, readGang } from './find-gang.ts';
import type { Looks } from './names.ts';
import type { GangRow, MemberRow } from './tables.ts';

/** Makes an invitation to co-host, or to be a member. Only its token's hash is stored. */
export function invite(
  { database, clock, secret }: GangDeps,
  uid: string,
  { id: gangId, memberId }: { readonly id: string; readonly memberId: string | null },
): Promise<{ token: string; expiresAt: number }> {
  const now = clock.now();
  const token = newToken();
  const expiresAt = now + invitationLastsMs;
  return database.transaction(async (tx) => {
    await lockGang(tx, uid, gangId, 'hosts');
    if (memberId === null) await checkPlaceForHost(tx, gangId);
    else if ((await findMember(tx, gangId, memberId)).user_id !== null) throw new AppError('gangs/already-linked');
    await dropOldInvitations(tx, gangId, now);
    await tx
      .insertInto('gang_invitations')
      .values({
        token_hash: hashToken(token, secret),
        gang_id: gangId,
        member_id: memberId,
        invited_by: uid,
        used_by: null,
        expires_at: new Date(expiresAt),
      })
      .execute();
    return { token, expiresAt };
  });
}

async function dropOldInvitations(tx: Tx, gangId: string, now: number): Promise<void> {
  const stored = await tx
    .selectFrom('gang_invitations')
    .select(['token_hash', 'expires_at'])
    .where('gang_id', '=', gangId)
    .orderBy('expires_at', 'desc')
    .execute();
  const old = stored.filter(({ expires_at }, place) => expires_at.getTime() <= now || place >= maxInvitations - 1);
  for (const { token_hash } of old)
    await tx.deleteFrom('gang_invitations').where('token_hash', '=', token_hash).execute();
}

async function checkPlaceForHost(tx: Tx, gangId: string): Promise<void> {
  const cohosts = await tx.selectFrom('gang_hosts').select('user_id').where('gang_id', '=', gangId).execute();
  if (cohosts.length + 1 >= maxHosts) throw new AppError('gangs/too-many-hosts');
}

interface Invitation {
  readonly gangId: string;
  readonly memberId: string | null;
  readonly usedBy: string | null;
}

async function findInvitation(
  query: Database['query'] | Tx,
  { clock, secret }: Pick<GangDeps, 'clock' | 'secret'>,
  token: string,
): Promise<Invitation> {
  const row = await query
    .selectFrom('gang_invitations')
    .select(['gang_id', 'member_id', 'used_by'])
    .where('token_hash', '=', hashToken(token, secret))
    .where('expires_at', '>', new Date(clock.now()))
    .executeTakeFirst();
  if (row === undefined) throw new AppError('gangs/invitation-gone');
  return { gangId: row.gang_id, memberId: row.member_id, usedBy: row.used_by };
}

type Named = Looks & { readonly id: string; readonly name: string };
const named = ({ id, name, emblem, color }: GangRow | MemberRow): Named => ({ id, name, emblem, color });

/** What an unused invitation is for. */
export async function readInvitation(
  deps: GangDeps,
  token: string,
): Promise<{ readonly gang: Named; readonly member: Named | null }> {
  const { query } = deps.database;
  const { gangId, memberId, usedBy } = await findInvitation(query, deps, token);
  const gang = await query.selectFrom('gangs').selectAll().where('id', '=', gangId).executeTakeFirst();
  if (gang === undefined || usedBy !== null) throw new AppError('gangs/invitation-gone');
  return { gang: named(gang), member: memberId === null ? null : named(await findMember(query, gangId, memberId)) };
}

/** Uses an invitation, once; a repeated call of the same user finds the gang again. */
export function acceptInvitation(deps: GangDeps, uid: string, token: string): Promise<Gang> {
  return deps.database.transaction(async (tx) => {
    const { gangId } = await findInvitation(tx, deps, token);
    const gang = await tx.selectFrom('gangs').selectAll().where('id', '=', gangId).forUpdate().executeTakeFirst();
    if (gang === undefined) throw new AppError('gangs/invitation-gone');
    // Again, under the gang's lock: it may have been used or withdrawn meanwhile.
    const { memberId, usedBy } = await findInvitation(tx, deps, token);
    if (usedBy !== null && usedBy !== uid) throw new AppError('gangs/invitation-gone');
    if (usedBy === null) {
      await (memberId === null ? becomeHost(tx, deps, gang, uid) : linkMember(tx, gangId, memberId, uid));
      await tx
        .updateTable('gang_invitations')
        .set({ used_by: uid })
        .where('token_hash', '=', hashToken(token, deps.secret))
        .execute();
    }
    return readGang(tx, uid, gangId);
  });
}

async function becomeHost(tx: Tx, { clock }: Pick<GangDeps, 'clock'>, gang: GangRow, uid: string): Promise<void> {
  if (gang.owner_id === uid) throw new AppError('gangs/already-linked');
  await checkPlaceForHost(tx, gang.id);
  const added = await tx
    .insertInto('gang_hosts')
    .values({ gang_id: gang.id, user_id: uid, joined_at: new Date(clock.now()) })
    .onConflict((conflict) => conflict.columns(['gang_id', 'user_id']).doNothing())
    .returning('user_id')
    .executeTakeFirst();
  if (added === undefined) throw new AppError('gangs/already-linked');
}

async function linkMember(tx: Tx, gangId: string, memberId: string, uid: string): Promise<void> {
  const member = await findMember(tx, gangId, memberId);
  const own = await tx
    .selectFrom('gang_members')
    .select('id')
    .where('user_id', '=', uid)
    .where('gang_id', '=', gangId)
    .executeTakeFirst();
  if (member.user_id !== null || own !== undefined) throw new AppError('gangs/already-linked');
  // What a host decided for a member without an account isn't the consent of this one.
  await tx.updateTable('gang_members').set({ user_id: uid, is_shown: false }).where('id', '=', memberId).execute();
}
