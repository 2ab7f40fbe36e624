import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { commandSchema } from './commands.ts';
import { gangOfGameSchema } from './gang-of-game.ts';
import { firstRulesVersion } from './rules-version.ts';
import { packSchema, packTeamSchema } from './schema.ts';
import { gameLengths, setupSchema } from './setup.ts';
import { stepErrorCodes } from './errors.ts';

const id = z.uuid();
/** Made once by a device and kept there. */
const deviceId = z.string().min(8).max(64);
const instant = z.number().int();
/** The highest rules version that the page knows. */
const knownRules = z.coerce.number().int().min(0);
/** A page or a program that doesn't send it knows only the first rules. */
const knownOrFirstRules = knownRules.default(firstRulesVersion);

/** Per call, for page and server. As many commands of the greatest length fit into a body. */
export const maxCommandsPerCall = 100;

/** Why a game is on an intermission: a screen that stops every clock (docs/rules.md, "Intermissions"). */
export const intermissions = ['prayer', 'dinner'] as const;
export type Intermission = (typeof intermissions)[number];

/** How a game ended, or that it hasn't. */
export const gameOutcomes = ['open', 'finished', 'abandoned'] as const;

/** What lists and headers show of a game [GAME-2]. */
export const gameRecordSchema = z.object({
  id,
  gameStatus: z.enum(['setup', 'playing', 'finished']),
  outcome: z.enum(gameOutcomes),
  length: z.enum(gameLengths),
  teams: z.array(packTeamSchema.extend({ score: z.number().int() })),
  categoryNames: z.array(z.object({ ar: z.string(), en: z.string() })),
  currentTeamIndex: z.number().int(),
  initialWheelDelayPassed: z.boolean(),
  openedTiles: z.number().int(),
  tiles: z.number().int(),
  /** Sequence number of the last command applied. */
  seq: z.number().int(),
  createdAt: instant,
  lastCommandAt: instant.nullable(),
  finishedAt: instant.nullable(),
  /** Team indexes; empty before the end. */
  winners: z.array(z.number().int()),
});
export type GameRecord = z.infer<typeof gameRecordSchema>;

/** What a game was set up with, to set up the next one. */
export const lastSetupSchema = packSchema
  .pick({
    length: true,
    answerMode: true,
    questionTimeMs: true,
    stealTimeMs: true,
    sound: true,
    hostTeamIndex: true,
    teams: true,
  })
  .extend({
    categoryIds: z.array(z.string()),
    /** Absent in answers of older servers. */
    lastQuestion: z.boolean().default(false),
    buzzer: z.boolean().default(false),
  });
export type LastSetup = z.infer<typeof lastSetupSchema>;

export const leaseSchema = z.object({ deviceId: z.string(), expiresAt: instant });

export const branchSchema = z.object({
  id,
  /** Last command both lines have in common. */
  forkSeq: z.number().int(),
  seq: z.number().int(),
  scores: z.array(z.number().int()),
  openedTiles: z.number().int(),
  lastCommandAt: instant,
  deviceId: z.string(),
});
export type GameBranch = z.infer<typeof branchSchema>;

/** 60 s, renewed every 20 s (docs/rules.md, "One writer"). */
export const leaseDurationMs = 60_000;
export const leaseRenewalMs = 20_000;
/** A game without a command for this long ends as abandoned. */
export const abandonedAfterMs = 30 * 24 * 60 * 60 * 1000;

/** A set-up, and the gang that plays: its members' names take the place of the set-up's players. */
const startSchema = setupSchema
  .safeExtend({ rulesVersion: knownRules.optional(), gang: gangOfGameSchema.optional() })
  .superRefine(({ gang, teams }, context) => {
    if (gang === undefined) return;
    const members = gang.teams.flat();
    if (gang.teams.length === teams.length && new Set(members).size === members.length) return;
    context.addIssue({ code: 'custom', path: ['gang', 'teams'], message: 'gangs/teams-invalid' });
  });
export type NewGame = z.infer<typeof startSchema>;

