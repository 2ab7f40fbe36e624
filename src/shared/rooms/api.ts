import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import {
  awardedSchema,
  hostRoomSchema,
  newSeatSchema,
  roomCodeSchema,
  roomSchema,
  seatName,
  seatTokenSchema,
} from './schema.ts';

const id = z.uuid();
const changedRoom = z.object({ room: hostRoomSchema });
const changesOfHost = ['games/not-found', 'rooms/not-found'] as const;

/** The host's calls about the phones of a game, and the calls of the phones. */
export const roomsApi = {
  openRoom: contract({
    method: 'POST',
    path: '/api/games/{id}/room',
    access: 'verified',
    inMaintenance: 'open',
    summary: 'Lets phones join a game: draws its code of six digits, or keeps the one it has for 12 hours more.',
    input: z.strictObject({ id }),
    output: changedRoom,
    errors: ['games/not-found', 'games/finished', 'rooms/this-machine-only', 'rooms/no-free-code'],
  }),
  changeRoom: contract({
    method: 'PATCH',
    path: '/api/games/{id}/room',
    access: 'verified',
    inMaintenance: 'open',
    summary:
      'Locks a room, so that no other phone joins, or unlocks it; mutes the reactions of its phones, or allows them.',
    input: z.strictObject({ id, isLocked: z.boolean().optional(), hasReactions: z.boolean().optional() }),
    output: changedRoom,
    errors: changesOfHost,
  }),
  changeSeat: contract({
    method: 'PATCH',
    path: '/api/games/{id}/room/seats/{seatId}',
    access: 'verified',
    inMaintenance: 'open',
    summary:
      'Renames a seat, moves it to another team (null makes it an onlooker), or hands it the remote, the judging or the ' +
      'part of its team’s captain, which another seat then loses. A judge is no player, and needs spoken answers.',
    input: z.strictObject({
      id,
      seatId: id,
      name: seatName.optional(),
      teamIndex: newSeatSchema.shape.teamIndex.optional(),
      isRemote: z.boolean().optional(),
      isJudge: z.boolean().optional(),
      isCaptain: z.boolean().optional(),
    }),
    output: changedRoom,
    errors: [
      ...changesOfHost,
      'rooms/seat-gone',
      'rooms/unknown-team',
      'rooms/full',
      'rooms/too-many-onlookers',
      'rooms/judge-plays',
      'rooms/no-judge',
    ],
  }),
  removeSeat: contract({
    method: 'DELETE',
    path: '/api/games/{id}/room/seats/{seatId}',
    access: 'verified',
    inMaintenance: 'open',
    summary:
      'Removes a seat with its name; its token is worth nothing any more and its presses count for nothing, unless the host ' +
      'brings it back within 30 seconds.',
    input: z.strictObject({ id, seatId: id }),
    output: changedRoom,
    errors: [...changesOfHost, 'rooms/seat-gone'],
  }),
  restoreSeat: contract({
    method: 'POST',
    path: '/api/games/{id}/room/seats/{seatId}/restore',
    access: 'verified',
    inMaintenance: 'open',
    summary:
      'Brings a removed seat back within 30 seconds: the same token and team, with the name and the parts that the caller ' +
      'repeats, as far as no other seat has got them since. Its presses count again, but for the part of an actor. Succeeds ' +
      'also if it is back already.',
    input: z.strictObject({
      id,
      seatId: id,
      name: seatName,
      isRemote: z.boolean().default(false),
      isJudge: z.boolean().default(false),
      isCaptain: z.boolean().default(false),
    }),
    output: changedRoom,
    errors: [...changesOfHost, 'rooms/seat-gone', 'rooms/too-late-to-return', 'rooms/place-taken'],
  }),
  listAwards: contract({
    method: 'GET',
    path: '/api/games/{id}/room/awards',
    access: 'verified',
    inMaintenance: 'open',
    summary: 'What the phones of a finished game are honoured for; empty without phones, and until it is finished.',
    input: z.strictObject({ id }),
    output: z.object({ awards: z.array(awardedSchema) }),
    errors: ['games/not-found'],
  }),
  findRoom: contract({
    method: 'GET',
    path: '/api/rooms/{code}',
    access: 'anyone',
    inMaintenance: 'open',
    summary: 'The room with this code: its teams, and whether there is place.',
    input: z.strictObject({ code: roomCodeSchema }),
    output: roomSchema,
    errors: ['rooms/not-found'],
  }),
  takeSeat: contract({
    method: 'POST',
    path: '/api/rooms/{code}/seats',
    access: 'anyone',
    inMaintenance: 'open',
    summary:
      'Joins a room without an account. The phone makes the token: a repeated call with it returns the same seat, as it ' +
      'is, and fails with rooms/seat-gone if the host removed it.',
    limit: 'room_join',
    input: newSeatSchema.extend({ code: roomCodeSchema }),
    output: z.object({ gameId: id }),
    errors: [
      'rooms/not-found',
      'rooms/locked',
      'rooms/full',
      'rooms/too-many-onlookers',
      'rooms/unknown-team',
      'rooms/seat-gone',
    ],
  }),
  leaveSeat: contract({
    method: 'POST',
    path: '/api/seats/leave',
    access: 'anyone',
    inMaintenance: 'open',
    summary:
      'Gives up the seat of a token, with its name; a removed one then can not come back. Also succeeds without such a seat.',
    input: z.strictObject({ token: seatTokenSchema }),
    output: z.object({}),
    errors: [],
  }),
};
