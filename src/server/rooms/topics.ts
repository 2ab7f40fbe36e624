import { z } from 'zod';
import { gameTopicOf } from '#shared/games/live.ts';
import { phoneView } from '#shared/rooms/phone-view.ts';
import { eventOf, nextChangeOfTask, seatTask, taskKeyOf, type PressOfSeat } from '#shared/rooms/tasks/index.ts';
import { judgeView, nextChangeOfRemote, remoteView } from '#shared/rooms/remote-view.ts';
import {
  pressSchema,
  roomChangeSchema,
  roomTopicOf,
  seatChangeSchema,
  seatOutlivesGameMs,
  seatTokenSchema,
  seatTopicOf,
  type KeptPress,
  type RoomChange,
  type SeatChange,
} from '#shared/rooms/schema.ts';
import type { WatchedGame } from '../games/index.ts';
import { AppError } from '../platform/app-error.ts';
import { hashToken } from '../platform/auth-session.ts';
import { versionOf } from '../platform/live/index.ts';
import type { DescribedTopic } from '../platform/live/index.ts';
import { cardOf } from './awards.ts';
import type { RoomDeps } from './deps.ts';
import { momentOf, phonesInTurn, pressesOf } from './phone-rooms.ts';
import type { FindPhoneRoom, PhoneRoom } from './phone-rooms.ts';
import { createPressLog } from './press-log.ts';
import type { Presence } from './presence.ts';
import { checkHost, readHostRoom, seatOf } from './queries.ts';
import type { SeatRow } from './tables.ts';
import { createPressTaker } from './take-press.ts';

const isId = (text: string) => z.uuid().safeParse(text).success;

/** The live topic of a room for its host: code, lock and seats. */
export function roomTopic(deps: RoomDeps, findRoom: FindPhoneRoom): DescribedTopic {
  const prefix = roomTopicOf('');
  const gameIdOf = (name: string) => name.slice(prefix.length);
  return {
    description: {
      name: roomTopicOf('{id}'),
      access: 'signed-in',
      summary: "The room of a game of the caller's: its code, its lock, who sits there, and what they press.",
      data: roomChangeSchema,
    },
    isShared: false,
    owns: (name) => name.startsWith(prefix) && isId(gameIdOf(name)),
    changeNameOf: (_, name) => gameTopicOf(gameIdOf(name)),
    async read(caller, name, after) {
      if (caller === null || !(await deps.accounts.hasSession(caller.sessionId)))
        throw new AppError('auth/unauthenticated');
      const { query } = deps.database;
      await checkHost(deps, query, caller.user.uid, gameIdOf(name));
      const room = await readHostRoom(query, gameIdOf(name), deps.clock.now());
      if (room === null) throw new AppError('rooms/not-found');
      // A vote is no change of the room: a screen that comes back asks for those that it has missed.
      const found = await findRoom(gameIdOf(name));
      const pressed = found === null ? [] : pressedNow(found.watched, await pressesOf(query, found.watched));
      const data: RoomChange = { ...room, pressed };
      const version = versionOf(data);
      return version === after ? null : { version, data };
    },
  };
}

const shownOnScreen: readonly KeptPress['kind'][] = ['vote', 'hint', 'act-it', 'buzz'];

/** What the screen shows of presses for the newest step: votes, hints, who acts, and the race for a steal. */
function pressedNow({ newest }: WatchedGame, pressed: readonly PressOfSeat[]): RoomChange['pressed'] {
  const key = taskKeyOf(newest.state);
  return pressed.flatMap(({ seatId, teamIndex, press }) => {
    const isShown = press.task === key && shownOnScreen.includes(press.kind);
    return (isShown && eventOf(press, { id: seatId, teamIndex, isCaptain: false })) || [];
  });
}

