import { z } from 'zod';
import { gameOutcomes, intermissions } from '../games/api.ts';
import { maxTeams, shownName, teamColors, teamEmblems } from '../games/setup.ts';
import { maxSeatNameLength } from './seat-topic.ts';
import { sureness } from './tasks/hint-words.ts';
import { freePressSchemas, seatEventSchemas, seatTaskSchema, taskPressSchemas } from './tasks/schema.ts';

export { maxSeatNameLength, seatTopicOf } from './seat-topic.ts';

export const maxPlayersInRoom = 24;
export const maxOnlookers = 100;
/** A phone that has sent nothing for this long is shown as away. */
export const awayAfterMs = 30_000;
/** A captain's phone that has sent nothing for this long loses its part to another. */
export const captainAwayAfterMs = 20_000;
/** How long after the game's end a seat still shows the result. */
export const seatOutlivesGameMs = 60 * 60 * 1000;
/**
 * Answers and verdicts reach phones this much later, so that no phone spoils the screen's suspense. The result waits for
 * the finale (`untilWinnerMs`).
 */
export const suspenseMs = 2000;

export const roomCodeSchema = z.string().regex(/^\d{6}$/);
/** 256 random bits that the phone makes itself, in base64url: joining again with the same token gives the same seat. */
export const seatTokenSchema = z.string().regex(/^[\w-]{43}$/);
export const seatName = shownName(maxSeatNameLength, 'rooms');

/** Null for an onlooker. */
const teamIndex = z
  .number()
  .int()
  .min(0)
  .max(maxTeams - 1)
  .nullable();
/** Shown beside the name, to tell two people of one name apart. */
const emblem = z.enum(teamEmblems);

export const newSeatSchema = z.strictObject({ token: seatTokenSchema, name: seatName, teamIndex, emblem });
export type NewSeat = z.infer<typeof newSeatSchema>;

const seatSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  teamIndex,
  emblem,
  /** Plays the game's steps from the phone, as the host does at the screen. */
  isRemote: z.boolean(),
  /** Sees the answer of an open question; never a player. */
  isJudge: z.boolean(),
  /** Answers for its team: the seat that was chosen, or the first of its team whose phone is there. */
  isCaptain: z.boolean(),
});
export type Seat = z.infer<typeof seatSchema>;

/** What the host sees of a room. */
export const hostRoomSchema = z.object({
  /** Null after it has expired: opening the room draws a new one. */
  code: roomCodeSchema.nullable(),
  isLocked: z.boolean(),
  /** False once the host has muted the reactions. */
  hasReactions: z.boolean().default(true),
  /** In the order of joining. */
  seats: z.array(seatSchema.extend({ isHere: z.boolean() })),
});
export type HostRoom = z.infer<typeof hostRoomSchema>;

const seatEventSchema = z.discriminatedUnion('kind', seatEventSchemas);
/** What a seat presses for its team, or to cheer. */
export type SeatEvent = z.infer<typeof seatEventSchema>;

/** A change event of a host's room, with what its seats have pressed for the task of this moment. */
export const roomChangeSchema = hostRoomSchema.extend({ pressed: z.array(seatEventSchema).default([]) });
export type RoomChange = z.infer<typeof roomChangeSchema>;

const teamSchema = z.object({ name: z.string(), color: z.enum(teamColors), emblem: z.enum(teamEmblems) });

/** What a phone with the code sees before joining. */
export const roomSchema = z.object({
  gameId: z.uuid(),
  teams: z.array(teamSchema.extend({ players: z.number().int() })),
  isLocked: z.boolean(),
  hasPlaceForPlayers: z.boolean(),
  hasPlaceForOnlookers: z.boolean(),
});
export type Room = z.infer<typeof roomSchema>;

