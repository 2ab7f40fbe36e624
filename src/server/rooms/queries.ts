import { captainAwayAfterMs, maxOnlookers, maxPlayersInRoom } from '#shared/rooms/schema.ts';
import type { HostRoom, Seat } from '#shared/rooms/schema.ts';
import type { PressOfSeat } from '#shared/rooms/tasks/index.ts';
import { AppError } from '../platform/app-error.ts';
import { isOneOf } from '../platform/database/index.ts';
import type { Database, Tx } from '../platform/database/index.ts';
import type { RoomDeps } from './deps.ts';
import type { RoomRow, SeatRow } from './tables.ts';

/** `captains`: the ids of the seats that answer for their teams (`captainsOf`). */
export function seatOf(
  { id, name, team_index, emblem, is_remote, is_judge }: SeatRow,
  captains: ReadonlySet<string>,
): Seat {
  return {
    id,
    name,
    teamIndex: team_index,
    emblem,
    isRemote: is_remote,
    isJudge: is_judge,
    isCaptain: captains.has(id),
  };
}

/**
 * One seat of each team, by id: the chosen one, else the first that joined; of those whose phones were there a moment ago,
 * if any was.
 */
export function captainsOf(seats: readonly SeatRow[], now: number): ReadonlySet<string> {
  const isAwake = ({ seen_at }: SeatRow) => seen_at.getTime() > now - captainAwayAfterMs;
  const rankOf = (seat: SeatRow) => (isAwake(seat) ? 2 : 0) + (seat.is_captain ? 1 : 0);
  const captains = new Map<number, SeatRow>();
  for (const seat of seats) {
    if (seat.team_index === null) continue;
    const known = captains.get(seat.team_index);
    if (known === undefined || rankOf(seat) > rankOf(known)) captains.set(seat.team_index, seat);
  }
  return new Set([...captains.values()].map(({ id }) => id));
}

/** The seats that are taken, in the order of joining. */
export async function listSeats(query: Database['query'] | Tx, gameId: string): Promise<SeatRow[]> {
  return query
    .selectFrom('seats')
    .selectAll()
    .where('game_id', '=', gameId)
    .where('removed_at', 'is', null)
    .orderBy('joined_at')
    .orderBy('id')
    .execute();
}

/** What the seats that are taken have pressed, in the order of the presses; only for these tasks if there are any given. */
export async function listPresses(
  query: Database['query'] | Tx,
  gameId: string,
  tasks?: readonly string[],
): Promise<PressOfSeat[]> {
  if (tasks?.length === 0) return [];
  const rows = await query
    .selectFrom('seat_presses')
    .innerJoin('seats', 'seats.id', 'seat_presses.seat_id')
    .select(['seat_presses.seat_id', 'seat_presses.team_index', 'seat_presses.press'])
    .where('seat_presses.game_id', '=', gameId)
    .where('seats.removed_at', 'is', null)
    .$if(tasks !== undefined, (chosen) => chosen.where(isOneOf('task', tasks ?? [])))
    .orderBy('pressed_at')
    .orderBy('seat_id')
    .execute();
  return rows.map(({ seat_id, team_index, press }) => ({ seatId: seat_id, teamIndex: team_index, press }));
}

/** What the host sees of a room; null for a game whose room was never opened. */
export async function readHostRoom(
  query: Database['query'] | Tx,
  gameId: string,
  now: number,
): Promise<HostRoom | null> {
  const room = await query.selectFrom('rooms').selectAll().where('game_id', '=', gameId).executeTakeFirst();
  if (room === undefined) return null;
  const seats = await listSeats(query, gameId);
  const captains = captainsOf(seats, now);
  return {
    code: isValid(room, now) ? room.code : null,
    isLocked: room.is_locked,
    hasReactions: room.has_reactions,
    seats: seats.map((row) => ({ ...seatOf(row, captains), isHere: row.is_here })),
  };
}

export function isValid({ code_until }: RoomRow, now: number): boolean {
  return code_until.getTime() > now;
}

/** Returns the game's standing; throws `games/not-found` unless it belongs to this host. */
export async function checkHost(
  { standingsOf }: Pick<RoomDeps, 'standingsOf'>,
  query: Database['query'] | Tx,
  hostId: string,
  gameId: string,
) {
  const standing = (await standingsOf(query, [gameId])).get(gameId);
  if (standing?.hostId !== hostId) throw new AppError('games/not-found');
  return standing;
}

/**
 * Locks a room's row until the transaction ends, so that its seats are taken and moved one after the other. Presses, which
 * refer to the row, don't wait for it.
 */
export async function lockRoom(tx: Tx, gameId: string): Promise<RoomRow> {
  const room = await tx
    .selectFrom('rooms')
    .selectAll()
    .where('game_id', '=', gameId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (room === undefined) throw new AppError('rooms/not-found');
  return room;
}

/** Waits for presses of a seat that are being written, and lets no more be written for its place until the transaction ends. */
export async function lockSeat(tx: Tx, seatId: string): Promise<void> {
  await tx.selectFrom('seats').select('id').where('id', '=', seatId).forUpdate().execute();
}

/** How many teams a game has. */
export async function countTeams(query: Database['query'] | Tx, gameId: string): Promise<number> {
  const { card } = await query
    .selectFrom('game_packs')
    .select('card')
    .where('game_id', '=', gameId)
    .executeTakeFirstOrThrow();
  return card.teams.length;
}

/** Whether the room judges what a team says. Where options are tapped, the rules do. */
export async function isJudged(query: Database['query'] | Tx, gameId: string): Promise<boolean> {
  const { mode } = await query
    .selectFrom('game_packs')
    .select((of) => of.ref('pack', '->>').key('answerMode').as('mode'))
    .where('game_id', '=', gameId)
    .executeTakeFirstOrThrow();
  return mode === 'open';
}

/** Throws unless the team exists and the room has a place; `others` are the room's other seats. */
export function checkPlace(others: readonly SeatRow[], teamIndex: number | null, teams: number): void {
  if (teamIndex !== null && teamIndex >= teams) throw new AppError('rooms/unknown-team');
  if (!hasPlace(others, teamIndex)) throw new AppError(teamIndex === null ? 'rooms/too-many-onlookers' : 'rooms/full');
}

/** Whether a room with these other seats has a place for a player, or for an onlooker. */
export function hasPlace(others: readonly SeatRow[], teamIndex: number | null): boolean {
  const onlookers = others.filter((seat) => seat.team_index === null).length;
  return teamIndex === null ? onlookers < maxOnlookers : others.length - onlookers < maxPlayersInRoom;
}
