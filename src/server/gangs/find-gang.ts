import { sql } from 'kysely';
import type { Gang, GangCard, GangRole, Member } from '#shared/gangs/schema.ts';
import { AppError } from '../platform/app-error.ts';
import { isOneOf } from '../platform/database/index.ts';
import type { Database, Tx } from '../platform/database/index.ts';
import { listMerges } from './merges.ts';
import type { GangRow, MemberRow } from './tables.ts';

type Query = Database['query'] | Tx;

/** Who may do something with a gang: its owner, its hosts, or also its linked members. */
export type Allowed = 'owner' | 'hosts' | 'all';

/** A gang and what the caller is to it. */
export interface FoundGang {
  readonly gang: GangRow;
  readonly role: GangRole;
}

/**
 * The gang, locked until the transaction ends, so that its changes run one after the other. Throws `gangs/not-found` for
 * a stranger, else `gangs/hosts-only` or `gangs/owner-only` if the caller may not do this.
 */
export async function lockGang(tx: Tx, uid: string, gangId: string, allowed: Allowed): Promise<FoundGang> {
  const gang = await tx.selectFrom('gangs').selectAll().where('id', '=', gangId).forUpdate().executeTakeFirst();
  const role = gang && (await roleIn(tx, gang, uid));
  if (gang === undefined || role === undefined) throw new AppError('gangs/not-found');
  if (allowed === 'owner' && role !== 'owner') throw new AppError('gangs/owner-only');
  if (allowed === 'hosts' && role === 'member') throw new AppError('gangs/hosts-only');
  return { gang, role };
}

/** The gang, if the caller hosts it or is linked to a member; throws `gangs/not-found` otherwise. */
export async function findGang(query: Query, uid: string, gangId: string): Promise<FoundGang> {
  const gang = await query.selectFrom('gangs').selectAll().where('id', '=', gangId).executeTakeFirst();
  const role = gang && (await roleIn(query, gang, uid));
  if (gang === undefined || role === undefined) throw new AppError('gangs/not-found');
  return { gang, role };
}

/** What a user is to a gang; undefined for a stranger. */
export async function roleIn(query: Query, { id, owner_id }: GangRow, uid: string): Promise<GangRole | undefined> {
  if (owner_id === uid) return 'owner';
  const host = await query
    .selectFrom('gang_hosts')
    .select('user_id')
    .where('gang_id', '=', id)
    .where('user_id', '=', uid)
    .executeTakeFirst();
  if (host !== undefined) return 'host';
  const member = await query
    .selectFrom('gang_members')
    .select('id')
    .where('user_id', '=', uid)
    .where('gang_id', '=', id)
    .executeTakeFirst();
  return member && 'member';
}

/** The members of a gang in the order of joining. */
export async function listMembers(query: Query, gangId: string): Promise<MemberRow[]> {
  return query
    .selectFrom('gang_members')
    .selectAll()
    .where('gang_id', '=', gangId)
    .orderBy('joined_at')
    .orderBy('id')
    .execute();
}

/** One member; throws `gangs/unknown-member` if the gang has none with this id. */
export async function findMember(query: Query, gangId: string, memberId: string): Promise<MemberRow> {
  const member = await query
    .selectFrom('gang_members')
    .selectAll()
    .where('id', '=', memberId)
    .where('gang_id', '=', gangId)
    .executeTakeFirst();
  if (member === undefined) throw new AppError('gangs/unknown-member');
  return member;
}

/** The caller's gangs, the one that played last first; a new one counts from when it was made, as it plays next. */
export async function listGangs(query: Query, uid: string): Promise<GangCard[]> {
  const { rows } = await sql<{ id: string }>`
    select id from gangs where owner_id = ${uid}
    union select gang_id from gang_hosts where user_id = ${uid}
    union select gang_id from gang_members where user_id = ${uid}
  `.execute(query);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const gangs = await query.selectFrom('gangs').selectAll().where(isOneOf('id', ids)).execute();
  const hosted = await query.selectFrom('gang_hosts').select('gang_id').where('user_id', '=', uid).execute();
  const hostedIds = new Set(hosted.map(({ gang_id }) => gang_id));
  const counts = await countsOf(query, ids);
  const cards = gangs.map((gang) => {
    const host = hostedIds.has(gang.id) ? 'host' : 'member';
    const role: GangRole = gang.owner_id === uid ? 'owner' : host;
    const { startedAt, ...figures } = countsIn(counts, gang.id);
    return { card: { ...looksOf(gang), role, ...figures }, latest: startedAt ?? gang.created_at.getTime() };
  });
  return cards
    .sort((one, other) => other.latest - one.latest || (one.card.id < other.card.id ? 1 : -1))
    .map(({ card }) => card);
}