export const gamesApi = {
  startGame: contract({
    method: 'POST',
    path: '/api/games',
    access: 'verified',
    status: 201,
    idempotent: true,
    summary:
      'Spends one session, draws the pack and creates the game, in one transaction; the same key returns the same game. ' +
      'Of a gang, its members are the players.',
    input: startSchema,
    output: z.object({ game: gameRecordSchema, pack: packSchema }),
    errors: [
      'accounts/no-sessions-left',
      'games/category-unavailable',
      'games/last-question-unavailable',
      'games/update-needed',
      'gangs/not-found',
      'gangs/hosts-only',
      'gangs/unknown-member',
      'gangs/team-empty',
    ],
  }),
  listGames: contract({
    method: 'GET',
    path: '/api/games',
    access: 'verified',
    summary: "The caller's games, latest first: in play, or finished.",
    input: z.strictObject({
      outcome: z.enum(['open', 'finished']).default('open'),
      limit: z.coerce.number().int().min(1).max(50).default(20),
      cursor: z.string().max(200).optional(),
    }),
    output: z.object({ items: z.array(gameRecordSchema), nextCursor: z.string().nullable(), hasMore: z.boolean() }),
    errors: [],
  }),
  getLastSetup: contract({
    method: 'GET',
    path: '/api/games/last-setup',
    access: 'verified',
    summary: "Teams, rules and categories of the caller's latest game, however it ended; null before the first.",
    input: z.strictObject({}),
    output: z.object({ setup: lastSetupSchema.nullable() }),
    errors: [],
  }),
  getGame: contract({
    method: 'GET',
    path: '/api/games/{id}',
    access: 'verified',
    inMaintenance: 'open',
    summary: 'A game with its pack and its whole log, to continue on any device.',
    input: z.strictObject({ id, rulesVersion: knownOrFirstRules }),
    output: z.object({
      game: gameRecordSchema,
      pack: packSchema,
      commands: z.array(commandSchema),
      lease: leaseSchema.nullable(),
      /** Absent in the answer of an older server. */
      intermission: z.enum(intermissions).nullable().default(null),
      branches: z.array(branchSchema),
      now: instant,
    }),
    errors: ['games/not-found', 'games/update-needed'],
  }),
  sendCommands: contract({
    method: 'POST',
    path: '/api/games/{id}/commands',
    access: 'verified',
    inMaintenance: 'open',
    summary: 'Appends commands in order. Skips those already stored; stops at the first rejected one.',
    input: z.strictObject({ id, deviceId, commands: z.array(commandSchema).min(1).max(maxCommandsPerCall) }),
    output: z.object({ seq: z.number().int(), game: gameRecordSchema, now: instant }),
    errors: [
      'games/not-found',
      'games/lease-lost',
      'games/sequence-gap',
      'games/sequence-taken',
      'games/clock-ahead',
      'games/finished',
      ...stepErrorCodes,
    ],
  }),
  takeLease: contract({
    method: 'POST',
    path: '/api/games/{id}/lease',
    access: 'verified',
    inMaintenance: 'open',
    summary:
      "Makes this the writing device, or renews that. With takeOver another device's lease ends. With intermission an " +
      'intermission begins, or ends by null, on every device that shows the game.',
    input: z.strictObject({
      id,
      deviceId,
      takeOver: z.boolean().default(false),
      intermission: z.enum(intermissions).nullable().optional(),
    }),
    output: z.object({ lease: leaseSchema, seq: z.number().int(), now: instant }),
    errors: ['games/not-found', 'games/lease-held', 'games/finished'],
  }),
  chooseBranch: contract({
    method: 'POST',
    path: '/api/games/{id}/branches/{branchId}',
    access: 'verified',
    inMaintenance: 'open',
    summary: 'Picks one whole line of a game that two devices played: this branch, or the main one.',
    input: z.strictObject({
      id,
      branchId: id,
      keep: z.enum(['branch', 'main']),
      /** The device that chooses: it has read the line and may take the lease without being asked again. */
      deviceId: deviceId.optional(),
    }),
    output: z.object({ game: gameRecordSchema }),
    errors: ['games/not-found', 'games/branch-not-found', 'games/finished'],
  }),
  getSummary: contract({
    method: 'GET',
    path: '/api/games/{id}/summary',
    access: 'verified',
    inMaintenance: 'open',
    summary: 'A finished game with its pack and log, from which the page makes every figure.',
    input: z.strictObject({ id, rulesVersion: knownOrFirstRules }),
    output: z.object({
      game: gameRecordSchema,
      pack: packSchema,
      commands: z.array(commandSchema),
      /** The question that the host liked best. Absent in the answer of an older server. */
      bestQuestionId: z.string().nullable().default(null),
    }),
    errors: ['games/not-found', 'games/not-now', 'games/update-needed'],
  }),
  chooseBestQuestion: contract({
    method: 'POST',
    path: '/api/games/{id}/best-question',
    access: 'verified',
    summary: 'Notes the best question of a finished game, in place of an earlier choice; null takes it back.',
    input: z.strictObject({ id, questionId: z.string().max(64).nullable() }),
    output: z.object({ bestQuestionId: z.string().nullable() }),
    errors: ['games/not-found', 'games/not-now'],
  }),
  getAnswer: contract({
    method: 'GET',
    path: '/api/answers/{id}',
    access: 'anyone',
    inMaintenance: 'open',
    summary: 'One answer, for any client with its code; codes expire with their game.',
    input: z.strictObject({ id: z.string().min(6).max(40) }),
    output: z.object({
      kind: z.string(),
      text: z.object({ ar: z.string(), en: z.string() }),
      answer: z.object({ ar: z.string(), en: z.string() }),
      explanation: z.object({ ar: z.string(), en: z.string() }).nullable(),
      act: z.string().nullable(),
      /** What the actor must not say; null where nothing is forbidden. */
      forbidden: z.array(z.object({ ar: z.string(), en: z.string() })).nullable(),
      /** The names that count in "name them"; null for other kinds. */
      accepted: z
        .array(z.object({ ar: z.string(), en: z.string() }))
        .nullable()
        .default(null),
      /** The address of the answer's picture; null where it has none. */
      picture: z.string().nullable().default(null),
      category: z.object({ name: z.object({ ar: z.string(), en: z.string() }), icon: z.string(), hue: z.number() }),
      /** Null for a question that lies on no board. */
      value: z.number().int().nullable(),
      /** Whether it is a question for the young. Absent in the answer of an older server. */
      isForYoung: z.boolean().default(false),
    }),
    errors: ['games/not-found'],
  }),
};
