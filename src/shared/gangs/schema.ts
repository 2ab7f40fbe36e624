import { z } from 'zod';
import { maxTeamNameLength, maxTeams, minTeams, shownName, teamColors, teamEmblems } from '../games/setup.ts';

export type { GangOfGame } from '../games/gang-of-game.ts';

/** Maximum number of gangs that a user owns; co-hosted gangs don't count. */
export const maxGangs = 20;
export const maxMembers = 60;
/** The owner and those who accepted an invitation. */
export const maxHosts = 6;
export const invitationLastsMs = 7 * 24 * 60 * 60 * 1000;
/** Maximum number of valid invitations of a gang; a further one deletes the oldest. */
export const maxInvitations = 20;
/** Takes the place of an erased member's name in packs and logs. */
export const erasedName = 'لاعب';

/** Of a gang or of a member. A member's name is a player's name in the pack of a game. */
export const gangName = shownName(maxTeamNameLength, 'gangs');

const id = z.uuid();
const color = z.enum(teamColors);
const emblem = z.enum(teamEmblems);
const instant = z.number().int();

export const newMemberSchema = z.strictObject({
  name: gangName,
  /** If absent, the first emblem that the fewest members have; so with `color`. */
  emblem: emblem.optional(),
  color: color.optional(),
  isYoung: z.boolean().default(false),
});

export const memberSchema = z.object({
  id,
  name: z.string(),
  emblem,
  color,
  /** Spread evenly over the teams, and shown by emblem alone on the public page. */
  isYoung: z.boolean(),
  /** Consents to be named on the gang's public page. */
  isShown: z.boolean(),
  /** Whether an account is linked to this member. */
  isLinked: z.boolean(),
  /** Whether that account is the caller's. */
  isYou: z.boolean(),
  joinedAt: instant,
});
export type Member = z.infer<typeof memberSchema>;

export const gangRoles = ['owner', 'host', 'member'] as const;
/** What the caller is to a gang. A host may be a linked member too. */
export type GangRole = (typeof gangRoles)[number];

export const gangCardSchema = z.object({
  id,
  name: z.string(),
  emblem,
  /** Has its own weave, as a team's colour does. */
  color,
  role: z.enum(gangRoles),
  members: z.number().int(),
  /** Games that counted. */
  evenings: z.number().int(),
  lastEveningAt: instant.nullable(),
});
export type GangCard = z.infer<typeof gangCardSchema>;

export const gangSchema = gangCardSchema.extend({
  /** In the order of joining. */
  members: z.array(memberSchema),
  hosts: z.array(z.object({ uid: z.string(), name: z.string(), isOwner: z.boolean(), isYou: z.boolean() })),
  /** Who played in the latest game that was started; empty before the first. */
  lastHere: z.array(id),
  /** For hosts: the latest members who became one with another. Absent in answers of older servers. */
  merges: z.array(z.object({ id, intoId: id })).default([]),
  /** Token in the address of the public page, for hosts only; null while the page is off. */
  publicToken: z.string().nullable(),
});
export type Gang = z.infer<typeof gangSchema>;

/** The people of each team, in the order of the teams. */
export const memberTeamsSchema = z.array(z.array(id).max(maxMembers)).min(minTeams).max(maxTeams);

const pair = z.tuple([id, id]);
const maxPairs = 20;

export const drawRequestSchema = z.strictObject({
  memberIds: z.array(id).min(minTeams).max(maxMembers),
  teams: z.number().int().min(minTeams).max(maxTeams),
  apart: z.array(pair).max(maxPairs).default([]),
  together: z.array(pair).max(maxPairs).default([]),
});

export const drawnTeamsSchema = z.object({
  teams: z.array(z.array(id)),
  /** Each team's chance to win in percent; together 100. */
  odds: z.array(z.number().int()),
  /** Eight characters that the screen shows. The same people, wishes, ratings and seed give the same teams. */
  seed: z.string(),
  /** How many draws there were since the gang's latest game, with this one. An older server gives none. */
  draws: z.number().int().optional(),
  /** Shows the server at the start of a game that it drew these teams with this seed. An older server gives none. */
  proof: z.string().optional(),
  /** When the seed stops counting for an evening, in ms since 1970. An older server gives none. */
  expiresAt: z.number().int().optional(),
});
export type DrawnTeams = z.infer<typeof drawnTeamsSchema>;