/** The live topic of a phone's seat. The token in its name is the only proof of access. */
export function seatTopic(deps: RoomDeps, presence: Presence, findRoom: FindPhoneRoom): DescribedTopic {
  const prefix = 'seats/';
  const gameIdOf = (name: string) => name.split('/')[1] ?? '';
  const tokenHashOf = (name: string) => hashToken(name.split('/')[2] ?? '', deps.secret);
  const seeLater = laterChange(deps);

  const takePress = createPressTaker(deps, createPressLog(deps));

  return {
    description: {
      name: seatTopicOf('{id}', '{token}'),
      access: 'anyone',
      summary: 'What the phone of a seat shows of its game; the token is the one that took the seat.',
      data: seatChangeSchema,
    },
    isShared: false,
    owns(name) {
      const [, gameId = '', token = '', ...rest] = name.split('/');
      return name.startsWith(prefix) && rest.length === 0 && isId(gameId) && seatTokenSchema.safeParse(token).success;
    },
    changeNameOf: (_, name) => gameTopicOf(gameIdOf(name)),
    async read(_, name, after) {
      const gameId = gameIdOf(name);
      const found = await findRoom(gameId);
      const seat = found?.seats.get(tokenHashOf(name));
      if (found === null || seat === undefined || hasEnded(found.watched, deps.clock.now()))
        throw new AppError('rooms/seat-gone');
      presence.shown(gameId, found.watched.hasScreen);
      if (found.watched.delayedUntil !== null) seeLater(gameId, found.watched.delayedUntil);
      const remoteChange = seat.is_remote ? nextChangeOfRemote(found.watched.newest, deps.clock.now()) : null;
      const taskChange = nextChangeOfTask(found.watched, deps.clock.now());
      for (const change of [remoteChange, taskChange]) if (change !== null) seeLater(gameId, change);
      // A vote is no change of the room: a phone that was reloaded asks for its own.
      const current =
        after === null ? { ...found, pressed: await pressesOf(deps.database.query, found.watched) } : found;
      const data = { ...changeOf(current, seat, deps.clock.now()), card: await cardOf(current, seat) };
      const version = versionOf(data);
      return version === after ? null : { version, data };
    },
    async press(_, name, data, time) {
      const press = pressSchema.safeParse(data).data;
      if (press === undefined) return null;
      const tokenHash = tokenHashOf(name);
      presence.heard(gameIdOf(name), tokenHash);
      if (press.kind === 'here') return null;
      const found = await findRoom(gameIdOf(name));
      const seat = found?.seats.get(tokenHash);
      return found === null || seat === undefined ? null : takePress(found, seat, press, time);
    },
  };
}

/** What a phone gets of its seat at a time, but for its card. */
export function changeOf(found: PhoneRoom, seat: SeatRow, at: number): Omit<SeatChange, 'card'> {
  const { watched, room, seats, captains } = found;
  const isOpen = watched.outcome === 'open';
  const mayPress = isOpen && watched.hasScreen && watched.intermission === null;
  const teammates = [...seats.values()].filter(
    (other) => other !== seat && other.team_index !== null && other.team_index === seat.team_index,
  );
  return {
    seat: seatOf(seat, captains),
    isLocked: room.is_locked,
    isScreenHere: watched.hasScreen,
    intermission: watched.intermission,
    view: phoneView(watched.game, watched.delayedUntil === null ? watched.outcome : 'open'),
    remote: seat.is_remote && mayPress ? remoteView(watched.newest, at, phonesInTurn(found, seat.id)) : null,
    judge: seat.is_judge && isOpen ? judgeView(watched.newest) : null,
    teammates: teammates.map(({ id, name, emblem, is_here }) => ({
      id,
      name,
      emblem,
      isCaptain: captains.has(id),
      isHere: is_here,
    })),
    mayReact: mayPress && room.has_reactions,
    task: mayPress ? seatTask(momentOf(found, seat, watched.game, at)) : null,
    givesReceipts: true,
  };
}

function hasEnded({ endedAt }: WatchedGame, now: number): boolean {
  return endedAt !== null && endedAt + seatOutlivesGameMs <= now;
}

/** Schedules a change event for the time at which a game's phones see something else without a new step; one timer per game. */
function laterChange({ clock, changedHere }: RoomDeps): (gameId: string, at: number) => void {
  const waiting = new Map<string, { readonly at: number; readonly timer: NodeJS.Timeout }>();
  return (gameId, at) => {
    const known = waiting.get(gameId);
    if (known !== undefined && known.at <= at) return;
    clearTimeout(known?.timer);
    const wake = () => {
      waiting.delete(gameId);
      changedHere(gameTopicOf(gameId));
    };
    waiting.set(gameId, { at, timer: setTimeout(wake, Math.max(0, at - clock.now())).unref() });
  };
}