/** What a phone shows of its game: only what the screen has shown already. */
const phoneViewSchema = z.object({
  outcome: z.enum(gameOutcomes),
  phase: z.enum(['wheel', 'board', 'question', 'points', 'result']),
  teams: z.array(teamSchema.extend({ score: z.number().int() })),
  /** Null until the wheel has stopped, and after the last turn. */
  currentTeamIndex: z.number().int().nullable(),
  tilesLeft: z.number().int(),
  question: z
    .object({
      /** Null for the last question, which has no tile. */
      category: z
        .object({ name: z.object({ ar: z.string(), en: z.string() }), icon: z.string(), hue: z.number() })
        .nullable(),
      /** 0 for the last question. */
      value: z.number().int(),
      /** What it brings now to the team that answers, as the screen says it; absent from an earlier release. */
      worth: z.number().int().optional(),
      isRevealed: z.boolean(),
      /**
       * Who may answer now: one team, all of them in a contest and in the last question, or none any more. `others`: any but
       * the one in turn may take the steal, and none may answer yet.
       */
      answers: z.enum(['team', 'all', 'none', 'others']),
      /** Why none may answer any more; absent while one may, once the answer is shown, and from an earlier release. */
      closedBy: z.enum(['time', 'all', 'goal']).optional(),
      /** What it brings any other team, of a question for the young; absent for any other, and from an earlier release. */
      othersPoints: z.number().int().optional(),
      /** Whether another team may still get its chance. */
      mayBeStolen: z.boolean(),
      /** Whether a steal goes to the first of the other teams. */
      buzzer: z.boolean(),
      /** The team that got the steal. */
      stealTeamIndex: z.number().int().nullable(),
      /** Until when the steal is open to the others, in ms since 1970; null while its time is stopped, and outside of it. */
      stealOpenUntil: z.number().int().nullable(),
    })
    .nullable(),
  /** True while teams share the top score and a tie-break may still decide. */
  isTied: z.boolean(),
  /** Team indexes after the result is decided; more than one for a shared win. */
  winners: z.array(z.number().int()),
});
export type PhoneView = z.infer<typeof phoneViewSchema>;

const localized = z.object({ ar: z.string(), en: z.string() });

/** Steps of the remote that have no parameter. Only the screen can end a game. */
export const plainRemoteActs = [
  'reveal',
  'pass',
  'nextClue',
  'tick',
  'startClock',
  'foul',
  'endConsultation',
  'swap',
  'pause',
  'resume',
  'extend',
  'undo',
  'openLastQuestion',
  'awardLastQuestion',
  'openTieBreaker',
] as const;

/** What a remote may press now: what the rules accept after the newest step, without the delay of other phones. */
const remoteViewSchema = z.object({
  /** Each press contains it: the server drops a press that was made at an earlier step. */
  seq: z.number().int(),
  acts: z.array(z.enum(plainRemoteActs)),
  /** The open tiles by category, in the board's order; empty unless one may be picked. */
  columns: z.array(
    z.object({
      name: localized,
      icon: z.string(),
      hue: z.number(),
      tiles: z.array(z.object({ cellId: z.string(), value: z.number().int() })),
    }),
  ),
  /** Options that may be chosen; `text` is null for a picture. */
  options: z.array(z.object({ id: z.string(), text: localized.nullable() })),
  /** Who may get the points, and how many; `teamIndex` is null for no team. */
  awards: z.array(z.object({ teamIndex: z.number().int().nullable(), points: z.number().int() })),
  lifelines: z.array(z.enum(['fiftyFifty', 'askTeammate', 'comeback'])),
  /**
   * The phones that may be asked for a hint, as the screen calls them, in the order of joining; empty unless the team in turn
   * may ask now. Absent from an earlier release.
   */
  teammates: z
    .array(seatSchema.pick({ id: true, name: true, emblem: true }).extend({ isHere: z.boolean() }))
    .optional(),
  /** Teams that may take the steal, the next in order first. */
  steals: z.array(z.number().int()),
});
export type RemoteView = z.infer<typeof remoteViewSchema>;

/** The answer of the open question, for its judge. */
const judgeViewSchema = z.object({
  answer: localized,
  explanation: localized.nullable(),
  /** The names that count in "name them"; null for other kinds. */
  accepted: z.array(localized).nullable(),
});
export type JudgeView = z.infer<typeof judgeViewSchema>;

const awardSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('buzzer'), ms: z.number().int() }),
  z.object({ kind: z.literal('teammate'), sure: z.enum(sureness), count: z.number().int() }),
  z.object({ kind: z.literal('votes'), count: z.number().int() }),
]);

