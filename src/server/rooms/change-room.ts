import { present } from '#shared/kernel/assert.ts';
import type { HostRoom } from '#shared/rooms/schema.ts';
import { AppError } from '../platform/app-error.ts';
import { afterCommit } from '../platform/database/index.ts';
import type { Tx } from '../platform/database/index.ts';
import type { RoomDeps } from './deps.ts';
import type { RoomRow, SeatRow } from './tables.ts';
import {
  captainsOf,
  checkHost,
  checkPlace,
  countTeams,
  isJudged,
  listSeats,
  lockRoom,
  lockSeat,
  readHostRoom,
} from './queries.ts';

/** Changes a room in a transaction, if the caller is the game's host, and notifies its screens and phones. */
export async function change(
  deps: RoomDeps,
  hostId: string,
  gameId: string,
  work: (tx: Tx, room: RoomRow) => Promise<void>,
): Promise<HostRoom> {
  return deps.database.transaction(async (tx) => {
    await checkHost(deps, tx, hostId, gameId);
    await work(tx, await lockRoom(tx, gameId));
    afterCommit(tx, () => deps.gameChanged(gameId));
    return present(await readHostRoom(tx, gameId, deps.clock.now()), 'the changed room');
  });
}

export interface RoomChanges {
  readonly id: string;
  readonly isLocked?: boolean | undefined;
  readonly hasReactions?: boolean | undefined;
}

/** Locks or unlocks a room, and mutes or allows its reactions. */
export function changeRoom(
  deps: RoomDeps,
  hostId: string,
  { id, isLocked, hasReactions }: RoomChanges,
): Promise<HostRoom> {
  return change(deps, hostId, id, async (tx, room) => {
    const after = { is_locked: isLocked ?? room.is_locked, has_reactions: hasReactions ?? room.has_reactions };
    await tx.updateTable('rooms').set(after).where('game_id', '=', id).execute();
  });
}

export interface SeatChanges {
  readonly id: string;
  readonly seatId: string;
  readonly name?: string | undefined;
  readonly teamIndex?: number | null | undefined;
  readonly isRemote?: boolean | undefined;
  readonly isJudge?: boolean | undefined;
  readonly isCaptain?: boolean | undefined;
}

/** Changes a seat. Seats stay in the order of joining, also after a move to another team. */
export function changeSeat(deps: RoomDeps, hostId: string, changes: SeatChanges): Promise<HostRoom> {
  const { id, seatId } = changes;
  return change(deps, hostId, id, async (tx) => {
    const seats = await listSeats(tx, id);
    const seat = seats.find((each) => each.id === seatId);
    if (seat === undefined) throw new AppError('rooms/seat-gone');
    const after = changed(seat, changes);
    if (after.is_judge && after.team_index !== null) throw new AppError('rooms/judge-plays');
    if (after.is_judge && !seat.is_judge && !(await isJudged(tx, id))) throw new AppError('rooms/no-judge');
    if (after.team_index !== seat.team_index) {
      checkPlace(
        seats.filter((each) => each !== seat),
        after.team_index,
        await countTeams(tx, id),
      );
      await endActing(tx, seatId);
    }
    for (const role of ['is_remote', 'is_judge'] as const)
      if (after[role] && !seat[role])
        await tx
          .updateTable('seats')
          .set({ [role]: false })
          .where('game_id', '=', id)
          .where(role, '=', true)
          .execute();
    if (after.is_captain && after.team_index !== null) await endCaptaincy(tx, id, after.team_index);
    await tx.updateTable('seats').set(after).where('id', '=', seatId).execute();
  });
}

function changed(seat: SeatRow, changes: SeatChanges) {
  const { name, teamIndex = seat.team_index, isRemote, isJudge, isCaptain } = changes;
  return {
    name: name ?? seat.name,
    team_index: teamIndex,
    is_remote: isRemote ?? seat.is_remote,
    is_judge: isJudge ?? seat.is_judge,
    is_captain: isCaptain ?? (seat.is_captain && teamIndex === seat.team_index),
  };
}

/** The part of an actor that leaves its team, or its seat, is free again. */
async function endActing(tx: Tx, seatId: string): Promise<void> {
  await lockSeat(tx, seatId);
  await tx.deleteFrom('seat_presses').where('seat_id', '=', seatId).where('kind', '=', 'act-it').execute();
}

/** Ends the choice of a captain: the first phone of the team that is there takes over. */
async function endCaptaincy(tx: Tx, gameId: string, teamIndex: number): Promise<void> {
  await tx
    .updateTable('seats')
    .set({ is_captain: false })
    .where('game_id', '=', gameId)
    .where('team_index', '=', teamIndex)
    .where('is_captain', '=', true)
    .execute();
}

/** Makes another seat of the team its captain; does nothing unless `captain` is the captain now. */
export async function passCaptaincy(deps: RoomDeps, captain: SeatRow, seatId: string): Promise<void> {
  const { game_id: gameId, team_index: teamIndex } = captain;
  if (teamIndex === null) return;
  await deps.database.transaction(async (tx) => {
    await lockRoom(tx, gameId);
    const seats = await listSeats(tx, gameId);
    const next = seats.find(({ id }) => id === seatId);
    if (next?.team_index !== teamIndex || !captainsOf(seats, deps.clock.now()).has(captain.id)) return;
    await endCaptaincy(tx, gameId, teamIndex);
    await tx.updateTable('seats').set({ is_captain: true }).where('id', '=', seatId).execute();
    afterCommit(tx, () => deps.gameChanged(gameId));
  });
}

/**
 * Removes a seat with its name. The row stays with its token's hash, so that the phone can't take it again, and `restoreSeat`
 * can; so do its presses until `endReturns`, and count for nothing meanwhile.
 */
export function removeSeat(deps: RoomDeps, hostId: string, id: string, seatId: string): Promise<HostRoom> {
  return change(deps, hostId, id, async (tx) => {
    await endActing(tx, seatId);
    const removed = await tx
      .updateTable('seats')
      .set({
        name: '',
        is_here: false,
        is_remote: false,
        is_judge: false,
        is_captain: false,
        removed_at: new Date(deps.clock.now()),
      })
      .where('id', '=', seatId)
      .where('game_id', '=', id)
      .where('removed_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (removed === undefined) throw new AppError('rooms/seat-gone');
  });
}
