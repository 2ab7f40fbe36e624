import { sql, type RawBuilder } from 'kysely';
import type { HostRoom } from '#shared/rooms/schema.ts';
import { seatReturnsWithinMs } from '#shared/rooms/seat-topic.ts';
import { AppError } from '../platform/app-error.ts';
import type { Database } from '../platform/database/index.ts';
import { change } from './change-room.ts';
import type { RoomDeps } from './deps.ts';
import { captainsOf, hasPlace, listSeats } from './queries.ts';
import type { SeatRow } from './tables.ts';

/** The removed seat, with what its row doesn't keep: the host's page repeats it. */
export interface ReturningSeat {
  readonly id: string;
  readonly seatId: string;
  readonly name: string;
  readonly isRemote: boolean;
  readonly isJudge: boolean;
  readonly isCaptain: boolean;
}

/** Brings a seat back that the host has just removed [ROOM-3]. Its token opens it again, and its presses count again. */
export function restoreSeat(deps: RoomDeps, hostId: string, wish: ReturningSeat): Promise<HostRoom> {
  const { id, seatId } = wish;
  return change(deps, hostId, id, async (tx) => {
    const seat = await tx
      .selectFrom('seats')
      .selectAll()
      .where('id', '=', seatId)
      .where('game_id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (seat === undefined) throw new AppError('rooms/seat-gone');
    // A repeated call, whose first answer was lost.
    if (seat.removed_at === null) return;
    const now = deps.clock.now();
    if (seat.removed_at.getTime() <= now - seatReturnsWithinMs) throw new AppError('rooms/too-late-to-return');
    const others = await listSeats(tx, id);
    if (!hasPlace(others, seat.team_index)) throw new AppError('rooms/place-taken');
    await tx
      .updateTable('seats')
      .set({ ...partsOf(seat, wish, others, now), name: wish.name, is_here: true, removed_at: null })
      .where('id', '=', seatId)
      .execute();
  });
}

/** The parts that the seat had, but for those that another seat has got since. */
function partsOf(seat: SeatRow, wish: ReturningSeat, others: readonly SeatRow[], now: number) {
  const team = others.filter(({ team_index }) => team_index === seat.team_index);
  const inOrder = [...others, seat].sort(
    (one, other) => one.joined_at.getTime() - other.joined_at.getTime() || (one.id < other.id ? -1 : 1),
  );
  // The first of a team is its captain without being chosen.
  const isCaptainAnyway = captainsOf(inOrder, now).has(seat.id);
  return {
    is_remote: wish.isRemote && !others.some(({ is_remote }) => is_remote),
    is_judge: wish.isJudge && seat.team_index === null && !others.some(({ is_judge }) => is_judge),
    is_captain:
      wish.isCaptain && seat.team_index !== null && !isCaptainAnyway && !team.some(({ is_captain }) => is_captain),
  };
}

/** How often presses of seats that can't come back any more are deleted. */
export const endReturnsIntervalMs = 10_000;

/** Deletes the presses of the seats that the host can't bring back any more [ROOM-3]. */
export async function endReturns({ database, clock }: Pick<RoomDeps, 'database' | 'clock'>): Promise<void> {
  await endReturnsOf(database.query, sql`removed_at <= ${new Date(clock.now() - seatReturnsWithinMs)}`);
}

/** Makes the removal of these seats final, and deletes their presses. */
export async function endReturnsOf(query: Database['query'], which: RawBuilder<unknown>): Promise<void> {
  await sql`
    with final as (
      update seats set removed_at = 'epoch' where removed_at > 'epoch' and ${which} returning id
    )
    delete from seat_presses using final where seat_presses.seat_id = final.id
  `.execute(query);
}
