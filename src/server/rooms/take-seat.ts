import { sql } from 'kysely';
import type { NewSeat, Room } from '#shared/rooms/schema.ts';
import { maxOnlookers, maxPlayersInRoom } from '#shared/rooms/schema.ts';
import { AppError } from '../platform/app-error.ts';
import { hashToken } from '../platform/auth-session.ts';
import { afterCommit } from '../platform/database/index.ts';
import type { Database, Tx } from '../platform/database/index.ts';
import { newId } from '../platform/ids.ts';
import { limitGuesses, networkOf } from '../platform/rate-limits/index.ts';
import type { LimitSubject } from '../platform/rate-limits/index.ts';
import type { RoomDeps } from './deps.ts';
import { checkPlace, countTeams, listSeats, lockRoom } from './queries.ts';
import { endReturnsOf } from './restore-seat.ts';

/** Limits wrong codes by network, since phones have no account. */
function guessCode<Value>(
  { rateLimits }: RoomDeps,
  limitSubject: LimitSubject,
  guess: () => Promise<Value>,
): Promise<Value> {
  return limitGuesses(
    {
      rateLimits,
      limitSubject,
      identifier: `rooms of ${networkOf(limitSubject.networkAddress)}`,
      operation: 'room_code',
      isWrong: (outcome) =>
        'error' in outcome && outcome.error instanceof AppError && outcome.error.code === 'rooms/not-found',
    },
    guess,
  );
}

/** Returns the id of the open game whose room has this code now; throws `rooms/not-found`. */
async function findGame(deps: RoomDeps, query: Database['query'] | Tx, code: string): Promise<string> {
  const room = await query
    .selectFrom('rooms')
    .select('game_id')
    .where('code', '=', code)
    .where('code_until', '>', new Date(deps.clock.now()))
    .executeTakeFirst();
  const standing = room && (await deps.standingsOf(query, [room.game_id])).get(room.game_id);
  if (room === undefined || standing?.outcome !== 'open') throw new AppError('rooms/not-found');
  return room.game_id;
}

/** What a phone sees before it joins. */
export function findRoom(deps: RoomDeps, code: string, limitSubject: LimitSubject): Promise<Room> {
  return guessCode(deps, limitSubject, async () => {
    const { query } = deps.database;
    const gameId = await findGame(deps, query, code);
    const { is_locked, card } = await query
      .selectFrom('rooms')
      .innerJoin('game_packs', 'game_packs.game_id', 'rooms.game_id')
      .select(['is_locked', 'card'])
      .where('rooms.game_id', '=', gameId)
      .executeTakeFirstOrThrow();
    const seats = await listSeats(query, gameId);
    const playersOf = (team: number) => seats.filter((seat) => seat.team_index === team).length;
    const onlookers = seats.filter((seat) => seat.team_index === null).length;
    return {
      gameId,
      teams: card.teams.map(({ name, color, emblem }, index) => ({ name, color, emblem, players: playersOf(index) })),
      isLocked: is_locked,
      hasPlaceForPlayers: seats.length - onlookers < maxPlayersInRoom,
      hasPlaceForOnlookers: onlookers < maxOnlookers,
    };
  });
}

/** Joins a room and returns the game's id. A repeated call with the same token gets the same seat. */
export function takeSeat(deps: RoomDeps, code: string, wish: NewSeat, limitSubject: LimitSubject): Promise<string> {
  const now = deps.clock.now();
  const tokenHash = hashToken(wish.token, deps.secret);
  return guessCode(deps, limitSubject, () =>
    deps.database.transaction(async (tx) => {
      const gameId = await findGame(deps, tx, code);
      const room = await lockRoom(tx, gameId);
      const known = await tx.selectFrom('seats').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
      if (known?.game_id === gameId && known.removed_at === null) return gameId;
      if (known !== undefined) throw new AppError('rooms/seat-gone');
      if (room.is_locked) throw new AppError('rooms/locked');
      checkPlace(await listSeats(tx, gameId), wish.teamIndex, await countTeams(tx, gameId));
      const taken = await tx
        .insertInto('seats')
        .values({
          id: newId(now),
          game_id: gameId,
          token_hash: tokenHash,
          name: wish.name,
          team_index: wish.teamIndex,
          emblem: wish.emblem,
          joined_at: new Date(now),
          seen_at: new Date(now),
          removed_at: null,
        })
        // A concurrent call may take a seat of another room with the same token.
        .onConflict((conflict) => conflict.column('token_hash').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (taken === undefined) throw new AppError('rooms/seat-gone');
      afterCommit(tx, () => deps.gameChanged(gameId));
      return gameId;
    }),
  );
}

/** Deletes the seat of a token, if there is one; one that the host has removed can't come back any more. */
export async function leaveSeat(deps: RoomDeps, token: string): Promise<void> {
  const tokenHash = hashToken(token, deps.secret);
  await endReturnsOf(deps.database.query, sql`token_hash = ${tokenHash}`);
  const left = await deps.database.query
    .deleteFrom('seats')
    .where('token_hash', '=', tokenHash)
    .where('removed_at', 'is', null)
    .returning('game_id')
    .executeTakeFirst();
  if (left !== undefined) deps.gameChanged(left.game_id);
}
