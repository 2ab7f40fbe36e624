import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { askedInstantSchema } from '../kernel/instant.ts';
import { branchSchema, gameOutcomes, gameRecordSchema, leaseSchema } from './api.ts';
import { commandSchema } from './commands.ts';
import { packSchema } from './schema.ts';
import { uncountedReasons } from './scoring.ts';

const id = z.uuid();
const reason = z.string().trim().min(1).max(500);

/** Null where the account was deleted. */
const hostSchema = z.object({ uid: z.string(), displayName: z.string(), email: z.string() }).nullable();

const hostedGameSchema = gameRecordSchema.extend({
  hostId: z.string(),
  host: hostSchema,
  /**
   * Why the finished game doesn't count: no score, leaderboard, badge or reward. Null if it counts, or isn't finished.
   */
  uncounted: z.enum(uncountedReasons).nullable(),
});
export type HostedGame = z.infer<typeof hostedGameSchema>;

const openedGameSchema = z.object({
  game: hostedGameSchema,
  pack: packSchema,
  commands: z.array(commandSchema),
  lease: leaseSchema.nullable(),
  branches: z.array(branchSchema),
  /** Whether the host has the session of this game again. */
  isReturned: z.boolean(),
});
export type OpenedGame = z.infer<typeof openedGameSchema>;

/** How staff filter games; `uncounted` are those finished games that counted for nothing. */
export const gameFilters = [...gameOutcomes, 'uncounted'] as const;
export type GameFilter = (typeof gameFilters)[number];

export const gameEndings = ['finished', 'abandoned'] as const;

/** All games, for admins. Every change leaves an audit row [ADM-4]. */
export const adminGamesApi = {
  listHostedGames: contract({
    method: 'GET',
    path: '/api/admin/game-sessions',
    access: 'admin',
    summary: 'Games by filters, those begun last first.',
    input: z.strictObject({
      id: id.optional(),
      outcome: z.enum(gameFilters).optional(),
      /** Id or address. */
      host: z.string().max(254).optional(),
      from: askedInstantSchema.optional(),
      to: askedInstantSchema.optional(),
      limit: z.coerce.number().int().min(1).max(50).default(20),
      cursor: z.string().max(200).optional(),
    }),
    output: z.object({ items: z.array(hostedGameSchema), nextCursor: z.string().nullable(), hasMore: z.boolean() }),
    errors: [],
  }),
  getHostedGame: contract({
    method: 'GET',
    path: '/api/admin/game-sessions/{id}',
    access: 'admin',
    summary: 'A game with its pack and whole log, from which every step can be shown again.',
    input: z.strictObject({ id }),
    output: openedGameSchema,
    errors: ['games/not-found'],
  }),
  endGame: contract({
    method: 'POST',
    path: '/api/admin/game-sessions/{id}/end',
    access: 'admin',
    summary: 'Ends a game in play: finished with the current points, or abandoned.',
    input: z.strictObject({ id, as: z.enum(gameEndings), reason }),
    output: openedGameSchema,
    errors: ['games/not-found', 'games/finished'],
  }),
  returnSession: contract({
    method: 'POST',
    path: '/api/admin/game-sessions/{id}/return-session',
    access: 'admin',
    summary: 'Returns the session of a game to its host, once a game.',
    input: z.strictObject({ id, reason }),
    output: openedGameSchema,
    errors: ['games/not-found', 'accounts/person-not-found'],
  }),
};
