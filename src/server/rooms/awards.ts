import { summarize } from '#shared/games/summary.ts';
import { present } from '#shared/kernel/assert.ts';
import { awardsOf, type Awards } from '#shared/rooms/awards.ts';
import { phoneView } from '#shared/rooms/phone-view.ts';
import type { Awarded, SeatCard } from '#shared/rooms/schema.ts';
import type { WatchedGame } from '../games/index.ts';
import type { RoomDeps } from './deps.ts';
import type { FindPhoneRoom, PhoneRoom } from './phone-rooms.ts';
import { checkHost, listPresses } from './queries.ts';
import type { SeatRow } from './tables.ts';

/** Reads log and presses once for all phones that ask. */
export function awardsReader(
  { database, commandsOf }: Pick<RoomDeps, 'database' | 'commandsOf'>,
  watched: WatchedGame,
  seats: readonly SeatRow[],
): PhoneRoom['awards'] {
  const known = new Map<'game' | 'newest', Promise<Awards>>();
  const read = async (of: 'game' | 'newest') => {
    const { pack, seq } = watched[of];
    const commands = await commandsOf(pack.gameId);
    const presses = await listPresses(database.query, pack.gameId);
    return awardsOf(
      pack,
      commands.filter((command) => command.seq <= seq),
      seats,
      presses,
    );
  };
  return (of) => {
    const reading = known.get(of) ?? read(of);
    known.set(of, reading);
    reading.catch(() => known.delete(of));
    return reading;
  };
}

/** What the phone of a player says at the end; null until the screen has shown the result, and for an onlooker. */
export async function cardOf({ watched, awards }: PhoneRoom, { id, team_index }: SeatRow): Promise<SeatCard | null> {
  const { game } = watched;
  if (team_index === null || watched.outcome === 'abandoned' || phoneView(game, 'open').winners.length === 0)
    return null;
  const { figures, awards: won } = await awards('game');
  const { votes, votesRight, hintsRight, fastestMs } = present(figures.get(id), 'the figures of a seat');
  const { place } = present(summarize(game.pack, game.state).teams[team_index], 'the seat’s team');
  const own = won.filter(({ seatIds }) => seatIds.includes(id)).map(({ award }) => award);
  return { place, votes, votesRight, hintsRight, fastestMs, awards: own };
}

/** The awards of a host's finished game, with the seats that share each. */
export async function listAwards(
  deps: RoomDeps,
  findPhoneRoom: FindPhoneRoom,
  hostId: string,
  gameId: string,
): Promise<Awarded[]> {
  const { outcome } = await checkHost(deps, deps.database.query, hostId, gameId);
  const found = outcome === 'finished' ? await findPhoneRoom(gameId) : null;
  if (found === null) return [];
  const seats = [...found.seats.values()];
  const { awards } = await found.awards('newest');
  return awards.map(({ award, seatIds }) => ({
    award,
    seats: seats
      .filter(({ id }) => seatIds.includes(id))
      .map(({ id, name, team_index, emblem }) => ({ id, name, teamIndex: team_index, emblem })),
  }));
}
