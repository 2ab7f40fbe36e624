import type { Attendance } from '#shared/gangs/schema.ts';
import { AppError } from '../platform/app-error.ts';
import { isOneOf } from '../platform/database/index.ts';
import type { Tx } from '../platform/database/index.ts';
import type { GangDeps } from './deps.ts';
import { findMember, lockGang } from './find-gang.ts';
import { findMerges } from './merges.ts';

interface OfEvening {
  readonly id: string;
  readonly gameId: string;
}

/** Who plays in a game of the caller's, and who came while it was played. */
export function getAttendance({ database }: GangDeps, uid: string, wish: OfEvening): Promise<Attendance> {
  return database.transaction(async (tx) => {
    await lockEvening(tx, uid, wish);
    return readAttendance(tx, wish.gameId);
  });
}

/**
 * Records that a member came after this step of the game: what opens from then on is seen by the member. Without effect
 * for a player, and for a member who came already.
 */
export function addLatecomer(
  deps: GangDeps,
  uid: string,
  wish: OfEvening & { readonly memberId: string; readonly afterSeq: number },
): Promise<Attendance> {
  const { id: gangId, gameId, afterSeq } = wish;
  return deps.database.transaction(async (tx) => {
    await lockEvening(tx, uid, wish);
    const memberId = await currentId(tx, wish);
    await findMember(tx, gangId, memberId);
    const known = await readAttendance(tx, gameId);
    if (known.players.includes(memberId) || known.latecomers.includes(memberId)) return known;
    await deps.addViewer(tx, { gameId, hostId: uid, viewer: memberId, afterSeq });
    await tx
      .insertInto('gang_latecomers')
      .values({ game_id: gameId, member_id: memberId, after_seq: afterSeq, at: new Date(deps.clock.now()) })
      .execute();
    return readAttendance(tx, gameId);
  });
}

/** Takes an arrival back: nothing more is seen by the member; what was opened meanwhile stays seen. */
export function removeLatecomer(
  { database, replaceViewer }: GangDeps,
  uid: string,
  wish: OfEvening & { readonly memberId: string },
): Promise<Attendance> {
  const { gameId } = wish;
  return database.transaction(async (tx) => {
    await lockEvening(tx, uid, wish);
    const memberId = await currentId(tx, wish);
    const removed = await tx
      .deleteFrom('gang_latecomers')
      .where('game_id', '=', gameId)
      .where('member_id', '=', memberId)
      .returning('game_id')
      .executeTakeFirst();
    if (removed !== undefined) await replaceViewer(tx, [gameId], memberId, null);
    return readAttendance(tx, gameId);
  });
}

/** Games to which these members came late, with the member of each. */
export function listLateGames(tx: Tx, memberIds: readonly string[]): Promise<{ game_id: string; member_id: string }[]> {
  return tx
    .selectFrom('gang_latecomers')
    .select(['game_id', 'member_id'])
    .where(isOneOf('member_id', memberIds))
    .execute();
}

/** Moves arrivals to the member who is the same person. Who played in a game didn't come late to it. */
export async function mergeLatecomers(
  { replaceViewer }: Pick<GangDeps, 'replaceViewer'>,
  tx: Tx,
  fromId: string,
  intoId: string,
): Promise<void> {
  const late = (await listLateGames(tx, [fromId])).map(({ game_id }) => game_id);
  await replaceViewer(tx, late, fromId, intoId);
  const known = (await listLateGames(tx, [intoId])).map(({ game_id }) => game_id);
  await tx
    .updateTable('gang_latecomers')
    .set({ member_id: intoId })
    .where('member_id', '=', fromId)
    .where(
      isOneOf(
        'game_id',
        late.filter((gameId) => !known.includes(gameId)),
      ),
    )
    .execute();
  await tx
    .deleteFrom('gang_latecomers')
    .where('member_id', '=', intoId)
    .where('game_id', 'in', (query) =>
      query.selectFrom('gang_players').select('game_id').where('member_id', '=', intoId),
    )
    .execute();
}

/** Who the member is by now: a tap made offline may arrive after a merge. */
async function currentId(
  tx: Tx,
  { id, memberId }: { readonly id: string; readonly memberId: string },
): Promise<string> {
  const [merge] = await findMerges(tx, id, [memberId]);
  return merge?.intoId ?? memberId;
}

/** The gang, locked, if the caller hosts it and the game is a game of both. */
async function lockEvening(tx: Tx, uid: string, { id, gameId }: OfEvening): Promise<void> {
  await lockGang(tx, uid, id, 'hosts');
  const evening = await tx
    .selectFrom('gang_evenings')
    .innerJoin('games', 'games.id', 'gang_evenings.game_id')
    .select('gang_evenings.game_id')
    .where('gang_evenings.gang_id', '=', id)
    .where('gang_evenings.game_id', '=', gameId)
    .where('games.host_id', '=', uid)
    .executeTakeFirst();
  if (evening === undefined) throw new AppError('games/not-found');
}

async function readAttendance(tx: Tx, gameId: string): Promise<Attendance> {
  const players = await tx
    .selectFrom('gang_players')
    .select('member_id')
    .where('game_id', '=', gameId)
    .where('member_id', 'is not', null)
    .orderBy('member_id')
    .execute();
  const latecomers = await tx
    .selectFrom('gang_latecomers')
    .select('member_id')
    .where('game_id', '=', gameId)
    .orderBy('at')
    .orderBy('member_id')
    .execute();
  return {
    players: players.flatMap(({ member_id }) => member_id ?? []),
    latecomers: latecomers.map(({ member_id }) => member_id),
  };
}