/** The awards of a finished game with the seats that share each, for its host. */
export const awardedSchema = z.object({
  award: awardSchema,
  seats: z.array(seatSchema.pick({ id: true, name: true, teamIndex: true, emblem: true })),
});
export type Awarded = z.infer<typeof awardedSchema>;

/** What a player's phone says of its game at the end. */
const seatCardSchema = z.object({
  /** Of its team, from 1. */
  place: z.number().int(),
  votes: z.number().int(),
  votesRight: z.number().int(),
  hintsRight: z.number().int(),
  /** Null without a press for a steal. */
  fastestMs: z.number().nullable(),
  awards: z.array(awardSchema),
});
export type SeatCard = z.infer<typeof seatCardSchema>;

/** A change event of a phone's seat. */
export const seatChangeSchema = z.object({
  seat: seatSchema,
  isLocked: z.boolean(),
  /** Whether a screen shows the game just now. */
  isScreenHere: z.boolean(),
  /** Why the game is paused: for prayer or dinner; null while it isn't. */
  intermission: z.enum(intermissions).nullable(),
  view: phoneViewSchema,
  /** Null unless the seat has the remote and a screen is there. */
  remote: remoteViewSchema.nullable(),
  /** Null unless the seat is the judge's and a question is open. */
  judge: judgeViewSchema.nullable(),
  /** The other seats of its team, in the order of joining; none for an onlooker. */
  teammates: z.array(
    seatSchema.pick({ id: true, name: true, emblem: true, isCaptain: true }).extend({ isHere: z.boolean() }),
  ),
  /** What this seat may do for its team just now; null if nothing. */
  task: seatTaskSchema.nullable(),
  /** Whether a reaction would be on the screen. */
  mayReact: z.boolean(),
  /** Null for an onlooker, and until the screen has shown the result. */
  card: seatCardSchema.nullable(),
  /** Whether the phone gets a receipt for a vote and a press for a steal. */
  givesReceipts: z.boolean(),
});
export type SeatChange = z.infer<typeof seatChangeSchema>;

/** The live topic of a host's room. */
export function roomTopicOf(gameId: string): string {
  return `rooms/${gameId}`;
}

const remoteActSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(plainRemoteActs) }),
  z.strictObject({ type: z.literal('pick'), cellId: z.string().max(16) }),
  z.strictObject({ type: z.literal('choose'), optionId: z.string().max(32) }),
  z.strictObject({ type: z.literal('takeSteal'), teamIndex: teamIndex.unwrap() }),
  z.strictObject({ type: z.literal('award'), teamIndex }),
  z.strictObject({ type: z.literal('useLifeline'), lifeline: z.enum(['fiftyFifty', 'askTeammate', 'comeback']) }),
]);
export type RemoteAct = z.infer<typeof remoteActSchema>;

/** What a phone sends over the live channel (docs/glossary.md, "press"). */
export const pressSchema = z.discriminatedUnion('kind', [
  /** The page is open and awake. */
  z.strictObject({ kind: z.literal('here') }),
  /** A step that the remote pressed after the game's step `seq`; `askedSeatId`: whose phone gets the question of `askTeammate`. */
  z.strictObject({
    kind: z.literal('act'),
    seq: z.number().int().min(0),
    act: remoteActSchema,
    askedSeatId: z.uuid().optional(),
  }),
  ...taskPressSchemas,
  ...freePressSchemas,
]);
export type Press = z.infer<typeof pressSchema>;
/** Presses that a room keeps with its game. */
export type KeptPress = Extract<Press, { kind: 'vote' | 'draft' | 'hint' | 'act-it' | 'buzz' }>;

/** A press for which its phone gets a receipt. */
export type ReceivedPress = Extract<Press, { kind: 'vote' | 'buzz' }>;
/** The event that says to a phone, and to no other page, that its press is stored; it repeats the press. */
export interface Receipt {
  readonly received: ReceivedPress;
}

/** A press as the screen receives it, after the server has checked seat, step and rules. */
export const roomEventSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('act'),
    seatId: z.uuid(),
    seq: z.number().int(),
    act: remoteActSchema,
    /** Whom `askTeammate` asks, as the screen calls the chosen phone; absent without a choice. */
    teammate: z.string().optional(),
  }),
  ...seatEventSchemas,
]);
export type RoomEvent = z.infer<typeof roomEventSchema>;
