import { sql } from 'kysely';
import { isOneOf } from '../platform/database/index.ts';
import type { Tx } from '../platform/database/index.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { eraseGang } from './change-gang.ts';
import { eraseMembers } from './erase-members.ts';
import type { Erasing } from './erase-members.ts';

/** The gangs that a user owns, with the names of their members; those the user co-hosts; the members linked to the account. */
export function gangsOfUser(deps: Erasing): PersonalData {
  return { exportUser, eraseUser: (tx, uid) => eraseUser(deps, tx, uid) };
}

async function exportUser(tx: Tx, uid: string): Promise<{ gangs: object }> {
  const owned = await tx.selectFrom('gangs').selectAll().where('owner_id', '=', uid).orderBy('created_at').execute();
  const members = await tx
    .selectFrom('gang_members')
    .select(['gang_id', 'name', 'is_young', 'joined_at'])
    .where(
      isOneOf(
        'gang_id',
        owned.map(({ id }) => id),
      ),
    )
    .orderBy('joined_at')
    .orderBy('id')
    .execute();
  const hosted = await tx
    .selectFrom('gang_hosts')
    .innerJoin('gangs', 'gangs.id', 'gang_hosts.gang_id')
    .select(['gangs.id', 'gangs.name', 'gang_hosts.joined_at'])
    .where('gang_hosts.user_id', '=', uid)
    .orderBy('gang_hosts.joined_at')
    .execute();
  const linked = await tx
    .selectFrom('gang_members')
    .innerJoin('gangs', 'gangs.id', 'gang_members.gang_id')
    .select(['gangs.id', 'gangs.name as gang', 'gang_members.name', 'is_young', 'is_shown', 'joined_at'])
    .where('gang_members.user_id', '=', uid)
    .orderBy('joined_at')
    .execute();
  const played = await tx
    .selectFrom('gang_players')
    .innerJoin('gang_members', 'gang_members.id', 'gang_players.member_id')
    .innerJoin('gang_evenings', 'gang_evenings.game_id', 'gang_players.game_id')
    .select(['gang_members.gang_id', 'gang_players.game_id', 'gang_players.team_index', 'gang_evenings.at'])
    .where('gang_members.user_id', '=', uid)
    .orderBy('gang_evenings.at')
    .execute();
  const late = await tx
    .selectFrom('gang_latecomers')
    .innerJoin('gang_members', 'gang_members.id', 'gang_latecomers.member_id')
    .select(['gang_members.gang_id', 'gang_latecomers.game_id', 'gang_latecomers.at'])
    .where('gang_members.user_id', '=', uid)
    .orderBy('gang_latecomers.at')
    .execute();
  return {
    gangs: {
      owned: owned.map((gang) => ({
        id: gang.id,
        name: gang.name,
        createdAt: gang.created_at.getTime(),
        bringsSeen: gang.brings_seen_of === uid,
        members: members
          .filter(({ gang_id }) => gang_id === gang.id)
          .map(({ name, is_young, joined_at }) => ({ name, isYoung: is_young, joinedAt: joined_at.getTime() })),
      })),
      hosted: hosted.map(({ id, name, joined_at }) => ({ id, name, joinedAt: joined_at.getTime() })),
      linked: linked.map(({ id, gang, name, is_young, is_shown, joined_at }) => ({
        id,
        gang,
        name,
        isYoung: is_young,
        isShown: is_shown,
        joinedAt: joined_at.getTime(),
        played: played
          .filter(({ gang_id }) => gang_id === id)
          .map(({ game_id, team_index, at }) => ({ gameId: game_id, teamIndex: team_index, at: at.getTime() })),
        cameLateTo: late
          .filter(({ gang_id }) => gang_id === id)
          .map(({ game_id, at }) => ({ gameId: game_id, at: at.getTime() })),
      })),
    },
  };
}

/**
 * A gang goes to its co-host of longest standing; without one it is deleted. Evenings that count stay with the gang, also
 * where the games go with the account.
 */
async function eraseUser(deps: Erasing, tx: Tx, uid: string): Promise<void> {
  const locked = await lockGangsOf(tx, uid);
  // Before their evenings, as a game that ends does.
  await tx.selectFrom('games').select('id').where('host_id', '=', uid).orderBy('id').forUpdate().execute();
  await tx.deleteFrom('gang_invitations').where('invited_by', '=', uid).execute();
  await tx.deleteFrom('gang_invitations').where('used_by', '=', uid).execute();
  await tx.deleteFrom('gang_hosts').where('user_id', '=', uid).execute();
  await dropUncounted(tx, uid);
  // Unlinked first, so that the account takes nothing along of what its members have seen.
  const linked = await tx
    .updateTable('gang_members')
    .set({ user_id: null })
    .where('user_id', '=', uid)
    .returning('id')
    .execute();
  await eraseMembers(
    deps,
    tx,
    linked.map(({ id }) => id),
  );
  const owned = await tx
    .selectFrom('gangs')
    .select('id')
    .where('owner_id', '=', uid)
    .where(isOneOf('id', locked))
    .orderBy('id')
    .execute();
  for (const { id } of owned) {
    const heir = await tx
      .selectFrom('gang_hosts')
      .select('user_id')
      .where('gang_id', '=', id)
      .orderBy('joined_at')
      .orderBy('user_id')
      .limit(1)
      .executeTakeFirst();
    await (heir === undefined ? eraseGang(deps, tx, id) : handOver(tx, id, heir.user_id));
  }
}

/**
 * Locks every gang of which a row or a game may change, in one order, so that deletions that cross wait for each other.
 * Rows of games are locked under the lock of their gang alone.
 */
async function lockGangsOf(tx: Tx, uid: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from gangs where id in (
      select id from gangs where owner_id = ${uid}
      union select gang_id from gang_hosts where user_id = ${uid}
      union select gang_id from gang_members where user_id = ${uid}
      union select gang_id from gang_invitations where invited_by = ${uid} or used_by = ${uid}
      union select gang_id from gang_evenings join games on games.id = gang_evenings.game_id where host_id = ${uid}
    ) order by id for update
  `.execute(tx);
  return rows.map(({ id }) => id);
}

/** The evenings of the user's games that came to nothing so far: their games go with the account. */
async function dropUncounted(tx: Tx, uid: string): Promise<void> {
  await tx
    .deleteFrom('gang_evenings')
    .where('game_id', 'in', (query) => query.selectFrom('games').select('id').where('host_id', '=', uid))
    .where(sql<boolean>`counts is not true`)
    .execute();
}

async function handOver(tx: Tx, gangId: string, heirId: string): Promise<void> {
  await tx.deleteFrom('gang_hosts').where('gang_id', '=', gangId).where('user_id', '=', heirId).execute();
  // The new owner may have created a gang with the same key, and didn't wish to bring along what was seen.
  await tx
    .updateTable('gangs')
    .set({ owner_id: heirId, idempotency_key: gangId, brings_seen_of: null })
    .where('id', '=', gangId)
    .execute();
}
