/**
 * Rooms: the phones of a game. Its code, the seats of those who joined, and what their phones see. Owns rooms,
 * room_codes, seats and their presses. A phone has no account: it makes a random token, and the database stores its hash
 * with the seat.
 * No phone writes to a game: the screen does, also for the remote (docs/rules.md, "Phones").
 */
import { roomsApi } from '#shared/rooms/api.ts';
import { untilWinnerMs } from '#shared/games/finale-times.ts';
import { maxTeams } from '#shared/games/setup.ts';
import { suspenseOf } from '#shared/rooms/phone-view.ts';
import { suspenseMs } from '#shared/rooms/schema.ts';
import type { Games } from '../games/index.ts';
import { mount } from '../platform/http/index.ts';
import type { HttpServer } from '../platform/http/index.ts';
import type { Job } from '../platform/jobs.ts';
import type { DescribedTopic } from '../platform/live/index.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { changeRoom, changeSeat, removeSeat } from './change-room.ts';
import type { RoomDeps } from './deps.ts';
import { openRoom } from './open-room.ts';
import { roomsOfUser } from './personal-data.ts';
import { listAwards } from './awards.ts';
import { createPhoneRooms, type FindPhoneRoom } from './phone-rooms.ts';
import { createPresence, presenceIntervalMs } from './presence.ts';
import { endReturns, endReturnsIntervalMs, restoreSeat } from './restore-seat.ts';
import { findRoom, leaveSeat, takeSeat } from './take-seat.ts';
import { roomTopic, seatTopic } from './topics.ts';
import './tables.ts';

export interface Rooms extends PersonalData {
  mount(server: HttpServer): void;
  readonly topics: readonly DescribedTopic[];
  readonly jobs: readonly Job[];
  /** Writes which phones are there, and notifies the pages of games where a phone or a screen came or went. */
  updatePresence(): Promise<void>;
}

export function createRooms({
  games,
  ...parts
}: Omit<RoomDeps, 'gameChanged' | 'watchGame' | 'standingsOf' | 'commandsOf'> & { readonly games: Games }): Rooms {
  const deps: RoomDeps = {
    ...parts,
    gameChanged: games.changed,
    standingsOf: games.standings,
    commandsOf: games.commandsOf,
    watchGame: games.watch({ of: suspenseOf, maxMs: Math.max(suspenseMs, untilWinnerMs(maxTeams)) }),
  };
  const presence = createPresence(deps);
  const findPhoneRoom = createPhoneRooms(deps);
  return {
    mount: (server) => mountRooms(server, deps, findPhoneRoom),
    topics: [roomTopic(deps, findPhoneRoom), seatTopic(deps, presence, findPhoneRoom)],
    jobs: [
      { name: 'presence of phones', intervalMs: presenceIntervalMs, work: presence.update },
      { name: 'presses of removed seats', intervalMs: endReturnsIntervalMs, work: () => endReturns(deps) },
    ],
    updatePresence: presence.update,
    ...roomsOfUser,
  };
}

function mountRooms(server: HttpServer, deps: RoomDeps, findPhoneRoom: FindPhoneRoom): void {
  mount(server, roomsApi.openRoom, async ({ input, caller }) => ({
    room: await openRoom(deps, caller.user.uid, input.id),
  }));
  mount(server, roomsApi.changeRoom, async ({ input, caller }) => ({
    room: await changeRoom(deps, caller.user.uid, input),
  }));
  mount(server, roomsApi.changeSeat, async ({ input, caller }) => ({
    room: await changeSeat(deps, caller.user.uid, input),
  }));
  mount(server, roomsApi.removeSeat, async ({ input, caller }) => ({
    room: await removeSeat(deps, caller.user.uid, input.id, input.seatId),
  }));
  mount(server, roomsApi.restoreSeat, async ({ input, caller }) => ({
    room: await restoreSeat(deps, caller.user.uid, input),
  }));
  mount(server, roomsApi.listAwards, async ({ input, caller }) => ({
    awards: await listAwards(deps, findPhoneRoom, caller.user.uid, input.id),
  }));
  mount(server, roomsApi.findRoom, ({ input, limitSubject }) => findRoom(deps, input.code, limitSubject));
  mount(server, roomsApi.takeSeat, async ({ input: { code, ...seat }, limitSubject }) => ({
    gameId: await takeSeat(deps, code, seat, limitSubject),
  }));
  mount(server, roomsApi.leaveSeat, async ({ input }) => {
    await leaveSeat(deps, input.token);
    return {};
  });
}