/** The whole gang, as the caller sees it; throws `gangs/not-found` for a stranger. */
export async function readGang(query: Query, uid: string, gangId: string): Promise<Gang> {
  const { gang, role } = await findGang(query, uid, gangId);
  const { startedAt: _, ...figures } = await countsOfGang(query, gangId);
  return {
    ...looksOf(gang),
    role,
    ...figures,
    members: (await listMembers(query, gangId)).map((member) => memberOf(member, uid)),
    hosts: await listHosts(query, gang, uid),
    lastHere: await listLastHere(query, gangId),
    merges: role === 'member' ? [] : await listMerges(query, gangId),
    publicToken: role === 'member' ? null : gang.public_token,
  };
}

const looksOf = ({ id, name, emblem, color }: GangRow) => ({ id, name, emblem, color });

function memberOf(row: MemberRow, uid: string): Member {
  return {
    id: row.id,
    name: row.name,
    emblem: row.emblem,
    color: row.color,
    isYoung: row.is_young,
    isShown: row.is_shown,
    isLinked: row.user_id !== null,
    isYou: row.user_id === uid,
    joinedAt: row.joined_at.getTime(),
  };
}

async function listHosts(query: Query, { id, owner_id }: GangRow, uid: string): Promise<Gang['hosts']> {
  const cohosts = await query
    .selectFrom('gang_hosts')
    .select('user_id')
    .where('gang_id', '=', id)
    .orderBy('joined_at')
    .orderBy('user_id')
    .execute();
  const uids = [owner_id, ...cohosts.map(({ user_id }) => user_id)];
  const rows = await query
    .selectFrom('user_directory')
    .select(['id', 'display_name'])
    .where(isOneOf('id', uids))
    .execute();
  const names = new Map(rows.map((row) => [row.id, row.display_name]));
  return uids.map((host) => ({
    uid: host,
    name: names.get(host) ?? '',
    isOwner: host === owner_id,
    isYou: host === uid,
  }));
}

/** Who of the members played in the latest game that was started. */
async function listLastHere(query: Query, gangId: string): Promise<string[]> {
  const latest = await query
    .selectFrom('gang_evenings')
    .select('game_id')
    .where('gang_id', '=', gangId)
    .orderBy('at', 'desc')
    .orderBy('game_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (latest === undefined) return [];
  const players = await query
    .selectFrom('gang_players')
    .select('member_id')
    .where('game_id', '=', latest.game_id)
    .where('member_id', 'is not', null)
    .orderBy('team_index')
    .orderBy('member_id')
    .execute();
  return players.flatMap(({ member_id }) => member_id ?? []);
}

interface Counts {
  readonly members: number;
  readonly evenings: number;
  readonly lastEveningAt: number | null;
  /** Of the latest game, also of one that doesn't count. */
  readonly startedAt: number | null;
}

export async function countsOfGang(query: Query, gangId: string): Promise<Counts> {
  return countsIn(await countsOf(query, [gangId]), gangId);
}

async function countsOf(query: Query, gangIds: readonly string[]): Promise<ReadonlyMap<string, Counts>> {
  const { rows } = await sql<{
    id: string;
    members: number;
    evenings: number;
    last_evening_at: Date | null;
    started_at: Date | null;
  }>`
    select id,
      (select count(*) from gang_members where gang_id = gang.id) as members,
      (select count(*) from gang_evenings where gang_id = gang.id and counts) as evenings,
      (select max(at) from gang_evenings where gang_id = gang.id and counts) as last_evening_at,
      (select max(at) from gang_evenings where gang_id = gang.id) as started_at
    from unnest(${gangIds}::text[]) as gang (id)
  `.execute(query);
  return new Map(
    rows.map(({ id, members, evenings, last_evening_at, started_at }) => [
      id,
      {
        members,
        evenings,
        lastEveningAt: last_evening_at?.getTime() ?? null,
        startedAt: started_at?.getTime() ?? null,
      },
    ]),
  );
}

function countsIn(counts: ReadonlyMap<string, Counts>, gangId: string): Counts {
  return counts.get(gangId) ?? { members: 0, evenings: 0, lastEveningAt: null, startedAt: null };
}
