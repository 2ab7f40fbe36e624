import { maxMembers } from '#shared/gangs/schema.ts';
import type { Gang } from '#shared/gangs/schema.ts';
import { AppError } from '../platform/app-error.ts';
import type { Tx } from '../platform/database/index.ts';
import { newId } from '../platform/ids.ts';
import type { GangDeps } from './deps.ts';
import { eraseMembers } from './erase-members.ts';
import { findMember, listMembers, lockGang, readGang } from './find-gang.ts';
import { looksBeside, nameKey } from './names.ts';
import type { Looks } from './names.ts';
import { mergeLatecomers } from './latecomers.ts';
import { recordMerge } from './merges.ts';
import type { GangRow, MemberRow } from './tables.ts';

/** Changes a gang that the caller hosts, in one transaction, and returns it. */
function changeAsHost(
  { database }: Pick<GangDeps, 'database'>,
  uid: string,
  gangId: string,
  work: (tx: Tx, gang: GangRow) => Promise<void>,
): Promise<Gang> {
  return database.transaction(async (tx) => {
    const { gang } = await lockGang(tx, uid, gangId, 'hosts');
    await work(tx, gang);
    return readGang(tx, uid, gangId);
  });
}

export interface NewMember {
  readonly name: string;
  readonly emblem?: Looks['emblem'] | undefined;
  readonly color?: Looks['color'] | undefined;
  readonly isYoung: boolean;
}

/** Adds members to a locked gang, and returns their ids; `present` are those it has. Throws `gangs/full` or `gangs/name-taken`. */
export async function insertMembers(
  tx: Tx,
  gangId: string,
  present: readonly MemberRow[],
  added: readonly NewMember[],
  now: number,
): Promise<string[]> {
  if (present.length + added.length > maxMembers) throw new AppError('gangs/full');
  const keys = new Set(present.map(({ normalized_name }) => normalized_name));
  const looks: Looks[] = [...present];
  const rows = added.map((member, index) => {
    const key = nameKey(member.name);
    if (keys.has(key))
      throw new AppError('gangs/name-taken', { fields: { [`members.${index}.name`]: 'gangs/name-taken' } });
    keys.add(key);
    const look = looksBeside(looks, member);
    looks.push(look);
    return {
      id: newId(now),
      gang_id: gangId,
      name: member.name,
      normalized_name: key,
      ...look,
      is_young: member.isYoung,
      user_id: null,
      joined_at: new Date(now),
    };
  });
  await tx.insertInto('gang_members').values(rows).execute();
  return rows.map(({ id }) => id);
}

/** Gives new members what the gang's owner had seen when it was made: not the tiles of an evening that they come late to. */
export async function bringSeen(
  questions: Pick<GangDeps['questions'], 'copySeenOfPerson'>,
  tx: Tx,
  { ownerId, until }: { readonly ownerId: string; readonly until: Date },
  memberIds: readonly string[],
): Promise<void> {
  // One at a time: an owner may have seen the whole bank, and a statement has its time.
  for (const memberId of memberIds) await questions.copySeenOfPerson(tx, ownerId, [memberId], until);
}

/** Adds all members of the list, or none. Before the first evening has ended they are among those who played with the owner before. */
export function addMembers(
  deps: GangDeps,
  uid: string,
  { id, members }: { readonly id: string; readonly members: readonly NewMember[] },
): Promise<Gang> {
  return changeAsHost(deps, uid, id, async (tx, gang) => {
    const added = await insertMembers(tx, id, await listMembers(tx, id), members, deps.clock.now());
    const { owner_id: ownerId, created_at: until } = gang;
    if (gang.brings_seen_of === ownerId && !(await hasCountedEvening(tx, id)))
      await bringSeen(deps.questions, tx, { ownerId, until }, added);
  });
}

async function hasCountedEvening(tx: Tx, gangId: string): Promise<boolean> {
  const evening = await tx
    .selectFrom('gang_evenings')
    .select('game_id')
    .where('gang_id', '=', gangId)
    .where('counts', '=', true)
    .limit(1)
    .executeTakeFirst();
  return evening !== undefined;
}

export interface MemberChanges {
  readonly id: string;
  readonly memberId: string;
  readonly name?: string | undefined;
  readonly emblem?: Looks['emblem'] | undefined;
  readonly color?: Looks['color'] | undefined;
  readonly isYoung?: boolean | undefined;
  readonly isShown?: boolean | undefined;
}

