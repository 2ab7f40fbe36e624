import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { questionsApi } from '../questions/api.ts';
import { teamColors, teamEmblems } from '../games/setup.ts';
import {
  attendanceSchema,
  drawnTeamsSchema,
  drawRequestSchema,
  eveningCardSchema,
  gangCardSchema,
  gangName,
  gangSchema,
  maxMembers,
  memberTeamsSchema,
  newMemberSchema,
  publicGangSchema,
  seasonSchema,
  tableSchema,
} from './schema.ts';

const id = z.uuid();
const token = z.string().regex(/^[\w-]{22,43}$/);
const changedGang = z.object({ gang: gangSchema });
const ofHosts = ['gangs/not-found', 'gangs/hosts-only'] as const;
const ofMembers = [...ofHosts, 'gangs/unknown-member'] as const;
const ofEvenings = [...ofHosts, 'games/not-found'] as const;
const look = { emblem: z.enum(teamEmblems), color: z.enum(teamColors) };

/** Gangs: the people who play together, their fair teams and their table. */
export const gangsApi = {
  listGangs: contract({
    method: 'GET',
    path: '/api/gangs',
    access: 'verified',
    summary: 'The gangs that the caller owns, co-hosts or is a linked member of; the one that played last first.',
    input: z.strictObject({}),
    output: z.object({ items: z.array(gangCardSchema) }),
    errors: [],
  }),
  createGang: contract({
    method: 'POST',
    path: '/api/gangs',
    access: 'verified',
    status: 201,
    idempotent: true,
    summary: 'Creates a gang, with its first members; the same key returns the same gang.',
    input: z.strictObject({
      name: gangName,
      emblem: look.emblem.optional(),
      color: look.color.optional(),
      members: z.array(newMemberSchema, 'gangs/members-missing').min(1, 'gangs/members-missing').max(maxMembers),
      /**
       * Whether its members, these and those who join before the first evening has ended, have seen what the caller's account
       * has seen: for those who have played together before.
       */
      bringsSeen: z.boolean().default(false),
    }),
    output: changedGang,
    errors: ['gangs/too-many', 'gangs/name-taken'],
  }),
  getGang: contract({
    method: 'GET',
    path: '/api/gangs/{id}',
    access: 'verified',
    summary: 'A gang with its hosts and members, for those hosts and for linked members.',
    input: z.strictObject({ id }),
    output: changedGang,
    errors: ['gangs/not-found'],
  }),
  changeGang: contract({
    method: 'PATCH',
    path: '/api/gangs/{id}',
    access: 'verified',
    summary: 'Renames a gang, changes its looks, or turns its public page on, with a new address, or off.',
    input: z.strictObject({
      id,
      name: gangName.optional(),
      emblem: look.emblem.optional(),
      color: look.color.optional(),
      isPublic: z.boolean().optional(),
    }),
    output: changedGang,
    errors: ofHosts,
  }),
  deleteGang: contract({
    method: 'DELETE',
    path: '/api/gangs/{id}',
    access: 'verified',
    summary:
      'Deletes a gang with its evenings, and erases its members’ names from the games they played. Its games stay.',
    input: z.strictObject({ id }),
    output: z.object({}),
    errors: ['gangs/not-found', 'gangs/owner-only'],
  }),
  addMembers: contract({
    method: 'POST',
    path: '/api/gangs/{id}/members',
    access: 'verified',
    summary:
      'Adds members, who need no accounts: all of the list, or none. The field of a name that is taken is in the error.',
    input: z.strictObject({ id, members: z.array(newMemberSchema).min(1).max(maxMembers) }),
    output: changedGang,
    errors: [...ofHosts, 'gangs/full', 'gangs/name-taken'],
  }),
  changeMember: contract({
    method: 'PATCH',
    path: '/api/gangs/{id}/members/{memberId}',
    access: 'verified',
    summary:
      'Renames a member, changes looks or the young mark, or consents to the name on the public page: a linked member ' +
      'decides that alone, the hosts for those without an account.',
    input: z.strictObject({
      id,
      memberId: id,
      name: gangName.optional(),
      emblem: look.emblem.optional(),
      color: look.color.optional(),
      isYoung: z.boolean().optional(),
      isShown: z.boolean().optional(),
    }),
    output: changedGang,
    errors: [...ofMembers, 'gangs/name-taken', 'gangs/consent-of-member'],
  }),
  removeMember: contract({
    method: 'DELETE',
    path: '/api/gangs/{id}/members/{memberId}',
    access: 'verified',
    summary:
      'Erases a member: the name goes from the gang and from every pack and log; what teams earned stays, without a name. ' +
      'The last member goes with the gang alone.',
    input: z.strictObject({ id, memberId: id }),
    output: changedGang,
    errors: [...ofMembers, 'gangs/last-member'],
  }),
  mergeMembers: contract({
    method: 'POST',
    path: '/api/gangs/{id}/members/{memberId}/merge',
    access: 'verified',
    summary: 'Adds the history of a member to another one, who is the same person, and removes the first.',
    input: z.strictObject({ id, memberId: id, intoId: id }),
    output: changedGang,
    errors: [...ofMembers, 'gangs/already-linked', 'gangs/played-together'],
  }),
  invite: contract({
    method: 'POST',
    path: '/api/gangs/{id}/invitations',
    access: 'verified',
    summary: 'Makes a link, good once and for a week, that lets a person co-host the gang, or be one of its members.',
    input: z.strictObject({ id, memberId: id.nullable() }),
    output: z.object({ token: z.string(), expiresAt: z.number().int() }),
    errors: [...ofMembers, 'gangs/already-linked', 'gangs/too-many-hosts'],
  }),
  readInvitation: contract({
    method: 'GET',
    path: '/api/gang-invitations/{token}',
    access: 'verified',
    summary: 'What an invitation is for. `member` is null for a co-host.',
    input: z.strictObject({ token }),
    output: z.object({
      gang: z.object({ id, name: z.string(), ...look }),
      member: z.object({ id, name: z.string(), ...look }).nullable(),
    }),
    errors: ['gangs/invitation-gone'],
  }),
  acceptInvitation: contract({
    method: 'POST',
    path: '/api/gang-invitations/{token}',
    access: 'verified',
    summary: 'Makes the caller a co-host, or links the caller to the member.',
    input: z.strictObject({ token }),
    output: changedGang,
    errors: ['gangs/invitation-gone', 'gangs/already-linked', 'gangs/too-many-hosts'],
  }),
  leaveGang: contract({
    method: 'POST',
    path: '/api/gangs/{id}/leave',
    access: 'verified',
    summary:
      'Ends the caller’s part: as a co-host, and as a linked member, whose name is erased if wished. An owner deletes the ' +
      'gang instead.',
    input: z.strictObject({ id, isErased: z.boolean() }),
    output: z.object({}),
    errors: ['gangs/not-found', 'gangs/owner-only'],
  }),
  removeHost: contract({
    method: 'DELETE',
    path: '/api/gangs/{id}/hosts/{uid}',
    access: 'verified',
    summary: 'Takes the gang from a co-host.',
    input: z.strictObject({ id, uid: z.string().max(64) }),
    output: changedGang,
    errors: ['gangs/not-found', 'gangs/owner-only'],
  }),
  drawTeams: contract({
    method: 'POST',
    path: '/api/gangs/{id}/draw',
    access: 'verified',
    summary: 'Draws fair teams from those who are here tonight, and counts the draws before the gang’s next game.',
    input: drawRequestSchema.extend({ id }),
    output: drawnTeamsSchema,
    errors: [...ofMembers, 'gangs/draw-impossible', 'gangs/team-full'],
  }),
  getOdds: contract({
    method: 'POST',
    path: '/api/gangs/{id}/odds',
    access: 'verified',
    summary: 'Each team’s chance to win in percent, after a name was moved by hand. Changes nothing.',
    input: z.strictObject({ id, teams: memberTeamsSchema }),
    output: z.object({ odds: z.array(z.number().int()) }),
    errors: ofMembers,
  }),
  listCategories: contract({
    method: 'POST',
    path: '/api/gangs/{id}/categories',
    access: 'verified',
    summary:
      'The categories as `GET /api/categories` lists them, with the fresh games left for those who are here tonight. ' +
      'Changes nothing.',
    input: z.strictObject({ id, memberIds: z.array(id).min(1).max(maxMembers) }),
    output: questionsApi.listCategories.output,
    errors: ofMembers,
  }),
  listEvenings: contract({
    method: 'GET',
    path: '/api/gangs/{id}/evenings',
    access: 'verified',
    summary: 'The games of a gang, latest first.',
    input: z.strictObject({
      id,
      limit: z.coerce.number().int().min(1).max(50).default(20),
      cursor: z.string().max(200).optional(),
    }),
    output: z.object({ items: z.array(eveningCardSchema), nextCursor: z.string().nullable(), hasMore: z.boolean() }),
    errors: ['gangs/not-found'],
  }),
  getGangOfGame: contract({
    method: 'GET',
    path: '/api/games/{id}/gang',
    access: 'verified',
    summary:
      'The gang that played a game of the caller, with its members as they are now, to play again, and those who came late. ' +
      'Null for a game without a gang, or if the caller doesn’t host it any more.',
    input: z.strictObject({ id }),
    output: z.object({
      gang: z
        .object({
          id,
          players: z.array(z.object({ id, name: z.string(), teamIndex: z.number().int() })),
          /** In the order of coming. Absent in answers of older servers. */
          latecomers: z.array(z.object({ id, name: z.string() })).default([]),
        })
        .nullable(),
    }),
    errors: ['games/not-found'],
  }),
  getAttendance: contract({
    method: 'GET',
    path: '/api/gangs/{id}/evenings/{gameId}',
    access: 'verified',
    summary: 'Who plays in the caller’s game of this gang, and who came while it was played.',
    input: z.strictObject({ id, gameId: id }),
    output: attendanceSchema,
    errors: ofEvenings,
  }),
  addLatecomer: contract({
    method: 'POST',
    path: '/api/gangs/{id}/evenings/{gameId}/latecomers',
    access: 'verified',
    summary:
      'Records that a member came while the caller’s game was played: what it opens after that step is seen by the ' +
      'member, and the evening isn’t counted for them. A repeated call changes nothing.',
    /** `afterSeq`: the last step before the member came; the server has it already, else `games/sequence-gap`. */
    input: z.strictObject({ id, gameId: id, memberId: id, afterSeq: z.number().int().min(0).max(100_000) }),
    output: attendanceSchema,
    errors: [...ofEvenings, 'gangs/unknown-member', 'games/sequence-gap', 'games/finished'],
  }),
  removeLatecomer: contract({
    method: 'DELETE',
    path: '/api/gangs/{id}/evenings/{gameId}/latecomers/{memberId}',
    access: 'verified',
    summary: 'Takes an arrival back: nothing more is marked as seen. What opened meanwhile stays seen.',
    input: z.strictObject({ id, gameId: id, memberId: id }),
    output: attendanceSchema,
    errors: ofEvenings,
  }),
  getTable: contract({
    method: 'GET',
    path: '/api/gangs/{id}/table',
    access: 'verified',
    limit: 'user_action',
    summary: 'The table and the titles of a season, or of all time.',
    input: z.strictObject({ id, season: seasonSchema.default('all') }),
    output: tableSchema,
    errors: ['gangs/not-found'],
  }),
  getPublicGang: contract({
    method: 'GET',
    path: '/api/public-gangs/{token}',
    access: 'anyone',
    limit: 'user_action',
    summary: 'The public page of a gang: names of those alone who consented.',
    input: z.strictObject({ token, season: seasonSchema.default('all') }),
    output: publicGangSchema,
    errors: ['gangs/not-found'],
  }),
};
