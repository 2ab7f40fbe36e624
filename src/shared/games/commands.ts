import { z } from 'zod';
import { shownName } from './setup.ts';

/** LIFE-1. */
export const lifelines = ['fiftyFifty', 'askTeammate', 'comeback', 'flip'] as const;
export type Lifeline = (typeof lifelines)[number];

export const maxAdjustment = 10_000;
export const maxReasonLength = 80;
/** Of a committed number, either way. */
export const maxNumber = 1_000_000_000_000;

/** Why the host objects to a question: its answer is wrong, it is unclear, or the room has seen it before. */
export const objections = ['wrong', 'unclear', 'seen'] as const;
export type Objection = (typeof objections)[number];

const teamIndex = z.number().int().min(0).max(3);
const name = shownName(40);
const stamp = {
  /** Unique in its game; a command sent again is known by it. */
  id: z.string().min(8).max(64),
  /** 1 for a game's first command, then without a gap. */
  seq: z.number().int().min(1).max(100_000),
  /** When it was given: the device's monotonic time corrected to the server's, in ms since 1970. */
  at: z.number().int().min(0).max(8_640_000_000_000_000),
};
const command = <Type extends string, Fields extends z.ZodRawShape>(type: Type, fields: Fields) =>
  z.strictObject({ ...stamp, type: z.literal(type), ...fields });

/** All a host can do in a game. Names and meaning: docs/rules.md, "Commands". */
export const commandSchema = z.discriminatedUnion('type', [
  command('wheelStopped', {}),
  command('pick', { cellId: z.string().max(16) }),
  command('choose', { optionId: z.string().max(32) }),
  command('pass', {}),
  command('takeSteal', { teamIndex }),
  command('nextClue', {}),
  command('tick', {}),
  command('startClock', {}),
  command('timeUp', {}),
  command('foul', {}),
  command('reveal', {}),
  command('award', { teamIndex: teamIndex.nullable() }),
  command('annul', { reason: z.enum(objections) }),
  command('useLifeline', { lifeline: z.enum(['fiftyFifty', 'askTeammate', 'comeback']), teammate: name.optional() }),
  command('queueLifeline', { lifeline: z.enum(lifelines), teamIndex, teammate: name.optional() }),
  command('unqueueLifeline', { lifeline: z.enum(lifelines), teamIndex }),
  command('endConsultation', {}),
  command('swap', {}),
  command('pause', {}),
  command('resume', {}),
  command('extend', {}),
  command('adjust', {
    teamIndex,
    points: z.number().int().min(-maxAdjustment).max(maxAdjustment),
    reason: shownName(maxReasonLength),
  }),
  command('undo', {}),
  command('redo', {}),
  command('end', {}),
  command('commitPoints', { teamIndex, points: z.number().int().min(0).max(maxNumber) }),
  command('openLastQuestion', {}),
  command('awardLastQuestion', {}),
  command('openTieBreaker', {}),
  command('commitNumber', { teamIndex, number: z.number().int().min(-maxNumber).max(maxNumber) }),
  command('commitOrder', { teamIndex, eventIds: z.array(z.string().max(32)).max(8) }),
  command('finish', {}),
]);
export type Command = z.infer<typeof commandSchema>;
export type CommandType = Command['type'];

/** A command before its place in the log and its time are known. */
export type Act = Command extends infer Each ? (Each extends Command ? Omit<Each, 'id' | 'seq' | 'at'> : never) : never;