/** Changes a member. A linked member alone decides on `isShown`, and changes nothing else without being a host. */
export function changeMember({ database }: GangDeps, uid: string, wish: MemberChanges): Promise<Gang> {
  const { id: gangId, memberId, isShown, ...asHost } = wish;
  return database.transaction(async (tx) => {
    const { role } = await lockGang(tx, uid, gangId, 'all');
    const changesMore = Object.values(asHost).some((change) => change !== undefined);
    if (role === 'member' && changesMore) throw new AppError('gangs/hosts-only');
    const member = await findMember(tx, gangId, memberId);
    const isOwn = member.user_id === uid;
    if (role === 'member' && !isOwn) throw new AppError('gangs/hosts-only');
    if (isShown !== undefined && isShown !== member.is_shown && member.user_id !== null && !isOwn)
      throw new AppError('gangs/consent-of-member');
    const name = asHost.name ?? member.name;
    await checkName(tx, gangId, memberId, name);
    await tx
      .updateTable('gang_members')
      .set({
        name,
        normalized_name: nameKey(name),
        emblem: asHost.emblem ?? member.emblem,
        color: asHost.color ?? member.color,
        is_young: asHost.isYoung ?? member.is_young,
        is_shown: isShown ?? keepsConsent(member, name, uid),
      })
      .where('id', '=', memberId)
      .execute();
    return readGang(tx, uid, gangId);
  });
}

/** A person consents to one name: when someone else changes it, the person is asked again. */
function keepsConsent({ is_shown, user_id, name: known }: MemberRow, name: string, uid: string): boolean {
  return is_shown && (user_id === null || user_id === uid || name === known);
}

async function checkName(tx: Tx, gangId: string, memberId: string, name: string): Promise<void> {
  const other = await tx
    .selectFrom('gang_members')
    .select('id')
    .where('gang_id', '=', gangId)
    .where('normalized_name', '=', nameKey(name))
    .where('id', '<>', memberId)
    .executeTakeFirst();
  if (other !== undefined) throw new AppError('gangs/name-taken', { fields: { name: 'gangs/name-taken' } });
}

/** Erases a member; throws `gangs/last-member` for the only one. */
export function removeMember(deps: GangDeps, uid: string, gangId: string, memberId: string): Promise<Gang> {
  return changeAsHost(deps, uid, gangId, async (tx) => {
    const { id } = await findMember(tx, gangId, memberId);
    if ((await listMembers(tx, gangId)).length === 1) throw new AppError('gangs/last-member');
    await eraseMembers(deps, tx, [id]);
  });
}

/** Adds the evenings of one member to another, who is the same person. The account, if there is one, moves along. */
export function mergeMembers(
  deps: GangDeps,
  uid: string,
  { id: gangId, memberId, intoId }: { readonly id: string; readonly memberId: string; readonly intoId: string },
): Promise<Gang> {
  return changeAsHost(deps, uid, gangId, async (tx) => {
    const from = await findMember(tx, gangId, memberId);
    const into = await findMember(tx, gangId, intoId);
    if (from.id === into.id || (from.user_id !== null && into.user_id !== null))
      throw new AppError('gangs/already-linked');
    if (await havePlayedTogether(tx, from.id, into.id)) throw new AppError('gangs/played-together');
    const moved = await tx
      .updateTable('gang_players')
      .set({ member_id: into.id })
      .where('member_id', '=', from.id)
      .returning('game_id')
      .execute();
    await deps.replaceViewer(
      tx,
      moved.map(({ game_id }) => game_id),
      from.id,
      into.id,
    );
    await mergeLatecomers(deps, tx, from.id, into.id);
    await deps.questions.copySeen(tx, from.id, [into.id]);
    await deps.questions.forgetSeen(tx, [from.id]);
    await recordMerge(tx, gangId, { id: from.id, intoId: into.id }, deps.clock.now());
    await tx.deleteFrom('gang_members').where('id', '=', from.id).execute();
    const joinedAt = from.joined_at < into.joined_at ? from.joined_at : into.joined_at;
    // Consent belongs to the account that gave it, and to the name that it gave it for.
    const isShown = from.is_shown && from.name === into.name;
    const link = from.user_id === null ? {} : { user_id: from.user_id, is_shown: isShown };
    await tx
      .updateTable('gang_members')
      .set({ joined_at: joinedAt, ...link })
      .where('id', '=', into.id)
      .execute();
  });
}

async function havePlayedTogether(tx: Tx, one: string, other: string): Promise<boolean> {
  const game = await tx
    .selectFrom('gang_players as one')
    .innerJoin('gang_players as other', 'other.game_id', 'one.game_id')
    .select('one.game_id')
    .where('one.member_id', '=', one)
    .where('other.member_id', '=', other)
    .limit(1)
    .executeTakeFirst();
  return game !== undefined;
}
