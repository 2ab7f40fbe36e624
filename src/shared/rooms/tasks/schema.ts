import { z } from 'zod';
import { maxNumber } from '../../games/commands.ts';
import { shownName } from '../../games/setup.ts';
import { maxHintLength, sureness } from './hint-words.ts';

const localized = z.object({ ar: z.string(), en: z.string() });
/** What the game asks now (`taskKeyOf`): a press for another task is dropped. */
const taskKey = z.string().min(1).max(64);
const optionId = z.string().max(32);
const teamIndex = z.number().int().min(0).max(3);

export const reactions = ['clap', 'laugh', 'fire', 'heart', 'mashallah', 'ohNo'] as const;
export type Reaction = (typeof reactions)[number];

/** A team's answer in a contest: a number or points, or the ids of the events in its order. */
const committed = z.union([z.number().int().min(-maxNumber).max(maxNumber), z.array(z.string().max(32)).min(1).max(8)]);

/**
 * When the teammate was asked whose hint this is, in ms since 1970: the server writes it, whatever the phone says. Absent in a
 * hint that an older release kept.
 */
const askedAt = z.number().nullable().optional();

/** As on the screen. A picture has no text, and is known by its place, from 1. */
const option = z.object({ id: optionId, place: z.number().int(), text: localized.nullable() });

/** What a seat may do for its team now. */
export const seatTaskSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('vote'),
    key: taskKey,
    options: z.array(option),
    /** What this seat voted for last. */
    own: optionId.nullable(),
    /** Whether the rules accept the team's answer now; only the captain gives it. */
    mayAnswer: z.boolean(),
  }),
  z.object({
    kind: z.literal('commit'),
    key: taskKey,
    form: z.discriminatedUnion('type', [
      /** What the number counts, as on the screen; null where the question says it. */
      z.object({ type: z.literal('number'), unit: localized.nullable() }),
      z.object({ type: z.literal('points'), step: z.number().int(), max: z.number().int() }),
      z.object({ type: z.literal('order'), events: z.array(z.object({ id: z.string(), text: localized })) }),
    ]),
    /** The captain's newest, which the teammates see; once the team has committed, what it has. */
    draft: committed.nullable(),
    isCommitted: z.boolean(),
  }),
  z.object({
    kind: z.literal('hint'),
    key: taskKey,
    text: localized,
    /** Empty where the screen shows none. */
    options: z.array(option),
    /** When the time is over, in ms since 1970; null while the clock is stopped. */
    until: z.number().nullable(),
    isGiven: z.boolean(),
  }),
  z.object({
    kind: z.literal('actor'),
    key: taskKey,
    /** Who acts: no phone yet, this one, or another of the team. */
    part: z.enum(['free', 'own', 'other']),
    /** The seat whose part it is; null while it is free. */
    actorId: z.string().nullable(),
    /** For the actor's phone alone. */
    word: localized.nullable(),
    /** What the actor must not say; null where the word is mimed. */
    forbidden: z.array(localized).nullable(),
    /** Whether the clock waits until the actor is ready. */
    isClockWaiting: z.boolean(),
  }),
  z.object({
    kind: z.literal('buzz'),
    key: taskKey,
    /** From when a press counts, in ms since 1970: the same moment on every phone. */
    opensAt: z.number(),
    /** When the steal goes to the next team in order, in ms since 1970. */
    until: z.number(),
  }),
]);
export type SeatTask = z.infer<typeof seatTaskSchema>;

/** Presses for a task, in the words of the phone. */
export const taskPressSchemas = [
  z.strictObject({ kind: z.literal('vote'), task: taskKey, optionId }),
  /** The captain's: the team's answer. */
  z.strictObject({ kind: z.literal('answer'), task: taskKey, optionId }),
  z.strictObject({ kind: z.literal('draft'), task: taskKey, value: committed }),
  z.strictObject({ kind: z.literal('commit'), task: taskKey, value: committed }),
  z.strictObject({
    kind: z.literal('hint'),
    task: taskKey,
    answer: z.union([z.strictObject({ optionId }), z.strictObject({ text: shownName(maxHintLength, 'rooms') })]),
    sure: z.enum(sureness),
    askedAt,
  }),
  /** Makes this seat the actor. */
  z.strictObject({ kind: z.literal('act-it'), task: taskKey }),
  /** The actor has read the word. */
  z.strictObject({ kind: z.literal('ready'), task: taskKey }),
  /** `at`: the phone's own time, corrected to the server's; null before it is known. */
  z.strictObject({
    kind: z.literal('buzz'),
    task: taskKey,
    at: z.number().min(0).max(8_640_000_000_000_000).nullable(),
  }),
] as const;

/** Presses at any time. */
export const freePressSchemas = [
  z.strictObject({ kind: z.literal('react'), reaction: z.enum(reactions) }),
  /** The captain passes its part to another seat of the team. */
  z.strictObject({ kind: z.literal('captain'), seatId: z.uuid() }),
] as const;

const ofSeat = { seatId: z.uuid(), teamIndex: teamIndex.nullable() };
const ofTask = { ...ofSeat, task: taskKey };

/** What the screen receives of presses, once the server has checked them. */
export const seatEventSchemas = [
  z.object({ kind: z.literal('vote'), ...ofTask, optionId }),
  z.object({ kind: z.literal('answer'), ...ofTask, optionId }),
  z.object({ kind: z.literal('commit'), ...ofTask, value: committed }),
  z.object({
    kind: z.literal('hint'),
    ...ofTask,
    optionId: optionId.nullable(),
    /** Null for an option. */
    text: z.string().nullable(),
    sure: z.enum(sureness),
    askedAt,
  }),
  /** The actor's part is this seat's, as the database has it: never a press that may have come second. */
  z.object({ kind: z.literal('act-it'), ...ofTask }),
  z.object({ kind: z.literal('ready'), ...ofTask }),
  /** `at`: the server's time that counts, in ms since 1970 (`countedAt`). */
  z.object({ kind: z.literal('buzz'), ...ofTask, at: z.number() }),
  z.object({ kind: z.literal('react'), ...ofSeat, reaction: z.enum(reactions) }),
] as const;