const localized = z.object({ ar: z.string(), en: z.string() });

/** The result of one game, by team; each member counts with the result of their team. Stored when the game ends. */
export const eveningResultSchema = z.object({
  /**
   * Of each team. `points`: what tiles brought, and adjustments by hand; the last question doesn't count. `possible`: the
   * values of all opened tiles of the game; of a question for the young that another team opened, what it brings others.
   */
  teams: z.array(z.object({ points: z.number().int(), possible: z.number().int(), steals: z.number().int() })),
  /** Team indexes; more than one for a shared win. */
  winners: z.array(z.number().int()),
  categories: z.array(
    z.object({
      id: z.string(),
      name: localized,
      icon: z.string(),
      hue: z.number(),
      /** Of each team: tiles that it opened in its own turn, and of these the ones it won. */
      teams: z.array(z.object({ tiles: z.number().int(), won: z.number().int() })),
    }),
  ),
});
export type EveningResult = z.infer<typeof eveningResultSchema>;

/** An evening as the table counts it: who was in which team, and what came of it. */
export interface Evening {
  readonly gameId: string;
  /** When the game was started, in ms since 1970: it decides the season. */
  readonly at: number;
  /** Member ids of each team. Latecomers aren't in it. */
  readonly teams: readonly (readonly string[])[];
  readonly result: EveningResult;
}

export const eveningCardSchema = z.object({
  /** Of the evening and of its game, which may be deleted since. */
  gameId: id,
  at: instant,
  /** Null while the game is played; false where it ended without counting. */
  counts: z.boolean().nullable(),
  seed: z.string().nullable(),
  /** With a seed alone: how many draws there were before the game. Absent in answers of older servers. */
  draws: z.number().int().nullable().default(null),
  /** Ids of erased members are left out. A name is empty once the game was deleted. */
  teams: z.array(z.object({ name: z.string(), color, emblem, score: z.number().int(), memberIds: z.array(id) })),
  winners: z.array(z.number().int()),
});
export type EveningCard = z.infer<typeof eveningCardSchema>;

/** Who of a gang sees the questions of a game. */
export const attendanceSchema = z.object({
  /** In a team; erased members are left out. */
  players: z.array(id),
  /** Came while the game was played, in the order of coming. */
  latecomers: z.array(id),
});
export type Attendance = z.infer<typeof attendanceSchema>;

/** A calendar month in Kuwait as `2026-11`, or all time. */
export const seasonSchema = z.union([z.literal('all'), z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)]);

const categoryOfMember = z.object({ id: z.string(), name: localized, icon: z.string(), hue: z.number() }).nullable();

export const tableRowSchema = z.object({
  memberId: id,
  evenings: z.number().int(),
  wins: z.number().int(),
  /** Percent of the possible points that the member's teams earned. */
  share: z.number().int(),
  favourite: categoryOfMember,
  feared: categoryOfMember,
  /** Who beats, or is beaten by, this one most clearly; null below three evenings against each other, or if all are even. */
  rival: z.object({ memberId: id, wins: z.number().int(), losses: z.number().int() }).nullable(),
  /** With whom this one wins most often; null below three evenings together, or without a win. */
  partner: z.object({ memberId: id, evenings: z.number().int(), wins: z.number().int() }).nullable(),
});
export type TableRow = z.infer<typeof tableRowSchema>;

/** A title and its holders one after the other; the last one holds it. */
export const titleSchema = z.object({
  /** `steals`, or the id of a category. */
  id: z.string(),
  /** Null for steals. */
  category: z.object({ name: localized, icon: z.string(), hue: z.number() }).nullable(),
  holders: z.array(z.object({ memberId: id, since: instant })),
});
export type Title = z.infer<typeof titleSchema>;

export const tableSchema = z.object({
  season: seasonSchema,
  /** Months with an evening that counts, newest first. */
  seasons: z.array(z.string()),
  /** Best first. */
  rows: z.array(tableRowSchema),
  titles: z.array(titleSchema),
});
export type Table = z.infer<typeof tableSchema>;

/** What a stranger sees of a gang. A name is null where the member doesn't consent or is young. */
export const publicGangSchema = z.object({
  name: z.string(),
  emblem,
  color,
  evenings: z.number().int(),
  members: z.array(z.object({ id, name: z.string().nullable(), emblem, color })),
  table: tableSchema,
});
export type PublicGang = z.infer<typeof publicGangSchema>;
