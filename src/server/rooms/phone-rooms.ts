import { gameTopicOf } from '#shared/games/live.ts';
import type { Game } from '#shared/games/state.ts';
import type { Awards } from '#shared/rooms/awards.ts';
import type { RemoteView } from '#shared/rooms/schema.ts';
import { seatLabels } from '#shared/rooms/seat-labels.ts';
import { taskKeyOf, type Moment, type PressOfSeat } from '#shared/rooms/tasks/index.ts';
import type { WatchedGame } from '../games/index.ts';
import type { Database } from '../platform/database/index.ts';
import { changesLost } from '../platform/live/index.ts';
import type { RoomDeps } from './deps.ts';
import { awardsReader } from './awards.ts';
import { captainsOf, listPresses, listSeats } from './queries.ts';
import type { RoomRow, SeatRow } from './tables.ts';

/** A game with its phones. */
export interface PhoneRoom {
  readonly watched: WatchedGame;
  readonly room: RoomRow;
  /** By the hash of their token. */
  readonly seats: ReadonlyMap<string, SeatRow>;
  /** Ids of the seats that answer for their teams. */
  readonly captains: ReadonlySet<string>;
  /** What the screen calls the seats of teams, by their ids. */
  readonly labels: ReadonlyMap<string, string>;
  /** For the task of the game's newest step, and of the step that phones see. */
  readonly pressed: readonly PressOfSeat[];
  /** What the seats are honoured for by the step that phones see, or by the newest; computed once. */
  readonly awards: (of: 'game' | 'newest') => Promise<Awards>;
}

/** A seat at a step of its game. */
export function momentOf({ captains, labels, pressed }: PhoneRoom, seat: SeatRow, game: Game, at: number): Moment {
  const key = taskKeyOf(game.state);
  return {
    game,
    seat: { id: seat.id, teamIndex: seat.team_index, isCaptain: captains.has(seat.id), label: labels.get(seat.id) },
    pressed: pressed.filter(({ press }) => press.task === key),
    at,
  };
}

/** The phones of the team in turn, as the screen calls them: whom a remote may ask for a hint. */
export function phonesInTurn(
  { watched, seats, labels }: PhoneRoom,
  remoteId: string,
): NonNullable<RemoteView['teammates']> {
  const { currentTeamIndex } = watched.newest.state;
  return [...seats.values()].flatMap(({ id, emblem, team_index, is_here }) => {
    const name = labels.get(id);
    const mayBeAsked = team_index === currentTeamIndex && id !== remoteId;
    return mayBeAsked && name !== undefined ? [{ id, name, emblem, isHere: is_here }] : [];
  });
}

export type FindPhoneRoom = (gameId: string) => Promise<PhoneRoom | null>;

/** The stored presses for the task of a game's newest step, and of the step that phones see. */
export function pressesOf(query: Database['query'], { newest, game }: WatchedGame): Promise<PressOfSeat[]> {
  const tasks = [newest, game].flatMap(({ state }) => taskKeyOf(state) ?? []);
  return listPresses(query, newest.pack.gameId, [...new Set(tasks)]);
}

/** How long a room is cached without a change event: bounds the delay if one between processes is lost. */
const keptMs = 2000;

/**
 * Reads rooms for phones and their presses. A room is cached until it or its game changes, so that
 * all phones and their presses together read the database once per change.
 */
export function createPhoneRooms(
  deps: Pick<RoomDeps, 'database' | 'clock' | 'watchGame' | 'listen' | 'commandsOf'>,
): FindPhoneRoom {
  const { clock, watchGame, listen } = deps;
  const { query } = deps.database;
  const kept = new Map<string, { readonly reading: Promise<PhoneRoom | null>; readonly at: number }>();
  listen((change) => {
    if (change === changesLost) kept.clear();
    else kept.delete(change);
  });
  /** By room, the last reading while it runs. */
  const running = new Map<string, Promise<unknown>>();

  const read = async (gameId: string): Promise<PhoneRoom | null> => {
    const room = await query.selectFrom('rooms').selectAll().where('game_id', '=', gameId).executeTakeFirst();
    const watched = room && (await watchGame(gameId));
    if (!room || !watched) return null;
    const seats = await listSeats(query, gameId);
    return {
      watched,
      room,
      awards: awardsReader(deps, watched, seats),
      seats: new Map(seats.map((seat) => [seat.token_hash, seat])),
      captains: captainsOf(seats, clock.now()),
      labels: seatLabels(seats.map(({ id, name, team_index }) => ({ id, name, teamIndex: team_index }))),
      pressed: await pressesOf(query, watched),
    };
  };

  /** Resolves after the reading before it, so that presses which wait for the two are taken in their order. */
  const readInOrder = (gameId: string): Promise<PhoneRoom | null> => {
    const before = running.get(gameId);
    const reading = Promise.all([read(gameId), before]).then(([room]) => room);
    const end = () => {
      if (running.get(gameId) === ended) running.delete(gameId);
    };
    const ended = reading.then(end, end);
    running.set(gameId, ended);
    return reading;
  };

  return (gameId) => {
    const name = gameTopicOf(gameId);
    const at = clock.now();
    const known = kept.get(name);
    if (known !== undefined && Math.abs(at - known.at) < keptMs) return known.reading;
    const entry = { reading: readInOrder(gameId), at };
    kept.set(name, entry);
    const forget = () => {
      if (kept.get(name) === entry) kept.delete(name);
    };
    entry.reading.catch(forget);
    setTimeout(forget, keptMs).unref();
    return entry.reading;
  };
}
