import { z } from 'zod';
import { languages } from '../kernel/text.ts';

/** SUP-1: a problem, or feedback. */
export const supportCategories = ['game_issue', 'game_feedback'] as const;
export type SupportCategory = (typeof supportCategories)[number];

/** How far staff have come with a message. The assignee is a separate field. */
export const requestStatuses = ['new', 'in_progress', 'answered', 'closed'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

export const maxNotesLength = 4000;

export const maxDescriptionLength = 4000;

/** The code for a text that is empty after trimming [GAME-8]. */
export const emptyDescription = {
  game_issue: 'support/description-required',
  game_feedback: 'support/feedback-required',
} as const satisfies Record<SupportCategory, string>;

/** What is wrong with a question: reported from the summary, or objected to in the game. */
export const questionFlaws = ['wrong_answer', 'unclear', 'outdated', 'seen_before', 'picture', 'other'] as const;
export type QuestionFlaw = (typeof questionFlaws)[number];

const lifeline = z.enum(['fiftyFifty', 'askTeammate', 'comeback', 'flip']);
const teamIndex = z.number().int().min(0).max(3);
const instant = z.number().int();
/** The records of LIFE-1. */
const lifelineRecordsSchema = z.strictObject({
  queued: z
    .array(z.strictObject({ lifeline, gameId: z.string().max(64), activatingTeamIndex: teamIndex, queuedAt: instant }))
    .max(16),
  active: z
    .array(
      z.strictObject({
        lifeline,
        gameId: z.string().max(64),
        teamIndex,
        activatedAt: instant,
        expiresAt: instant.nullable(),
      }),
    )
    .max(16),
});

/** The state of a game when the message was written, for support to read first [GAME-8]. */
export const gameStateSchema = z.strictObject({
  teams: z.array(z.strictObject({ name: z.string().max(200), score: z.number().int().optional() })).max(4),
  currentTeamIndex: z.number().int().min(0).max(3),
  gameStatus: z.enum(['setup', 'playing', 'finished']),
  phase: z.enum(['wheel', 'board', 'question', 'lastQuestion', 'result', 'finished']).optional(),
  /** Of the question on the screen. */
  questionId: z.string().min(1).max(100).optional(),
  /** Sequence number of the game's last command. */
  step: z.number().int().min(0).optional(),
  lifelines: lifelineRecordsSchema.optional(),
});
export type GameStateAsRead = z.infer<typeof gameStateSchema>;

/** What a message was written on. */
export const sentFromSchema = z.strictObject({
  page: z.string().max(200),
  language: z.enum(languages),
  /** Width and height in CSS pixels, "390x844". */
  screen: z.string().regex(/^\d{1,5}x\d{1,5}$/),
  platform: z.string().max(20),
  appVersion: z.string().max(40).optional(),
});
export type SentFrom = z.infer<typeof sentFromSchema>;
